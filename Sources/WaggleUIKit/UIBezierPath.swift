import Foundation
import WaggleGeometry

/// Which corners of a rectangle are rounded.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// An outline built step by step, with reference semantics; `Path(path.cgPath)` makes a shape of it.
///
/// It stores only the outline: drawing it would need a graphics context, which does not exist here.
open class UIBezierPath: NSObject {
    private var path: Path
    /// The line width for `stroke()`; kept for programs that pass it on.
    open var lineWidth: CGFloat = 1
    open var usesEvenOddFillRule = false

    public override init() {
        path = Path()
        super.init()
    }
    private init(_ path: Path) {
        self.path = path
        super.init()
    }
    public convenience init(rect: CGRect) { self.init(Path(rect)) }
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(Path(roundedRect: rect, cornerRadius: cornerRadius)) }
    /// - Parameter cornerRadii: the width is the radius; corners are circular.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let radius = cornerRadii.width
        func size(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
        self.init(Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(
            topLeading: size(.topLeft), bottomLeading: size(.bottomLeft), bottomTrailing: size(.bottomRight), topTrailing: size(.topRight)), style: .circular))
    }
    /// A circular arc; angles are in radians from the right, clockwise on screen if `clockwise`.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

    /// A copy of the outline.
    open var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }
    open var isEmpty: Bool { path.isEmpty }
    open var bounds: CGRect { path.boundingRect }
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { start(point) ? () : path.addLine(to: point) }
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        start(endPoint) ? () : path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { start(endPoint) ? () : path.addQuadCurve(to: endPoint, control: controlPoint) }
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        // SwiftUI's direction assumes that y points up.
        path.addArc(center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle), clockwise: !clockwise)
    }
    open func close() { path.closeSubpath() }
    open func append(_ other: UIBezierPath) { path.addPath(other.path) }
    open func removeAllPoints() { path = Path() }
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

    /// Starts an empty path at the point, instead of adding a segment that ends there.
    private func start(_ point: CGPoint) -> Bool {
        guard path.isEmpty else { return false }
        path.move(to: point)
        return true
    }
}
