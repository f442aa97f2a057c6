// Areas and lines.

import Foundation
import WaggleGeometry

/// An outline to fill or stroke, in points. Backends draw special primitives faster than `path`, which can be anything.
public enum Primitive: Sendable {
    case rectangle(CGRect)
    /// A rectangle whose corners have an extent along both sides, in points.
    case roundedRectangle(CGRect, CGSize, continuous: Bool)
    case ellipse(CGRect)
    case path(Path)

    /// The box around the outline, in points, without control points; that of an empty path is null.
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
    /// In points.
    public var width: CGFloat
    public var cap: LineCap
    public var join: LineJoin
    /// The longest mitre as a multiple of the line width; longer ones are bevelled.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
    public var dash: [CGFloat]
    /// How far into the pattern the line begins, in points.
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
