// Blurred views.

import Foundation
import WaggleGeometry
import WaggleMotion
import WaggleDisplayList

/// The effect of `blur(radius:opaque:)`.
nonisolated public struct _BlurEffect: EffectModifier {
    public typealias Body = Never
    var radius: CGFloat
    let isOpaque: Bool
    public var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] {
        radius > 0 && radius.isFinite ? [.filter(.blur(radius: radius, opaque: isOpaque))] : []
    }
}

extension View {
    /// Applies a Gaussian blur with a standard deviation of `radius` points; 0 or less changes nothing.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(radius: radius.usable(for: "blur(radius:)", else: 0), isOpaque: opaque))
    }
}
