import Foundation

/// Directions on a ring, in degrees: 0 is up, 90 is right.
enum RadialAngles {
    /// The directions of a ring's items, the first one nearest to the top and the others clockwise.
    /// - Parameters:
    ///   - parent: the direction in which the menu lies that opened this one; it is left free.
    ///   - isMirrored: true: anticlockwise.
    static func items(_ count: Int, parent: Double? = nil, isMirrored: Bool = false) -> [Double] {
        guard count > 0 else { return [] }
        if isMirrored { return items(count, parent: parent.map { -$0 }).map { normalized(-$0) } }
        guard let parent else { return (0..<count).map { 360 * Double($0) / Double(count) } }
        let slots = (1...count).map { normalized(parent + 360 * Double($0) / Double(count + 1)) }
        let first = slots.indices.min { distance(slots[$0], 0) + 1e-9 < distance(slots[$1], 0) } ?? 0
        return Array(slots[first...] + slots[..<first])
    }

    /// From 0 to below 360.
    static func normalized(_ angle: Double) -> Double {
        let rest = angle.finite(or: 0).truncatingRemainder(dividingBy: 360)
        // Sums that are a hair below a full turn are none.
        return rest > 359.999_999_9 || abs(rest) < 1e-7 ? 0 : rest < 0 ? rest + 360 : rest
    }
    /// The smaller angle between two directions, 0...180.
    static func distance(_ one: Double, _ other: Double) -> Double {
        let difference = normalized(one - other)
        return min(difference, 360 - difference)
    }
    /// The equal direction that is nearest to another one: -170 for 190, near 0.
    static func nearest(_ angle: Double, to other: Double) -> Double {
        let difference = normalized(angle - other)
        return other + (difference > 180 ? difference - 360 : difference)
    }
    /// The direction of an offset.
    static func direction(_ dx: Double, _ dy: Double) -> Double { normalized(atan2(dx, -dy) * 180 / .pi) }
    /// The point in a direction.
    static func point(_ angle: Double, _ radius: Double, from center: CGPoint) -> CGPoint {
        CGPoint(x: center.x + sin(angle * .pi / 180) * radius, y: center.y - cos(angle * .pi / 180) * radius)
    }
}
