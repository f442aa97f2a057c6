import SwiftUI

/// The presented angle of a coasting ring. State only has the angle at which it will stop.
final class ShownAngle {
    fileprivate(set) var radians: Double?
}

extension View {
    /// Updates `shown` after each frame of an animation of the angle.
    func keeping(_ shown: ShownAngle, at angle: Angle) -> some View { modifier(ShownAngleKeeper(radians: angle.radians, shown: shown)) }
}

private struct ShownAngleKeeper: ViewModifier, Animatable {
    var radians: Double
    let shown: ShownAngle

    nonisolated var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }

    func body(content: Content) -> some View {
        content.onChange(of: radians, initial: true) { shown.radians = radians }
    }
}
