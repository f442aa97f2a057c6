import Foundation

/// A direction with a length: the difference of two points.
///
/// Unlike a point, it is unaffected by translations of the coordinate space. It is in points, or in points per second as a velocity.
@frozen public struct CGVector: Hashable, Codable, Sendable, BitwiseCopyable {
    /// In points, to the right.
    public var dx: CGFloat
    /// In points, downward; upward in SpriteKit's scenes.
    public var dy: CGFloat

    /// A vector by its lengths to the right and down, in points.
    @inlinable public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// The zero vector.
    @inlinable public init() { self.init(dx: 0, dy: 0) }

    @inlinable public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
    @inlinable public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    @inlinable public static var zero: CGVector { CGVector() }

    /// Encoded as dx, dy, like points and sizes.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        self.init(dx: try values.decode(CGFloat.self), dy: try values.decode(CGFloat.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(dx)
        try values.encode(dy)
    }
}

extension CGFloat {
    /// The magnitude. Foundation on Linux declares the name only to refuse it.
    public static func abs(_ x: CGFloat) -> CGFloat { x.magnitude }
}
