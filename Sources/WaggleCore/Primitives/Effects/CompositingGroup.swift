// Flattening a view into one image.

import Foundation
import WaggleGeometry
import WaggleMotion
import WaggleDisplayList

/// Flattens the view into one image. Outer effects apply to that image.
nonisolated struct FlattenEffect: EffectModifier {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData
    var isNeeded = true
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] { isNeeded ? [.flatten] : [] }
}

extension View {
    /// Flattens the view into one image. Outer effects apply to that image.
    ///
    /// Drawing it takes an image in between, as large as the view's drawing. It is for effects on the whole, not for speed.
    public nonisolated func compositingGroup() -> some View { modifier(FlattenEffect()) }
    /// Like `compositingGroup()`: flattens the view into one image. Both parameters have no effect.
    public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { modifier(FlattenEffect()) }
}
