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
    private(set) var model: CGRect?
    private(set) var shown = CGRect.zero
    private var space: UInt32 = 0
    /// Made when the frame moves for the first time.
    private var attribute: AnimatedAttribute<CGRect.AnimatableData>?

    var isMoving: Bool { attribute?.isAnimating ?? false }

    /// Takes the frame that layout gave.
    /// - Returns: true if what is shown changed.
    mutating func resolve(_ frame: CGRect, _ node: ItemNode) -> Bool {
        let final = frame.roundedToPixels(node.environment.displayScale)
        defer { space = node.space }
        guard var old = model else {
            model = final
            shown = final
            return true
        }
        // The same place has other coordinates in another space; that is no move.
        if space != node.space { old.origin = final.origin }
        let moved = model != final
        model = final
        guard final != old else { return moved && sample(node) }
        if attribute != nil || node.changeMatters {
            if attribute == nil { attribute = AnimatedAttribute() }
            attribute?.modelDidChange(from: old.animatableData, to: final.animatableData, node)
        }
        return sample(node)
    }

    /// Moves the shown frame to the graph's time.
    /// - Returns: true if what is shown changed.
    mutating func sample(_ node: ViewNode) -> Bool {
        guard let model else { return false }
        let before = shown
        shown = model
        if let attribute, attribute.isAnimating {
            let offset = attribute.offset(at: node.graph.time)
            if attribute.isAnimating { shown.animatableData = model.animatableData + offset }
        }
        // A spring can swing past nothing; a frame has no negative size.
        if shown.size.width < 0 { shown.size.width = 0 }
        if shown.size.height < 0 { shown.size.height = 0 }
        return shown != before
    }
}
