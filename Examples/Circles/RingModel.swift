import SwiftUI

/// What both rings show.
struct RingModel: Equatable {
    /// 0...24.
    var count = 7 {
        didSet { count = min(max(count, 0), Self.counts.upperBound) }
    }
    /// Where the first bead stands: clockwise from the top. It may go around more than once.
    var start = Angle.zero
    /// How far the beads spread, 0...360 degrees.
    var arc = Angle.degrees(360)
    var isClockwise = true
    var picked: Int?

    static let counts = 0...24

    /// As SwiftUI counts: from the right.
    var startFromRight: Angle { .degrees(start.degrees - 90) }
    var sweep: Angle { isClockwise ? arc : .degrees(-arc.degrees) }

    /// 0..<360 degrees from the top.
    var startOnDial: Double {
        let rest = start.degrees.truncatingRemainder(dividingBy: 360)
        return rest < 0 ? rest + 360 : rest
    }

    /// The picked bead, while there is one.
    var standingPick: Int? { picked.flatMap { $0 < count ? $0 : nil } }
}
