// Blending with what is behind a view, and rendering into one image.

import Foundation
import WaggleGeometry
import WaggleMotion
import WaggleDisplayList

nonisolated struct BlendEffect: EffectModifier {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData
    let mode: BlendMode
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] { mode == .normal ? [] : [.blend(mode.displayListMode)] }
}

/// Renders the view into one image before outer effects apply.
nonisolated struct FlattenEffect: EffectModifier {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData
    var isNeeded = true
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] { isNeeded ? [.flatten] : [] }
}

extension View {
    /// Blends the view with what is behind it.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendEffect(mode: blendMode)) }
    /// Renders the view into one image before outer effects apply.
    public nonisolated func compositingGroup() -> some View { modifier(FlattenEffect()) }
    /// Like `compositingGroup()`: renders the view into one image.
    public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { modifier(FlattenEffect()) }
}
