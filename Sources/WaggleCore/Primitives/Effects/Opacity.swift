// The opacity of a view.

import Foundation
import WaggleGeometry
import WaggleMotion
import WaggleDisplayList

/// The effect of `opacity`.
nonisolated public struct _OpacityEffect: EffectModifier {
    public typealias Body = Never
    public var opacity: Double
    public init(opacity: Double) { self.opacity = opacity.isNaN ? opacity.usable(for: "opacity(_:)", else: 1) : opacity }
    public var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }
    @MainActor var takesTouches: Bool { opacity > 0 }
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] {
        opacity >= 1 ? [] : [.opacity(opacity > 0 ? opacity : 0)]
    }
}

extension View {
    /// Sets the view's opacity: 0 is invisible, 1 opaque. Other numbers are clamped to that range.
    ///
    /// A view of opacity 0 keeps its place and takes no touches. Not-a-number is reported and counts as 1.
    @inlinable public nonisolated func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
}
