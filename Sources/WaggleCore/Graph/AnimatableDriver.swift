// A value with animatable data on its way from one model value to the next.

import Foundation
import WaggleMotion

/// Keeps the value that a view states (the model) and the one to show now (presented).
///
/// The node that owns the driver calls `update` when the view states another value, and `sample` once a frame while
/// `sampleAnimations` is asked for.
///
/// An object, because nodes are generic: what a generic object holds is found through the object, while for a generic
/// value in it the runtime would be asked for the value's type at each access.
@MainActor
final class AnimatableDriver<Value: Animatable> {
    @exclusivity(unchecked) private(set) var model: Value
    @exclusivity(unchecked) private(set) var presented: Value
    private let hasData = MemoryLayout<Value.AnimatableData>.size > 0
    /// Made when something moves for the first time.
    private var attribute: AnimatedAttribute<Value.AnimatableData>?

    init(_ value: Value) {
        model = value
        presented = value
    }

    var isMoving: Bool { attribute?.isAnimating ?? false }

    /// Takes a new value. Where its animatable data differs and the transaction animates, the presented value starts to move.
    func update(_ value: Value, node: ViewNode) {
        guard hasData else {
            model = value
            presented = value
            return
        }
        let old = model.animatableData, new = value.animatableData
        model = value
        if old != new, attribute != nil || node.changeMatters {
            if attribute == nil { attribute = AnimatedAttribute() }
            attribute?.modelDidChange(from: old, to: new, node)
        }
        _ = sample(node: node)
    }

    /// Moves the presented value to the graph's time.
    /// - Returns: true while it is still on its way.
    func sample(node: ViewNode) -> Bool {
        presented = model
        guard let attribute, attribute.isAnimating else { return false }
        presented.animatableData = model.animatableData + attribute.offset(at: node.graph.time)
        return attribute.isAnimating
    }
}

extension ViewNode {
    /// False where a change of a value neither animates nor is to be followed.
    var changeMatters: Bool { !graph.nothingAnimates || graph.transaction.tracksVelocity }
}

extension AnimatedAttribute {
    /// Starts an animation of the change if the transaction that reaches the node has one.
    @MainActor func modelDidChange(from old: Value, to new: Value, _ node: ViewNode) {
        let transaction = node.graph.nothingAnimates ? node.graph.transaction : node.currentTransaction()
        if let animation = transaction.animation {
            retarget(from: old, to: new, animation: animation, at: node.graph.time, environment: node.environment.values,
                     completions: transaction.completions)
            node.graph.startAnimating(node)
        } else if transaction.tracksVelocity {
            track(model: new, at: node.graph.time)
        }
    }
}
