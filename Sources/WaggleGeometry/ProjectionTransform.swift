import Foundation

/// A 3 by 3 matrix of the plane, for perspective.
///
/// A point is the row vector `(x, y, 1)`; its image is divided by the third component. Affine maps have `(0, 0, 1)` as third column.
@frozen public struct ProjectionTransform: Equatable, Sendable, BitwiseCopyable {
    /// What x adds to x, to y and to the divisor: factors, the last one per point.
    public var m11: CGFloat = 1.0, m12: CGFloat = 0.0, m13: CGFloat = 0.0
    /// What y adds to x, to y and to the divisor: factors, the last one per point.
    public var m21: CGFloat = 0.0, m22: CGFloat = 1.0, m23: CGFloat = 0.0
    /// The translation in points, and the constant part of the divisor.
    public var m31: CGFloat = 0.0, m32: CGFloat = 0.0, m33: CGFloat = 1.0

    /// Leaves every point where it is.
    @inlinable public init() {}

    @inlinable public init(_ m: CGAffineTransform) {
        m11 = m.a
        m12 = m.b
        m21 = m.c
        m22 = m.d
        m31 = m.tx
        m32 = m.ty
    }

    @inlinable public var isIdentity: Bool { self == ProjectionTransform() }

    @inlinable public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// This map, then the other.
    @inlinable public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var m = ProjectionTransform()
        m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return m
    }

    /// Inverts the map; leaves it unchanged and returns false if it has no inverse.
    public mutating func invert() -> Bool {
        let c11 = m22 * m33 - m23 * m32
        let c12 = m23 * m31 - m21 * m33
        let c13 = m21 * m32 - m22 * m31
        let determinant = m11 * c11 + m12 * c12 + m13 * c13
        guard determinant != 0, determinant.isFinite else { return false }
        let scale = 1 / determinant
        var m = ProjectionTransform()
        m.m11 = c11 * scale
        m.m12 = (m13 * m32 - m12 * m33) * scale
        m.m13 = (m12 * m23 - m13 * m22) * scale
        m.m21 = c12 * scale
        m.m22 = (m11 * m33 - m13 * m31) * scale
        m.m23 = (m13 * m21 - m11 * m23) * scale
        m.m31 = c13 * scale
        m.m32 = (m12 * m31 - m11 * m32) * scale
        m.m33 = (m11 * m22 - m12 * m21) * scale
        self = m
        return true
    }

    /// The inverse; the map itself if it has none.
    public func inverted() -> ProjectionTransform {
        var m = self
        return m.invert() ? m : self
    }
}

extension CGAffineTransform {
    /// The affine part of a projection; nil if it has perspective.
    package init?(_ m: ProjectionTransform) {
        guard m.isAffine else { return nil }
        self.init(a: m.m11, b: m.m12, c: m.m21, d: m.m22, tx: m.m31, ty: m.m32)
    }
}

extension CGPoint {
    /// The mapped point. Points on the horizon go to infinity.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let projected = CGPoint(x: x * m.m11 + y * m.m21 + m.m31, y: x * m.m12 + y * m.m22 + m.m32)
        let w = x * m.m13 + y * m.m23 + m.m33
        return w == 1 ? projected : CGPoint(x: projected.x / w, y: projected.y / w)
    }
}
