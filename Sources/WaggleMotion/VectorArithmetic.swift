// The arithmetic of animation.

import Foundation

/// A value that can be added, subtracted and scaled, and therefore interpolated.
///
/// Animations, springs and keyframes use only these operations. `zero` is "no change"; scaling a finite value by 0 gives `zero`.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each component by a factor.
    mutating func scale(by rhs: Double)

    /// The sum of the squares of all components; at least 0.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// This value with each component multiplied by a factor.
    @inlinable
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Moves this value toward another: 0 keeps it, 1 reaches the other, amounts outside 0...1 extrapolate.
    @inlinable
    public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }

    /// The value at a fraction of the distance to another: 0 is this value, 1 the other, amounts outside 0...1 extrapolate.
    @inlinable
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
    }

    /// The length of the vector.
    @inlinable
    package var length: Double { magnitudeSquared.squareRoot() }

    /// The dot product, computed from three lengths because a vector's components are not accessible.
    ///
    /// It is 0 if the vectors have no component in common; compare with a tolerance relative to both lengths.
    @inlinable
    package func dot(_ other: Self) -> Double {
        ((self + other).magnitudeSquared - magnitudeSquared - other.magnitudeSquared) / 2
    }
}

extension Float: VectorArithmetic {
    /// Multiplies by a factor.
    @inlinable public mutating func scale(by rhs: Double) { self = Float(Double(self) * rhs) }
    /// The square; at least 0.
    @inlinable public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension Double: VectorArithmetic {
    /// Multiplies by a factor.
    @inlinable public mutating func scale(by rhs: Double) { self *= rhs }
    /// The square; at least 0.
    @inlinable public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies by a factor.
    @inlinable public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// The square; at least 0.
    @inlinable public var magnitudeSquared: Double { Double(self) * Double(self) }
}
