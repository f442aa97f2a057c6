import SwiftUI
import Testing
import WaggleTesting

private enum DraftKey: FocusedValueKey { typealias Value = Binding<String> }
extension FocusedValues {
    @Entry fileprivate var title: String?
    fileprivate var draft: Binding<String>? {
        get { self[DraftKey.self] }
        set { self[DraftKey.self] = newValue }
    }
}

@MainActor @Suite struct FocusedValuesTests {
    private struct Reader: View {
        @FocusedValue(\.title) private var title
        @FocusedBinding(\.draft) private var draft
        var body: some View {
            VStack {
                Text("title \(title ?? "none")")
                Text("draft \(draft ?? "none")")
                Button("Clear") { draft = "" }
            }
        }
    }
    private struct Editor: View {
        @State private var first = "Lily"
        @State private var second = "Reed"
        var body: some View {
            VStack(spacing: 30) {
                Reader()
                TextField("First", text: $first).accessibilityIdentifier("first").focusedValue(\.title, "First").focusedValue(\.draft, $first)
                TextField("Second", text: $second).accessibilityIdentifier("second").focusedValue(\.title, "Second")
            }
            .focusedSceneValue(\.title, "Scene")
        }
    }
    @Test func theFocusedViewOutdoesTheScene() throws {
        let screen = try TestScreen(Editor())
        try screen.settle()
        #expect(screen.shows("title Scene"))
        #expect(screen.shows("draft none"))
        try screen.tap(.identifier("first"))
        try screen.settle()
        #expect(screen.shows("title First"))
        #expect(screen.shows("draft Lily"))
        try screen.tap(.identifier("second"))
        try screen.settle()
        #expect(screen.shows("title Second"))
        #expect(screen.shows("draft none"))
    }
    @Test func theFirstFrameShowsTheValuesOfTheScene() throws {
        let screen = try TestScreen(Editor())
        #expect(screen.shows("title Scene"))
        #expect(!screen.shows("title none"))
    }
    @Test func aBindingOfTheFocusedViewIsWritten() throws {
        let screen = try TestScreen(Editor())
        try screen.tap(.identifier("first"))
        try screen.settle()
        try screen.tap("Clear")
        try screen.settle()
        #expect(try screen.element(.identifier("first")).value == "")
    }

    private final class Note: ObservableObject { @Published var words = 1 }
    private struct NoteReader: View {
        @FocusedObject private var note: Note?
        var body: some View {
            Text("words \(note?.words ?? 0)")
            Button("More") { note?.words += 1 }
        }
    }
    private struct NoteEditor: View {
        @StateObject private var note = Note()
        @State private var text = ""
        var body: some View {
            VStack(spacing: 30) {
                NoteReader()
                TextField("Note", text: $text).focusedObject(note)
            }
        }
    }
    @Test func anObjectOfTheFocusedViewIsObserved() throws {
        let screen = try TestScreen(NoteEditor())
        try screen.settle()
        #expect(screen.shows("words 0"))
        try screen.tap("Note")
        try screen.settle()
        #expect(screen.shows("words 1"))
        try screen.tap("More")
        try screen.settle()
        #expect(screen.shows("words 2"))
    }
}
