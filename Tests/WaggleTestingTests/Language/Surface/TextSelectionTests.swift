import SwiftUI
import Testing
import WaggleTesting

@MainActor
struct TextSelectionTests {
    private struct Note: View {
        @State private var text = "Fish and chips"
        @State private var selection: TextSelection?
        @FocusState private var isEditing: Bool
        var isEditor = false
        var body: some View {
            VStack {
                if isEditor { TextEditor(text: $text, selection: $selection).frame(height: 100) } else { TextField("Note", text: $text, selection: $selection).focused($isEditing) }
                Text(described)
                Button("Select chips") {
                    isEditing = true
                    if let range = text.range(of: "chips") { selection = TextSelection(range: range) }
                }
                Button("Go to start") { selection = TextSelection(insertionPoint: text.startIndex) }
            }
        }
        private var described: String {
            guard let selection else { return "Nothing" }
            switch selection.indices {
            case .selection(let range): return selection.isInsertion ? "Caret at \(text.distance(from: text.startIndex, to: range.lowerBound))" : "Selected \(text[range])"
            case .multiSelection: return "Several"
            }
        }
    }

    @Test(arguments: [false, true]) func aFieldTellsWhatIsSelected(isEditor: Bool) throws {
        let screen = try TestScreen(Note(isEditor: isEditor))
        try screen.settle()
        #expect(screen.shows("Nothing"))
        try screen.tap("Fish and chips")
        try screen.settle()
        try screen.press("a", modifiers: .control)
        try screen.settle()
        #expect(screen.shows("Selected Fish and chips"))
        try screen.press(.rightArrow)
        try screen.type("!")
        try screen.settle()
        #expect(screen.shows("Caret at 15"))
    }

    @Test func aProgramSelectsAndTypingReplaces() throws {
        let screen = try TestScreen(Note())
        try screen.settle()
        try screen.tap("Select chips")
        try screen.settle()
        #expect(screen.shows("Selected chips"))
        try screen.type("peas")
        try screen.settle()
        #expect(screen.shows("Fish and peas"))
        try screen.tap("Go to start")
        try screen.settle()
        #expect(screen.shows("Caret at 0"))
        try screen.type("Old ")
        try screen.settle()
        #expect(screen.shows("Old Fish and peas"))
    }

    @Test func selectionsBeyondTheTextEndWithIt() throws {
        struct Far: View {
            @State private var text = "ab"
            @State private var selection: TextSelection? = TextSelection(range: "abcdef".startIndex..<"abcdef".endIndex)
            var body: some View {
                TextField("Far", text: $text, selection: $selection)
                Text("\(text.count) letters")
            }
        }
        let screen = try TestScreen(Far())
        try screen.tap("ab")
        try screen.type("c")
        try screen.settle()
        #expect(screen.shows("3 letters"))
    }
}
