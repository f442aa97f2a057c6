/// How the inside of an outline is decided and how its edge is drawn.
@frozen public struct FillStyle: Equatable, Sendable, BitwiseCopyable {
    /// True: inside is what a ray leaves after an odd number of crossings. False: where the outline winds around at all.
    public var isEOFilled: Bool
    /// Whether pixels on the edge are covered in part.
    public var isAntialiased: Bool

    @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
