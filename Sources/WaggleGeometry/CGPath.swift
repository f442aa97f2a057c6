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

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform))
    }

    /// Circular corners, clamped to half of the sides.
    public convenience init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?) {
        let cornerSize = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(Path(roundedRect: rect, cornerSize: cornerSize, style: .circular).applying(transform))
    }

    public var isEmpty: Bool { path.isEmpty }

    /// Where the next segment begins; the origin for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The bounding box of the outline, without control points; null for an empty path.
    public var boundingBoxOfPath: CGRect { path.boundingRect }

    /// The bounding box of all points, including control points; null for an empty path.
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
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        path.contains(point.applying(transform), eoFill: rule == .evenOdd)
    }

    public func copy() -> CGPath? { CGPath(path) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { CGPath(path.applying(transform)) }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? { CGMutablePath(path.applying(transform)) }

    /// The outline of the stroked path.
    public func copy(strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
                     transform: CGAffineTransform = .identity) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path.applying(transform).strokedPath(style))
    }

    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.path == b.path }

    public func hash(into hasher: inout Hasher) { hasher.combine(path.description) }

    public var description: String { path.description }
}

/// A mutable outline with reference semantics. Its methods are those of `Path`.
public class CGMutablePath: CGPath {
    public convenience init() { self.init(Path()) }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { path.move(to: point.applying(transform)) }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { path.addLine(to: point.applying(transform)) }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        path.addCurve(to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    public func closeSubpath() { path.closeSubpath() }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { path.addRect(rect, transform: transform) }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) { path.addRects(rects, transform: transform) }

    /// A new subpath of straight lines through the points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { path.addEllipse(in: rect, transform: transform) }

    /// Circular corners, clamped to half of the sides.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity) {
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular, transform: transform)
    }

    /// Angles are in radians; the flag has the same meaning as in `Path.addArc`.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
                       transform: CGAffineTransform = .identity) {
        path.addArc(center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle), clockwise: clockwise, transform: transform)
    }

    /// Angles are in radians, positive clockwise on screen.
    public func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity) {
        path.addRelativeArc(center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta), transform: transform)
    }

    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) { path.addPath(other.path, transform: transform) }
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
