// Shadows of views.

import Foundation
import WaggleGeometry
import WaggleMotion
import WaggleDisplayList

/// The effect of `shadow(color:radius:x:y:)`.
nonisolated public struct _ShadowEffect: EffectModifier {
    public typealias Body = Never
    let color: Color
    var radius: CGFloat
    var offset: CGSize
    static var readsEnvironment: Bool { true }
    // Only the radius and offset animate. The colour, resolved in the environment, changes at once.
    public var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
        get { AnimatablePair(radius, offset.animatableData) }
        set {
            radius = newValue.first
            offset.animatableData = newValue.second
        }
    }
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] {
        let resolved = color.resolvedColor(in: node.trackedEnvironment)
        guard resolved.opacity > 0, radius >= 0, radius.isFinite else { return [] }
        return [.filter(.shadow(color: resolved, radius: radius, offset: offset, only: false))]
    }
}

extension View {
    /// Adds a blurred silhouette behind the view.
    ///
    /// - Parameters:
    ///   - radius: the standard deviation of the blur in points. A negative one adds no shadow; one that is not finite is reported and
    ///     counts as 0.
    ///   - x: points to the right.
    ///   - y: points downward.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowEffect(
            color: color, radius: radius.usable(for: "shadow(radius:)", else: 0),
            offset: CGSize(width: x, height: y).usable(for: "shadow(x:y:)", else: 0)))
    }
}
