// A value with animatable data on its way from one model value to the next.

import Foundation
import WaggleMotion

/// Keeps the value that a view states (the model) and the one to show now (presented).
///
/// The node that owns the driver calls `update` when the view states another value, and `sample` once a frame while
/// `sampleAnimations` is asked for.
@MainActor
struct AnimatableDriver<Value: Animatable> {
    private(set) var model: Value
    private(set) var presented: Value
    private var animator: AttributeAnimator<Value.AnimatableData>?

    init(_ value: Value) {
        model = value
        presented = value
    }

    var isMoving: Bool { animator != nil }
    private static var hasData: Bool { MemoryLayout<Value.AnimatableData>.size > 0 }

    /// Takes a new value. Where its animatable data differs and the transaction animates, the presented value starts to move.
    mutating func update(_ value: Value, node: ViewNode) {
        let old = model.animatableData
        model = value
        presented = value
        guard Self.hasData else { return }
        let new = value.animatableData
        if old != new {
            let transaction = node.graph.nothingAnimates ? node.graph.transaction : node.currentTransaction()
            if let animation = transaction.animation {
                var moving = animator ?? AttributeAnimator(model: old)
                moving.retarget(to: new, animation: animation, at: node.graph.time, environment: node.environment.values)
                moving.listen(transaction.completions)
                animator = moving
                node.graph.startAnimating(node)
            } else {
                animator?.set(new)
            }
        }
        if animator != nil { present(at: node.graph.time) }
    }

    /// Moves the presented value to the graph's time.
    /// - Returns: true while it is still on its way.
    mutating func sample(node: ViewNode) -> Bool {
        guard animator != nil else { return false }
        present(at: node.graph.time)
        return animator != nil
    }

    private mutating func present(at time: TimeInterval) {
        guard let value = animator?.sample(at: time) else { return }
        presented = model
        presented.animatableData = value
        if animator?.isFinished == true {
            animator = nil
            presented = model
        }
    }
}
