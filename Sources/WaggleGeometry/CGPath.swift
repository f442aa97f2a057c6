import Foundation

/// How the interior of an outline is determined.
public enum CGPathFillRule: Int, Sendable {
    /// Inside is where the winding number is not zero.
    case winding
    /// Inside is where a ray crosses the outline an odd number of times.
    case evenOdd
}

/// An outline with reference semantics, for interfaces that require it; otherwise use `Path`.
///
/// Two instances are equal if their outlines are. A plain `CGPath` never changes; a `CGMutablePath` does, and belongs to its creator.
public class CGPath: Hashable, CustomStringConvertible {
    package internal(set) var path: Path

    package init(_ path: Path) { self.path = path }

    /// - Parameter transform: applied to the figure; nil for none.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform))
    }

    /// An ellipse that touches the middle of the rectangle's sides.
    /// - Parameter transform: applied to the figure; nil for none.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform))
    }

    /// A rectangle with circular corners, whose extents in points are clamped to half of the sides; 0 or less gives sharp corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        let cornerSize = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(Path(roundedRect: rect, cornerSize: cornerSize, style: .circular).applying(transform))
    }

    public var isEmpty: Bool { path.isEmpty }

    /// Where the next segment begins, in points; the origin for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The bounding box of the outline in points, without control points; null for an empty path.
    ///
    /// Complexity: O(*n*) in the elements, computed at each access.
    public var boundingBoxOfPath: CGRect { path.boundingRect }

    /// The bounding box of all points, including control points; null for an empty path. Coordinates that are not finite are left out.
    ///
    /// Complexity: O(*n*) in the elements, computed at each access.
    public var boundingBox: CGRect {
        var box = CGRect.null
        for point in path.elements.points where point.x.isFinite && point.y.isFinite { box = box.union(CGRect(origin: point, size: .zero)) }
        return box
    }

    /// The rectangle, if the path is a single unmodified one.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard case .rect(let value) = path.kind else { return false }
        rect?.pointee = value
        return true
    }

    /// Whether filling the path covers the point, after the transform.
    ///
    /// Complexity: O(*n*) in the elements.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        path.contains(point.applying(transform), eoFill: rule == .evenOdd)
    }

    public func copy() -> CGPath? { CGPath(path) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { CGPath(path.applying(transform)) }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(path.applying(transform))
    }

    /// The outline of the stroked path, to be filled with the winding rule. Empty if the width is not positive and finite.
    ///
    /// - Parameters:
    ///   - lineWidth: in points.
    ///   - miterLimit: the longest mitre as a multiple of the line width.
    ///   - transform: applied to the path before it is stroked, so that it does not change the width.
    public func copy(strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
                     transform: CGAffineTransform = .identity) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path.applying(transform).strokedPath(style))
    }

    /// True if the elements are equal.
    ///
    /// Complexity: O(*n*) for two instances.
    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.path == b.path }

    /// Hashes the description, in O(*n*).
    public func hash(into hasher: inout Hasher) { hasher.combine(path.description) }

    public var description: String { path.description }
}

extension Path {
    /// A copy of the current outline.
    public init(_ path: CGPath) { self = path.path }

    /// A copy of the current outline; later changes do not affect it.
    public init(_ path: CGMutablePath) { self = path.path }

    /// The path as a reference type.
    public var cgPath: CGPath { CGPath(self) }

    fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
        transform.map { applying($0.pointee) } ?? self
    }
}
