import SwiftUI

/// The ball on the grass, its shadow, and the goal that it may go to.
struct BallStage: View {
    let refresher: Refresher
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .bottomLeading) {
                if reduceMotion {
                    StillBall(refresher: refresher)
                        .position(x: proxy.size.width / 2, y: proxy.size.height - Pitch.ballRadius)
                } else {
                    MovingBall(refresher: refresher, width: proxy.size.width)
                }
                Goal(motion: reduceMotion ? nil : refresher.motion)
                    .frame(width: Pitch.goalSize.width, height: Pitch.goalSize.height)
                    .offset(x: Pitch.goalLine(width: proxy.size.width))
            }
            .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottomLeading)
        }
        // It moves with the page as a whole, independent of its own animations.
        .geometryGroup()
        .accessibilityHidden(true)
        .allowsHitTesting(false)
    }
}

/// The ball that follows the finger, and moves by itself while the grounds are asked.
private struct MovingBall: View {
    let refresher: Refresher
    let width: CGFloat

    var body: some View {
        let phase = refresher.phase, motion = refresher.motion, crouch = BallPose.squashed(1 - BallPose.crouch(strain: refresher.strain))
        // A rolling ball turns by its distance divided by its radius.
        let way = way(phase), turn = Angle.radians(way / Pitch.ballRadius)
        TimelineView(.animation(paused: motion == nil)) { context in
            let pose = motion?.pose(at: context.date) ?? .rest
            ZStack(alignment: .bottom) {
                BallShadow(height: pose.height)
                BallDrawing(turn: turn + pose.spin)
                    .animation(roll(phase), value: phase)
                    .frame(width: Pitch.ballRadius * 2, height: Pitch.ballRadius * 2)
                    .scaleEffect(motion == nil ? crouch : pose.scale, anchor: .bottom)
                    .offset(y: -pose.height)
            }
            .frame(width: Pitch.ballRadius * 2, height: Pitch.ballRadius * 2, alignment: .bottom)
            .overlay(alignment: .bottom) {
                if let time = motion?.leaking(at: context.date) { Puff(time: time) }
            }
            // A motion that begins or is caught continues from the previous pose.
            .animation(.spring(response: 0.3, dampingFraction: 0.6), value: motion)
            .animation(.spring(response: 0.25, dampingFraction: 0.5), value: refresher.isArmed)
        }
        .offset(x: width / 2 - Pitch.ballRadius + way)
        .animation(roll(phase), value: phase)
        .opacity(phase == .idle ? 0 : 1)
        .animation(phase == .idle ? .easeOut(duration: BallMotion.fading) : nil, value: phase)
    }

    /// From the middle of the page, in points; negative on the leading side.
    private func way(_ phase: RefreshCycle.Phase) -> CGFloat {
        switch phase {
        case .idle, .finishing: place(of: refresher.side)
        case .pulling: place(of: refresher.side) * (1 - refresher.progress)
        case .ongoing, .preparingToFinish: 0
        }
    }
    private func place(of side: RefreshCycle.Side) -> CGFloat {
        switch side {
        case .leading: -(width / 2 + Pitch.ballRadius + 4)
        case .middle: 0
        case .trailing: Pitch.goalLine(width: width) + Pitch.goalSize.width * 0.5 - width / 2
        }
    }
    private func roll(_ phase: RefreshCycle.Phase) -> Animation? {
        switch phase {
        case .idle, .preparingToFinish: nil
        case .pulling: .spring(response: 0.4, dampingFraction: 0.85)
        case .ongoing: .easeOut(duration: BallMotion.rollIn)
        case .finishing(let outcome): outcome == .news ? .timingCurve(0.2, 0.55, 0.5, 1, duration: 0.5) : .timingCurve(0.45, 0, 0.85, 0.75, duration: 0.7)
        }
    }
}

/// Small and faint while the ball is high.
private struct BallShadow: View {
    let height: CGFloat

    var body: some View {
        let nearness = 1 / (1 + height / 40)
        Ellipse()
            .fill(.black.opacity(0.10 + 0.24 * nearness))
            .frame(width: Pitch.ballRadius * (1.1 + 0.7 * nearness), height: Pitch.ballRadius * 0.34)
            .blur(radius: 1.5 + height / 24)
            .offset(y: Pitch.ballRadius * 0.14)
    }
}

/// The air that leaves a ball.
private struct Puff: View {
    /// Seconds since it began to leak.
    let time: TimeInterval

    var body: some View {
        Canvas { context, size in
            for number in 0..<4 {
                let age = time / 0.8 - Double(number) * 0.16
                guard (0...1).contains(age) else { continue }
                let radius = 2 + 6 * age, drift = 14 + 26 * sqrt(age)
                let center = CGPoint(x: size.width / 2 + drift, y: size.height - Pitch.ballRadius - 12 * age * (1 + Double(number % 2)))
                context.fill(Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)),
                             with: .color(.white.opacity(0.7 * (1 - age))))
            }
        }
        .frame(width: Pitch.ballRadius * 6, height: Pitch.ballRadius * 4)
    }
}
