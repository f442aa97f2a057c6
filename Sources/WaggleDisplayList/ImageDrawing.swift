import Foundation
import WaggleGeometry

/// How an image is drawn.
public struct ImageDrawing: Sendable {
    /// The quality of scaling; `none` shows each pixel as a square.
    public enum Interpolation: Sendable { case none, low, medium, high }
    /// How the image fills its destination: stretched, or repeated at its natural size.
    public enum Resizing: Sendable { case stretch, tile }

    public var source: ImageSource
    /// The destination in points.
    public var destination: CGRect
    /// Edges that keep their size while the middle stretches, in points of the natural size.
    public var capInsets: EdgeInsets
    public var resizing: Resizing
    /// Pixels of the source per point of its natural size.
    public var scale: CGFloat
    public var interpolation: Interpolation
    /// Fills the image's alpha with a paint (a template image); nil for an ordinary image.
    public var template: Paint?
    public var antialiased: Bool

    public init(source: ImageSource, destination: CGRect, capInsets: EdgeInsets = EdgeInsets(), resizing: Resizing = .stretch,
                scale: CGFloat = 1, interpolation: Interpolation = .medium, template: Paint? = nil, antialiased: Bool = false) {
        self.source = source
        self.destination = destination
        self.capInsets = capInsets
        self.resizing = resizing
        self.scale = scale
        self.interpolation = interpolation
        self.template = template
        self.antialiased = antialiased
    }
}
