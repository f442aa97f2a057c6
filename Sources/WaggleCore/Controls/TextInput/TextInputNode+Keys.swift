// Keys and input methods of an edited text.

import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import WaggleDisplayList
import WaggleGeometry

extension TextInputNode: FocusableItem {
    var acceptsFocus: Bool { true }
    var focusInteractions: FocusInteractions { .edit }
    var textInput: (any TextInputTarget)? { self }
    func focusDidChange(_ isFocused: Bool) { setEditing(isFocused) }
}

extension TextInputNode: TextInputTarget {
    var caretRect: CGRect { convert(caretBounds, to: .global) }
    var surroundingText: (text: String, selection: Range<Int>) {
        guard !view.isSecure else { return ("", 0..<0) }
        // The paragraph is enough, and texts may be long.
        let range = edited.selection.range
        let part = edited.text.paragraph(at: range.lowerBound),
            end = max(part.upperBound, edited.text.paragraph(at: range.upperBound).upperBound)
        return (String(
            edited.text[utf8: part.lowerBound..<end]), (range.lowerBound - part.lowerBound)..<(range.upperBound - part.lowerBound))
    }
    var contentPurpose: TextContentPurpose { view.isSecure ? .password : environment.values.textContentPurpose ?? .freeForm }
    /// Editors of several lines keep their line breaks.
    var submitLabel: SubmitLabel { view.lines == .all ? .return : environment.values.submitLabel }
    var autocapitalization: TextInputAutocapitalization {
        view.isSecure ? .never : environment.values.textInputAutocapitalization ?? .sentences
    }

    func handle(_ event: TextInputEvent) -> Bool {
        guard environment.values.isEnabled else { return false }
        switch event {
        case .compose(let composition): edit { $0.compose(composition) }
        case .commit(let text): edit { $0.type(allowed(text)) }
        case .deleteSurrounding(let before, let after): edit { $0.deleteSurrounding(before: before, after: after) }
        }
        return true
    }
    func allowed(_ text: String) -> String { view.lines == .one ? text.onOneLine : text }
}

extension TextInputNode: KeyHandler {
    func handle(_ key: KeyEvent) -> Bool {
        if tools.handle(key) { return true }
        guard key.phase != .up, let command = TextCommand(key) else { return false }
        return perform(command, key)
    }

    /// - Returns: False if the key is not handled.
    private func perform(_ command: TextCommand, _ key: KeyEvent) -> Bool {
        switch command {
        case .moveSideways(let side, let unit, let isExtending): moveSideways(side, by: unit, isExtending)
        case .moveByLine(let direction, let isExtending):
            // In a field of one line, the key is left to the enclosing views.
            if view.lines == .one, !isExtending { return false }
            moveByLine(direction, isExtending)
        case .moveByPage(let direction, let isExtending):
            guard view.lines == .all else { return false }
            moveByPage(direction, isExtending)
        case .moveToEnd(let direction, let unit, let isExtending): move(to: end(direction, of: unit), isExtending)
        case .delete(let direction, let unit):
            let end = deletionEnd(direction, by: unit)
            edit { $0.delete(to: end) }
        case .selectAll: edit { $0.selectAll() }
        case .copy: copy()
        case .cut: cut()
        case .paste: paste()
        case .undo: edit { if !$0.undo() { graph.host?.beep() } }
        case .redo: edit { if !$0.redo() { graph.host?.beep() } }
        case .newline(let isForced): pressReturn(isForced: isForced, key)
        case .tab:
            guard view.lines == .all else { return false }
            edit { $0.type("\t") }
        }
        return true
    }

    // MARK: Clipboard

    /// - Returns: False if there is nothing that may be copied.
    @discardableResult
    func copy() -> Bool {
        guard !view.isSecure, !edited.selection.isCaret else { return false }
        graph.host?.writeClipboard(edited.selectedText)
        return true
    }
    func cut() {
        if copy() { edit { $0.delete(to: $0.selection.head.offset) } }
    }
    func paste() {
        graph.host?.readClipboard { [weak self] text in
            guard let self, self.isAlive, self.isEditing, let text, !text.isEmpty else { return }
            self.edit { $0.paste(self.allowed(text)) }
        }
    }

    /// Inserts what is selected in any program where the pointer clicks.
    func pasteSelection(at position: TextPosition) {
        // Before the caret moves: the selection may be this text's own.
        graph.host?.readSelection { [weak self] text in
            guard let self, self.isAlive, self.isEditing, let text, !text.isEmpty else { return }
            self.edit {
                $0.move(to: position)
                $0.paste(self.allowed(text))
            }
        }
    }

    // MARK: Movement

