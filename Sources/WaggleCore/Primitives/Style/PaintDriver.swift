// Animated paints.

import Foundation
import WaggleDisplayList
import WaggleMotion

/// A resolved style whose numbers animate, each as any other animatable value does: a spring whose target moves goes on with its velocity.
@MainActor
struct PaintDriver {
    private var style: _ResolvedShapeStyle?
    /// The size for which the style was resolved.
    private(set) var size = CGSize.zero
    /// Created by the first animation: most styles never animate, and three styles would make up much of a leaf's size.
    private var move: Move?

    /// The presented style during an animation.
    @MainActor
    private final class Move {
        let attribute = AnimatedAttribute<StyleNumbers>()
        /// The goal in the form that is shown: a gradient on its way has the stops of both ends.
        var goal: _ResolvedShapeStyle?
        var shown: _ResolvedShapeStyle?
    }

    var isResolved: Bool { style != nil }
    var isMoving: Bool { move?.attribute.isAnimating ?? false }
    var shown: _ResolvedShapeStyle? {
        if let move, move.attribute.isAnimating { return move.shown }
        return style
    }

    /// Sets a style without animation: the first one, or the same one for another size.
    mutating func reset(_ style: _ResolvedShapeStyle, size: CGSize) {
        self.style = style
        self.size = size
    }

    /// Sets another style, with the transaction's animation if it has one.
    mutating func set(_ new: _ResolvedShapeStyle, node: ViewNode) {
        guard let old = style else { return }
        if valuesAreEqual(old, new) { return }
        let before = shown ?? old
        style = new
        guard move != nil || node.changeMatters else { return }
        let move = move ?? Move()
        self.move = move
        let model = move.attribute.isAnimating ? move.goal ?? old : old
        if model.hasSameForm(as: new) {
            move.goal = new
            move.attribute.modelDidChange(from: model.numbers, to: new.numbers, node)
        } else {
            // What runs moves numbers that mean something else.
            move.attribute.end()
            let (from, to) = _ResolvedShapeStyle.inOneForm(before, new)
            move.goal = to
            move.attribute.modelDidChange(from: from.numbers, to: to.numbers, node)
        }
        sample(node: node)
    }

    /// - Returns: True if the paint moves and has been sampled.
    mutating func sampleIfMoving(node: ViewNode) -> Bool {
        guard isMoving else { return false }
        sample(node: node)
        return true
    }
    mutating func sample(node: ViewNode) {
        guard let move, let goal = move.goal else { return }
        let offset = move.attribute.offset(at: node.graph.time)
        if move.attribute.isAnimating {
            var shown = goal
            shown.numbers = goal.numbers + offset
            move.shown = shown
        } else {
            (move.goal, move.shown) = (nil, nil)
        }
    }
}
