import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Draws paths, images and gradients into a bitmap, into the pages of a PDF document, or into a SwiftUI canvas.
///
/// Coordinates are those of user space, which `ctm` maps to the context's own: pixels of a bitmap or points of a page, with the origin in the lower left corner and y up. In the
/// contexts of UIKit and of a canvas y grows downward, and images appear upside down, as they do on Apple's systems. Not thread-safe.
public class CGContext {
    let target: any DrawingTarget
    /// From the context's own space to that of the target, whose y grows downward.
    let toTarget: CGAffineTransform
    /// All that the target shows, in its space.
    let area: CGRect
    var state = DrawingState()
    var saved: [DrawingState] = []
    /// The current path, in the target's space.
    var outline = Path()
    /// The transparency layers that have begun, with the state at their beginning and the number of states that were saved then.
    var layers: [(items: [DisplayList.Item], state: DrawingState, savedCount: Int)] = []
    /// The permission to antialias, which is not part of the state.
    var allowsAntialiasing = true
    /// True if edges are antialiased.
    var antialiases: Bool { state.antialiases && allowsAntialiasing }

    init(_ target: any DrawingTarget, toTarget: CGAffineTransform, area: CGRect) {
        (self.target, self.toTarget, self.area) = (target, toTarget, area)
        state.clipBounds = area
    }
    deinit { target.end() }

    /// From user space to the context's own.
    public var ctm: CGAffineTransform { state.ctm }
    /// From user space to the target's.
    var userToTarget: CGAffineTransform { state.ctm.concatenating(toTarget) }

    // MARK: State

    /// Keeps everything but the current path.
    public func saveGState() { saved.append(state) }
    /// Restores what the last `saveGState()` kept; does nothing without one.
    public func restoreGState() { state = saved.popLast() ?? state }

    // MARK: Coordinates

    public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.ctm = state.ctm.translatedBy(x: tx, y: ty) }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.ctm = state.ctm.scaledBy(x: sx, y: sy) }
    /// - Parameter angle: in radians, from the positive x axis to the positive y axis.
    public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }
    /// Applies the transform before the current one: it acts on the coordinates of what is drawn from now on.
    public func concatenate(_ transform: CGAffineTransform) { state.ctm = transform.concatenating(state.ctm) }

    /// From user space to the context's own.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }

    /// Restarts with y downward and the origin in the upper left corner, as UIKit draws.
    package func beginUpsideDown(height: CGFloat) {
        state.ctm = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        state.base = state.ctm
    }
    /// The pixels per point that the context began with.
    package var pointScale: CGFloat { abs(state.base.a * state.base.d - state.base.b * state.base.c).squareRoot() }

    // MARK: Finishing

    /// Draws what is pending. Images and data are up to date without it, so programs need not call it.
    public func flush() { target.flush() }
    public func synchronize() { target.flush() }
}

/// What a context draws into. y grows downward.
protocol DrawingTarget: AnyObject {
    /// Draws, over what is there.
    func add(_ item: DisplayList.Item)
    /// Makes what was drawn visible.
    func flush()
    /// The context ends.
    func end()
}

/// Everything that `saveGState()` keeps.
struct DrawingState {
    var ctm = CGAffineTransform.identity
    /// From the space of shadows to the context's own: the transform that the context began with.
    var base = CGAffineTransform.identity
    /// Outermost first, in the target's space.
    var clips: [DisplayList.Effect] = []
    /// Contains everything the clips let through, in the target's space.
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
