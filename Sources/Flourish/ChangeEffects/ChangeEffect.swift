import SwiftUI

/// A short motion that a view makes when a value changes. See `changeEffect(_:value:delay:repeats:)`.
public struct ChangeEffect {
    enum Kind {
        case shake(CGFloat), jump(CGFloat), spin(Axis), shine
        case spray(AnyView, count: Int)
    }
    let kind: Kind
    let duration: TimeInterval

    /// From side to side, as a head says no.
    /// - Parameter distance: in points.
    public static func shake(distance: CGFloat = 9) -> ChangeEffect { ChangeEffect(kind: .shake(distance.finite(or: 0)), duration: 0.55) }
    public static var shake: ChangeEffect { shake() }
    /// A jump, with a run-up and a landing.
    /// - Parameter height: in points.
    public static func jump(height: CGFloat = 34) -> ChangeEffect { ChangeEffect(kind: .jump(height.finite(or: 0)), duration: 0.75) }
    public static var jump: ChangeEffect { jump() }
    /// Once round an axis, like a coin.
    public static func spin(axis: Axis = .vertical) -> ChangeEffect { ChangeEffect(kind: .spin(axis), duration: 0.8) }
    public static var spin: ChangeEffect { spin() }
    /// A gleam that passes over the view.
    public static var shine: ChangeEffect { ChangeEffect(kind: .shine, duration: 0.9) }
    /// Copies of a small view that fly up and fall.
    /// - Parameter count: 1...60.
    public static func spray(count: Int = 14, @ViewBuilder _ particle: () -> some View) -> ChangeEffect {
        ChangeEffect(kind: .spray(AnyView(particle()), count: min(max(count, 1), 60)), duration: 1.3)
    }
}

extension View {
    /// Makes a short motion when a value changes, and never because the view appears.
    ///
    /// ```swift
    /// PasswordField(text: $text).changeEffect(.shake, value: failures)
    /// HeartButton().changeEffect(.spray { Image(systemName: "heart.fill").foregroundStyle(.red) }, value: likes)
    /// ```
    /// A change during a motion makes it go on for another turn, without a jump. Touches pass through what flies about. With reduced motion
    /// the view dims and lights up again instead.
    /// - Parameters:
    ///   - delay: seconds from the change to the motion.
    ///   - repeats: how often the motion is made for one change, 1...20.
    public func changeEffect(_ effect: ChangeEffect, value: some Equatable, delay: TimeInterval = 0, repeats: Int = 1) -> some View {
        modifier(ChangeEffectModifier(effect: effect, value: value, delay: delay.clamped(to: 0...3600), repeats: min(max(repeats, 1), 20)))
    }
}

/// Counts the motions that have been made; the count moves through all numbers in between, which are the motions.
private struct ChangeEffectModifier<Value: Equatable>: ViewModifier {
    let effect: ChangeEffect
    let value: Value
    let delay: TimeInterval
    let repeats: Int

    @State private var runs = 0.0
    /// The motions under way; what flies about exists only then.
    @State private var running = 0
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    func body(content: Content) -> some View {
        content
            .modifier(RunEffect(kind: reduceMotion ? nil : effect.kind, runs: runs))
            .modifier(Dimming(runs: reduceMotion ? runs : 0))
            .overlay {
                if running > 0, !reduceMotion {
                    decoration(content)
                        .allowsHitTesting(false)
                        .accessibilityHidden(true)
                        .transition(.identity)
                }
            }
            .onChange(of: value) { run() }
    }

    private func run() {
        running += 1
        withAnimation(.linear(duration: effect.duration * Double(repeats)).delay(delay), completionCriteria: .removed) {
            runs += Double(repeats)
        } completion: {
            running -= 1
        }
    }

    @ViewBuilder private func decoration(_ content: Content) -> some View {
        switch effect.kind {
        case .shine: Gleam(runs: runs).mask { content }
        case .spray(let particle, let count):
            ZStack {
                ForEach(0..<count, id: \.self) { index in particle.modifier(Flight(index: index, count: count, runs: runs)) }
            }
        case .shake, .jump, .spin: EmptyView()
        }
    }
}

/// The part of a motion that has been made, 0..<1; whole numbers are rest.
func partOfRun(_ runs: Double) -> Double {
    let runs = runs.finite(or: 0)
    return runs - runs.rounded(.down)
}

/// An effect that animates with the number of runs.
protocol RunningEffect: GeometryEffect where AnimatableData == Double {
    var runs: Double { get set }
}

extension RunningEffect {
    var animatableData: Double {
        get { runs }
        set { runs = newValue }
    }
}

/// The position and form of the view during its motion.
struct RunEffect: RunningEffect {
    /// Nil moves nothing.
    let kind: ChangeEffect.Kind?
    var runs: Double

