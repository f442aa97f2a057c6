import Foundation

/// How a stroked line ends.
@frozen public enum CGLineCap: Int32, Sendable, BitwiseCopyable {
    /// Flat, at the end point.
    case butt = 0
    /// A half disc around the end point.
    case round = 1
    /// Flat, half a line width beyond the end point.
    case square = 2
}

/// How a stroked line joins at a corner.
@frozen public enum CGLineJoin: Int32, Sendable, BitwiseCopyable {
    /// A sharp corner, or a bevel if it would exceed the miter limit.
    case miter = 0
    /// A disc around the corner.
    case round = 1
    /// A beveled corner.
    case bevel = 2
}

public typealias LineCap = CGLineCap
public typealias LineJoin = CGLineJoin

/// How an outline is stroked: the line is centered on the path.
@frozen public struct StrokeStyle: Equatable, Sendable {
    /// In points; 0 or less, or a width that is not finite, draws nothing.
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    /// The longest miter, as a multiple of the line width; longer ones become bevels.
    public var miterLimit: CGFloat
    /// Alternating lengths of dashes and gaps in points; empty for a solid line.
    ///
    /// An odd number of lengths is used twice. Negative lengths, and zeros alone, make a solid line.
    public var dash: [CGFloat]
    /// How far into the dash pattern the line starts, in points; any sign.
    public var dashPhase: CGFloat

    /// - Parameters:
    ///   - lineWidth: in points.
    ///   - miterLimit: the longest mitre as a multiple of the line width.
    ///   - dash: lengths of dashes and gaps in points; empty for a solid line.
    ///   - dashPhase: how far into the pattern the line starts, in points.
    public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
                dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// How the interior of an outline is determined and how its edge is drawn.
@frozen public struct FillStyle: Equatable, Sendable, BitwiseCopyable {
    /// True for the even-odd rule: inside is where a ray crosses the outline an odd number of times. False for the non-zero rule: inside is
    /// where the winding number is not zero.
    public var isEOFilled: Bool
    /// Whether pixels on the edge are partly covered.
    public var isAntialiased: Bool

    @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
