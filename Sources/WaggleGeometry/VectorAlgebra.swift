// Vector algebra on Foundation's points, for the algorithms of this module.

import Foundation

extension CGVector {
    @inlinable package init(from start: CGPoint, to end: CGPoint) { self.init(dx: end.x - start.x, dy: end.y - start.y) }

    @inlinable package var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

    /// The same direction with length 1; zero for a zero vector.
    @inlinable package var normalized: CGVector {
        let length = length
        return length > 0 && length.isFinite ? CGVector(dx: dx / length, dy: dy / length) : .zero
    }

    /// Rotated by a quarter turn clockwise on screen.
    @inlinable package var turnedClockwise: CGVector { CGVector(dx: -dy, dy: dx) }

    @inlinable package func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }

    /// Positive if the other vector is clockwise on screen.
    @inlinable package func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }

    @inlinable package static prefix func - (v: CGVector) -> CGVector { CGVector(dx: -v.dx, dy: -v.dy) }
    @inlinable package static func + (a: CGVector, b: CGVector) -> CGVector { CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy) }
    @inlinable package static func - (a: CGVector, b: CGVector) -> CGVector { CGVector(dx: a.dx - b.dx, dy: a.dy - b.dy) }
    @inlinable package static func * (v: CGVector, factor: CGFloat) -> CGVector { CGVector(dx: v.dx * factor, dy: v.dy * factor) }
}

extension CGPoint {
    @inlinable package static func + (p: CGPoint, v: CGVector) -> CGPoint { CGPoint(x: p.x + v.dx, y: p.y + v.dy) }
    @inlinable package static func - (p: CGPoint, v: CGVector) -> CGPoint { CGPoint(x: p.x - v.dx, y: p.y - v.dy) }

    /// The point at a fraction of the distance to the other.
    @inlinable package func interpolated(to other: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
    }

    @inlinable package func distance(to other: CGPoint) -> CGFloat { CGVector(from: self, to: other).length }

    @inlinable package func isClose(to other: CGPoint, within tolerance: CGFloat) -> Bool {
        abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
    }
}
