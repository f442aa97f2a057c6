extension BinaryFloatingPoint {
    /// The number itself, or another one instead of infinity and not-a-number.
    func finite(or other: Self) -> Self { isFinite ? self : other }
    /// The number within limits; the lower one for not-a-number.
    func clamped(to limits: ClosedRange<Self>) -> Self { isNaN ? limits.lowerBound : min(max(self, limits.lowerBound), limits.upperBound) }
}