    private func move(to position: TextPosition, _ isExtending: Bool) { edit { $0.move(to: position, isExtending: isExtending) } }

    private func moveSideways(_ side: TextCommand.Side, by unit: TextUnit, _ isExtending: Bool) {
        let head = edited.selection.head
        let direction: TextDirection = (side == .right) != lines.isRightToLeft(at: shownPosition(head)) ? .forward : .backward
        switch unit {
        case .character:
            // Without Shift, an arrow moves to that end of the selection.
            if !isExtending, !edited.selection.isCaret {
                let range = edited.selection.range
                return move(to: direction == .forward ? TextPosition(range.upperBound, .upstream) : TextPosition(range.lowerBound), false)
            }
            move(to: editedPosition { lines.position(side, of: $0) }, isExtending)
        case .word:
            move(to: TextPosition(wordEnd(direction, from: head.offset), direction == .forward ? .upstream : .downstream), isExtending)
        case .line, .document: move(to: end(direction, of: unit), isExtending)
        }
    }

    private func moveByLine(_ direction: TextDirection, _ isExtending: Bool) {
        let x = goalX ?? lines.caret(at: shownPosition(edited.selection.head), in: box).minX
        let next = editedPosition {
            lines.position(direction, ofLineAt: $0, x: x, in: box) ?? TextPosition(direction == .forward ? lines.text.utf8.count : 0)
        }
        move(to: next, isExtending)
        goalX = x
    }
    private func moveByPage(_ direction: TextDirection, _ isExtending: Bool) {
        let caret = lines.caret(at: shownPosition(edited.selection.head), in: box), x = goalX ?? caret.minX
        // One line stays visible for orientation.
        let page = max(environment.values.relativeContainerSize?.height ?? 0, 2 * lines.lineHeight) - lines.lineHeight
        let y = caret.midY + (direction == .forward ? page : -page)
        move(to: y < 0 ? TextPosition(0) : y > lines.height ? TextPosition(edited.length) : editedPosition { _ in
            lines.position(at: CGPoint(x: x, y: y), in: box)
        }, isExtending)
        goalX = x
    }

    /// The end of a unit around the caret.
    private func end(_ direction: TextDirection, of unit: TextUnit) -> TextPosition {
        let isForward = direction == .forward
        switch unit {
        case .line:
            return editedPosition { shown in
                let line = lines.line(at: shown)
                return isForward ? TextPosition(line.upperBound, .upstream) : TextPosition(line.lowerBound)
            }
        case .character: return TextPosition(isForward ? edited.text.grapheme(after: edited.selection.head.offset) : edited.text.grapheme(
            before: edited.selection.head.offset))
        case .word: return TextPosition(wordEnd(direction, from: edited.selection.head.offset))
        case .document: return TextPosition(isForward ? edited.length : 0)
        }
    }
    private func deletionEnd(_ direction: TextDirection, by unit: TextUnit) -> Int {
        let offset = end(direction, of: unit).offset
        // At the end of its line, deletes the line break.
        return offset == edited.selection.head.offset ? end(direction, of: .character).offset : offset
    }
    /// A secure field counts as one word, so that its words stay hidden.
    private func wordEnd(_ direction: TextDirection, from offset: Int) -> Int {
        if view.isSecure { return direction == .forward ? edited.length : 0 }
        let boundaries = graph.textEngine.boundaries
        return direction == .forward ? edited.text.wordEnd(after: offset, boundaries) : edited.text.wordStart(before: offset, boundaries)
    }
    /// The word at an offset, as a double click selects it.
    func word(at offset: Int) -> Range<Int> {
        view.isSecure ? 0..<edited.length : edited.text.word(at: offset, graph.textEngine.boundaries)
    }

    // MARK: Return

    /// Return submits a field of one line, and a growing field if the program has an action for it. Otherwise it inserts a line break.
    private func pressReturn(isForced: Bool, _ key: KeyEvent) {
        let actions = environment.values.submitActions.text
        let submits: Bool = switch view.lines {
        case .one: true
        case .growing: !isForced && (!actions.isEmpty || view.onCommit != nil)
        case .all: false
        }
        guard submits else { return edit { $0.type("\n") } }
        edit { $0.commitComposition() }
        finishValue()
        graph.input.focus.endEditing(of: self)
        view.onCommit?()
        for action in actions { action.run() }
        // Without an action of the field, Return presses the default button.
        if actions.isEmpty, view.onCommit == nil { _ = graph.input.focus.pressShortcut(key) }
    }
}

extension TextInputNode: SelectionSource {
    var selectionForOthers: String? { view.isSecure || edited.selection.isCaret ? nil : edited.selectedText }
}
