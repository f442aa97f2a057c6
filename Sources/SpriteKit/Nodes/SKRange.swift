import Foundation
import WaggleGeometry

/// A range of numbers. An infinite limit, or the type's greatest finite magnitude, means no limit.
open class SKRange: NSObject, NSCopying, @unchecked Sendable {
    /// In the unit of what is limited: points or radians. -infinity for none.
    open var lowerLimit: CGFloat
    /// In the unit of what is limited: points or radians. Infinity for none.
    open var upperLimit: CGFloat

    /// - Parameter lower: at most the upper limit; otherwise the upper limit applies.
    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
        (lowerLimit, upperLimit) = (lower, upper)
        super.init()
    }
    /// A range without an upper limit: to infinity.
    public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .infinity) }
    /// A range without a lower limit: from -infinity.
    public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.infinity, upperLimit: upper) }
    /// A range that contains only one number.
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
    /// - Parameter variance: the greatest distance from the value in both directions; at least 0.
    public convenience init(value: CGFloat, variance: CGFloat) { self.init(lowerLimit: value - variance, upperLimit: value + variance) }
    open class func withNoLimits() -> SKRange { SKRange(lowerLimit: -.infinity, upperLimit: .infinity) }

    open func copy(with zone: NSZone? = nil) -> Any { SKRange(lowerLimit: lowerLimit, upperLimit: upperLimit) }

    /// The nearest number within the limits.
    final func clamped(_ value: CGFloat) -> CGFloat { min(max(value, lowerLimit), upperLimit) }
}
