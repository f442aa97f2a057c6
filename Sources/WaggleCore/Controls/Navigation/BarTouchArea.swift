// Where the items of a bar take touches.

import Foundation
import WaggleGeometry

/// Enlarges the touch areas of a bar's controls to the bar's height and edge.
///
/// A touch that hits no control goes to the nearest one within reach.
nonisolated struct BarTouchArea: ConstantModifier {
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> BarTouchAreaNode { BarTouchAreaNode(inputs) }
}

@MainActor
final class BarTouchAreaNode: WrapperNode {
    /// The largest horizontal distance from a touch to its control, in points: that of the outermost controls from the bar's edge.
    private static let reach = ScreenMargin.narrow

    override func hitTest(_ point: CGPoint) -> ItemNode? {
        if let hit = super.hitTest(point) { return hit }
        guard bounds.contains(point) else { return nil }
        var nearest: (responder: GestureResponder, frame: CGRect, distance: CGFloat)?
        for responder in controls {
            guard let frame = responder.frame(in: self) else { continue }
            let distance = max(frame.minX - point.x, point.x - frame.maxX, 0)
            if distance <= Self.reach, distance < nearest?.distance ?? .infinity { nearest = (responder, frame, distance) }
        }
        guard let (responder, frame, _) = nearest else { return nil }
        // A control may contain other views that take touches; the innermost one at its centre is hit.
        return super.hitTest(CGPoint(x: frame.midX, y: frame.midY)) ?? responder
    }

    /// The outermost views with gestures inside.
    private var controls: [GestureResponder] {
        var found: [GestureResponder] = []
        func find(in item: ItemNode) {
            item.forEachShownItem { inner in
                guard inner.isPlaced, !inner.isLeaving else { return }
                if let responder = inner as? GestureResponder { found.append(responder) } else { find(in: inner) }
            }
        }
        find(in: self)
        return found
    }
}
