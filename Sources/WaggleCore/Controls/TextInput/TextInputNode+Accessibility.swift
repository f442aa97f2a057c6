// Accessibility of an edited text.

import Foundation
import WaggleDisplayList
import WaggleGeometry

extension TextInputNode: AccessibleText {
    package var readableText: String { lines.text }
    package var readableSelection: (anchor: Int, head: Int)? {
        let selection = edited.shownSelection
        return (shownPosition(TextPosition(selection.anchor)).offset, shownPosition(selection.head).offset)
    }
    package var isEditable: Bool { environment.values.isEnabled }
    package var isSecure: Bool { view.isSecure }
    package var isMultiline: Bool { !isOneLine }
    package var textBoundaries: (String) -> TextBoundaries { graph.textEngine.boundaries }

    package func readableLine(at offset: Int) -> Range<Int> { isOneLine ? 0..<lines.text.utf8.count : lines.line(at: TextPosition(offset)) }
    package func readableBounds(of range: Range<Int>) -> CGRect {
        guard isPlaced else { return .zero }
        let rects = lines.rects(of: range, in: box, between: 0...max(lines.height, 0))
        let bounds = rects.isEmpty ? lines.caret(at: TextPosition(range.lowerBound), in: box) : rects.reduce(CGRect.null) { $0.union($1) }
        return convert(bounds.offsetBy(dx: textOrigin.x, dy: textOrigin.y), to: .global)
    }
    package func readableOffset(at point: CGPoint) -> Int {
        guard isPlaced else { return 0 }
        let inWindow = convert(bounds, to: .global), origin = textOrigin
        let inText = CGPoint(x: point.x - inWindow.minX - origin.x, y: point.y - inWindow.minY - origin.y)
        return lines.position(at: inText, in: box).offset
    }

    package func selectReadable(anchor: Int, head: Int) -> Bool {
        guard isEditable else { return false }
        let anchor = offset(ofShown: anchor), head = offset(ofShown: head)
        edit { $0.select(EditedSelection(anchor: anchor, head: TextPosition(head))) }
        setNeedsDisplay()
        graph.needsFrame()
        return true
    }
    package func replaceReadable(_ range: Range<Int>, with text: String) -> Bool {
        guard isEditable else { return false }
        let start = offset(ofShown: range.lowerBound), end = offset(ofShown: range.upperBound)
        let string = isOneLine ? text.onOneLine : text
        edit {
            $0.commitComposition()
            $0.select(min(start, $0.length)..<min(max(end, start), $0.length))
            $0.paste(string)
        }
        // A formatted value is written when the field loses the focus, but this field does not have it.
        if !isEditing { finishValue() }
        graph.needsFrame()
        return true
    }
    /// The offset in the text for an offset in the shown text, at a grapheme boundary.
    private func offset(ofShown offset: Int) -> Int {
        let offset = min(max(offset, 0), lines.text.utf8.count)
        return edited.text.grapheme(at: position(ofShown: TextPosition(offset)).offset)
    }
}
