extension BinaryFloatingPoint {
    /// The number itself, or another one instead of infinity and not-a-number.
    func finite(or other: Self) -> Self { isFinite ? self : other }
    /// The value clamped to the limits; NaN becomes the lower one.
    func clamped(to limits: ClosedRange<Self>) -> Self { isNaN ? limits.lowerBound : min(max(self, limits.lowerBound), limits.upperBound) }
}
