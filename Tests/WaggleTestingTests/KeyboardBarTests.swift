import SwiftUI
import Testing
import WaggleTesting

/// Items of toolbars for the keyboard.
@MainActor struct KeyboardBarTests {
    private struct Note: View {
        @State private var title = ""
        @State private var price = ""
        @FocusState private var isPriceFocused: Bool
        var body: some View {
            NavigationStack {
                Form {
                    TextField("Title", text: $title)
                    TextField("Price", text: $price).focused($isPriceFocused)
                        .toolbar { ToolbarItemGroup(placement: .keyboard) { Spacer(); Button("Done") { isPriceFocused = false } } }
                }
            }
        }
    }
    @Test func theBarIsThereWhileItsTextIsEdited() throws {
        let screen = try TestScreen(Note(), size: CGSize(width: 390, height: 800))
        #expect(!screen.shows("Done"))
        try screen.tap("Title")
        try screen.settle()
        #expect(!screen.shows("Done"))
        try screen.tap("Price")
        try screen.type("12")
        try screen.settle()
        let done = try screen.element("Done").frame
        #expect(done.maxY > 740 && done.maxX > 300)
        try screen.tap("Done")
        try screen.settle()
        #expect(!screen.shows("Done"))
        #expect(try screen.element("Price").value == "12")
        #expect(screen.focusedElement == nil)
    }
    @Test func withoutAStackItStandsAtTheBottomOfTheWindow() throws {
        struct Field: View {
            @State private var text = ""
            var body: some View { TextField("Name", text: $text).toolbar { ToolbarItem(placement: .keyboard) { Button("Next") {} } } }
        }
        let screen = try TestScreen(Field(), size: CGSize(width: 390, height: 400))
        try screen.tap("Name")
        try screen.settle()
        #expect(try screen.element("Next").frame.minY > 340)
    }

    // MARK: The keyboard's region of the safe area

    private struct LongForm: View {
        var ignores = false
        @State private var text = ""
        var body: some View {
            Form {
                ForEach(0..<14, id: \.self) { Text("Row \($0)") }
                TextField("Last", text: $text).toolbar { ToolbarItem(placement: .keyboard) { Button("Next") {} } }
            }
            .ignoresSafeArea(ignores ? .keyboard : [])
        }
    }
    @Test func aFieldAtTheEndScrollsAboveTheBar() throws {
        let screen = try TestScreen(LongForm(), size: CGSize(width: 390, height: 600))
        try screen.drag(.point(200, 500), by: CGSize(width: 0, height: -400))
        try screen.settle()
        let rest = try screen.element("Last").frame, length = screen.scrollViews[0].geometry.contentInsets.bottom
        try screen.tap("Last")
        try screen.settle()
        let bar = try screen.element("Next").frame, field = try screen.element("Last").frame
        #expect(field.maxY <= bar.minY && field.maxY < rest.maxY, "\(rest), \(field), \(bar)")
        #expect(abs(screen.scrollViews[0].geometry.contentInsets.bottom - length - 44) < 1)
        try screen.press(.escape)
        try screen.focus(nil)
        try screen.settle()
        #expect(!screen.shows("Next"))
        #expect(abs(try screen.element("Last").frame.maxY - rest.maxY) < 1, "the room is given back")
        #expect(screen.scrollViews[0].geometry.contentInsets.bottom == length)
    }
    @Test func aFormMayIgnoreTheKeyboard() throws {
        let screen = try TestScreen(LongForm(ignores: true), size: CGSize(width: 390, height: 600))
        try screen.drag(.point(200, 500), by: CGSize(width: 0, height: -400))
        try screen.settle()
        let rest = try screen.element("Last").frame
        try screen.tap("Last")
        try screen.settle()
        #expect(screen.shows("Next"))
        #expect(try screen.element("Last").frame == rest)
    }
}
