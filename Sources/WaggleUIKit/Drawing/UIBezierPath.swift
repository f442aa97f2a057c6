import Foundation
import WaggleCoreGraphics
import WaggleGeometry

/// The corners of a rectangle to round.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path with reference semantics, built step by step. `Path(path.cgPath)` converts it to a shape.
open class UIBezierPath: NSObject, NSCopying {
    private var path: Path
    /// In points.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    /// The ratio of mitre length to line width beyond which a join is bevelled.
    open var miterLimit: CGFloat = 10
    /// Has no effect: curves are always accurate to a fraction of a pixel.
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false
    private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    public override init() {
        path = Path()
        super.init()
    }
    private init(_ path: Path) {
        self.path = path
        super.init()
    }
    /// A closed rectangle in points.
    public convenience init(rect: CGRect) { self.init(Path(rect)) }
    /// The closed ellipse within a rectangle in points.
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
    /// A rectangle with continuous corners of a radius in points, clamped to half of the shorter side; 0 or less gives sharp corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
    }
    /// - Parameter cornerRadii: Its width is the radius in points; corners are circular.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let radius = cornerRadii.width
        func size(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
        self.init(Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(
            topLeading: size(.topLeft), bottomLeading: size(.bottomLeft), bottomTrailing: size(.bottomRight), topTrailing: size(.topRight)),
            style: .circular))
    }
    /// A circular arc. Angles are in radians from the positive x axis; the arc runs clockwise on screen if `clockwise`.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(path)
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle, copy.miterLimit) = (lineWidth, lineCapStyle, lineJoinStyle, miterLimit)
        (copy.flatness, copy.usesEvenOddFillRule, copy.dash) = (flatness, usesEvenOddFillRule, dash)
        return copy
    }

    // MARK: Outline

    /// A copy of the path.
    open var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }
    open var isEmpty: Bool { path.isEmpty }
    /// The bounding box of the path, excluding control points; null for an empty path.
    open var bounds: CGRect { path.boundingRect }
    /// The end point of the last segment; zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Begins a subpath at a point in the path's coordinates.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line to a point in the path's coordinates. In an empty path, it begins a subpath there, and so do curves.
    open func addLine(to point: CGPoint) { start(point) ? () : path.addLine(to: point) }
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        start(endPoint) ? () : path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        start(endPoint) ? () : path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// A circular arc with a radius in points, and angles in radians from the positive x axis; it runs clockwise on screen if `clockwise`.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        // SwiftUI's direction assumes that y points up.
        path.addArc(center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle), clockwise: !clockwise)
    }
    open func close() { path.closeSubpath() }
    open func append(_ other: UIBezierPath) { path.addPath(other.path) }
    open func removeAllPoints() { path = Path() }
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    /// Whether filling the path covers the point.
    ///
    /// Complexity: O(*n*) in its segments.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }
    /// The path in the opposite direction: the subpaths in reverse order, each from its end to its start.
    open func reversing() -> UIBezierPath {
        guard let copy = copy() as? UIBezierPath else { return self }
        copy.path = path.reversed
        return copy
    }

    /// Starts an empty path at the point, instead of adding a segment that ends there.
    private func start(_ point: CGPoint) -> Bool {
        guard path.isEmpty else { return false }
        path.move(to: point)
        return true
    }

    // MARK: Dashes

    /// - Parameters:
    ///   - pattern: The alternating lengths of dashes and gaps; nil for a solid line.
    ///   - count: The number of lengths.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [])
    }
    /// Reads the values set by `setLineDash`; any pointer may be nil.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern { for (index, length) in dash.lengths.enumerated() { pattern[index] = length } }
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    // MARK: Drawing into the current context

    /// Fills with the current colour; does nothing without a current context.
    open func fill() { fill(nil, nil) }
    /// Fills with the current colour, a blend mode and an opacity of 0...1; does nothing without a current context.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill(blendMode, alpha) }
    private func fill(_ blendMode: CGBlendMode?, _ alpha: CGFloat?) {
        draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
    }
    /// Strokes with the current colour; does nothing without a current context.
    open func stroke() { stroke(nil, nil) }
    /// Strokes with the current colour, a blend mode and an opacity of 0...1; does nothing without a current context.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke(blendMode, alpha) }
    private func stroke(_ blendMode: CGBlendMode?, _ alpha: CGFloat?) {
        draw(blendMode, alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dash.phase, lengths: dash.lengths)
            context.strokePath()
        }
    }
    /// Clips the current context to the interior of the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// - Parameters:
    ///   - blendMode, alpha: Nil for the context's values.
    private func draw(_ blendMode: CGBlendMode?, _ alpha: CGFloat?, _ draw: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if let blendMode { context.setBlendMode(blendMode) }
        if let alpha { context.setAlpha(alpha) }
        context.beginPath()
        context.addPath(cgPath)
        draw(context)
        context.restoreGState()
    }
}
