import Foundation

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
