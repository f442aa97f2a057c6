import Foundation
import SwiftUI
import Testing
@testable import Flourish
@testable import WaggleCore
@testable import WaggleTesting

/// Buttons of SwiftUI's as items of a menu in a ring.
@MainActor struct RadialButtonTests {
    private struct Board: View {
        let chosen: TestValue<String>
        var body: some View {
            RadialMenu {
                Button("Copy", systemImage: "doc.on.doc") { chosen.value = "Copy" }
                Button("Paste") { chosen.value = "Paste" }.disabled(true)
                RadialItem.menu("Share", systemImage: "square.and.arrow.up") {
                    Button("Mail", systemImage: "envelope") { chosen.value = "Mail" }
                    Button("Print", systemImage: "printer") { chosen.value = "Print" }
                }
                RadialItem("Star", systemImage: "star") { chosen.value = "Star" }
                Button("Delete", systemImage: "trash", role: .destructive) { chosen.value = "Delete" }
            } label: {
                Text("Actions").frame(width: 60, height: 60)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .radialMenuSurface()
        }
    }
    private func board(_ chosen: TestValue<String>) throws -> TestScreen { try TestScreen(Board(chosen: chosen), size: CGSize(width: 400, height: 500)) }

    @Test func aTapChoosesAButton() throws {
        let chosen = TestValue(""), screen = try board(chosen)
        try screen.tap("Actions")
        try screen.settle()
        try screen.look("radial-buttons")
        try screen.tap("Copy")
        try screen.settle()
        #expect(chosen.value == "Copy" && !screen.shows("Star") && screen.isUntouched)
        try screen.tap("Actions")
        try screen.settle()
        try screen.tap("Share")
        try screen.settle()
        try screen.tap("Print")
        try screen.settle()
        #expect(chosen.value == "Print")
    }
    @Test func pressMoveAndLiftChoosesAButton() throws {
        let chosen = TestValue(""), screen = try board(chosen)
        try screen.fingerDown(on: "Actions")
        screen.advance(by: 0.1)
        try screen.fingerMove(to: .point(20, 190), over: 0.2)
        try screen.look("radial-buttons-held")
        try screen.fingerUp()
        try screen.settle()
        #expect(chosen.value == "Delete")
    }
    @Test func keysAndAssistiveProgramsChooseButtonsThatAreEnabled() throws {
        let chosen = TestValue(""), screen = try board(chosen)
        try screen.press(.tab)
        try screen.press(.return)
        try screen.settle()
        #expect(try screen.element("Copy").traits.contains(.isButton) && screen.elements("Copy").count == 1)
        try screen.press("2")
        #expect(chosen.value == "" && screen.shows("Star"))
        try screen.press("5")
        try screen.settle()
        #expect(chosen.value == "Delete")
        try screen.perform(.activate, on: "Actions")
        try screen.settle()
        try screen.perform(.activate, on: "Copy")
        try screen.settle()
        #expect(chosen.value == "Copy" && !screen.shows("Star"))
    }
    @Test func whatIsNoButtonIsShownAndCannotBeChosen() throws {
        let chosen = TestValue("")
        let menu = RadialMenu {
            Text("Note")
            Button("Copy") { chosen.value = "Copy" }
        } label: { Text("Actions").frame(width: 60, height: 60) }
        let screen = try TestScreen(menu.frame(maxWidth: .infinity, maxHeight: .infinity).radialMenuSurface(), size: CGSize(width: 400, height: 500))
        try screen.tap("Actions")
        try screen.settle()
        try screen.tap("Note")
        try screen.settle()
        #expect(chosen.value == "" && screen.shows("Copy"))
        try screen.tap("Copy")
        #expect(chosen.value == "Copy")
        try screen.settle()
    }
}
