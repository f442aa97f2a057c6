// The state of a text field: text, selection, composition and undo history.

import WaggleDisplayList

/// A text being edited, as a value. Offsets are in UTF-8 bytes and always between graphemes.
///
/// A composition is shown in place of the selection, and is not part of the text until an input method commits it.
struct EditedText: Sendable, Equatable {
    private(set) var text: String
    private(set) var selection: EditedSelection
    /// The text that an input method is composing at the caret; nil if there is none.
    private(set) var composition: TextComposition?
    private var history = EditHistory()

    /// A text with the caret at its end.
    init(_ text: String = "") {
        self.text = text
        selection = EditedSelection(caret: text.utf8.count)
    }

    var length: Int { text.utf8.count }
    var selectedText: String { String(text[utf8: selection.range]) }
    var canUndo: Bool { history.canUndo }
    var canRedo: Bool { history.canRedo }

    // MARK: As shown

    /// The text with the composition in place of the selection.
    var shownText: String {
        guard let composition else { return text }
        assert(selection.range.upperBound <= length, "A composition replaces a selection that reaches beyond the text.")
        return String(text[utf8: 0..<selection.range.lowerBound]) + composition.text + text[utf8: selection.range.upperBound..<length]
    }
    /// The composition's range in the text as shown; nil if there is none.
    var compositionRange: Range<Int>? {
        composition.map { selection.range.lowerBound..<(selection.range.lowerBound + $0.text.utf8.count) }
    }
    /// The selection in the text as shown; during a composition, the composition's caret.
    var shownSelection: EditedSelection {
        guard let composition else { return selection }
        return EditedSelection(caret: selection.range.lowerBound + min(max(composition.caret, 0), composition.text.utf8.count))
    }

    // MARK: Selection

    /// Moves the caret. A new selection interrupts typing.
    /// - Parameter isExtending: true if the other end of the selection stays fixed.
    mutating func move(to position: TextPosition, isExtending: Bool = false) {
        let head = TextPosition(text.grapheme(at: position.offset), position.affinity)
        select(EditedSelection(anchor: isExtending ? selection.anchor : head.offset, head: head))
    }
    mutating func select(_ range: Range<Int>) {
        select(EditedSelection(text.grapheme(at: range.lowerBound)..<text.grapheme(at: range.upperBound)))
    }
    mutating func selectAll() { select(EditedSelection(0..<length)) }
    mutating func select(_ new: EditedSelection) {
        assert(
            text.grapheme(at: new.anchor) == new.anchor && text.grapheme(at: new.head.offset) == new.head.offset,
            "A selection must end at grapheme boundaries.")
        if new != selection { history.interrupt() }
        selection = new
    }

    // MARK: Edits

    /// Replaces the selection and the composition with typed text.
    mutating func type(_ string: String) { insert(string, .typing) }
    /// Replaces the selection and the composition, as a separate undo step.
    mutating func paste(_ string: String) { insert(string, .single) }
    private mutating func insert(_ string: String, _ kind: TextEdit.Kind) {
        composition = nil
        replace(selection.range, with: string, kind)
    }

    /// Deletes the selection; if there is none, everything between the caret and a position.
    /// - Parameter end: the position, on either side of the caret.
    mutating func delete(to end: Int) {
        guard selection.isCaret else { return replace(selection.range, with: "", .single) }
        let caret = selection.head.offset, end = text.grapheme(at: end)
        guard end != caret else { return }
        replace(min(caret, end)..<max(caret, end), with: "", end < caret ? .deletingBackward : .deletingForward)
    }
    /// Deletes text around the caret, as input methods do.
    mutating func deleteSurrounding(before: Int, after: Int) {
        let caret = selection.range
        let start = text.grapheme(at: max(caret.lowerBound - max(before, 0), 0)), reach = min(caret.upperBound + max(after, 0), length)
        let end = text.grapheme(at: reach) == reach ? reach : text.grapheme(after: reach)
        replace(start..<end, with: "", .single)
    }

