// The frame of something drawn, on its way from one place to the next.

import Foundation
import WaggleGeometry
import WaggleMotion

/// The frame of a leaf or effect in its space: final from layout, shown on the way there.
///
/// Layout is worked out once, at the end state; what people see move are the frames of the things drawn. Final frames lie
/// on whole pixels, those on the way do not.
@MainActor
struct ShownFrame {
    private(set) var shown = CGRect.zero
    private var space: UInt32 = 0
    private var isResolved = false
    /// Made when the frame moves for the first time.
    private var move: Move?

    @MainActor
    private final class Move {
        /// Where the frame goes.
        var model: CGRect
        let attribute = AnimatedAttribute<CGRect.AnimatableData>()
        init(_ model: CGRect) { self.model = model }
    }

    /// The frame that layout gave, on whole pixels; nil before the first.
    var model: CGRect? { isResolved ? move?.model ?? shown : nil }
    var isMoving: Bool { move?.attribute.isAnimating ?? false }

    /// Takes the frame that layout gave.
    /// - Returns: true if what is shown changed.
    mutating func resolve(_ frame: CGRect, _ node: ItemNode) -> Bool {
        let final = frame.roundedToPixels(node.environment.displayScale)
        defer { space = node.space }
        guard var old = model else {
            shown = final
            isResolved = true
            return true
        }
        let moved = old != final
        // The same place has other coordinates in another space; that is no move.
        if space != node.space { old.origin = final.origin }
        guard final != old else { return moved && show(final, node) }
        if move != nil || node.changeMatters {
            let move = move ?? Move(old)
            self.move = move
            move.attribute.modelDidChange(from: old.animatableData, to: final.animatableData, node)
        }
        return show(final, node)
    }

    /// Moves by whole pixels, at once.
    mutating func move(by way: CGPoint, _ displayScale: CGFloat) {
        guard isResolved else { return }
        let moved = (move?.model ?? shown).offsetBy(way).roundedToPixels(displayScale)
        shown = isMoving ? shown.offsetBy(way) : moved
        move?.model = moved
    }

    /// Moves the shown frame to the graph's time.
    /// - Returns: true if what is shown changed.
    mutating func sample(_ node: ViewNode) -> Bool {
        guard let move else { return false }
        return show(move.model, node)
    }

    /// Shows the frame, or what is on its way there.
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
        // A spring can swing past nothing; a frame has no negative size.
        if shown.size.width < 0 { shown.size.width = 0 }
        if shown.size.height < 0 { shown.size.height = 0 }
        return shown != before
    }
}
