import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Inspectors.
@MainActor
struct InspectorTests {
    private struct Drawing: View {
        @State private var inspects = false
        @State private var note = ""
        let width: CGFloat?
        var body: some View {
            VStack {
                Text("Canvas")
                Button("Inspect") { inspects.toggle() }
                Text(inspects ? "Inspecting" : "Drawing")
            }
            .inspector(isPresented: $inspects) {
                if let width { form.inspectorColumnWidth(width) } else { form }
            }
        }
        private var form: some View {
            Form { TextField("Note", text: $note) }
        }
    }

    @Test func aWideWindowHasAColumn() throws {
        let screen = try TestScreen(Drawing(width: 280), size: CGSize(width: 1000, height: 600))
        let before = try screen.element("Canvas").frame.midX
        try screen.tap("Inspect")
        screen.advance(by: 0.15)
        let within = try screen.element("Canvas").frame.midX
        try screen.settle()
        if let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"] { try screen.savePicture(to: "\(folder)/inspector.png") }
        let after = try screen.element("Canvas").frame.midX
        #expect(abs(before - 500) < 1 && abs(after - 360) < 1 && within < before && within > after, "The content makes room in an animation.")
        #expect(try screen.element("Note").frame.minX > 720)
        try screen.tap("Inspect")
        try screen.settle()
        #expect(try !screen.shows("Note") && abs(screen.element("Canvas").frame.midX - 500) < 1)
    }
    @Test func aNarrowWindowHasASheetThatAPersonCloses() throws {
        let screen = try TestScreen(Drawing(width: nil), size: CGSize(width: 390, height: 800))
        try screen.tap("Inspect")
        try screen.settle()
        #expect(screen.shows("Note"))
        try screen.dismiss()
        try screen.settle()
        #expect(!screen.shows("Note") && screen.shows("Drawing"), "The binding is written.")
    }
    @Test func aColumnBecomesASheetWhenTheWindowGetsNarrow() throws {
        let screen = try TestScreen(Drawing(width: nil), size: CGSize(width: 1000, height: 600))
        try screen.tap("Inspect")
        try screen.settle()
        screen.size = CGSize(width: 390, height: 600)
        try screen.settle()
        #expect(screen.shows("Note"))
        screen.size = CGSize(width: 1000, height: 600)
        try screen.settle()
        #expect(try screen.shows("Note") && screen.element("Note").frame.minX > 600)
    }
}
