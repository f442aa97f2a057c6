import Foundation
import WaggleGeometry
import WaggleMotion

/// The velocity of a finger, from where it was seen. A finger that rested has none, whatever it did before.
package struct FingerVelocity {
    /// Samples of one movement follow one another faster than this, in seconds; a finger that is still sends none.
    private static var longestGap: TimeInterval { 0.1 }

    private var estimator = VelocityEstimator<CGSize.AnimatableData>()
    private var last: (location: CGPoint, time: TimeInterval)?

    package init() {}

    package mutating func add(_ location: CGPoint, at time: TimeInterval) {
        if let last, time - last.time > Self.longestGap { estimator.reset() }
        last = (location, time)
        estimator.add(CGSize(width: location.x, height: location.y).animatableData, at: time)
    }
    /// The finger goes up. Where it has not moved since the last sample this tells nothing new, unless it has rested.
    package mutating func end(_ location: CGPoint, at time: TimeInterval) {
        guard let last else { return }
        if location != last.location || time - last.time > Self.longestGap { add(location, at: time) }
    }
    /// Points a second.
    package var velocity: CGSize {
        var size = CGSize.zero
        size.animatableData = estimator.velocity
        return size
    }
}
