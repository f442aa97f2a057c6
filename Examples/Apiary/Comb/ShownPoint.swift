import SwiftUI

/// The current position of an animated point. State only has its destination.
final class ShownPoint {
    fileprivate(set) var point: CGPoint?
}

extension View {
    /// Updates `shown` to the presented point after each frame of an animation.
    /// - Parameter onCell: called when the point has come to another cell.
    func keeping(_ shown: ShownPoint, at point: CGPoint, onCell: @escaping (Hex) -> Void) -> some View {
        modifier(ShownPointKeeper(point: point, shown: shown, onCell: onCell))
    }
}

private struct ShownPointKeeper: ViewModifier, Animatable {
    var point: CGPoint
    let shown: ShownPoint
    let onCell: (Hex) -> Void

    nonisolated var animatableData: CGPoint.AnimatableData {
        get { point.animatableData }
        set { point.animatableData = newValue }
    }

    func body(content: Content) -> some View {
        content
            .onChange(of: point, initial: true) { shown.point = point }
            .onChange(of: Hex(nearest: point), initial: true) { onCell(Hex(nearest: point)) }
    }
}
