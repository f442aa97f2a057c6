// Traits of list rows. The modifier nearest to the row wins.

import Foundation
import WaggleGeometry

enum ListRowInsetsTrait: _ViewTraitKey { static var defaultValue: EdgeInsets? { nil } }
enum ListRowBackgroundTrait: _ViewTraitKey { static var defaultValue: AnyView? { nil } }
enum TopSeparatorTrait: _ViewTraitKey { static var defaultValue: Visibility { .automatic } }
enum BottomSeparatorTrait: _ViewTraitKey { static var defaultValue: Visibility { .automatic } }
enum TopSeparatorTintTrait: _ViewTraitKey { static var defaultValue: Color? { nil } }
enum BottomSeparatorTintTrait: _ViewTraitKey { static var defaultValue: Color? { nil } }
enum SectionTopSeparatorTrait: _ViewTraitKey { static var defaultValue: Visibility { .automatic } }
enum SectionBottomSeparatorTrait: _ViewTraitKey { static var defaultValue: Visibility { .automatic } }
enum SectionTopSeparatorTintTrait: _ViewTraitKey { static var defaultValue: Color? { nil } }
enum SectionBottomSeparatorTintTrait: _ViewTraitKey { static var defaultValue: Color? { nil } }
enum SelectionDisabledTrait: _ViewTraitKey { static var defaultValue: Bool { false } }
enum DeleteDisabledTrait: _ViewTraitKey { static var defaultValue: Bool { false } }
enum MoveDisabledTrait: _ViewTraitKey { static var defaultValue: Bool { false } }

extension View {
    private nonisolated func trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> ModifiedContent<Self, _TraitModifier<K>> {
        modifier(_TraitModifier<K>(value: value))
    }

    /// The insets of the view as a list row; nil for the list's own. The minimum row height still applies.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { trait(ListRowInsetsTrait.self, insets) }
    /// The background of the view's list row, insets included; nil for the list style's.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        trait(ListRowBackgroundTrait.self, view.map { AnyView($0) })
    }

    /// Shows or hides the separators above and below the view's list row. The upper one of two rows draws the separator between them.
    @_disfavoredOverload public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(SeparatorModifier<TopSeparatorTrait, BottomSeparatorTrait>(visibility, edges))
    }
    /// Tints the separators above and below the view's list row; nil for the list's own.
    @_disfavoredOverload public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(SeparatorModifier<TopSeparatorTintTrait, BottomSeparatorTintTrait>(color, edges))
    }
    /// Shows or hides the separators above the first and below the last row of the section.
    @_disfavoredOverload public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(SeparatorModifier<SectionTopSeparatorTrait, SectionBottomSeparatorTrait>(visibility, edges))
    }
    /// Tints the separators above the first and below the last row of the section; nil for the list's own.
    @_disfavoredOverload public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(SeparatorModifier<SectionTopSeparatorTintTrait, SectionBottomSeparatorTintTrait>(color, edges))
    }

    /// Sets whether selection of the view's row is disabled.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { trait(SelectionDisabledTrait.self, isDisabled) }
    /// Sets whether deletion of the view's row is disabled.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { trait(DeleteDisabledTrait.self, isDisabled) }
    /// Sets whether moving the view's row is disabled.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { trait(MoveDisabledTrait.self, isDisabled) }
}

/// Writes a trait for the upper edge and one for the lower; nil leaves that edge unchanged.
nonisolated private struct SeparatorModifier<Top: _ViewTraitKey, Bottom: _ViewTraitKey>: ViewModifier where Top.Value == Bottom.Value {
    let top: Top.Value?
    let bottom: Top.Value?
    typealias Body = Never

    init(_ value: Top.Value, _ edges: VerticalEdge.Set) {
        top = edges.contains(.top) ? .some(value) : nil
        bottom = edges.contains(.bottom) ? .some(value) : nil
    }

    @MainActor static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        TraitNode(modifier.change, content, inputs)
    }
    @MainActor static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        unsafeDowncast(node, to: TraitNode<Change>.self).update(modifier.change, content)
    }
    @MainActor static func _isUnary<V: View>(_ content: V.Type) -> Bool { V._isUnary }
    private var change: Change { Change(top: top, bottom: bottom) }

    struct Change: TraitChange {
        let top: Top.Value?
        let bottom: Top.Value?
        func write(to traits: inout ViewTraits, writer: UInt32) {
            if let top { traits.write(Top.self, top, by: writer) }
            if let bottom { traits.write(Bottom.self, bottom, by: writer) }
        }
    }
}
