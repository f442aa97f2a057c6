// The animated frame of a leaf or effect.

import Foundation
import WaggleGeometry
import WaggleMotion

/// The frame of a leaf or effect in its space: the final frame from layout, and the one shown during an animation.
///
/// Layout is computed once, for the end state; these frames make the visible motion. Final frames lie on whole pixels, intermediate
/// ones do not.
@MainActor
struct PresentationFrame {
    private(set) var shown = CGRect.zero
    private var space: UInt32 = 0
    private var isResolved = false
    /// Created when the frame first animates.
    private var move: Move?

    @MainActor
    private final class Move {
        /// The final frame.
        var model: CGRect
        let attribute = AnimatedAttribute<CGRect.AnimatableData>()
        init(_ model: CGRect) { self.model = model }
    }

    /// The final frame on whole pixels; nil before the first layout.
    var model: CGRect? { isResolved ? move?.model ?? shown : nil }
    var isMoving: Bool { move?.attribute.isAnimating ?? false }

    /// Sets a new final frame.
    /// - Returns: true if the shown frame changed.
    mutating func resolve(_ frame: CGRect, _ node: ItemNode) -> Bool {
        let final = frame.roundedToPixels(node.environment.displayScale)
        defer { space = node.space }
        guard var old = model else {
            shown = final
            isResolved = true
            return true
        }
        let moved = old != final
        if space != node.space {
            // A change of space changes the coordinates but is not a move.
            let before = node.spaceOrigin(in: space).map { old.origin - $0 } ?? final.origin
            old.origin = before.isClose(to: final.origin, within: 0x1p-20) ? final.origin : before
        }
        guard final != old else { return moved && show(final, node) }
        if move != nil || node.changeMatters {
            let move = move ?? Move(old)
            self.move = move
            move.attribute.modelDidChange(from: old.animatableData, to: final.animatableData, node)
        }
        return show(final, node)
    }

    /// Moves by whole pixels without animation; a running animation continues.
    mutating func move(by way: CGPoint, _ displayScale: CGFloat) {
        guard isResolved else { return }
        shown = shown(movedBy: way, displayScale)
        if let move { move.model = move.model.moved(by: way, displayScale) }
    }
    /// The shown frame after a move by whole pixels.
    func shown(movedBy way: CGPoint, _ displayScale: CGFloat) -> CGRect {
        isMoving ? shown.offsetBy(way) : shown.moved(by: way, displayScale)
    }

    /// Samples the shown frame at the graph's time.
    /// - Returns: true if the shown frame changed.
    mutating func sample(_ node: ViewNode) -> Bool {
        guard let move else { return false }
        return show(move.model, node)
    }

    /// Shows the frame, or its animation at the graph's time.
    private mutating func show(_ model: CGRect, _ node: ViewNode) -> Bool {
        let before = shown
        shown = model
        if let move {
            move.model = model
            if move.attribute.isAnimating {
                let offset = move.attribute.offset(at: node.graph.time)
                if move.attribute.isAnimating { shown.animatableData = model.animatableData + offset }
            }
        }
        // A spring can overshoot below zero, but sizes are not negative.
        if shown.size.width < 0 { shown.size.width = 0 }
        if shown.size.height < 0 { shown.size.height = 0 }
        return shown != before
    }
}

extension CGRect {
    /// The rectangle moved by whole pixels. Only the origin is rounded; after a change of scale, the next resolve rounds the size.
    fileprivate func moved(by way: CGPoint, _ displayScale: CGFloat) -> CGRect {
        CGRect(origin: (origin + way).roundedToPixels(displayScale), size: size)
    }
}

/// How an item presents its content.
struct ContentPresentation {
    /// Maps the inner items' coordinates to this item's; nil for the identity.
    var projection: ProjectionTransform?
    var opacity = 1.0
    /// True if the content is presented away from its layout position.
    var isMoved = false
}
