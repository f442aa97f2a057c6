import SwiftUI

/// The presented projection during an animation. State only has its final value.
final class ShownProjection {
    fileprivate(set) var projection: Projection?
}

extension View {
    /// Draws the hall by a projection, and keeps what is shown of it after each frame of an animation.
    func projected(by projection: Projection, keeping shown: ShownProjection) -> some View {
        scaleEffect(projection.scale)
            .rotationEffect(projection.angle)
            .offset(projection.offset)
            .modifier(ProjectionKeeper(projection: projection, shown: shown))
    }
}

private struct ProjectionKeeper: ViewModifier, Animatable {
    var projection: Projection
    let shown: ShownProjection

    nonisolated var animatableData: AnimatablePair<AnimatablePair<CGFloat, Double>, CGSize.AnimatableData> {
        get { AnimatablePair(AnimatablePair(projection.scale, projection.angle.radians), projection.offset.animatableData) }
        set {
            (projection.scale, projection.angle) = (newValue.first.first, .radians(newValue.first.second))
            projection.offset.animatableData = newValue.second
        }
    }

    func body(content: Content) -> some View {
        content.onChange(of: projection, initial: true) { shown.projection = projection }
    }
}
