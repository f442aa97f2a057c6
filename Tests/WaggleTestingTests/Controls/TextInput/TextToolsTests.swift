import Foundation
import SwiftUI
import Testing
import TestSupport
import WaggleTesting

/// Handles, loupe and menu of texts.
@MainActor
struct TextToolsTests {
    private struct Note: View {
        @State private var text = "Bees dance to tell the way"
        @State private var other = "Another field"
        var body: some View {
            VStack(spacing: 40) {
                TextField("Note", text: $text)
                TextField("Other", text: $other)
            }
            .textFieldStyle(.roundedBorder)
            .padding()
        }
    }
    private struct Story: View {
        @State private var text = (1...60).map { "Paragraph \($0) tells of a bee that left the hive early in the morning." }.joined(separator: "\n")
        var body: some View { TextEditor(text: $text).frame(height: 300) }
    }
    private func screen() throws -> TestScreen { try TestScreen(Note(), size: CGSize(width: 320, height: 300)) }
    private func picture(_ screen: TestScreen, _ name: String) throws {
        if let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"] { try screen.savePicture(to: "\(folder)/tools-\(name).png") }
    }
    private func text(_ screen: TestScreen) throws -> ScreenText { try #require(screen.editedText) }
    /// The commands that the menu shows.
    private func menu(_ screen: TestScreen) -> [String] {
        ["Cut", "Copy", "Paste", "Select", "Select All"].filter { name in screen.elements(ScreenTarget(stringLiteral: name)).contains { $0.label == name && $0.opacity > 0 } }
    }
    /// A point of the first field.
    private func point(_ screen: TestScreen, x: CGFloat) throws -> ScreenTarget {
        let frame = try screen.element("Note").frame
        return .point(x, frame.midY)
    }

    @Test func twoTapsSelectAWordAndOpenTheMenu() throws {
        let screen = try screen()
        try screen.tap(point(screen, x: 80), count: 2)
        try screen.settle()
        try picture(screen, "word")
        #expect(try text(screen).selectedText == "dance")
        #expect(menu(screen) == ["Cut", "Copy", "Select All"])
        try screen.tap("Copy")
        try screen.settle()
        #expect(screen.clipboard == "dance" && menu(screen).isEmpty)
        #expect(try text(screen).selectedText == "dance", "Copying leaves the selection.")
    }
    @Test func anotherTapOnTheCaretOpensAndClosesTheMenu() throws {
        let screen = try screen()
        try screen.tap(point(screen, x: 300))
        screen.advance(by: 1)
        #expect(menu(screen).isEmpty)
        try screen.tap(point(screen, x: 300))
        screen.advance(by: 1)
        try picture(screen, "caret")
        #expect(menu(screen) == ["Select", "Select All"], "There is nothing to paste.")
        try screen.tap(point(screen, x: 300))
        try screen.settle()
        #expect(menu(screen).isEmpty)
    }
    @Test func selectAndSelectAllLeadOnToTheNextMenu() throws {
        let screen = try screen()
        try screen.tap(point(screen, x: 300))
        screen.advance(by: 1)
        try screen.tap(point(screen, x: 300))
        try screen.settle()
        try screen.tap("Select")
        try screen.settle()
        #expect(try text(screen).selectedText == "way" && menu(screen) == ["Cut", "Copy", "Select All"])
        try screen.tap("Select All")
        try screen.settle()
        #expect(try text(screen).selectedText == "Bees dance to tell the way")
        #expect(menu(screen) == ["Cut", "Copy"])
        try screen.tap("Cut")
        try screen.settle()
        #expect(try text(screen).paragraph == "" && screen.clipboard == "Bees dance to tell the way")
        try screen.tap(point(screen, x: 100))
        try screen.settle()
        try screen.tap("Paste")
        try screen.settle()
        #expect(try text(screen).paragraph == "Bees dance to tell the way")
    }
    @Test func aHandleMovesItsEndAndMayPassTheOther() throws {
        let screen = try screen()
        try screen.tap(point(screen, x: 80), count: 2)
        try screen.settle()
        let caret = try text(screen).caret
        // The end's disc is below its line.
        let disc = CGPoint(x: caret.midX, y: caret.maxY + 5)
        try screen.fingerDown(on: .point(disc.x, disc.y))
        try screen.fingerMove(to: .point(disc.x + 47, disc.y), over: 0.3)
        screen.advance(by: 0.3)
        try picture(screen, "handle")
        let selected = try text(screen).selectedText
        #expect(selected == "dance to tell")
        try screen.fingerMove(to: .point(caret.midX - 85, disc.y), over: 0.3)
        screen.advance(by: 0.1)
        #expect(try text(screen).selectedText == "Bees ")
        try screen.fingerUp()
        try screen.settle()
        try picture(screen, "handle-up")
        #expect(screen.shows("Cut"))
    }
    @Test func aFingerThatRestsMovesTheCaretUnderALoupe() throws {
        let screen = try screen()
        try screen.tap(point(screen, x: 300))
        screen.advance(by: 1)
        try screen.fingerDown(on: point(screen, x: 60))
        screen.advance(by: 0.6)
        try screen.fingerMove(to: point(screen, x: 120), over: 0.2)
        screen.advance(by: 0.2)
        try picture(screen, "loupe")
        let caret = try text(screen).caret
        #expect(abs(caret.midX - 120) < 6)
        #expect(menu(screen).isEmpty)
        try screen.fingerUp()
        try screen.settle()
        #expect(menu(screen) == ["Select", "Select All"])
    }
    @Test func typingPutsTheToolsAway() throws {
        let screen = try screen()
        try screen.tap(point(screen, x: 80), count: 2)
        try screen.settle()
        try screen.type("sing")
        try screen.settle()
        #expect(try text(screen).paragraph == "Bees sing to tell the way" && menu(screen).isEmpty)
    }
    @Test func aTapElsewhereClosesTheMenu() throws {
        let screen = try screen()
        try screen.tap(point(screen, x: 80), count: 2)
        try screen.settle()
        try screen.tap("Other")
        try screen.settle()
        #expect(menu(screen).isEmpty)
        #expect(try text(screen).paragraph == "Another field")
    }
    @Test func theSecondaryButtonSelectsAWordAndOpensRows() throws {
        let screen = try screen()
        try screen.secondaryClick(point(screen, x: 80))
        try screen.settle()
        try picture(screen, "rows")
        #expect(try text(screen).selectedText == "dance")
        #expect(screen.shows("Paste"), "Rows that cannot be chosen are shown, too.")
        try screen.press(.downArrow)
        try screen.press(.return)
        try screen.settle()
        #expect(screen.clipboard == "dance")
        #expect(try text(screen).paragraph == "Bees  to tell the way", "The first row cuts.")
    }
    @Test func escapeClosesTheRowsAndLeavesTheFocus() throws {
        let screen = try screen()
        try screen.secondaryClick(point(screen, x: 80))
        try screen.settle()
        try screen.press(.escape)
        try screen.settle()
        #expect(!screen.shows("Paste"))
        #expect(try text(screen).selectedText == "dance")
    }
    @Test func theToolsStayInsideTheWindowAndFollowTheText() throws {
        let screen = try TestScreen(Story(), size: CGSize(width: 200, height: 300))
        try screen.tap(.point(60, 60), count: 2)
        try screen.settle()
        try picture(screen, "editor")
        for page in [["Cut", "Copy"], ["Select All"]] {
            #expect(menu(screen) == page)
            for name in page {
                let frame = try screen.element(ScreenTarget(stringLiteral: name)).frame
                #expect(frame.minX >= 0 && frame.maxX <= 200 && frame.minY >= 0 && frame.maxY <= 300, "\(name)")
            }
            try screen.tap(page.first == "Cut" ? "More" : "Back")
            try screen.settle()
        }
        let before = try screen.element("Copy").frame.midY
        try screen.scroll(.point(100, 250), by: CGVector(dx: 0, dy: -15), halts: true)
        try screen.settle()
        try picture(screen, "scrolled")
        #expect(try abs(screen.element("Copy").frame.midY - before) > 5, "The menu goes with the text.")
        try screen.scroll(.point(100, 250), by: CGVector(dx: 0, dy: -250), halts: true)
        try screen.settle()
        #expect(menu(screen).isEmpty, "There is no menu for what is not seen.")
        try screen.scroll(.point(100, 250), by: CGVector(dx: 0, dy: 400), halts: true)
        try screen.settle()
        #expect(menu(screen) == ["Cut", "Copy"])
    }
    @Test func aFingerThatRestsOnASelectableTextOpensItsMenu() throws {
        let screen = try TestScreen(Text("Only to be read").textSelection(.enabled), size: CGSize(width: 300, height: 200))
        try screen.press("Only to be read", for: 0.7)
        try screen.settle()
        try picture(screen, "text")
        try screen.tap("Copy")
        #expect(screen.clipboard == "Only to be read")
    }
    @Test func aSecureFieldIsNotCopied() throws {
        let screen = try TestScreen(SecureField("Code", text: .constant("secret")).padding(), size: CGSize(width: 300, height: 200))
        try screen.tap("Code", count: 2)
        try screen.settle()
        #expect(menu(screen) == [])
    }
    @Test func theToolsEndWithTheirField() throws {
        struct Passing: View {
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown { TextField("Note", text: .constant("Bees dance")) }
                    Button("Remove") { withAnimation { isShown = false } }
                }
                .padding()
            }
        }
        let screen = try TestScreen(Passing(), size: CGSize(width: 300, height: 200))
        try screen.tap("Note", count: 2)
        try screen.settle()
        #expect(screen.shows("Copy"))
        try screen.perform(.activate, on: "Remove")
        try screen.settle()
        #expect(!screen.shows("Copy") && screen.editedText == nil)
    }

    // MARK: Dragging the selection

    @Test func theMouseDragsASelectedWordWithinItsText() throws {
        let screen = try screen()
        try screen.click(point(screen, x: 80), count: 2)
        screen.advance(by: 1)
        #expect(try text(screen).selectedText == "dance")
        try screen.mouseDrag(point(screen, x: 80), to: point(screen, x: 25))
        try screen.settle()
        #expect(try text(screen).paragraph == "danceBees  to tell the way")
        #expect(try text(screen).selectedText == "dance", "What was moved is selected.")
        try screen.press("z", modifiers: .control)
        #expect(try text(screen).paragraph == "Bees dance to tell the way", "The move is one step.")
    }
    @Test func aFingerThatRestsOnTheSelectionCarriesItToAnotherField() async throws {
        let screen = try screen()
        try screen.tap(point(screen, x: 80), count: 2)
        screen.advance(by: 1)
        let other = try screen.element("Other").frame
        try screen.fingerDown(on: point(screen, x: 80))
        screen.advance(by: 0.7)
        try screen.fingerMove(to: .point(30, other.midY + 30), over: 0.4)
        try screen.fingerMove(to: .point(18, other.midY), over: 0.2)
        screen.advance(by: 0.2)
        try picture(screen, "drag")
        try screen.fingerUp()
        // The text is read in a task.
        try await eventually {
            screen.advance(by: 0.01)
            return try screen.element("Other").value != "Another field"
        }
        #expect(try screen.element("Other").value == "danceAnother field")
        #expect(try text(screen).paragraph == "danceAnother field", "The field that was dropped on has the focus.")
        #expect(try screen.element("Note").value == "Bees dance to tell the way", "Another field gets a copy.")
    }
    @Test func aDraggedWordThatTheProgramRemovesMeanwhileIsInsertedAgain() async throws {
        struct Passing: View {
            @State private var text = "Bees dance to tell"
            var body: some View {
                VStack {
                    TextField("Note", text: $text)
                    Button("Shorten") { text = "Bees" }
                }
            }
        }
        let screen = try TestScreen(Passing(), size: CGSize(width: 300, height: 200))
        let field = try screen.element("Note").frame
        try screen.tap(.point(field.minX + 60, field.midY), count: 2)
        screen.advance(by: 1)
        #expect(try text(screen).selectedText == "dance")
        try screen.fingerDown(on: .point(field.minX + 60, field.midY))
        screen.advance(by: 0.7)
        try screen.fingerMove(to: .point(field.minX + 30, field.midY), over: 0.4)
        try screen.perform(.activate, on: "Shorten")
        try screen.fingerMove(to: .point(field.minX + 200, field.midY), over: 0.2)
        try screen.fingerUp()
        try await eventually {
            screen.advance(by: 0.01)
            return try text(screen).paragraph != "Bees"
        }
        #expect(try text(screen).paragraph == "Beesdance")
    }
    @Test func aClickOnTheSelectionPlacesTheCaret() throws {
        let screen = try screen()
        try screen.click(point(screen, x: 80), count: 2)
        screen.advance(by: 1)
        try screen.click(point(screen, x: 80))
        #expect(try text(screen).selectedText == "")
    }
    @Test func aDragThatEndsOutsideChangesNothing() throws {
        let screen = try screen()
        try screen.click(point(screen, x: 80), count: 2)
        screen.advance(by: 1)
        try screen.mouseDrag(point(screen, x: 80), to: .point(160, 290))
        try screen.settle()
        #expect(try text(screen).paragraph == "Bees dance to tell the way")
        #expect(try text(screen).selectedText == "dance")
    }
}
