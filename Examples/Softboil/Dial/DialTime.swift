import SwiftUI

/// Times as directions on a dial of twelve minutes, clockwise from the top.
enum DialTime {
    static let fullTurn: TimeInterval = 720

    static func angle(of seconds: TimeInterval) -> Angle { .degrees(360 * seconds / fullTurn) }
    static func angle(ofMinutes minutes: Double) -> Angle { angle(of: minutes * 60) }

    /// The time of a hand after a finger has moved from one point to another. The hand takes the shorter way around, so it passes the top without a jump.
    /// - Parameter center: The middle of the dial, in the space of the points.
    static func time(_ seconds: TimeInterval, movedFrom start: CGPoint, to end: CGPoint, around center: CGPoint) -> TimeInterval {
        let turn = (direction(of: end, from: center) - direction(of: start, from: center)).remainder(dividingBy: 2 * .pi)
        return seconds + fullTurn * turn / (2 * .pi)
    }

    private static func direction(of point: CGPoint, from center: CGPoint) -> Double { atan2(point.y - center.y, point.x - center.x) }

    /// The nearest quarter of a minute.
    static func rounded(_ seconds: TimeInterval) -> TimeInterval { (seconds / 15).rounded() * 15 }
}
