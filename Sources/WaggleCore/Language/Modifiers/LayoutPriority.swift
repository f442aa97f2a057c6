import Foundation

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
