// Scrolling of an edited text: within a field, and in the scroll view of a text editor.

import Foundation
import WaggleGeometry

extension TextInputNode {
    /// Limits scrolling to the text. A line that is not edited shows its beginning.
    func keepScrolled() {
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let most = CGPoint(x: max(box - inner.width, 0), y: view.lines == .growing ? max(lines.height - inner.height, 0) : 0)
        if !isEditing { scrollOffset = CGPoint(x: isRightToLeft ? most.x : 0, y: 0) }
        scrollOffset = CGPoint(x: min(max(scrollOffset.x, 0), most.x), y: min(max(scrollOffset.y, 0), most.y))
        if isEditing { scrollToCaret() }
    }
    private func scrollToCaret() {
        guard isPlaced, view.lines != .all else { return }
        let caret = lines.caret(at: shownPosition(edited.shownSelection.head), in: box)
        let right = caret.minX + Self.caretWidth
        if caret.minX < scrollOffset.x {
            scrollOffset.x = max(caret.minX, 0)
        } else if right > scrollOffset.x + inner.width {
            scrollOffset.x = max(right - inner.width, 0)
        }
        scrollOffset.x = min(scrollOffset.x, max(box - inner.width, 0))
        guard view.lines == .growing else { return }
        if caret.minY < scrollOffset.y {
            scrollOffset.y = caret.minY
        } else if caret.maxY > scrollOffset.y + inner.height + 0.5 {
            scrollOffset.y = caret.maxY - inner.height
        }
    }
    /// Scrolls the caret into view, within the field and in the enclosing scroll views.
    package func revealCaret() {
        guard isPlaced else { return }
        scrollToCaret()
        // The text may need more space, which the layout provides first.
        graph.afterUpdate { [weak self] in
            guard let self, self.isAlive, self.isPlaced, self.isEditing else { return }
            let margin = self.view.lines == .all ? self.look.insets.top : 0
            self.scrollIntoView(self.caretBounds.insetBy(dx: 0, dy: -margin))
        }
    }
    /// The vertical range of the text that is visible.
    var visibleHeights: ClosedRange<CGFloat> {
        var seen = CGRect(origin: .zero, size: size)
        if view.lines == .all, let scroll { seen = scroll.visibleRect(in: self) }
        let top = seen.minY - textOrigin.y
        return top...max(top + seen.height, top)
    }
}

/// A long text typesets its visible paragraphs and reports their measured heights to the scroll view.
extension TextInputNode: LazyContainer {
    func visibleRectDidChange() {
        guard view.lines == .all, isPlaced, !isPlacing else { return }
        setNeedsDisplay()
        if !lines.isSet(in: visibleHeights) { markNeedsPlacement() }
    }
    func setLinesInSight() {
        guard let scroll, !isPlacing else { return }
        isPlacing = true
        defer { isPlacing = false }
        let before = lines.height, growth = lines.setLines(in: visibleHeights)
        guard lines.height != before else { return }
        if growth != 0 {
            growthOutOfSight += growth
            scroll.contentDidGrow(inFront: growth, of: self, .vertical, measured: nil)
        }
        scroll.lengthDidChange(of: self)
    }
    func takeGrowth() -> (outOfSight: CGSize, inFront: CGSize) {
        defer { growthOutOfSight = 0 }
        return (CGSize(width: 0, height: growthOutOfSight), .zero)
    }
    // A text editor's scroll view contains nothing else.
    func contentBesideDidGrow(inFront distance: CGFloat, _ axis: Axis) {}
    func frame(ofSubview id: AnyHashable) -> CGRect? { nil }
    func forEachSubviewNearby(_ body: (_ id: AnyHashable?, _ frame: CGRect) -> Void) {}
}
