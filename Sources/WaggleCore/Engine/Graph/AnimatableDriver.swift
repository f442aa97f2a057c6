// Animates a value between two model values.

import Foundation
import WaggleMotion

/// Animates a value with animatable data from one model value to the next. Created for the first animation.
///
/// A node keeps the value its view states (the model) and its driver, if any. It calls `update` when the view states another value, and
/// `sample` once per frame after requesting `sampleAnimations`.
@MainActor
final class AnimatableDriver<Value: Animatable> {
    /// The presented value.
    @exclusivity(unchecked) private(set) var presented: Value
    private let attribute = AnimatedAttribute<Value.AnimatableData>()
    /// True once the setter has received the final value. Programs count on receiving it once, whether or not a frame falls on the end of
    /// the animation.
    private var hasArrived = false

    init(_ value: Value) { presented = value }

    var isMoving: Bool { attribute.isAnimating }

    /// Sets the model. If its animatable data differs and the transaction animates, the presented value starts moving.
    /// - Parameter animation: The animation in the transaction.
    static func update(
        _ driver: inout AnimatableDriver?, _ model: inout Value, to new: Value, node: ViewNode,
        by animation: @MainActor (Transaction) -> Animation? = { $0.animation }
    ) {
        guard MemoryLayout<Value.AnimatableData>.size > 0, driver != nil || node.changeMatters else {
            model = new
            return
        }
        let old = model
        model = new
        let (from, to) = (old.animatableData, new.animatableData)
        if from != to {
            if driver == nil { driver = AnimatableDriver(new) }
            driver?.hasArrived = false
            driver?.attribute.modelDidChange(from: from, to: to, node, by: animation)
        }
        _ = driver?.sample(new, node: node)
    }

    /// Advances the presented value to the graph's time.
    /// - Returns: true while it is still moving.
    func sample(_ model: Value, node: ViewNode) -> Bool {
        presented = model
        guard attribute.isAnimating else { return false }
        let offset = attribute.offset(at: node.graph.time), isAtGoal = offset == .zero
        if !(isAtGoal && hasArrived) { presented.animatableData = model.animatableData + offset }
        hasArrived = isAtGoal
        return attribute.isAnimating
    }
}

extension ViewNode {
    /// False if a change of the value is neither animated nor tracked for its velocity.
    var changeMatters: Bool {
        let graph = graph
        if graph.transactionMatters { return true }
        guard graph.changesTransactions, let transactionScope else { return false }
        return transactionScope.isActive(graph.counters)
    }
}

extension AnimatedAttribute {
    /// Animates the change if the transaction at the node has an animation.
    @MainActor func modelDidChange(
        from old: Value, to new: Value, _ node: ViewNode, by animation: @MainActor (Transaction) -> Animation? = { $0.animation }
    ) {
        let transaction = node.currentTransaction()
        if let animation = animation(transaction) {
            retarget(from: old, to: new, animation: animation, at: node.graph.time, environment: node.environment.values,
                     completions: transaction.completions)
            node.graph.startAnimating(node)
        } else if transaction.tracksVelocity {
            track(model: new, at: node.graph.time)
        }
    }
}
