import SwiftUI

/// A card that turns in from its edge, and on until its other edge.
public struct FlipTransition: Transition {
    let axis: Axis

    public func body(content: Content, phase: TransitionPhase) -> some View { content.modifier(Flipped(axis: axis, phase: phase.value)) }
}

private struct Flipped: ViewModifier {
    let axis: Axis
    let phase: Double
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    func body(content: Content) -> some View {
        content
            .rotation3DEffect(
                .degrees(reduceMotion ? 0 : 90 * phase), axis: axis == .vertical ? (x: 0, y: 1, z: 0) : (x: 1, y: 0, z: 0),
                perspective: 0.6)
            // A card on edge is not seen.
            .opacity(phase == 0 ? 1 : reduceMotion ? 0 : 0.3)
    }
}

extension Transition where Self == FlipTransition {
    /// A card that turns about its vertical axis.
    public static var flip: FlipTransition { FlipTransition(axis: .vertical) }
    /// A card that turns about an axis.
    public static func flip(axis: Axis) -> FlipTransition { FlipTransition(axis: axis) }
}