    func effectValue(size: CGSize) -> ProjectionTransform {
        let t = partOfRun(runs)
        guard t > 0 else { return ProjectionTransform() }
        switch kind {
        case .shake(let distance): return ProjectionTransform(CGAffineTransform(translationX: distance * sin(6 * .pi * t) * (1 - t), y: 0))
        case .jump(let height):
            let air = ((t - 0.22) / 0.5).clamped(to: 0...1), lift = 4 * air * (1 - air) * height
            // Down before the jump and after it, stretched in the air.
            let press = t < 0.22 ? sin(.pi * t / 0.22) : t > 0.72 ? sin(.pi * (t - 0.72) / 0.28) * 0.8 : -0.35 * sin(.pi * air)
            return ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height - lift)
                .scaledBy(x: 1 + 0.12 * press, y: 1 - 0.18 * press)
                .translatedBy(x: -size.width / 2, y: -size.height))
        case .spin(let axis): return Self.turn(2 * .pi * t * t * (3 - 2 * t), axis, size)
        case .shine, .spray, nil: return ProjectionTransform()
        }
    }
    /// A turn about an axis through the middle, seen from a distance of twice the size.
    private static func turn(_ angle: Double, _ axis: Axis, _ size: CGSize) -> ProjectionTransform {
        var turn = ProjectionTransform()
        let depth = 0.5 * sin(angle) / max(size.width, size.height, 1)
        switch axis {
        case .vertical: (turn.m11, turn.m13) = (cos(angle), -depth)
        case .horizontal: (turn.m22, turn.m23) = (cos(angle), depth)
        }
        return ProjectionTransform(CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)).concatenating(turn)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2)))
    }
}

/// What is left of all motions with reduced motion.
private struct Dimming: ViewModifier, Animatable {
    var runs: Double

    nonisolated var animatableData: Double {
        get { runs }
        set { runs = newValue }
    }
    func body(content: Content) -> some View { content.opacity(1 - 0.45 * sin(.pi * partOfRun(runs))) }
}

/// A bright band that passes over its bounds once in a run.
private struct Gleam: View {
    let runs: Double

    var body: some View {
        LinearGradient(stops: [
            .init(color: .white.opacity(0), location: 0.35), .init(color: .white.opacity(0.75), location: 0.5),
            .init(color: .white.opacity(0), location: 0.65),
        ], startPoint: UnitPoint(x: 0, y: 0.3), endPoint: UnitPoint(x: 1, y: 0.7))
        .modifier(Passage(runs: runs))
    }

    private struct Passage: RunningEffect {
        var runs: Double
        func effectValue(size: CGSize) -> ProjectionTransform {
            let t = partOfRun(runs)
            return ProjectionTransform(CGAffineTransform(translationX: size.width * (t > 0 ? 2 * (t * t * (3 - 2 * t)) - 1 : 2), y: 0))
        }
    }
}

/// A particle thrown from the middle of its bounds, which falls back.
struct Flight: ViewModifier, Animatable {
    let index: Int
    let count: Int
    var runs: Double

    init(index: Int, count: Int, runs: Double) { (self.index, self.count, self.runs) = (index, count, runs) }

    nonisolated var animatableData: Double {
        get { runs }
        set { runs = newValue }
    }
    func body(content: Content) -> some View {
        let t = partOfRun(runs), pose = pose(at: t)
        content
            .scaleEffect(pose.scale)
            .rotationEffect(.degrees(pose.turn))
            .offset(pose.offset)
            .opacity(t > 0 ? min(1, (1 - t) * 3) : 0)
    }
    /// Each flight is a little different, and the same each time.
    func pose(at t: Double) -> (offset: CGSize, turn: Double, scale: Double) {
        let share = (Double(index) + Noise.value(index)) / Double(max(count, 1)), speed = 0.6 + 0.6 * Noise.value(index + 31)
        let direction = (share - 0.5) * 2.2, seconds = t * 1.3
        return (CGSize(
            width: sin(direction) * 150 * speed * seconds, height: -cos(direction) * 230 * speed * seconds + 170 * seconds * seconds),
                (Noise.value(index + 57) - 0.5) * 500 * t, 0.6 + 0.7 * Noise.value(index + 83))
    }
}

#Preview("Effects on change") {
    @Previewable @State var count = 0
    VStack(spacing: 32) {
        HStack(spacing: 24) {
            Text("Shake").padding().background(.red.gradient, in: .capsule).changeEffect(.shake, value: count)
            Text("Jump").padding().background(.orange.gradient, in: .capsule).changeEffect(.jump, value: count, delay: 0.1)
            Text("Spin").padding().background(.green.gradient, in: .capsule).changeEffect(.spin, value: count, repeats: 2)
        }
        HStack(spacing: 24) {
            Text("Shine").padding().background(.blue.gradient, in: .capsule).changeEffect(.shine, value: count)
            Text("Spray").padding().background(.pink.gradient, in: .capsule)
                .changeEffect(.spray { Image(systemName: "heart.fill").foregroundStyle(.pink) }, value: count)
        }
        Button("Change") { count += 1 }
    }
    .font(.headline)
    .foregroundStyle(.white)
    .padding(24)
}
