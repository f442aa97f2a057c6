import Foundation

/// The modifier of `onChange(of:initial:_:)`.
nonisolated public struct _ChangeModifier<Value: Equatable>: LifecycleModifier {
    /// True once the initial action has run; it does not run again when the view reappears.
    typealias Memory = Bool
    let value: Value
    let initial: Bool
    /// True to run the action captured with the old value, as the iOS 14 form does.
    let usesOldAction: Bool
    let action: (Value, Value) -> Void

    // A value changes once, however many views are modified.
    var followsSubviews: Bool { false }
    @MainActor static func appear(_ watch: LifecycleWatch<Self>) {
        guard watch.modifier.initial, watch.memory == nil else { return }
        watch.memory = true
        watch.modifier.action(watch.modifier.value, watch.modifier.value)
    }
    @MainActor static func change(_ watch: LifecycleWatch<Self>, from old: Self) {
        let new = watch.modifier
        // The initial action receives the value that is current when it runs.
        guard old.value != new.value, watch.memory != nil || !new.initial else { return }
        let action = new.usesOldAction ? old.action : new.action
        watch.graph.afterUpdate { [weak watch] in
            guard watch?.isAlive == true else { return }
            action(old.value, new.value)
        }
    }
}

extension View {
    /// Runs the action after each update in which the value changed.
    ///
    /// The action is the one captured with the old value, so it sees the values that the view captured then.
    @available(*, deprecated, message: "use the form whose action takes two parameters or none")
    @_disfavoredOverload
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        modifier(_ChangeModifier(value: value, initial: false, usesOldAction: true) { _, new in action(new) })
    }
    /// Runs the action with the old and new values after each update that changed the value; with `initial`, also when the view appears.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, initial: initial, usesOldAction: false, action: action))
    }
    public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        modifier(_ChangeModifier(value: value, initial: initial, usesOldAction: false) { _, _ in action() })
    }
}
