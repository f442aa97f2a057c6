import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Draws paths, images and gradients into a bitmap, the pages of a PDF document, or a SwiftUI canvas.
///
/// Coordinates are in user space, which `ctm` maps to device space: pixels of a bitmap or points of a page, with the origin in the lower
/// left corner and y upward. In the contexts of UIKit and of a canvas, y grows downward and images appear upside down, as on Apple's
/// systems. Not thread-safe.
public class CGContext {
    let target: any DrawingTarget
    /// The transform from device space to the target's space, whose y grows downward.
    let toTarget: CGAffineTransform
    /// The target's visible area, in its space.
    let area: CGRect
    var state = DrawingState()
    var saved: [DrawingState] = []
    /// The current path, in the target's space.
    var outline = Path()
    /// The open transparency layers, with the graphics state and the number of saved states at their beginning.
    var layers: [(items: [DisplayList.Item], state: DrawingState, savedCount: Int)] = []
    /// Whether antialiasing is allowed; not part of the graphics state.
    var allowsAntialiasing = true
    /// True if edges are antialiased.
    var antialiases: Bool { state.antialiases && allowsAntialiasing }

    init(_ target: any DrawingTarget, toTarget: CGAffineTransform, area: CGRect) {
        (self.target, self.toTarget, self.area) = (target, toTarget, area)
        state.clipBounds = area
    }
    deinit { target.end() }

    /// The transform from user space to device space.
    public var ctm: CGAffineTransform { state.ctm }
    /// The transform from user space to the target's space.
    var userToTarget: CGAffineTransform { state.ctm.concatenating(toTarget) }

    // MARK: State

    /// Saves the graphics state, which excludes the current path.
    public func saveGState() { saved.append(state) }
    /// Restores the last saved graphics state; does nothing without one.
    public func restoreGState() { state = saved.popLast() ?? state }

    // MARK: Coordinates

    /// Moves the origin of user space by distances in its units.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.ctm = state.ctm.translatedBy(x: tx, y: ty) }
    /// Multiplies the units of user space by factors; negative ones mirror.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.ctm = state.ctm.scaledBy(x: sx, y: sy) }
    /// - Parameter angle: in radians, from the positive x axis to the positive y axis.
    public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }
    /// Prepends a transform to the current one: it applies to the coordinates of subsequent drawing.
    public func concatenate(_ transform: CGAffineTransform) { state.ctm = transform.concatenating(state.ctm) }

    /// The transform from user space to device space.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }
    /// A point of user space in device space. The other conversions are alike; that of a rectangle gives the box around it.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }

    /// Resets the transform to UIKit's coordinates, with y downward and the origin in the upper left corner.
    package func beginUpsideDown(height: CGFloat) {
        state.ctm = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        state.base = state.ctm
    }
    /// The initial number of pixels per point.
    package var pointScale: CGFloat { abs(state.base.a * state.base.d - state.base.b * state.base.c).squareRoot() }

    // MARK: Finishing

    /// Performs pending drawing. Images and data are up to date without it, so programs need not call it.
    public func flush() { target.flush() }
    public func synchronize() { target.flush() }
}

/// The destination of a context's drawing. y grows downward.
protocol DrawingTarget: AnyObject {
    /// Draws an item over the existing content.
    func add(_ item: DisplayList.Item)
    /// Makes the drawing visible.
    func flush()
    /// Called when the context ends.
    func end()
}

/// The graphics state that `saveGState()` saves.
struct DrawingState {
    var ctm = CGAffineTransform.identity
    /// The context's initial transform, which maps the space of shadows to device space.
    var base = CGAffineTransform.identity
    /// Outermost first, in the target's space.
    var clips: [DisplayList.Effect] = []
    /// A rectangle that contains the clipped area, in the target's space.
    var clipBounds = CGRect.null
    var fill = ResolvedColor.black
    var stroke = ResolvedColor.black
    var fillSpace = CGColorSpace.gray
    var strokeSpace = CGColorSpace.gray
    var line = StrokeParameters()
    var alpha = 1.0
    var blend = CGBlendMode.normal
    var shadow: DisplayList.Filter?
    var antialiases = true
    var interpolation = CGInterpolationQuality.default
}
