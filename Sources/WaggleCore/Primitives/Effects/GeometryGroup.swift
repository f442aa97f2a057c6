import Foundation
import WaggleGeometry
import WaggleDisplayList
import WaggleMotion

/// Establishes a coordinate space for the content.
nonisolated private struct GeometryGroupEffect: EffectModifier {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] { [] }
}

extension View {
    /// Animates the view's position and size as a unit: subviews animate relative to the view, and inserted ones appear in place.
    @_disfavoredOverload public nonisolated func geometryGroup() -> some View { modifier(GeometryGroupEffect()) }
}
