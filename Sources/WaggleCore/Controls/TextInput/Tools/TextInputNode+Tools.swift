// An edited text, for its handles, its loupe and its menu.

import Foundation
import UniformTypeIdentifiers
import WaggleDisplayList
import WaggleGeometry

extension TextInputNode: TextWithTools {
    /// The visible rectangles of the selection.
    var selectionRects: [CGRect] {
        let origin = textOrigin
        return lines.rects(of: shownRange, in: box, between: visibleHeights).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }
    private var shownRange: Range<Int> {
        let range = edited.shownSelection.range
        return shownPosition(TextPosition(range.lowerBound)).offset..<shownPosition(TextPosition(range.upperBound, .upstream)).offset
    }
    var selectionEnds: (start: CGRect, end: CGRect) {
        let range = shownRange, origin = textOrigin
        if range.isEmpty { return (caretBounds, caretBounds) }
        func caret(_ position: TextPosition) -> CGRect { lines.caret(at: position, in: box).offsetBy(dx: origin.x, dy: origin.y) }
        return (caret(TextPosition(range.lowerBound)), caret(TextPosition(range.upperBound, .upstream)))
    }
    var selectionBounds: CGRect {
        let bounds = selectionRects.reduce(CGRect.null) { $0.union($1.intersection(seenBounds)) }
        return bounds.isNull ? caretBounds : bounds
    }
    var seenBounds: CGRect {
        var seen = isOneLine ? bounds : inner
        if view.lines == .all, let scroll { seen = seen.intersection(scroll.visibleRect(in: self)) }
        return seen
    }
    var hasHandles: Bool { !edited.selection.isCaret }

    var editCommands: [EditCommand] {
        let isCaret = edited.selection.isCaret, isAll = edited.selection.range == 0..<edited.length
        return EditCommand.allCases.filter { command in
            switch command {
            case .cut, .copy: !isCaret && !view.isSecure
            case .paste: graph.host?.clipboardTypes.contains { $0.conforms(to: .plainText) } == true
            case .select: isCaret && edited.length > 0
            case .selectAll: !isAll
            }
        }
    }
    func perform(_ command: EditCommand) {
        switch command {
        case .cut: cut()
        case .copy: copy()
        case .paste: paste()
        case .select:
            // A caret before a space selects the word before it.
            let offset = edited.selection.head.offset, word = word(at: offset)
            edit { $0.select(word.isEmpty ? self.word(at: $0.text.grapheme(before: offset)) : word) }
        case .selectAll: edit { $0.selectAll() }
        }
    }

    func offset(of end: SelectionEnd) -> Int { end == .start ? edited.selection.range.lowerBound : edited.selection.range.upperBound }
    func select(from offset: Int, to point: CGPoint) {
        let head = position(at: point)
        guard head.offset != offset else { return }
        edit {
            $0.select(
                EditedSelection(anchor: $0.text.grapheme(at: offset), head: TextPosition($0.text.grapheme(at: head.offset), head.affinity)))
        }
    }
}
