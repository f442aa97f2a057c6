// The undo history of an edited text.

/// A replacement in a text, with the information needed to undo it. Offsets are in UTF-8 bytes.
struct TextEdit: Sendable, Equatable {
    /// Whether successive edits are undone together.
    enum Kind: Sendable, Hashable {
        case typing, deletingBackward, deletingForward
        /// Undone separately: paste, cut, a correction.
        case single
    }
    var start: Int
    var removed: String
    var inserted: String
    var kind: Kind
    var selectionBefore: EditedSelection
    var selectionAfter: EditedSelection
}

/// The edits of a text in order. Typing is undone in one step until a movement, a deletion or a line break interrupts it.
struct EditHistory: Sendable, Equatable {
    /// The maximum number of undo steps.
    private static let limit = 500
    private var done: [TextEdit] = []
    private var undone: [TextEdit] = []
    /// True while the next edit may be merged into the last one.
    private var isOpen = false

    var canUndo: Bool { !done.isEmpty }
    var canRedo: Bool { !undone.isEmpty }

    mutating func record(_ edit: TextEdit) {
        assert(
            edit.start >= 0 && !(edit.removed.isEmpty && edit.inserted.isEmpty),
            "A recorded edit changes nothing, or starts before the text.")
        undone = []
        if isOpen, let last = done.last, let joined = last.joined(edit) {
            done[done.count - 1] = joined
        } else {
            done.append(edit)
            if done.count > Self.limit { done.removeFirst() }
        }
        isOpen = edit.kind != .single && !edit.inserted.contains(where: \.isNewline)
    }
    /// The next edit starts a new undo step.
    mutating func interrupt() { isOpen = false }

    mutating func takeUndo() -> TextEdit? {
        guard let edit = done.popLast() else { return nil }
        undone.append(edit)
        isOpen = false
        return edit
    }
    mutating func takeRedo() -> TextEdit? {
        guard let edit = undone.popLast() else { return nil }
        done.append(edit)
        isOpen = false
        return edit
    }
}

extension TextEdit {
    /// Both edits merged; nil if the other one does not continue this one.
    fileprivate func joined(_ next: TextEdit) -> TextEdit? {
        guard kind == next.kind else { return nil }
        var joined = self
        joined.selectionAfter = next.selectionAfter
        switch kind {
        case .typing:
            guard next.removed.isEmpty, next.start == start + inserted.utf8.count else { return nil }
            joined.inserted += next.inserted
        case .deletingBackward:
            guard next.start + next.removed.utf8.count == start else { return nil }
            joined.start = next.start
            joined.removed = next.removed + removed
        case .deletingForward:
            guard next.start == start else { return nil }
            joined.removed += next.removed
        case .single: return nil
        }
        return joined
    }
}
