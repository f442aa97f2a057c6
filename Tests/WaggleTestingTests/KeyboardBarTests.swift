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
}
