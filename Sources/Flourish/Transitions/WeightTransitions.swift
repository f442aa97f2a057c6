import SwiftUI

// Transitions of things that have weight. Their motion is a function of the animation's progress, so they go with any timing; a linear one
// shows them as they are.

/// A thing that falls from above, and shakes the dust.
public struct AnvilTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View { content.modifier(Weighing(motion: .anvil, phase: phase)) }
}
/// A thing that comes in like a ball of rubber.
public struct BoingTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View { content.modifier(Weighing(motion: .boing, phase: phase)) }
}

/// A view that comes with a motion of its own and goes by sinking; with reduced motion it fades.
private struct Weighing: ViewModifier {
    let motion: WeightEffect.Motion
    let phase: TransitionPhase
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    func body(content: Content) -> some View {
        content
            .modifier(WeightEffect(motion: phase == .didDisappear ? .sink : motion, progress: phase.isIdentity || reduceMotion ? 1 : 0))
            .opacity(phase == .didDisappear || reduceMotion && !phase.isIdentity ? 0 : 1)
            .background(alignment: .bottom) {
                PuffShape(
                    progress: phase == .willAppear && !reduceMotion ? 0 : 1, from: 0.45, count: motion == .anvil ? 10 : 0,
                    spread: CGSize(width: 0.62, height: 0.2), anchor: .bottom)
                    .fill(.gray.opacity(0.35))
                    .accessibilityHidden(true)
            }
    }
}

extension Transition where Self == AnvilTransition {
    /// A fall from above into a cloud of dust. Takes about 0.7 s.
    public static var anvil: AnvilTransition { AnvilTransition() }
}
extension Transition where Self == BoingTransition {
    /// A bounce in from nothing, wider and higher by turns. Takes about 0.8 s.
    public static var boing: BoingTransition { BoingTransition() }
}

/// The position and form of a thing with weight, by the progress of its motion.
struct WeightEffect: GeometryEffect {
    enum Motion { case anvil, boing, sink }
    let motion: Motion
    /// 1 is at rest.
    var progress: Double

    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    /// How far above its position, in heights, and the scale of width and height about the middle of the lower edge.
    func pose(at progress: Double) -> (lift: Double, width: Double, height: Double) {
        let t = progress.finite(or: 1).clamped(to: 0...1)
        guard t < 1 else { return (0, 1, 1) }
        switch motion {
        case .anvil:
            // It falls for 0.45 of the time, as things fall, and is pressed flat when it lands.
            guard t >= 0.45 else { return (2.6 * (1 - t * t / 0.2025), 0.94, 1.08) }
            let after = (t - 0.45) / 0.55, press = exp(-5 * after) * cos(16 * after) * (1 - after)
            return (0, 1 + 0.16 * press, 1 - 0.2 * press)
        case .boing:
            let grown = min(t / 0.22, 1), swing = exp(-4.2 * t) * sin(22 * t) * (1 - t)
            return (0, max(grown * (1 + 0.42 * swing), 0.001), max(grown * (1 - 0.42 * swing), 0.001))
        case .sink:
            return (0, 0.6 + 0.4 * t, max(t, 0.001))
        }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        let pose = pose(at: progress)
        return ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height * (1 - pose.lift))
            .scaledBy(x: pose.width, y: pose.height)
            .translatedBy(x: -size.width / 2, y: -size.height))
    }
}
