import Foundation
import Testing
import WaggleCairo
import WaggleDisplayList
@testable import WaggleCore

/// The text of a field as a value.
@MainActor
struct EditedTextTests {
    private let engine = PangoTextEngine()

    @Test func typingReplacesTheSelection() {
        let text = Draft("hello world")
        text.select(0..<5)
        text.type("J")
        #expect(text.text == "J world" && text.selection == EditedSelection(caret: 1))
    }

    @Test func theCaretNeverStandsWithinAGrapheme() {
        let text = Draft("a👨‍👩‍👧e\u{301}z")
        let family = "👨‍👩‍👧".utf8.count
        text.move(to: TextPosition(3))
        #expect(text.selection.head.offset == 1)
        #expect(text.text.grapheme(after: 1) == 1 + family)
        #expect(text.text.grapheme(before: 1 + family) == 1)
        #expect(text.text.grapheme(after: 1 + family) == 1 + family + 3)
        #expect(text.text.grapheme(after: text.length) == text.length && text.text.grapheme(before: 0) == 0)
        text.move(to: TextPosition(1 + family))
        text.delete(to: text.text.grapheme(before: 1 + family))
        #expect(text.text == "ae\u{301}z")
        text.move(to: TextPosition(4))
        text.delete(to: text.text.grapheme(before: 4))
        #expect(text.text == "az")
    }

    @Test func anAccentTypedAfterALetterJoinsIt() {
        let text = Draft("e")
        text.type("\u{301}")
        #expect(text.text == "e\u{301}" && text.selection == EditedSelection(caret: 3))
        text.move(to: TextPosition(0))
        text.type("🇩")
        text.move(to: TextPosition(4))
        text.type("🇪")
        #expect(text.text.hasPrefix("🇩🇪") && text.selection.head.offset == 8)
    }

    @Test func typingIsUndoneTogetherUntilSomethingInterruptsIt() {
        let text = Draft()
        for letter in ["a", "b", "c"] { text.type(letter) }
        text.move(to: TextPosition(0))
        for letter in ["x", "y"] { text.type(letter) }
        #expect(text.text == "xyabc")
        #expect(text.undo() && text.text == "abc" && text.selection.head.offset == 0)
        #expect(text.undo() && text.text.isEmpty)
        #expect(!text.undo())
        #expect(text.redo() && text.text == "abc")
        #expect(text.redo() && text.text == "xyabc" && text.selection.head.offset == 2)
        #expect(!text.redo())
    }

    @Test func deletionsAreUndoneTogetherAndGiveTheSelectionBack() {
        let text = Draft("hello")
        text.delete(to: 4)
        text.delete(to: 3)
        #expect(text.text == "hel")
        #expect(text.undo() && text.text == "hello" && text.selection.head.offset == 5)
        text.select(1..<3)
        text.delete(to: 0)
        #expect(text.text == "hlo" && text.undo() && text.selection.range == 1..<3)
    }

    @Test func aNewEditForgetsWhatWasUndone() {
        let text = Draft()
        text.type("a")
        _ = text.undo()
        text.type("b")
        #expect(!text.canRedo && text.text == "b")
    }

    @Test func eachLineAndEachPasteIsAStepOfItsOwn() {
        let text = Draft()
        for letter in ["a", "\n", "b"] { text.type(letter) }
        text.paste("c")
        #expect(text.undo() && text.text == "a\nb")
        #expect(text.undo() && text.text == "a\n")
        #expect(text.undo() && text.text.isEmpty)
    }

    @Test func aCompositionIsShownAndNotPartOfTheText() {
        let text = Draft("ab")
        text.select(1..<2)
        text.compose(TextComposition("にほ", caret: 3))
        #expect(text.text == "ab" && text.shownText == "aにほ")
        #expect(text.compositionRange == 1..<7 && text.shownSelection == EditedSelection(caret: 4))
        text.compose(TextComposition("", caret: 0))
        #expect(text.shownText == "ab" && text.selection.range == 1..<2)
        text.compose(TextComposition("に", caret: 3))
        text.type("日")
        #expect(text.text == "a日" && text.composition == nil && text.selection == EditedSelection(caret: 4))
    }

    @Test func inputMethodsDeleteAroundTheCaretAndNeverPartOfAGrapheme() {
        let text = Draft("aé👍b")
        text.move(to: TextPosition(3))
        text.deleteSurrounding(before: 2, after: 1)
        #expect(text.text == "ab" && text.selection.head.offset == 1)
    }

    @Test func aTextSetByTheProgramKeepsTheCaretNear() {
        let text = Draft("hello")
        text.adopt("HELLO!")
        #expect(text.selection.head.offset == 6, "at the end it stays at the end")
        text.move(to: TextPosition(2))
        text.adopt("x")
        #expect(text.selection.head.offset == 1)
        text.move(to: TextPosition(0))
        text.adopt("xyz")
        #expect(text.selection.head.offset == 0 && !text.canUndo)
    }

