// Preferences: values that views pass up to their ancestors.

import Foundation

/// A node that affects the preferences of its subtree.
@MainActor
protocol PreferenceWriter: ViewNode {
    /// The key's value for this subtree. `below` is folded from the content; the node changes it if it writes the key.
    func preference<K: PreferenceKey>(_ key: K.Type, below: K.Value?) -> K.Value?
}

// MARK: Writing

nonisolated struct PreferenceModifier<K: PreferenceKey>: ViewModifier {
    enum Change {
        case set(K.Value)
        case transform((inout K.Value) -> Void)
    }
    let change: Change
    typealias Body = Never

    @MainActor static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        PreferenceNode<K>(modifier.change, content, inputs)
    }
    @MainActor static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: PreferenceNode<K>.self)
        node.update(modifier.change)
        V._updateNode(node.content, with: content)
    }
    @MainActor static func _isUnary<V: View>(_ content: V.Type) -> Bool { V._isUnary }
}

@MainActor
private final class PreferenceNode<K: PreferenceKey>: PassThroughNode, PreferenceWriter {
    private var change: PreferenceModifier<K>.Change

    init<V: View>(_ change: PreferenceModifier<K>.Change, _ content: V, _ inputs: ViewInputs) {
        self.change = change
        super.init(inputs)
        self.content = V._makeNode(content, in: inputs.child(of: self))
        preferenceDidChange(K.self)
    }
    func update(_ change: PreferenceModifier<K>.Change) {
        let isSame = switch (self.change, change) {
        case (.set(let old), .set(let new)): valuesAreEqual(old, new)
        case (.transform(let old), .transform(let new)): valuesAreEqual(old, new)
        case (.set, .transform), (.transform, .set): false
        }
        self.change = change
        if !isSame { preferenceDidChange(K.self) }
    }
    func preference<Key: PreferenceKey>(_ key: Key.Type, below: Key.Value?) -> Key.Value? {
        guard key == K.self else { return below }
        switch change {
        case .set(let value): return value as? Key.Value
        case .transform(let transform):
            var value = below as? K.Value ?? K.defaultValue
            transform(&value)
            return value as? Key.Value
        }
    }
}

// MARK: Reading

nonisolated struct PreferenceActionModifier<K: PreferenceKey>: ViewModifier where K.Value: Equatable {
    let action: (K.Value) -> Void
    /// Receives the first value in place of `action`, while the content is being made.
    var firstAction: ((K.Value) -> Void)?
    typealias Body = Never

    @MainActor static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        let node = PreferenceActionNode<K>(modifier.action, content, inputs)
        if let firstAction = modifier.firstAction { node.readFirst(firstAction) }
        return node
    }
    @MainActor static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: PreferenceActionNode<K>.self)
        node.action = modifier.action
        V._updateNode(node.content, with: content)
    }
    @MainActor static func _isUnary<V: View>(_ content: V.Type) -> Bool { V._isUnary }
}

@MainActor
private final class PreferenceActionNode<K: PreferenceKey>: PassThroughNode, PreferenceReader where K.Value: Equatable {
    var action: (K.Value) -> Void
    private var last = K.defaultValue

    init<V: View>(_ action: @escaping (K.Value) -> Void, _ content: V, _ inputs: ViewInputs) {
        self.action = action
        super.init(inputs)
        self.content = V._makeNode(content, in: inputs.child(of: self))
        self.content.addPreferenceReader(self, of: K.self)
    }
    func readFirst(_ action: (K.Value) -> Void) {
        guard let value = content.preferenceValue(K.self), value != last else { return }
        last = value
        action(value)
    }
    func readPreferences() {
        let value = content.preferenceValue(K.self) ?? K.defaultValue
        guard value != last else { return }
        last = value
        graph.afterUpdate { [weak self] in self?.action(value) }
    }
}

extension View {
    /// Sets the key's value for the enclosing views.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K>(change: .set(value)))
    }
    /// Transforms the key's value on its way up.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceModifier<K>(change: .transform(callback)))
    }
    /// Runs the action after each update that changed the key's value folded over the view; also initially, if the value is
    /// not the default.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceActionModifier<K>(action: action))
    }
}
