// Modifiers that pass values about a view to the enclosing container.

import Foundation

/// Writes one trait of every subview of the content.
nonisolated public struct _TraitModifier<K: _ViewTraitKey>: ViewModifier, @unchecked Sendable {
    let value: K.Value
    public init(value: K.Value) { self.value = value }
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
}

private struct TraitValue<K: _ViewTraitKey>: TraitChange {
    let value: K.Value
    func write(to traits: inout ViewTraits, writer: UInt32) { traits.write(K.self, value, by: writer) }
}

/// A node that may define the transition of the subviews below it.
@MainActor
protocol TransitionProvider: ViewNode {
    var providedTransition: AnyTransition? { get }
}

/// Forwards the subviews below it with traits written.
@MainActor
final class TraitNode<Change: TraitChange>: PassThroughModifierNode<Change> {
    func update<V: View>(_ change: Change, _ content: V) {
        if !valuesAreEqual(modifier, change) {
            modifier = change
            invalidateItems()
        }
        V._updateNode(self.content, with: content)
    }
    override func readSubviews(_ reader: inout SubviewReader) {
        let start = reader.items.count
        content.readSubviews(&reader)
        for index in start..<reader.items.count { modifier.write(to: &reader.items[index].traits, writer: number) }
    }
    override func readSections(into sections: inout [SubviewSection], at start: Int) {
        let first = sections.count
        content.readSections(into: &sections, at: start)
        for index in first..<sections.count { modifier.write(to: &sections[index].traits, writer: number) }
    }
}

/// Removes the traits of the content, as a container does that shows it as a view of its own.
nonisolated struct TraitEndModifier: ViewModifier {
    typealias Body = Never
    private struct Removal: TraitChange {
        func write(to traits: inout ViewTraits, writer: UInt32) { traits = ViewTraits() }
    }
    @MainActor static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        TraitNode(Removal(), content, inputs)
    }
    @MainActor static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        unsafeDowncast(node, to: TraitNode<Removal>.self).update(Removal(), content)
    }
    @MainActor static func _isUnary<V: View>(_ content: V.Type) -> Bool { V._isUnary }
}

extension View {
    /// Keeps the traits of the program's view from what a control writes around it.
    nonisolated func traitEnd() -> some View { modifier(TraitEndModifier()) }
    /// Sets a value that the enclosing layout reads from its subview.
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_TraitModifier<_LayoutValueTrait<K>>(value: value))
    }
    /// Sets a trait with one of the program's own keys, which a container reads from `_VariadicView.Children`.
    public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(_TraitModifier<K>(value: value))
    }
}

/// The trait of `layoutPriority(_:)`.
public enum _LayoutPriorityTrait: _ViewTraitKey { public static var defaultValue: Double { 0 } }

extension View {
    /// Views with a higher priority are offered space first; the default is 0.
    ///
    /// The number has no unit and may be negative or infinite. Not-a-number is reported and counts as 0.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(_TraitModifier<_LayoutPriorityTrait>(value: value.isNaN ? value.usable(for: "layoutPriority(_:)", else: 0) : value))
    }
}

/// The trait of `zIndex(_:)`.
public enum _ZIndexTrait: _ViewTraitKey { public static var defaultValue: Double { 0 } }

extension View {
    /// Views with a higher index are drawn in front of their siblings; the default is 0, and negative values stand behind it.
    ///
    /// The number has no unit. Not-a-number is reported and counts as 0.
    public nonisolated func zIndex(_ value: Double) -> some View {
        modifier(_TraitModifier<_ZIndexTrait>(value: value.isNaN ? value.usable(for: "zIndex(_:)", else: 0) : value))
    }
}