    private mutating func replace(_ range: Range<Int>, with string: String, _ kind: TextEdit.Kind) {
        guard !range.isEmpty || !string.isEmpty else { return }
        assert(range.upperBound <= length, "An edit reaches beyond the text.")
        let before = selection, removed = String(text[utf8: range])
        text.replaceSubrange(text.index(atUTF8: range.lowerBound)..<text.index(atUTF8: range.upperBound), with: string)
        // Inserted characters may merge with adjacent ones into one grapheme.
        let end = range.lowerBound + string.utf8.count, start = text.grapheme(at: end)
        selection = EditedSelection(caret: start == end ? end : text.grapheme(after: end))
        history.record(TextEdit(
            start: range.lowerBound, removed: removed, inserted: string, kind: kind, selectionBefore: before, selectionAfter: selection))
    }

    /// Ends the current undo step.
    mutating func interruptTyping() { history.interrupt() }

    /// - Returns: false if there is nothing to undo.
    mutating func undo() -> Bool {
        guard let edit = history.takeUndo() else { return false }
        composition = nil
        replaceAgain(edit.start..<(edit.start + edit.inserted.utf8.count), with: edit.removed, edit.selectionBefore)
        return true
    }
    /// - Returns: false if there is nothing to redo.
    mutating func redo() -> Bool {
        guard let edit = history.takeRedo() else { return false }
        composition = nil
        replaceAgain(edit.start..<(edit.start + edit.removed.utf8.count), with: edit.inserted, edit.selectionAfter)
        return true
    }
    private mutating func replaceAgain(_ range: Range<Int>, with string: String, _ selection: EditedSelection) {
        assert(range.upperBound <= length, "A step of the history does not fit the text.")
        text.replaceSubrange(text.index(atUTF8: range.lowerBound)..<text.index(atUTF8: range.upperBound), with: string)
        self.selection = selection
        assert(selection.range.upperBound <= length, "A step of the history selects beyond the end of the text.")
    }

    // MARK: Composition

    /// Shows the text that an input method is composing; an empty text cancels the composition.
    mutating func compose(_ composition: TextComposition) {
        assert(
            composition.clauses.allSatisfy { $0.range.upperBound <= composition.text.utf8.count },
            "A clause reaches beyond the composed text.")
        self.composition = composition.text.isEmpty ? nil : composition
        history.interrupt()
    }
    /// Makes the composition part of the text.
    mutating func commitComposition() {
        if let composition { type(composition.text) }
    }

    // MARK: Changes by the program

    /// Adopts a text that the program has set. The caret stays as close to its position as the new text allows; earlier edits can no longer
    /// be undone.
    mutating func adopt(_ new: String) {
        guard new != text || !new.utf8.elementsEqual(text.utf8) else { return }
        let isAtEnd = selection.isCaret && selection.head.offset == length
        text = new
        composition = nil
        history = EditHistory()
        func clamped(_ offset: Int) -> Int { isAtEnd ? length : text.grapheme(at: min(offset, length)) }
        selection = EditedSelection(
            anchor: clamped(selection.anchor), head: TextPosition(clamped(selection.head.offset), selection.head.affinity))
    }
}

/// The start and the current end of a selection; both are equal for a caret. Offsets are in UTF-8 bytes.
struct EditedSelection: Hashable, Sendable {
    /// The end that stays fixed while the selection is extended.
    var anchor: Int
    /// The end that moves: the caret.
    var head: TextPosition

    init(anchor: Int, head: TextPosition) {
        self.anchor = anchor
        self.head = head
    }
    init(caret: TextPosition) { self.init(anchor: caret.offset, head: caret) }
    init(caret offset: Int) { self.init(caret: TextPosition(offset)) }
    /// A selection whose caret is at the end of the range.
    init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, head: TextPosition(range.upperBound, .upstream)) }

    var range: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }
    /// True if nothing is selected.
    var isCaret: Bool { anchor == head.offset }
}
