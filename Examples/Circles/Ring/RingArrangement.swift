import Foundation

/// The positions of children on a ring, as numbers.
///
/// Angles are in radians, clockwise on screen from the right, as everywhere in SwiftUI; -π/2 is the top.
struct RingArrangement: Equatable {
    /// The angle of the first child.
    var start: Double
    /// From each child to the next; negative: counterclockwise.
    var step: Double

    /// Spreads children over an arc.
    /// - Parameters:
    ///   - count: negative counts are treated as zero.
    ///   - sweep: the length of the arc in radians, at most a full turn. The last child is at its end, except that in a full turn it also keeps its
    ///     distance from the first. Negative: counterclockwise.
    init(count: Int, start: Double, sweep: Double = 2 * .pi) {
        self.start = start
        let arc = min(max(sweep, -2 * .pi), 2 * .pi)
        let isClosed = abs(arc) > 2 * .pi - 1e-6
        // A single child is at the start, whatever the arc.
        step = arc / Double(max(isClosed ? count : count - 1, 1))
    }

    func angle(of index: Int) -> Double { start + Double(index) * step }

    /// The position of a child on a ring around a centre.
    func place(of index: Int, around middle: CGPoint, radius: CGFloat) -> CGPoint {
        let angle = angle(of: index)
        return CGPoint(x: middle.x + cos(angle) * radius, y: middle.y + sin(angle) * radius)
    }

    /// The largest diameter of children in a frame of a given side at which they neither exceed the frame nor touch one another.
    ///
    /// Children of diameter d leave a radius of (side - d) / 2, and neighbours at an angle a are 2 radius sin(a / 2) apart.
    func largestDiameter(side: CGFloat, count: Int, gap: CGFloat = 0) -> CGFloat {
        guard side > 0 else { return 0 }
        guard count > 1 else { return side }
        // The distance from the last child to the first may be smaller than between others.
        let around = 2 * .pi - abs(step) * Double(count - 1)
        let nearest = min(max(min(abs(step), around), 0), .pi)
        let chord = sin(nearest / 2)
        return max(0, (side * chord - gap) / (1 + chord))
    }

    /// The side of the smallest frame for children of a diameter.
    func smallestSide(diameter: CGFloat, count: Int, gap: CGFloat = 0) -> CGFloat {
        guard count > 1 else { return count == 1 ? diameter : 0 }
        let around = 2 * .pi - abs(step) * Double(count - 1)
        let chord = sin(min(max(min(abs(step), around), 0), .pi) / 2)
        return chord > 0 ? (diameter * (1 + chord) + gap) / chord : .infinity
    }
}
