// The opacity of a view.

import Foundation
import WaggleDisplayList
import WaggleGeometry
import WaggleMotion

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

// MARK: Blending with what is behind a view

nonisolated struct BlendEffect: EffectModifier {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData
    let mode: BlendMode
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] {
        mode == .normal ? [] : [.blend(mode.displayListMode)]
    }
}

extension View {
    /// Blends the view with what is behind it.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendEffect(mode: blendMode)) }
}
