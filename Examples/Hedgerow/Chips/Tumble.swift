import SwiftUI

extension AnyTransition {
    /// Enters scaled down and rotated by a chip's own angle, and leaves by shrinking.
    ///
    /// Leaving has its own animation: a chip called back while it shrinks would otherwise overshoot like a spring, to a third more than its size.
    static func tumble(_ number: Int) -> AnyTransition {
        .asymmetric(
            insertion: .modifier(active: Tumble(scale: 0.75, angle: angle(number), opacity: 0), identity: Tumble(scale: 1, angle: .zero, opacity: 1)),
            removal: .scale.combined(with: .opacity).animation(.easeOut(duration: 0.3)))
    }

    /// -40...40 degrees, as if by chance, but the same each time.
    private static func angle(_ number: Int) -> Angle { .degrees(Double((number * 47 + 19) % 81) - 40) }
}

private struct Tumble: ViewModifier {
    let scale: CGFloat
    let angle: Angle
    let opacity: Double

    func body(content: Content) -> some View {
        content
            .scaleEffect(scale)
            .rotationEffect(angle)
            .opacity(opacity)
    }
}
