// Modifiers that change the environment of their content.

import Foundation
import Observation
import OpenCombine

/// Transforms the inherited environment.
nonisolated public struct _EnvironmentModifier: ViewModifier {
    /// The change, whose value also identifies it among changes of its kind.
    let identity: any EnvironmentChange
    public typealias Body = Never

    @MainActor public static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        EnvironmentNode(modifier.identity, inputs) { V._makeNode(content, in: $0) }
    }
    @MainActor public static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: EnvironmentNode.self)
        node.update(modifier.identity)
        V._updateNode(node.content, with: content)
    }
    @MainActor public static func _isUnary<V: View>(_ content: V.Type) -> Bool { V._isUnary }
}

protocol EnvironmentChange {
    func apply(to environment: inout EnvironmentValues)
    func isSame(as other: any EnvironmentChange) -> Bool
    /// True if the change is a closure of the program's.
    var isDeferred: Bool { get }
}
extension EnvironmentChange {
    var isDeferred: Bool { false }
}

struct SetEnvironmentValue<Value>: EnvironmentChange {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
    func apply(to environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
    func isSame(as other: any EnvironmentChange) -> Bool {
        guard let other = other as? Self else { return false }
        return keyPath == other.keyPath && valuesAreEqual(value, other.value)
    }
}

private struct TransformEnvironmentValue<Value>: EnvironmentChange {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void
    var isDeferred: Bool { true }
    func apply(to environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
    func isSame(as other: any EnvironmentChange) -> Bool {
        guard let other = other as? Self else { return false }
        return keyPath == other.keyPath && valuesAreEqual(transform, other.transform)
    }
}

private struct SetEnvironmentObject<Object: AnyObject>: EnvironmentChange {
    let object: Object?
    func apply(to environment: inout EnvironmentValues) { environment[EnvironmentObjectKey<Object>.self] = object }
    func isSame(as other: any EnvironmentChange) -> Bool { (other as? Self).map { $0.object === object } ?? false }
}

/// A change by a closure that depends only on `token`.
struct EnvironmentTransform<Token: Equatable>: EnvironmentChange {
    let token: Token
    let transform: (Token, inout EnvironmentValues) -> Void
    func apply(to environment: inout EnvironmentValues) { transform(token, &environment) }
    func isSame(as other: any EnvironmentChange) -> Bool {
        guard let other = other as? Self else { return false }
        return token == other.token && valuesAreEqual(transform, other.transform)
    }
}

/// The node that owns its subtree's environment.
@MainActor
final class EnvironmentNode: PassThroughNode {
    private var change: any EnvironmentChange
    private let scope: EnvironmentScope
    /// The layer for the one subview that this node represents; nil if it represents the modifier itself.
    private let layer: EnvironmentLayer?
    /// Applies the modifier to each subview; nil if the node applies it itself.
    private var layerBelow: EnvironmentLayer?

    init(_ change: any EnvironmentChange, of layer: EnvironmentLayer? = nil, _ inputs: ViewInputs, content: (ViewInputs) -> ViewNode) {
        self.change = change
        self.layer = layer
        scope = EnvironmentScope(in: inputs.environment)
        super.init(inputs)
        scope.begin(self, apply)
        var inner = inputs.child(of: self)
        inner.environment = scope
        if let region = inner.subviewRegion {
            let below = EnvironmentLayer(change, in: region.layer)
            layerBelow = below
            inner.subviewRegion = region.adding(below)
        }
        self.content = content(inner)
    }

    func update(_ change: any EnvironmentChange) {
        guard isDirty || !self.change.isSame(as: change) else { return }
        self.change = change
        evaluate()
        layerBelow?.update(change)
    }
    override func evaluate() {
        isDirty = false
        graph.counters.scopeEvaluations += 1
        changing { scope.update(apply) }
    }
    /// Makes the change. A transform of the program's may read state.
    private func apply(_ environment: inout EnvironmentValues) {
        guard change.isDeferred else { return change.apply(to: &environment) }
        let before = environment
        environment = runningDeferred {
            var environment = before
            change.apply(to: &environment)
            return environment
        }
    }
    override func deferredReadsDidChange() {
        super.deferredReadsDidChange()
        if change.isDeferred { invalidate() }
    }
    override func environmentDidChange(_ keys: [ObjectIdentifier]) {
        graph.counters.scopeEvaluations += 1
        // Deferred to this node's turn: its parent may be about to pass another change.
        if changing({ scope.baseDidChange(keys) }) { invalidate() }
    }
    /// Marks inner layout if the change of the environment affects direction or scale.
    private func changing<Result>(_ change: () -> Result) -> Result {
        let (direction, scale) = (scope.layoutDirection, scope.displayScale)
        defer {
            if (direction, scale) != (scope.layoutDirection, scope.displayScale) {
                graph.root?.didMove()
                scope.markLayout(at: self)
            }
        }
        return change()
    }
    override func didEnd() {
        scope.end()
        layer?.nodeDidEnd(self)
    }
    override func checkInvariants() { scope.checkCurrent(change.apply) }
}

extension View {
    /// Sets an environment value for the view and its subviews.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentModifier(identity: SetEnvironmentValue(keyPath: keyPath, value: value)))
    }
    /// Puts an `@Observable` object into the environment by its type; nil removes it.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_EnvironmentModifier(identity: SetEnvironmentObject(object: object)))
    }
    /// Puts an observable object into the environment by its type.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_EnvironmentModifier(identity: SetEnvironmentObject(object: object)))
    }
    /// Transforms an inherited environment value.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentModifier(identity: TransformEnvironmentValue(keyPath: keyPath, transform: transform)))
    }
    /// Transforms the environment by a function that depends only on the token.
    nonisolated func environmentTransform<Token: Equatable>(
        _ token: Token, _ transform: @escaping (Token, inout EnvironmentValues) -> Void
    ) -> some View {
        modifier(_EnvironmentModifier(identity: EnvironmentTransform(token: token, transform: transform)))
    }
}
