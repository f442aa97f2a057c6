import Foundation
import WaggleGeometry
import WaggleMotion

/// A finger's velocity, estimated from its recent positions. Zero after the finger has rested, however fast it moved before.
package struct FingerVelocity {
    /// The longest interval between two samples of one movement, in seconds; a resting finger sends no samples.
    private static var longestGap: TimeInterval { 0.1 }
    /// How long a finger has rested at least when it lifts without velocity: as long, less a frame, since some hosts pass events on with
    /// their frames.
    private static var restBeforeLift: TimeInterval { longestGap - 1.0 / 60 }

    private var estimator = VelocityEstimator<CGSize.AnimatableData>()
    private var last: (location: CGPoint, time: TimeInterval)?

    package init() {}

    package mutating func add(_ location: CGPoint, at time: TimeInterval) {
        if let last, time - last.time > Self.longestGap - 1e-6 { estimator.reset() }
        last = (location, time)
        estimator.add(CGSize(width: location.x, height: location.y).animatableData, at: time)
    }
    /// Adds the position where the finger lifts. A position equal to the last sample adds nothing, unless the finger has rested.
    package mutating func end(_ location: CGPoint, at time: TimeInterval) {
        guard let last else { return }
        let rests = time - last.time > Self.restBeforeLift - 1e-6
        if rests { estimator.reset() }
        if rests || location != last.location { add(location, at: time) }
    }
    /// In points per second.
    package var velocity: CGSize {
        var size = CGSize.zero
        size.animatableData = estimator.velocity
        return size
    }
}
