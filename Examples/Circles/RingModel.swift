import SwiftUI

/// The state of both rings.
struct RingModel: Equatable {
    /// 0...24.
    var count = 7 {
        didSet { count = min(max(count, 0), Self.counts.upperBound) }
    }
    /// The angle of the first bead, clockwise from the top. It may exceed a full turn.
    var start = Angle.zero
    /// The spread of the beads, 0...360 degrees.
    var arc = Angle.degrees(360)
    var isClockwise = true
    var picked: Int?

    static let counts = 0...24
    static let countsOnSlider = Double(counts.lowerBound)...Double(counts.upperBound)

    /// In SwiftUI's convention: from the right.
    var startFromRight: Angle { .degrees(start.degrees - 90) }
    var sweep: Angle { isClockwise ? arc : .degrees(-arc.degrees) }

    /// 0..<360 degrees from the top.
    var startOnDial: Double {
        get {
            let rest = start.degrees.truncatingRemainder(dividingBy: 360)
            return rest < 0 ? rest + 360 : rest
        }
        set { start = .degrees(newValue) }
    }

    /// The number of beads, for sliders.
    var countOnSlider: Double {
        get { Double(count) }
        set { count = Int(newValue.rounded()) }
    }

    /// The selected bead, as long as it exists.
    var standingPick: Int? { picked.flatMap { $0 < count ? $0 : nil } }
}
