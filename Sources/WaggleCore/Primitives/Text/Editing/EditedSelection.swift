// The selection of an edited text.

import WaggleDisplayList

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
