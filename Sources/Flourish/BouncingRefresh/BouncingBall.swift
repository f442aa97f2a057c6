import SwiftUI

/// The pose of a ball that bounces on the content's edge.
struct BallBounce: Equatable {
    /// Above the ground, in points.
    var lift: Double
    /// The scale of its height; its width is the inverse.
    var stretch: Double
    /// In degrees.
    var turn: Double

    /// The seconds from one contact to the next.
    static let period = 0.62

    /// A fall and a rise as gravity makes them, with a moment on the ground in which the ball gives way.
    static func pose(at time: TimeInterval, height: Double) -> BallBounce {
        let time = time.finite(or: 0), share = time / period - (time / period).rounded(.down), contact = 0.12
        let turn = (time / period * 120).truncatingRemainder(dividingBy: 360)
        guard share >= contact else {
            let press = sin(.pi * share / contact)
            return BallBounce(lift: 0, stretch: 1 - 0.26 * press, turn: turn)
        }
        let air = (share - contact) / (1 - contact)
        // Stretched while it is fast.
        return BallBounce(lift: 4 * height * air * (1 - air), stretch: 1 + 0.12 * abs(1 - 2 * air) * sin(.pi * air), turn: turn)
    }
}

/// A ball that is let down as the content is pulled, bounces on it while something is loaded, and becomes a mark at the end.
/// The standard indicator.
public struct BouncingBall: View {
    private let state: RefreshState
    private let room: CGFloat
    private let pull: CGFloat

    @StateObject private var elapsed = Memory(ElapsedTime())
    @ScaledMetric(relativeTo: .body) private var scaledSize: CGFloat = 26
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// - Parameters:
    ///   - room: the height that a refresh keeps free, in points.
    ///   - pull: the height that is free now, in points.
    public init(state: RefreshState, room: CGFloat, pull: CGFloat) { (self.state, self.room, self.pull) = (state, room, pull) }

    public var body: some View {
        ZStack(alignment: .bottom) {
            switch state {
            case .succeeded, .failed: mark
            case .refreshing:
                if reduceMotion { ProgressView().padding(.bottom, (room - size) / 2) } else { bouncing }
            case .idle, .pulling, .armed: hanging
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    }

    private var size: CGFloat { min(scaledSize, room * 0.62) }
    private var jump: CGFloat { max(room - size - 8, 0) }

    /// The ball comes down from above the edge; armed, it lies on the content.
    private var hanging: some View {
        let share = Double((pull / max(room, 1)).clamped(to: 0...1)), isArmed = state == .armed
        return Beachball(size: size)
            .rotationEffect(.degrees(reduceMotion ? 0 : Double(pull) / Double(max(size, 1)) * 115))
            .scaleEffect(x: isArmed ? 1.12 : 1, y: isArmed ? 0.9 : 1, anchor: .bottom)
            .opacity(reduceMotion ? share : 1)
            .offset(y: -(1 - share) * (1 - share) * jump)
            .animation(reduceMotion ? nil : .spring(duration: 0.3, bounce: 0.5), value: isArmed)
    }
    private var bouncing: some View {
        TimelineView(.animation) { timeline in
            let pose = BallBounce.pose(at: elapsed.value.read(timeline.date, isRunning: true), height: jump)
            ZStack(alignment: .bottom) {
                Ellipse()
                    .fill(.black.opacity(0.22 - 0.14 * pose.lift / max(jump, 1)))
                    .frame(width: size * (0.9 - 0.3 * pose.lift / max(jump, 1)), height: 4)
                Beachball(size: size)
                    .rotationEffect(.degrees(pose.turn))
                    .scaleEffect(x: 1 / pose.stretch, y: pose.stretch, anchor: .bottom)
                    .offset(y: -pose.lift)
            }
        }
    }
    private var mark: some View {
        let succeeded = state == .succeeded
        return Image(systemName: succeeded ? "checkmark" : "exclamationmark")
            .font(.system(size: size * 0.5, weight: .bold))
            .foregroundStyle(.white)
            .frame(width: size * 1.15, height: size * 1.15)
            .background(succeeded ? AnyShapeStyle(.green.gradient) : AnyShapeStyle(.orange.gradient), in: Circle())
            .padding(.bottom, (room - size * 1.15) / 2)
            .transition(reduceMotion ? .opacity : .scale(scale: 0.3).combined(with: .opacity))
    }
}

/// Stripes in the tint.
private struct Beachball: View {
    let size: CGFloat

    var body: some View {
        ZStack {
            Circle().fill(.white)
            ForEach(0..<3) { index in
                Stripe(angle: .degrees(Double(index) * 120)).fill(.tint)
            }
            Circle().fill(RadialGradient(
                colors: [.white.opacity(0.5), .clear, .black.opacity(0.22)], center: UnitPoint(x: 0.35, y: 0.3), startRadius: 0,
                endRadius: size * 0.75))
            Circle().fill(.white).frame(width: size * 0.2, height: size * 0.2)
        }
        .frame(width: size, height: size)
        .clipShape(Circle())
    }

    private struct Stripe: Shape {
        let angle: Angle
        func path(in rect: CGRect) -> Path {
            var path = Path()
            let center = CGPoint(x: rect.midX, y: rect.midY)
            path.move(to: center)
            path.addArc(center: center, radius: rect.width, startAngle: angle, endAngle: angle + .degrees(60), clockwise: false)
            path.closeSubpath()
            return path
        }
    }
}
