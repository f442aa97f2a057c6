// Blending with what is behind a view.

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

extension View {
    /// Blends the view with what is behind it.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendEffect(mode: blendMode)) }
}
