// Values that a view carries for its enclosing container.

import Foundation

/// A key of a container value and its default value.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a view passes to its enclosing container, by key.
///
/// Unlike environment values, container values reach only the nearest container. A modifier around a group or a section applies to each of
/// its views.
public struct ContainerValues {
    private(set) var traits: ViewTraits
    /// The node that writes; nil when reading.
    private let writer: UInt32?

    init(_ traits: ViewTraits = ViewTraits(), writer: UInt32? = nil) {
        self.traits = traits
        self.writer = writer
    }

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { traits[_ContainerValueTrait<Key>.self] }
        set {
            guard let writer else { return traits[_ContainerValueTrait<Key>.self] = newValue }
            traits.write(_ContainerValueTrait<Key>.self, newValue, by: writer)
        }
    }

    /// The view's tag, if it is of the given type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { traits.tag(as: type) }
    /// True if the view's tag is the value.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// The trait that carries a container value to the container.
public enum _ContainerValueTrait<K: ContainerValueKey>: _ViewTraitKey {
    public static var defaultValue: K.Value { K.defaultValue }
}

/// Sets a container value of every subview of the content.
nonisolated public struct _ContainerValueModifier<Value>: ViewModifier {
    let change: ContainerValueChange<Value>
    public typealias Body = Never

    @MainActor public static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        TraitNode(modifier.change, content, inputs)
    }
    @MainActor public static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        unsafeDowncast(node, to: TraitNode<ContainerValueChange<Value>>.self).update(modifier.change, content)
    }
    @MainActor public static func _isUnary<V: View>(_ content: V.Type) -> Bool { V._isUnary }
}

struct ContainerValueChange<Value>: TraitChange {
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value
    func write(to traits: inout ViewTraits, writer: UInt32) {
        var values = ContainerValues(traits, writer: writer)
        values[keyPath: keyPath] = value
        traits = values.traits
    }
}

extension View {
    /// Sets a value that the enclosing container reads from its subview. If there are several such modifiers, the innermost wins.
    public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(_ContainerValueModifier(change: ContainerValueChange(keyPath: keyPath, value: value)))
    }
}
