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
    public nonisolated func compositingGroup() -> some View { modifier(FlattenEffect()) }
    /// Like `compositingGroup()`: flattens the view into one image.
    public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { modifier(FlattenEffect()) }
}
