import Foundation

/// An angle stored in radians. Positive angles turn clockwise on screen, from the positive x axis.
///
/// Full turns count: 360 degrees differs from 0, so an animation between them makes a full turn.
@frozen public struct Angle: Hashable, Comparable, Sendable, BitwiseCopyable {
    /// Any number of radians; nothing reduces it to one turn.
    public var radians: Double

    /// 180 times `radians` divided by π.
    @inlinable public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// 0 radians.
    @inlinable public init() { radians = 0 }
    /// An angle in radians, clockwise on screen where it turns something.
    @inlinable public init(radians: Double) { self.radians = radians }
    /// An angle in degrees, clockwise on screen where it turns something.
    @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

    /// An angle in radians.
    @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// An angle in degrees.
    @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// 0 radians.
    @inlinable public static var zero: Angle { Angle() }

    @inlinable public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle {
    @inlinable public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
    @inlinable public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
    @inlinable public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    @inlinable public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
    @inlinable public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
    @inlinable public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }
    @inlinable public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }
    @inlinable public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }
    @inlinable public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}
