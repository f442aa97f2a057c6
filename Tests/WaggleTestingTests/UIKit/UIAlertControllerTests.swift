import Foundation
import SwiftUI
import Testing
@testable import WaggleTesting
@testable import WaggleUIKit

/// Alerts, action sheets and the share sheet of controllers.
@MainActor
struct UIAlertControllerTests {
    private struct Given: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    private func screen(_ controller: UIViewController) throws -> TestScreen { try TestScreen(Given(controller: controller), size: CGSize(width: 320, height: 500)) }

    @Test func anAlertIsShownAndItsHandlerRunsOnceItHasClosed() throws {
        let controller = UIViewController(), screen = try screen(controller)
        var calls: [String] = []
        let alert = UIAlertController(title: "Drain?", message: "The pond will be empty.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in calls.append("keep") })
        alert.addAction(UIAlertAction(title: "Drain", style: .destructive) { _ in calls.append("drain \(controller.presentedViewController == nil)") })
        controller.present(alert, animated: true) { calls.append("shown") }
        try screen.settle()
        #expect(screen.shows("Drain?") && screen.shows("The pond will be empty.") && calls == ["shown"] && controller.presentedViewController === alert)
        try screen.tap("Drain")
        try screen.settle()
        #expect(calls == ["shown", "drain true"] && !screen.shows("Drain?"))
    }
    @Test func aHandlerCanShowAnotherAlert() throws {
        let controller = UIViewController(), screen = try screen(controller)
        let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert), second = UIAlertController(title: "Second", message: nil, preferredStyle: .alert)
        first.addAction(UIAlertAction(title: "Next", style: .default) { _ in controller.present(second, animated: true) })
        second.addAction(UIAlertAction(title: "Done", style: .default))
        controller.present(first, animated: true)
        try screen.settle()
        try screen.tap("Next")
        try screen.settle()
        #expect(screen.shows("Second") && !screen.shows("First"))
        try screen.tap("Done")
        try screen.settle()
        #expect(controller.presentedViewController == nil)
    }
    @Test func anAlertHasTextFields() throws {
        let controller = UIViewController(), screen = try screen(controller)
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Pond" }
        let save = UIAlertAction(title: "Save", style: .default)
        save.isEnabled = false
        alert.addAction(save)
        alert.textFields?.first?.addAction(UIAction { _ in save.isEnabled = true }, for: .editingChanged)
        controller.present(alert, animated: true)
        try screen.settle()
        #expect(throws: TestScreenError.self) { try screen.tap("Save") }
        #expect(screen.shows("Name"))
        try screen.tap("Pond")
        try screen.type("Mere")
        #expect(alert.textFields?.first?.text == "Mere")
        try screen.tap("Save")
        try screen.settle()
        #expect(!screen.shows("Name"))
    }
    @Test func anActionSheetIsDismissedByTheProgram() throws {
        let controller = UIViewController(), screen = try screen(controller)
        var calls: [String] = []
        let sheet = UIAlertController(title: nil, message: "Choose", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Reed", style: .default) { _ in calls.append("reed") })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        controller.present(sheet, animated: true)
        try screen.settle()
        #expect(screen.shows("Reed") && screen.shows("Choose"))
        sheet.dismiss(animated: true) { calls.append("dismissed") }
        try screen.settle()
        screen.advance(by: 0.1)
        #expect(calls == ["dismissed"] && !screen.shows("Reed") && controller.presentedViewController == nil)
    }
    @Test func aShareSheetCopiesAndCallsItsHandler() throws {
        let controller = UIViewController(), screen = try screen(controller)
        var calls: [String] = []
        let share = UIActivityViewController(activityItems: ["Ripple"], applicationActivities: nil)
        share.completionWithItemsHandler = { type, isDone, _, _ in calls.append("\(type == .copyToPasteboard) \(isDone)") }
        controller.present(share, animated: true)
        try screen.settle()
        try screen.tap("Copy")
        try screen.settle()
        #expect(calls == ["true true"] && controller.presentedViewController == nil && screen.clipboard == "Ripple")
    }
    @Test func closingAShareSheetCallsItsHandler() throws {
        let controller = UIViewController(), screen = try screen(controller)
        var calls: [Bool] = []
        let share = UIActivityViewController(activityItems: [URL(string: "https://example.org/reed")!], applicationActivities: nil)
        share.completionWithItemsHandler = { _, isDone, _, _ in calls.append(isDone) }
        controller.present(share, animated: true)
        try screen.settle()
        #expect(screen.shows("Open") && screen.shows("reed"))
        try screen.dismiss()
        try screen.settle()
        #expect(calls == [false])
    }
}
