// The springs of presentations and navigation.

import Foundation
import WaggleGeometry

/// Springs as measured on iOS 16 to 18.
package enum PresentationMotion {
    /// False presents sheets, dialogs and screens at once.
    @MainActor package static var isEnabled = true
    /// True in an action that observes a change without animation.
    @MainActor static var isOff: Bool { !isEnabled || ActionQueue.changeDisablesAnimations }
    /// Sheets, covers, pushes: critically damped, 18.257 radians per second. After a drag, the motion starts at the finger's speed.
    static let slide = Animation.spring(response: 2 * .pi / (1000.0 / 3).squareRoot(), dampingFraction: 1)
    /// Stops a slide where a finger catches it.
    static let catching = Animation.spring(duration: 0)
    /// Alerts and confirmation dialogs: critically damped, 22.855 radians per second.
    static let alert = Animation.interpolatingSpring(mass: 1, stiffness: 522.35, damping: 45.71)
    /// The animation of a change's consequences, in an action that observes it; nil if the change's transaction disables animations.
    @MainActor static func ofChange(_ animation: Animation) -> Animation? { isOff ? nil : animation }

    /// The opacity of the black in front of what a presentation covers.
    static func dim(_ scheme: ColorScheme) -> Double { scheme == .dark ? 0.48 : 0.2 }
}

// MARK: The host's keyboard

extension ViewGraph {
    /// Covers the bottom of the window with a keyboard that the host draws, from the next update on; the views make room as it moves there.
    /// - Parameter height: From the window's bottom, in points; 0 for none.
    package func setKeyboard(height: CGFloat) {
        let layer = (input.focus.focused as? ItemNode).flatMap(WindowLayer.around)
        // A keyboard that leaves does so for the views that have made room for it.
        root.wantedKeyboard = height > 0 ? DrawnKeyboard(height: height, layer: layer) : nil
        pending.append(.invalidate(root.reference), Transaction(animation: PresentationMotion.slide))
    }
}

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
