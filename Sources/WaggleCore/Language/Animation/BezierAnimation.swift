import Foundation
import WaggleGeometry
import WaggleMotion

/// Follows a timing curve for a fixed duration.
struct BezierAnimation: ScalarAnimation {
    let curve: UnitCurve
    /// Seconds; 0 or less jumps.
    let duration: TimeInterval

    func fraction(at time: TimeInterval) -> AnimationFraction? {
        guard duration > 0, time <= duration else { return nil }
        return AnimationFraction(value: curve.value(at: time / duration))
    }

    var scalarDuration: TimeInterval { max(0, duration) }
}

extension Animation {
    private static let defaultCurveDuration = 0.35

    /// Starts and ends slowly; 0.35 seconds.
    public static var easeInOut: Animation { easeInOut(duration: defaultCurveDuration) }
    /// Starts slowly; 0.35 seconds.
    public static var easeIn: Animation { easeIn(duration: defaultCurveDuration) }
    /// Ends slowly; 0.35 seconds.
    public static var easeOut: Animation { easeOut(duration: defaultCurveDuration) }
    /// Constant speed; 0.35 seconds.
    public static var linear: Animation { linear(duration: defaultCurveDuration) }

    /// Starts and ends slowly. The duration is in seconds; 0 or less jumps.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }
    /// Starts slowly. The duration is in seconds; 0 or less jumps.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
    /// Ends slowly. The duration is in seconds; 0 or less jumps.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
    /// Constant speed. The duration is in seconds; 0 or less jumps.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

    /// Follows a cubic Bézier curve from (0, 0) to (1, 1).
    ///
    /// - Parameters:
    ///   - p1x: The x of the first control point, clamped to 0...1, as is `p2x`.
    ///   - p1y: Any number. Below 0 the value first moves backwards, above 1 it overshoots. The same applies to `p2y`.
    ///   - duration: In seconds; 0 or less jumps.
    public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35) -> Animation {
        timingCurve(
            .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)), duration: duration)
    }

    /// Follows a unit curve. The duration is in seconds; 0 or less jumps.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(BezierAnimation(curve: curve, duration: duration))
    }
}
