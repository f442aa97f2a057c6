// The slide of covers and dialogs from below the window.

import Foundation
import WaggleGeometry

/// Moves a view down by its own height and a further distance.
nonisolated struct SlideFromBelow: GeometryEffect {
    /// 0 below, 1 in place.
    var progress: CGFloat
    /// In points.
    var distance: CGFloat = 0
    var animatableData: CGFloat {
        get { progress }
        set { progress = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 0, y: (1 - progress) * (size.height + distance)))
    }
}
