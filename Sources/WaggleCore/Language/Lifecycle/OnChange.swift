import Foundation

nonisolated public struct _ChangeModifier<Value: Equatable>: LifecycleModifier {
    /// True once the initial action has run: a view that appears again has no first value.
    typealias Memory = Bool
    let value: Value
    let initial: Bool
    /// True: the action made together with the old value runs, as the form of iOS 14 has it.
    let usesOldAction: Bool
    let action: (Value, Value) -> Void

    // A value changes once, however many views are modified.
    var watchesEachSubview: Bool { false }
    @MainActor static func appear(_ watch: LifecycleWatch<Self>) {
        guard watch.modifier.initial, watch.memory == nil else { return }
        watch.memory = true
        watch.modifier.action(watch.modifier.value, watch.modifier.value)
    }
    @MainActor static func change(_ watch: LifecycleWatch<Self>, from old: Self) {
        let new = watch.modifier
        // The first action of all is told the value of that moment.
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
    /// The action is the one given together with the old value, so it sees what the view captured then.
    @available(*, deprecated, message: "use the form whose action takes two parameters or none")
    @_disfavoredOverload
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        modifier(_ChangeModifier(value: value, initial: false, usesOldAction: true) { _, new in action(new) })
    }
    /// Runs the action, told the old and the new value, after each update in which the value changed; with `initial` also on appearing.
    public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some View {
        modifier(_ChangeModifier(value: value, initial: initial, usesOldAction: false, action: action))
    }
    public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        modifier(_ChangeModifier(value: value, initial: initial, usesOldAction: false) { _, _ in action() })
    }
}
