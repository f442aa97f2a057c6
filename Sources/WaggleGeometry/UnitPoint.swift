import Foundation

/// A point in a rectangle as fractions of its sides: (0, 0) is the top leading corner, (1, 1) the bottom trailing corner.
///
/// Values outside 0...1 are outside the rectangle.
@frozen public struct UnitPoint: Hashable, Sendable, BitwiseCopyable {
    /// 0 at the leading side, 1 at the trailing one.
    public var x: CGFloat
    /// 0 at the top, 1 at the bottom.
    public var y: CGFloat

    @inlinable public init() { self.init(x: 0, y: 0) }

    /// A point by fractions of the width and of the height; others than 0...1 are outside the rectangle.
    @inlinable public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    public static let zero = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint {
    /// The point in the rectangle.
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}
