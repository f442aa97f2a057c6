// Modifiers that pass values about a view to the enclosing container.

import Foundation

/// Writes one trait of every subview of the content.
nonisolated public struct _TraitModifier<K: _ViewTraitKey>: ViewModifier, @unchecked Sendable {
    let value: K.Value
    public typealias Body = Never

    @MainActor public static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        TraitNode(TraitValue<K>(value: modifier.value), content, inputs)
    }
    @MainActor public static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        unsafeDowncast(node, to: TraitNode<TraitValue<K>>.self).update(TraitValue<K>(value: modifier.value), content)
    }
    @MainActor public static func _isUnary<V: View>(_ content: V.Type) -> Bool { V._isUnary }
}

/// A change of the traits of subviews.
protocol TraitChange {
    /// - Parameter writer: the number of the modifier's node.
    func write(to traits: inout ViewTraits, writer: UInt32)
    var transition: AnyTransition? { get }
}
extension TraitChange {
    var transition: AnyTransition? { nil }
}

private struct TraitValue<K: _ViewTraitKey>: TraitChange {
    let value: K.Value
    func write(to traits: inout ViewTraits, writer: UInt32) {
        if K.self is any InnermostTraitKey.Type {
            traits.writeInnermost(K.self, value, by: writer)
        } else {
            traits.write(K.self, value)
        }
    }
    var transition: AnyTransition? { K.self == _TransitionTrait.self ? value as? AnyTransition : nil }
}

/// A node that may define the transition of the subviews below it.
@MainActor
protocol TransitionGiving: ViewNode {
    var givenTransition: AnyTransition? { get }
}

/// Forwards the subviews below it with traits written.
@MainActor
final class TraitNode<Change: TraitChange>: PassThroughNode, TransitionGiving {
    private var change: Change

    init<V: View>(_ change: Change, _ content: V, _ inputs: ViewInputs) {
        self.change = change
        super.init(inputs)
        self.content = V._makeNode(content, in: inputs.child(of: self))
    }
    func update<V: View>(_ change: Change, _ content: V) {
        if !valuesAreEqual(self.change, change) {
            self.change = change
            invalidateItems()
        }
        V._updateNode(self.content, with: content)
    }
    var givenTransition: AnyTransition? { change.transition }
    override func readSubviews(_ reader: inout SubviewReader) {
        let start = reader.items.count
        content.readSubviews(&reader)
        for index in start..<reader.items.count { change.write(to: &reader.items[index].traits, writer: number) }
    }
    override func readSections(into sections: inout [SubviewSection], at start: Int) {
        let first = sections.count
        content.readSections(into: &sections, at: start)
        for index in first..<sections.count { change.write(to: &sections[index].traits, writer: number) }
    }
}

/// The trait of `layoutPriority(_:)`.
public enum _LayoutPriorityTrait: _ViewTraitKey { public static var defaultValue: Double { 0 } }
/// The trait of `zIndex(_:)`.
public enum _ZIndexTrait: _ViewTraitKey { public static var defaultValue: Double { 0 } }
/// The trait of `tag(_:)`; nil without a tag.
public enum _TagTrait: _ViewTraitKey { public static var defaultValue: AnyHashable? { nil } }

/// A tag that matches only selections of its own type.
struct ExactTag: Hashable {
    let tag: AnyHashable
}

extension ViewTraits {
    /// The view's tag as a selection value of the given type; nil if the view has no tag or one of another type.
    func tag<Value: Hashable>(as type: Value.Type) -> Value? { self[_TagTrait.self]?.selectionValue(as: type) }

    mutating func write<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) {
        if key == _LayoutPriorityTrait.self, let value = value as? Double {
            layoutPriority = value
        } else if key == _ZIndexTrait.self, let value = value as? Double {
            zIndex = value
        } else {
            self[key] = value
        }
    }
}

extension View {
    /// Views with a higher priority are offered space first; the default is 0.
    public nonisolated func layoutPriority(_ value: Double) -> some View { modifier(_TraitModifier<_LayoutPriorityTrait>(value: value.isNaN ? value.usable(for: "layoutPriority(_:)", else: 0) : value)) }
    /// Views with a higher index are drawn in front of their siblings; the default is 0.
    public nonisolated func zIndex(_ value: Double) -> some View { modifier(_TraitModifier<_ZIndexTrait>(value: value.isNaN ? value.usable(for: "zIndex(_:)", else: 0) : value)) }
    /// Sets a value that the enclosing layout reads from its subview.
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_TraitModifier<_LayoutValueTrait<K>>(value: value))
    }
    /// Sets a trait with one of the program's own keys, which a container reads from `_VariadicView.Children`.
    public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View { modifier(_TraitModifier<K>(value: value)) }
    /// Sets the value that represents the view in a selection.
    /// - Parameter includeOptional: true if the tag also matches a selection of optional type.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(_TraitModifier<_TagTrait>(value: includeOptional ? AnyHashable(tag) : AnyHashable(ExactTag(tag: AnyHashable(tag)))))
    }
}
