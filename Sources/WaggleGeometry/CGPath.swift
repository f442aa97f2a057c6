import Foundation

/// How the inside of an outline is decided.
public enum CGPathFillRule: Int, Sendable {
    /// Inside is where the outline winds around at all.
    case winding
    /// Inside is what a ray leaves after an odd number of crossings.
    case evenOdd
}

/// An outline held by reference, for interfaces that ask for one; everywhere else use `Path`.
///
/// Equal when the outlines are. A plain `CGPath` never changes; `CGMutablePath` does, and is owned by whoever made it.
public class CGPath: Hashable, CustomStringConvertible {
    package internal(set) var path: Path

    package init(_ path: Path) { self.path = path }

    /// - Parameter transform: what the figure goes through; nil for none.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform))
    }

    /// Circular corners; their sizes are cut to half of the sides.
    public convenience init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?) {
        let cornerSize = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(Path(roundedRect: rect, cornerSize: cornerSize, style: .circular).applying(transform))
    }

    public var isEmpty: Bool { path.isEmpty }

    /// Where the next line would begin; the origin for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The smallest rectangle that holds all points of the outline, without control points; null for an empty path.
    public var boundingBoxOfPath: CGRect { path.boundingRect }

    /// The smallest rectangle that holds all points, control points too; null for an empty path.
    public var boundingBox: CGRect {
        var box = CGRect.null
        for point in path.elements.points where point.x.isFinite && point.y.isFinite { box = box.union(CGRect(origin: point, size: .zero)) }
        return box
    }

    /// The rectangle, when the path is a single upright one that nothing was added to.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard case .rect(let value) = path.kind else { return false }
        rect?.pointee = value
        return true
    }

    /// Whether filling the path covers the point, which goes through the transform first.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        path.contains(point.applying(transform), eoFill: rule == .evenOdd)
    }

    public func copy() -> CGPath? { CGPath(path) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { CGPath(path.applying(transform)) }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? { CGMutablePath(path.applying(transform)) }

    /// The outline of the line that stroking the path draws.
    public func copy(strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
                     transform: CGAffineTransform = .identity) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path.applying(transform).strokedPath(style))
    }

    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.path == b.path }

    public func hash(into hasher: inout Hasher) { hasher.combine(path.description) }

    public var description: String { path.description }
}

/// An outline held by reference that can be added to. The methods are those of `Path`.
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

    /// A new subpath from the first point straight to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { path.addEllipse(in: rect, transform: transform) }

    /// Circular corners; their sizes are cut to half of the sides.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity) {
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular, transform: transform)
    }

    /// Angles in radians; the flag means what it means for `Path.addArc`.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
                       transform: CGAffineTransform = .identity) {
        path.addArc(center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle), clockwise: clockwise, transform: transform)
    }

    /// Angles in radians, positive clockwise on screen.
    public func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity) {
        path.addRelativeArc(center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta), transform: transform)
    }

    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) { path.addPath(other.path, transform: transform) }
}

extension Path {
    /// The outline of the reference, as it is now.
    public init(_ path: CGPath) { self = path.path }

    /// The outline of the reference, as it is now; later changes do not show.
    public init(_ path: CGMutablePath) { self = path.path }

    /// The path as a reference.
    public var cgPath: CGPath { CGPath(self) }

    fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
        transform.map { applying($0.pointee) } ?? self
    }
}
