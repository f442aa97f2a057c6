// A value with animatable data on its way from one model value to the next.

import Foundation
import WaggleMotion

/// Moves a value with animatable data from one model value to the next; made when it moves for the first time.
///
/// A node keeps the value that its view states (the model) and its driver, if it has one. It calls `update` when the view states another value, and
/// `sample` once a frame while `sampleAnimations` is asked for.
@MainActor
final class AnimatableDriver<Value: Animatable> {
    /// What is shown now.
    @exclusivity(unchecked) private(set) var presented: Value
    private let attribute = AnimatedAttribute<Value.AnimatableData>()

    init(_ value: Value) { presented = value }

    var isMoving: Bool { attribute.isAnimating }

    /// Gives the model a new value. Where its animatable data differs and the transaction animates, the presented value starts to move.
    static func update(_ driver: inout AnimatableDriver?, _ model: inout Value, to new: Value, node: ViewNode) {
        let old = model
        model = new
        guard MemoryLayout<Value.AnimatableData>.size > 0, driver != nil || node.changeMatters else { return }
        let (from, to) = (old.animatableData, new.animatableData)
        if from != to {
            if driver == nil { driver = AnimatableDriver(new) }
            driver?.attribute.modelDidChange(from: from, to: to, node)
        }
        _ = driver?.sample(new, node: node)
    }

    /// Moves the presented value to the graph's time.
    /// - Returns: true while it is still on its way.
    func sample(_ model: Value, node: ViewNode) -> Bool {
        presented = model
        guard attribute.isAnimating else { return false }
        presented.animatableData = model.animatableData + attribute.offset(at: node.graph.time)
        return attribute.isAnimating
    }
}

extension ViewNode {
    /// False where a change of a value neither animates nor is to be followed.
    var changeMatters: Bool {
        let graph = graph
        if graph.transactionMatters { return true }
        guard graph.changesTransactions, let transactionScope else { return false }
        return transactionScope.isActive(graph.counters)
    }
}

extension AnimatedAttribute {
    /// Starts an animation of the change if the transaction that reaches the node has one.
    @MainActor func modelDidChange(from old: Value, to new: Value, _ node: ViewNode) {
        let transaction = node.currentTransaction()
        if let animation = transaction.animation {
            retarget(from: old, to: new, animation: animation, at: node.graph.time, environment: node.environment.values,
                     completions: transaction.completions)
            node.graph.startAnimating(node)
        } else if transaction.tracksVelocity {
            track(model: new, at: node.graph.time)
        }
    }
}
