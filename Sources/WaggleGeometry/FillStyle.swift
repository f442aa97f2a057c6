/// How the interior of an outline is determined and how its edge is drawn.
@frozen public struct FillStyle: Equatable, Sendable, BitwiseCopyable {
    /// True for the even-odd rule: inside is where a ray crosses the outline an odd number of times. False for the non-zero rule: inside is where
    /// the winding number is not zero.
    public var isEOFilled: Bool
    /// Whether pixels on the edge are partly covered.
    public var isAntialiased: Bool

    @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
