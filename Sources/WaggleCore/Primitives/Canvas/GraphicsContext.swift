// The drawing context of a canvas.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Draws shapes, texts, pictures and symbols into a canvas, each on top of the previous ones.
///
/// It is a value: a copy has its own transform, clip, filters, opacity and blend mode, but draws into the same canvas. Copies save and
/// restore the state:
/// ```swift
/// Canvas { context, size in
///     var turned = context
///     turned.rotate(by: .degrees(45))
///     turned.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.red))
///     context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.blue))
/// }
/// ```
/// Lengths are points, the origin is the canvas's top left corner, y grows downward. A change of the state affects subsequent drawing. A
/// drawing with filters is rendered separately, filtered, and then composited with the opacity, blend mode and clip. See also `Canvas` and
/// `TextRenderer`.
public struct GraphicsContext {
    /// The drawing so far, shared by all copies.
    let recorder: GraphicsRecorder
    var state: GraphicsState

    init(_ recorder: GraphicsRecorder, transform: CGAffineTransform = .identity) {
        self.recorder = recorder
        state = GraphicsState(transform: transform, clipBounds: recorder.bounds)
    }

    /// The opacity of subsequent drawing, 0 to 1. Not-a-number counts as 1.
    public var opacity: Double {
        get { state.opacity }
        set { state.opacity = newValue.isNaN ? 1 : min(max(newValue, 0), 1) }
    }

    /// The blend mode of subsequent drawing. A canvas blends with its own content, never with views behind it.
    public var blendMode: BlendMode {
        get { state.blend }
        set {
            state.blend = newValue
            state.effects = recorder.nextEffects()
        }
    }

    /// The environment of the canvas. The canvas is drawn again when a value that the drawing has read changes.
    public var environment: EnvironmentValues { recorder.environment }

    /// The transform from the current coordinates to those of the canvas.
    public var transform: CGAffineTransform {
        get { state.transform }
        set { state.transform = newValue }
    }

    /// Scales subsequent drawing about the current origin by factors; 1 changes nothing, negative ones mirror.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }

    /// Moves the current origin, in points of the current coordinates.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }

    /// Rotates subsequent drawing about the current origin, clockwise on screen.
    public mutating func rotate(by angle: Angle) { state.transform = state.transform.rotated(by: CGFloat(angle.radians)) }

    /// Applies a transform to subsequent drawing, before the current one.
    public mutating func concatenate(_ matrix: CGAffineTransform) { state.transform = matrix.concatenating(state.transform) }
}

/// The state that each copy of a context has separately.
struct GraphicsState {
    var transform: CGAffineTransform
    var opacity = 1.0
    var blend = GraphicsContext.BlendMode.normal
    /// Outermost first, in the layer's coordinates.
    var clips: [DisplayList.Effect] = []
    /// Outermost first; each applies to the results of those after it.
    var filters: [GraphicsContext.AddedFilter] = []
    /// Contains the clip, in the layer's coordinates.
    var clipBounds: CGRect
    /// Identifies the combination of blend mode, clips and filters; 0 for none. Drawings with the same number can share their effects.
    var effects = 0

    init(transform: CGAffineTransform, clipBounds: CGRect) {
        self.transform = transform
        self.clipBounds = clipBounds
    }
}
