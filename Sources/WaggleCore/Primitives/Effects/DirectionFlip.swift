import Foundation
import WaggleGeometry
import WaggleMotion

/// Mirrors a view from left to right where people read in one direction.
nonisolated private struct DirectionFlip: TransformModifier {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData
    let behavior: LayoutDirectionBehavior

    @MainActor func affineTransform(size: CGSize, rightToLeft: Bool) -> CGAffineTransform {
        guard behavior == .mirrors(in: rightToLeft ? .rightToLeft : .leftToRight) else { return .identity }
        return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
    }
}

extension View {
    /// Mirrors the view from left to right where people read from right to left.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }
    /// Mirrors the view from left to right in one reading direction, or in none.
    public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(DirectionFlip(behavior: behavior))
    }
}
