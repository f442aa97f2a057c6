import SwiftUI

/// Where an animated point is at the moment. A state only knows where it is going.
final class ShownPoint {
    fileprivate(set) var point: CGPoint?
}

extension View {
    /// Keeps `shown` at the point while it animates, frame by frame.
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
