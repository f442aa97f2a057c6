// The transition of popups.

import Foundation
import WaggleGeometry
import WaggleMotion

/// Scales a popup up from its attachment point and fades it in.
nonisolated private struct PopupPresence: ViewModifier, Animatable {
    /// 0 when absent, 1 when present, above 1 while the spring overshoots.
    var progress: CGFloat
    let attachment: UnitPoint
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var animatableData: CGFloat {
        get { progress }
        set { progress = newValue }
    }
    func body(content: Content) -> some View {
        let scale = reducesMotion ? 1 : max(progress, 0.001)
        content
            .scaleEffect(x: scale, y: reducesMotion ? 1 : scale * (0.8 + 0.2 * progress), anchor: attachment)
            .opacity(min(max(progress, 0), 1) * min(max(progress, 0), 1))
    }
}

extension AnyTransition {
    /// Scales the view from a point and fades it.
    @MainActor static func popup(from attachment: UnitPoint) -> AnyTransition {
        .modifier(active: PopupPresence(progress: 0, attachment: attachment), identity: PopupPresence(progress: 1, attachment: attachment))
    }
}

/// The springs of popups, as measured on iOS 18.
enum PopupMotion {
    static let open = Animation.spring(duration: 0.337, bounce: 0.2)
    static let close = Animation.spring(duration: 0.409, bounce: 0)
}
