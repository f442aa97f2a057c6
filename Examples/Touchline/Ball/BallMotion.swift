import SwiftUI

/// The ball's own motion as a function of the date: it bounces, and finishes its flight when the answer arrives. It needs no updates while it moves.
struct BallMotion: Equatable {
    /// When it leaves the grass for the first time: the middle of a touch of the grass.
    let start: Date
    /// How far it is squashed then.
    let crouch: CGFloat
    private var ending: Ending?

    private struct Ending: Equatable {
        let outcome: RefreshCycle.Outcome
        /// The middle of the last touch of the grass.
        let date: Date
    }

    init(start: Date, crouch: CGFloat) {
        self.start = start
        self.crouch = crouch
    }

    /// Seconds on the grass and in the air.
    private static let touch = 0.12, flight = 0.56
    static let period = touch + flight
    /// The top of a jump, in points.
    static let top: CGFloat = 52
    /// How much of its height it loses on the grass, and how much longer it is when it is fast.
    private static let squash: CGFloat = 0.32, stretch: CGFloat = 0.07
    /// The pattern of the ball looks the same after a fifth of a turn, so it lies as before after each jump.
    private static let spinPerJump = Angle.degrees(72)
    private static let fewestJumps = 2.0

    /// Seconds that the ball needs to roll in, and to fade.
    static let rollIn = 0.5, fading = 0.3
    private static let shot = 0.5, leak = 0.28

    /// Seconds from the last touch of the grass until the ball is where the answer sends it.
    static func duration(of outcome: RefreshCycle.Outcome) -> TimeInterval {
        switch outcome {
        case .news: 1.05
        case .nothingNew: 0.75
        case .failure: 1.5
        }
    }

    /// Ends with the first touch of the grass after a date, but not before two jumps.
    /// - Returns: When that is.
    mutating func end(with outcome: RefreshCycle.Outcome, after date: Date) -> Date {
        let jumps = (date.timeIntervalSince(start) / Self.period).rounded(.up)
        let landing = start + max(jumps, Self.fewestJumps) * Self.period
        ending = Ending(outcome: outcome, date: landing)
        return landing
    }

    func pose(at date: Date) -> BallPose {
        if let ending, date >= ending.date { return pose(since: date.timeIntervalSince(ending.date), ending.outcome) }
        let time = date.timeIntervalSince(start)
        guard time >= 0 else { return .rest }
        // Time runs from where the touch would have begun.
        let shifted = time + Self.touch / 2, jump = (shifted / Self.period).rounded(.down), part = shifted - jump * Self.period
        var pose = BallPose(spin: Self.spinPerJump * (jump - 1))
        if part < Self.touch {
            let depth = jump == 0 ? crouch : Self.squash
            let height = 1 + Self.stretch - (Self.stretch + depth) * sin(.pi * part / Self.touch)
            pose.scale = BallPose.squashed(height)
        } else {
            let way = (part - Self.touch) / Self.flight, fall = 2 * way - 1
            pose.height = Self.top * (1 - fall * fall)
            pose.scale = BallPose.squashed(1 + Self.stretch * fall * fall)
            pose.spin = Self.spinPerJump * (jump - 1 + way)
        }
        return pose
    }

    /// From the lowest point of the last touch on.
    private func pose(since time: TimeInterval, _ outcome: RefreshCycle.Outcome) -> BallPose {
        let wobble = exp(-7 * time) * cos(2 * .pi * time / 0.30)
        switch outcome {
        case .news:
            // A low shot into the goal.
            let way = min(time / Self.shot, 1)
            return BallPose(height: 30 * way * (1 - way) * 4 * (1 - 0.35 * way), scale: BallPose.squashed(1 - Self.squash * wobble))
        case .nothingNew:
            return BallPose(scale: BallPose.squashed(1 - Self.squash * wobble))
        case .failure:
            let lost = 0.52 * (1 - exp(-time / Self.leak))
            return BallPose(scale: BallPose.squashed(1 - lost - Self.squash * wobble * (1 - lost)))
        }
    }

    /// How far the ball pushes the net out; 1 once it lies in it.
    func bulge(at date: Date) -> CGFloat {
        guard let ending, ending.outcome == .news else { return 0 }
        let time = date.timeIntervalSince(ending.date) - Self.shot * 0.6
        return time > 0 ? 1 - exp(-6 * time) * cos(2 * .pi * time / 0.34) : 0
    }

    /// How long a deflating ball has been losing air, in seconds; nil for any other.
    func leaking(at date: Date) -> TimeInterval? {
        guard let ending, ending.outcome == .failure, date >= ending.date else { return nil }
        return date.timeIntervalSince(ending.date)
    }
}
