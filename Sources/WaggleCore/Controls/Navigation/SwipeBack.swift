// Going back by a swipe from the leading edge.

import Foundation
import WaggleGeometry

/// Goes back on a swipe from the leading edge of the view.
nonisolated struct SwipeBackModifier: ViewModifier {
    let isRightToLeft: Bool
    let canBegin: @MainActor () -> Bool
    /// Receives the distance swiped back as a fraction of the width, and its speed in widths per second, positive while going back.
    let swipe: @MainActor (_ phase: InputPhase, _ share: CGFloat, _ speed: CGFloat) -> Void

    @MainActor func body(content: Content) -> some View {
        let sign: CGFloat = isRightToLeft ? -1 : 1
        content.modifier(PanModifier(
            axis: .horizontal,
            priority: { point, size in
                let distance = isRightToLeft ? size.width - point.x : point.x
                return distance <= BarMetrics.edge && canBegin() ? .first : .ignored
            },
            response: { $0 * sign > 0 && canBegin() ? .moves : .stays },
            pan: { phase, pan, size in
                guard size.width > 0 else { return }
                swipe(phase, pan.translation.width * sign / size.width, pan.velocity.width * sign / size.width)
            }
        ))
    }
}
