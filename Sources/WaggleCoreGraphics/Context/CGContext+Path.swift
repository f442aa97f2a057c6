// The current path. Points are in user space and unaffected by later changes to the transform.

import Foundation
import WaggleCore
import WaggleDisplayList
import WaggleGeometry

extension CGContext {
    public func beginPath() { outline = Path() }
    public func closePath() { outline.closeSubpath() }
    /// Begins a subpath at a point in user space.
    public func move(to point: CGPoint) { outline.move(to: point.applying(userToTarget)) }
    /// Adds a straight line from the current point to one in user space.
    public func addLine(to point: CGPoint) { outline.addLine(to: point.applying(userToTarget)) }
    /// Adds a subpath of straight lines through the points.
    public func addLines(between points: [CGPoint]) { outline.addLines(points.map { $0.applying(userToTarget) }) }
    /// Adds a quadratic Bézier curve from the current point, with points in user space.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        outline.addQuadCurve(to: end.applying(userToTarget), control: control.applying(userToTarget))
    }
    /// Adds a cubic Bézier curve from the current point, with points in user space.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.addCurve(
            to: end.applying(userToTarget), control1: control1.applying(userToTarget), control2: control2.applying(userToTarget))
    }
    /// Adds a closed rectangle in user space.
    public func addRect(_ rect: CGRect) { outline.addPath(Path(rect), transform: userToTarget) }
    /// Adds closed rectangles in user space.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    /// Adds the closed ellipse within a rectangle in user space.
    public func addEllipse(in rect: CGRect) { outline.addPath(Path(ellipseIn: rect), transform: userToTarget) }
    /// - Parameters:
    ///   - startAngle, endAngle: in radians, from the positive x axis towards the positive y axis.
    ///   - clockwise: as seen where y grows upward; reversed where y grows downward.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        outline.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle), clockwise: clockwise,
            transform: userToTarget)
    }
    /// Adds a line and an arc that round the corner at the first point between the current point and the second point.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        outline.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: userToTarget)
    }
    public func addPath(_ path: CGPath) { outline.addPath(Path(path), transform: userToTarget) }

    public var isPathEmpty: Bool { outline.isEmpty }
    /// A copy of the current path; nil if it is empty.
    public var path: CGPath? { outline.isEmpty ? nil : userOutline.cgPath }
    /// In user space; the origin for an empty path.
    public var currentPointOfPath: CGPoint { userOutline.currentPoint ?? .zero }
    /// The bounding box of the current path without its control points; null for an empty path.
    public var boundingBoxOfPath: CGRect { userOutline.boundingRect }
    /// True if a point in user space is inside the current path. Modes with `eo` in their name use the even-odd rule, the others the
    /// non-zero winding rule.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        userOutline.contains(point, eoFill: mode == .eoFill || mode == .eoFillStroke)
    }
    /// Replaces the current path by the outline of its stroke.
    public func replacePathWithStrokedPath() {
        let line = state.line
        let style = StrokeStyle(
            lineWidth: line.width, lineCap: line.cap, lineJoin: line.join, miterLimit: line.miterLimit, dash: line.dash,
            dashPhase: line.dashPhase)
        outline = userOutline.strokedPath(style).applying(userToTarget)
    }

    private var userOutline: Path { outline.applying(userToTarget.inverted()) }

    // MARK: Clips

    /// Intersects the clip with the current path and clears the path. An empty path clips everything.
    public func clip(using rule: CGPathFillRule = .winding) {
        add(.clip(outline.primitive, rule == .evenOdd ? .evenOdd : .nonZero, antialiased: antialiases), outline.boundingRect)
        outline = Path()
    }
    /// Intersects the clip with a rectangle in user space, and clears the current path.
    public func clip(to rect: CGRect) { clip(to: [rect]) }
    /// Intersects the clip with the area of rectangles in user space, and clears the current path. Without any, everything is clipped.
    public func clip(to rects: [CGRect]) {
        outline = Path()
        addRects(rects)
        clip()
    }
    /// Clips to a mask in a rectangle of user space: an image mask by its painted area, any other image by its luminance.
    public func clip(to rect: CGRect, mask: CGImage) {
        let item = imageItem(mask.coverage, in: rect)
        add(.mask(DisplayList([item])), item.bounds)
    }
    /// Removes all clips added since the context was created.
    public func resetClip() { (state.clips, state.clipBounds) = ([], area) }
    /// A rectangle around the clipping area, in user space.
    public var boundingBoxOfClipPath: CGRect { state.clipBounds.applying(userToTarget.inverted()) }

    private func add(_ clip: DisplayList.Effect, _ bounds: CGRect) {
        state.clips.append(clip)
        let inside = state.clipBounds.intersection(bounds)
        state.clipBounds = inside.isNull ? .zero : inside
    }
}