    @Test func wordsAreFoundAcrossParagraphs() {
        let text = "one, two\n\nthree"
        func end(_ offset: Int) -> Int { text.wordEnd(after: offset, engine.boundaries) }
        func start(_ offset: Int) -> Int { text.wordStart(before: offset, engine.boundaries) }
        #expect([0, 3, 8, 15].map(end) == [3, 8, 15, 15])
        #expect([15, 10, 5, 0].map(start) == [10, 5, 0, 0])
        #expect(text.word(at: 6, engine.boundaries) == 5..<8)
        #expect(text.word(at: 9, engine.boundaries).isEmpty)
        #expect(text.paragraph(at: 9) == 9..<10 && text.paragraph(at: 15) == 10..<15)
    }

    @Test func editsInAnyOrderAreUndoneToTheBeginning() {
        var dice = Dice(state: 11)
        let pieces = ["a", "é", "👍🏽", "\n", "e\u{301}", "שלום", " "]
        let text = Draft("start")
        for _ in 0..<400 {
            switch dice.roll(4) {
            case 0: text.type(pieces[dice.roll(pieces.count)])
            case 1: text.delete(to: dice.roll(2) == 0 ? text.text.grapheme(before: text.selection.head.offset) : text.text.grapheme(after: text.selection.head.offset))
            case 2: text.move(to: TextPosition(dice.roll(text.length + 1)), isExtending: dice.roll(3) == 0)
            default: text.paste(pieces[dice.roll(pieces.count)])
            }
            #expect(text.text.grapheme(at: text.selection.head.offset) == text.selection.head.offset)
            #expect(text.text.grapheme(at: text.selection.anchor) == text.selection.anchor)
        }
        let last = text.text
        while text.undo() {}
        #expect(text.text == "start")
        while text.redo() {}
        #expect(text.text == last)
    }
}

/// An edited text that tests can change within expectations.
@dynamicMemberLookup
private final class Draft {
    private var edited: EditedText
    init(_ text: String = "") { edited = EditedText(text) }
    subscript<Value>(dynamicMember path: KeyPath<EditedText, Value>) -> Value { edited[keyPath: path] }
    func select(_ range: Range<Int>) { edited.select(range) }
    func move(to place: TextPosition, isExtending: Bool = false) { edited.move(to: place, isExtending: isExtending) }
    func type(_ string: String) { edited.type(string) }
    func paste(_ string: String) { edited.paste(string) }
    func delete(to end: Int) { edited.delete(to: end) }
    func deleteSurrounding(before: Int, after: Int) { edited.deleteSurrounding(before: before, after: after) }
    func undo() -> Bool { edited.undo() }
    func redo() -> Bool { edited.redo() }
    func compose(_ composition: TextComposition) { edited.compose(composition) }
    func adopt(_ text: String) { edited.adopt(text) }
}

/// Keys and the commands that they give.
struct TextCommandTests {
    private func command(_ key: Character, _ held: EventModifiers = []) -> TextCommand? { TextCommand(KeyEvent(phase: .down, key: key, characters: "", modifiers: held)) }

    @Test func wordsAndEndsFollowTheDesktopAndApple() {
        #expect(command("\u{F703}") == .moveSideways(.right, by: .character, isExtending: false))
        #expect(command("\u{F702}", [.control, .shift]) == .moveSideways(.left, by: .word, isExtending: true))
        #expect(command("\u{F702}", .option) == .moveSideways(.left, by: .word, isExtending: false))
        #expect(command("\u{F703}", .command) == .moveSideways(.right, by: .line, isExtending: false))
        #expect(command("\u{F729}") == .moveToEnd(.backward, of: .line, isExtending: false))
        #expect(command("\u{F72B}", [.control, .shift]) == .moveToEnd(.forward, of: .document, isExtending: true))
        #expect(command("\u{F700}", .command) == .moveToEnd(.backward, of: .document, isExtending: false))
        #expect(command("\u{8}", .control) == .delete(.backward, by: .word))
        #expect(command("\u{7F}") == .delete(.forward, by: .character))
    }
    @Test func controlAndCommandEditAlike() {
        for held in [EventModifiers.control, .command] {
            #expect(command("a", held) == .selectAll && command("c", held) == .copy && command("x", held) == .cut && command("v", held) == .paste)
            #expect(command("z", held) == .undo && command("z", held.union(.shift)) == .redo)
        }
        #expect(command("a") == nil && command("q", .control) == nil && command("\t", .shift) == nil)
    }
}
