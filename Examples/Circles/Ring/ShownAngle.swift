import SwiftUI

/// The angle at which a ring is seen while it turns by itself. State only has the angle at which it will come to rest.
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
