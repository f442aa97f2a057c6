// Where the items of a bar take touches.

import Foundation
import WaggleGeometry

/// Lets the controls of a bar, or of one side of it, take touches beside them: over the height of the bar, and up to its edge.
///
/// A control is drawn smaller than a finger needs it. A touch that hits nothing reaches the nearest control, if that is near enough.
nonisolated struct BarTouchArea: ItemModifier {
    typealias Body = Never
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> BarTouchAreaNode { BarTouchAreaNode(inputs) }
    @MainActor static func update(_ wrapper: BarTouchAreaNode, with modifier: Self) {}
}

@MainActor
final class BarTouchAreaNode: WrapperNode {
    /// How far beside a control a touch reaches it, in points: as far as the outermost ones are from the bar's edge.
    private static let reach = BarMetrics.margin

    override func hitTest(_ point: CGPoint) -> ItemNode? {
        if let hit = super.hitTest(point) { return hit }
        guard bounds.contains(point) else { return nil }
        var nearest: (site: GestureSite, frame: CGRect, distance: CGFloat)?
        for site in controls {
            let frame = frame(of: site), distance = max(frame.minX - point.x, point.x - frame.maxX, 0)
            if distance <= Self.reach, distance < nearest?.distance ?? .infinity { nearest = (site, frame, distance) }
        }
        guard let (site, frame, _) = nearest else { return nil }
        // The innermost view there, because controls may consist of several.
        return super.hitTest(CGPoint(x: frame.midX, y: frame.midY)) ?? site
    }

    /// The outermost views with gestures inside.
    private var controls: [GestureSite] {
        var found: [GestureSite] = []
        func find(in item: ItemNode) {
            item.forEachShownItem { inner in
                guard inner.isPlaced, !inner.isLeaving else { return }
                if let site = inner as? GestureSite { found.append(site) } else { find(in: inner) }
            }
        }
        find(in: self)
        return found
    }
    private func frame(of item: ItemNode) -> CGRect {
        var rect = item.bounds, current: ItemNode = item
        while current !== self, let parent = current.layoutParent {
            rect = current.convertToParent(rect)
            current = parent
        }
        return rect
    }
}
