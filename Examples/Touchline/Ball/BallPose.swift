import SwiftUI

/// The pose of the ball at a moment.
struct BallPose: Equatable {
    /// Above the grass, in points.
    var height: CGFloat = 0
    /// How wide and how high it is; 1 is round.
    var scale = CGSize(width: 1, height: 1)
    /// How far it has turned in the air.
    var spin = Angle.zero

    static let rest = BallPose()

    /// A ball whose height is scaled. It gains in width what it loses in height.
    static func squashed(_ height: CGFloat) -> CGSize { CGSize(width: 1 / max(height, 0.2).squareRoot(), height: height) }

    /// How low it crouches before it jumps, while the page is pulled past the threshold.
    static func crouch(strain: CGFloat) -> CGFloat { 0.30 * strain * (2 - strain) }
}
