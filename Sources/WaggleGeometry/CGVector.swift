import Foundation

/// A direction with a length: the difference of two points.
///
/// Unlike a point, it is unaffected by translations of the coordinate space.
@frozen public struct CGVector: Hashable, Codable, Sendable, BitwiseCopyable {
    public var dx: CGFloat
    public var dy: CGFloat

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
