// Hit testing: which view is at a point of the window, as presented.

import Foundation
import WaggleGeometry

extension ItemNode {
    /// The innermost item at a point in the layout parent's drawing coordinates; nil if there is none.
    final func hitTestFromParent(_ point: CGPoint) -> ItemNode? {
        // A view leaving with a transition takes no touches.
        guard isPlaced, !isLeaving else { return nil }
        let offset = displayOffset
        return hitTest(CGPoint(x: point.x - offset.x, y: point.y - offset.y))
    }

    /// Converts a window point to this item's coordinates, through all presented transforms; nil if one has no inverse.
    final func point(fromWindow point: CGPoint) -> CGPoint? {
        guard let parent = layoutParent else { return point }
        guard let outer = parent.point(fromWindow: point), let inner = parent.contentPoint(outer) else { return nil }
        let offset = displayOffset
        return CGPoint(x: inner.x - offset.x, y: inner.y - offset.y)
    }

    /// Converts a window point to a coordinate space visible from this item; nil if a transform has no inverse.
    final func point(fromWindow point: CGPoint, in space: CoordinateSpace) -> CGPoint? {
        switch space {
        case .global: return point
        case .local: return self.point(fromWindow: point)
        case .named(let name):
            var item: ItemNode? = self
            while let current = item {
                if let area = current.space(named: name) {
                    return current.point(fromWindow: point).map { CGPoint(x: $0.x - area.minX, y: $0.y - area.minY) }
                }
                item = current.layoutParent
            }
            return point
        }
    }

    /// True if this item or an ancestor is leaving with a transition.
    final var isWithinLeavingItem: Bool {
        var item: ItemNode? = self
        while let current = item {
            if current.isLeaving { return true }
            item = current.layoutParent
        }
        return false
    }
}

/// Something open that a touch or click elsewhere in the window closes: a text's edit menu, a list row's swipe actions.
@MainActor
protocol ClosesOnOutsideTouch: AnyObject {
    /// Called when a touch or click begins on an item of the window, or on none.
    /// - Returns: true if that closed it.
    @discardableResult func touchBegan(on item: ItemNode?) -> Bool
}

/// The handles, loupe and menu of a selected text.
@MainActor
protocol SelectionTools: ClosesOnOutsideTouch {
    func hide()
}
