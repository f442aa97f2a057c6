import Foundation
import WaggleGeometry
import WaggleMotion

/// Mirrors a view horizontally in one layout direction.
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
    /// Mirrors the view horizontally in right-to-left layouts.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }
    /// Mirrors the view horizontally in one layout direction, or never.
    public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(DirectionFlip(behavior: behavior))
    }
}
