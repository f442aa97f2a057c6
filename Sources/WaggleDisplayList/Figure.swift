// Areas and lines.

import Foundation
import WaggleGeometry

/// An outline to fill or stroke. Backends draw special figures faster than `path`, which can be anything.
public enum Figure: Sendable {
    case rectangle(CGRect)
    case roundedRectangle(CGRect, CGSize, continuous: Bool)
    case ellipse(CGRect)
    case path(Path)

    public var bounds: CGRect {
        switch self {
        case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect): rect
        case .path(let path): path.boundingRect
        }
    }
}

/// Which areas of an outline that crosses itself are inside.
public enum FillRule: Sendable { case nonZero, evenOdd }

/// The pen of a stroke. Lengths are in points, before transforms.
public struct StrokeParameters: Sendable, Equatable {
    public var width: CGFloat
    public var cap: LineCap
    public var join: LineJoin
    /// The length of a mitred corner, in widths of the line, beyond which it is bevelled.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in turn; empty for a solid line.
    public var dash: [CGFloat]
    /// How far into the pattern the line begins.
    public var dashPhase: CGFloat

    public init(width: CGFloat = 1, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: CGFloat = 10,
                dash: [CGFloat] = [], dashPhase: CGFloat = 0) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
