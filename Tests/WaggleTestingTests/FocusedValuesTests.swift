import SwiftUI
import Testing
import WaggleTesting

private enum TitleKey: FocusedValueKey { typealias Value = String }
private enum DraftKey: FocusedValueKey { typealias Value = Binding<String> }
extension FocusedValues {
    fileprivate var title: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
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
    @Test func aBindingOfTheFocusedViewIsWritten() throws {
        let screen = try TestScreen(Editor())
        try screen.tap(.identifier("first"))
        try screen.settle()
        try screen.tap("Clear")
        try screen.settle()
        #expect(try screen.element(.identifier("first")).value == "")
    }
}
