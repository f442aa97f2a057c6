import Foundation
import WaggleDisplayList
import WaggleGeometry
import WaggleUIKit

/// A path that is filled and stroked.
@MainActor @preconcurrency
open class SKShapeNode: SKNode {
    /// In the node's coordinates, y upward.
    open var path: CGPath? { didSet { didChange() } }
    /// The default is clear.
    open var fillColor: UIColor = .clear { didSet { if fillColor != oldValue { didChange() } } }
    /// The default is white.
    open var strokeColor: UIColor = .white { didSet { if strokeColor != oldValue { didChange() } } }
    /// The stroke width in points, centred on the path; 0 draws no stroke. The default is 1.
    open var lineWidth: CGFloat = 1 { didSet { if lineWidth != oldValue { didChange() } } }
    open var lineCap = CGLineCap.butt { didSet { if lineCap != oldValue { didChange() } } }
    open var lineJoin = CGLineJoin.miter { didSet { if lineJoin != oldValue { didChange() } } }
    /// The longest mitre as a multiple of the line width; longer ones are bevelled. The default is 10.
    open var miterLimit: CGFloat = 10 { didSet { if miterLimit != oldValue { didChange() } } }
    /// True, the default, antialiases the edges.
    open var isAntialiased = true { didSet { if isAntialiased != oldValue { didChange() } } }
    /// Shapes draw `subtract` and `multiplyX2`, which only sprites and particles support, as `alpha`.
    open var blendMode = SKBlendMode.alpha { didSet { if blendMode != oldValue { didChange() } } }

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }
    /// - Parameter centered: true moves the centre of the path's bounding box to the node's origin.
    public convenience init(path: CGPath, centered: Bool) {
        self.init()
        self.path = path
        if centered { center() }
    }
    /// A rectangle in the node's coordinates, in points.
    public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }
    /// A rectangle in the node's coordinates with circular corners of a radius in points, clamped to half of the sides.
    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        self.init(path: CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
    }
    /// A rectangle with a size in points, centred on the node's origin.
    public convenience init(rectOf size: CGSize) {
        self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
    /// Centred on the node's origin, with circular corners of a radius in points, clamped to half of the sides.
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), cornerRadius: cornerRadius)
    }
    /// A circle with a radius in points, centred on the node's origin.
    public convenience init(circleOfRadius radius: CGFloat) { self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius)) }
    /// An ellipse with a size in points, centred on the node's origin.
    public convenience init(ellipseOf size: CGSize) {
        self.init(ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
    /// The ellipse within a rectangle in the node's coordinates, in points.
    public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(ellipseIn: rect, transform: nil)) }
    /// A polyline through points.
    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        self.init()
        var line = Path()
        line.addLines((0..<max(numPoints, 0)).map { points[$0] })
        path = line.cgPath
    }
    /// A smooth curve through points.
    public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        self.init()
        path = Path.spline(through: (0..<max(numPoints, 0)).map { points[$0] }).cgPath
    }
    private func center() {
        guard let path, !path.isEmpty else { return }
        let bounds = path.boundingBoxOfPath
        self.path = path.path.applying(CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)).cgPath
    }

    @available(*, unavailable, message: "Shapes do not glow; draw a wider, translucent stroke below.")
    open var glowWidth: CGFloat { get { 0 } set {} }
    @available(*, unavailable, message: "Shapes are filled with one color; use SKSpriteNode for pictures.")
    open var fillTexture: SKTexture? { get { nil } set {} }
    @available(*, unavailable, message: "Shapes are stroked with one color.")
    open var strokeTexture: SKTexture? { get { nil } set {} }

    override var properties: [[NodeProperty]] { super.properties + [NodeProperty.shape] }
    override var contentBounds: CGRect {
        guard let path, !path.isEmpty else { return CGRect(origin: .zero, size: .zero) }
        let reach = lineWidth > 0 && strokeColor.spriteColor.opacity > 0 ? lineWidth / 2 : 0
        return path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach)
    }

    override func draw(in renderer: SceneRenderer, _ state: NodeState) {
        guard let path, !path.isEmpty else { return }
        let outline = path.path, fill = fillColor.spriteColor, stroke = strokeColor.spriteColor
        var list = DisplayList()
        if fill.opacity > 0 {
            list.items.append(DisplayList.Item(
                bounds: outline.boundingRect, content: .fill(.path(outline), .nonZero, .color(fill), antialiased: isAntialiased)))
        }
        if stroke.opacity > 0, lineWidth > 0 {
            let style = StrokeParameters(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
            let reach = lineWidth / 2 * (lineJoin == .miter ? max(miterLimit, 1) : 1.5)
            list.items.append(DisplayList.Item(
                bounds: outline.boundingRect.insetBy(dx: -reach, dy: -reach),
                content: .stroke(.path(outline), style, .color(stroke), antialiased: isAntialiased)))
        }
        renderer.add(list, state, blend: blendMode)
    }
}

extension Path {
    /// A Catmull-Rom spline through points: each point's tangent is parallel to the line between its neighbours.
    static func spline(through points: [CGPoint]) -> Path {
        var path = Path()
        guard let first = points.first else { return path }
        path.move(to: first)
        for index in points.indices.dropLast() {
            let (p0, p1, p2, p3) = (points[max(index - 1, 0)], points[index], points[index + 1], points[min(index + 2, points.count - 1)])
            path.addCurve(to: p2, control1: CGPoint(x: p1.x + (p2.x - p0.x) / 6, y: p1.y + (p2.y - p0.y) / 6),
                          control2: CGPoint(x: p2.x - (p3.x - p1.x) / 6, y: p2.y - (p3.y - p1.y) / 6))
        }
        return path
    }
}
