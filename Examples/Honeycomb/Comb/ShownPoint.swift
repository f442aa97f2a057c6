import SwiftUI

/// The current position of an animated point. State only has its destination.
final class ShownPoint {
    fileprivate(set) var point: CGPoint?
}

extension View {
    /// Updates `shown` to the presented point in each frame of an animation.
    func keeping(_ shown: ShownPoint, at point: CGPoint) -> some View { modifier(ShownPointKeeper(point: point, shown: shown)) }
}

private struct ShownPointKeeper: ViewModifier, Animatable {
    var point: CGPoint
    let shown: ShownPoint

    nonisolated var animatableData: CGPoint.AnimatableData {
        get { point.animatableData }
        set { point.animatableData = newValue }
    }

    func body(content: Content) -> some View {
        let _ = shown.point = point
        content
    }
}
