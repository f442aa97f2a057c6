// onGeometryChange: actions that run when a view's geometry changes.

import Foundation
import WaggleGeometry

nonisolated private struct GeometryChangeModifier<Value: Equatable>: UpdatingModifier {
    let value: (GeometryProxy) -> Value
    /// Called with the old value (nil at first) and the new one.
    let action: (Value?, Value) -> Void

    typealias Wrapper = GeometryChangeNode<Value>
}

@MainActor
private final class GeometryChangeNode<Value: Equatable>: WrapperNode, UpdatedNode {
    private var modifier: GeometryChangeModifier<Value>
    private var last: Value?

    init(_ modifier: GeometryChangeModifier<Value>, _ inputs: ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        graph.geometry.watch(self, for: self)
    }
    func update(_ modifier: GeometryChangeModifier<Value>) {
        self.modifier = modifier
        graph.geometry.ask(self)
    }
    override func evaluate() {
        isDirty = false
        graph.geometry.ask(self)
    }
    /// The action runs after the update and may write state.
    override func geometryDidChange() -> Bool {
        guard isPlaced else { return false }
        let value = evaluating { tracked { modifier.value(GeometryProxy(self)) } }, old = last
        guard value != old else { return false }
        last = value
        graph.afterUpdate { [weak self] in
            guard let self, self.isAlive else { return }
            self.modifier.action(old, value)
        }
        return false
    }
}

extension View {
    /// Runs the action with a value computed from the view's geometry, after the first layout and whenever the value changes.
    @preconcurrency
    @_disfavoredOverload public nonisolated func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(value: transform) { _, new in action(new) })
    }
    /// Like the method above; the action also receives the old value, which equals the new one the first time.
    @preconcurrency
    @_disfavoredOverload public nonisolated func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(value: transform) { action($0 ?? $1, $1) })
    }
}
