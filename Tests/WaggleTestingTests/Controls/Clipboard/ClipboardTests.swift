import SwiftUI
import Testing
import UniformTypeIdentifiers
import WaggleTesting

@MainActor @Suite struct ClipboardTests {
    final class Log { var lines: [String] = [] }

    @Test func aPasteButtonIsEnabledWhileThereIsSomethingThatItTakes() throws {
        let log = Log()
        let screen = try TestScreen(PasteButton(payloadType: String.self) { log.lines += $0 })
        #expect(try !screen.element("Paste").isEnabled)
        screen.clipboard = "Lily"
        screen.advance(by: 0.1)
        #expect(try screen.element("Paste").isEnabled)
        try screen.tap("Paste")
        screen.advance(by: 0.1)
        #expect(log.lines == ["Lily"])
        screen.clipboard = nil
        screen.advance(by: 0.1)
        #expect(try !screen.element("Paste").isEnabled)
    }
    @Test func aPasteButtonOfOtherTypesIsDisabled() throws {
        let screen = try TestScreen(PasteButton(supportedContentTypes: [.image]) { _ in })
        screen.clipboard = "Lily"
        screen.advance(by: 0.1)
        #expect(try !screen.element("Paste").isEnabled)
    }

    private struct Board: View {
        let log: Log
        @State private var words = ["Lily"]
        @FocusState private var isFocused: Bool
        var body: some View {
            VStack {
                Text(words.joined(separator: " ")).focusable().focused($isFocused)
                    .copyable(words)
                    .cuttable(for: String.self) {
                        defer { words = [] }
                        return words
                    }
                    .pasteDestination(for: String.self) { words += $0 } validator: { $0.filter { $0 != "Weed" } }
                Button("Focus") { isFocused = true }
            }
        }
    }
    @Test func keysCopyCutAndPasteForTheFocusedView() throws {
        let screen = try TestScreen(Board(log: Log()))
        try screen.tap("Focus")
        try screen.press("c", modifiers: .control)
        screen.advance(by: 0.1)
        #expect(screen.clipboard == "Lily")
        screen.clipboard = "Reed"
        try screen.press("v", modifiers: .control)
        screen.advance(by: 0.1)
        #expect(screen.shows("Lily Reed"))
        screen.clipboard = "Weed"
        try screen.press("v", modifiers: .control)
        screen.advance(by: 0.1)
        #expect(screen.shows("Lily Reed"))
        try screen.press("x", modifiers: .control)
        screen.advance(by: 0.1)
        #expect(!screen.shows("Lily Reed"))
    }
    @Test func withoutTheFocusTheKeysAreSomebodyElses() throws {
        let screen = try TestScreen(Board(log: Log()))
        #expect(throws: TestScreenError.self) { try screen.press("c", modifiers: .control) }
        #expect(screen.clipboard == nil)
    }

    @Test func aShareLinkCopiesOpensAndSaves() throws {
        let address = try #require(URL(string: "https://example.org/lily"))
        let screen = try TestScreen(VStack(spacing: 100) {
            ShareLink(item: address)
            ShareLink("Words", item: "Lily", preview: SharePreview("A flower"))
        }.frame(maxHeight: .infinity, alignment: .top).padding())
        try screen.tap("Share…")
        try screen.settle()
        try screen.tap("Open")
        try screen.settle()
        #expect(screen.openedURLs == [address])
        try screen.tap("Share…")
        try screen.settle()
        try screen.tap("Copy")
        try screen.settle()
        #expect(screen.clipboard == "https://example.org/lily")
        try screen.tap("Words")
        try screen.settle()
        #expect(screen.shows("A flower"))
        #expect(screen.shows("Save…"))
        #expect(!screen.shows("Open"))
        try screen.tap("Copy")
        try screen.settle()
        #expect(screen.clipboard == "Lily")
    }
}
