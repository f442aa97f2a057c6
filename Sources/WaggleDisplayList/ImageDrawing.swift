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

/// A blurred copy of an alpha in a color, and its position among the content that casts it.
public struct CompositedShadow: Sendable, Hashable {
    public var color: ResolvedColor
    /// The standard deviation in points.
    public var radius: Double
    /// In points, right and down.
    public var offset: CGSize
    /// How the shadow is composited with what is below it: nothing, or the content if the shadow is above.
    public var blend: BlendMode
    /// In front of the content instead of behind it.
    public var isAbove: Bool
    /// Without the content.
    public var isAlone: Bool
    /// Cast by what the content leaves transparent. Such a shadow reaches as far as the surface does.
    public var invertsAlpha: Bool

    public init(color: ResolvedColor, radius: Double, offset: CGSize, blend: BlendMode, isAbove: Bool, isAlone: Bool, invertsAlpha: Bool) {
        (self.color, self.radius, self.offset, self.blend) = (color, radius, offset, blend)
        (self.isAbove, self.isAlone, self.invertsAlpha) = (isAbove, isAlone, invertsAlpha)
    }
}

/// A decoded image: rows of premultiplied BGRA bytes, top row first. Immutable; compared by identity.
public final class ImageSource: Sendable {
    /// In pixels, like the height.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// `width * height * 4` bytes, native-endian ARGB words (BGRA in memory), premultiplied.
    public let pixels: [UInt8]

    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(
            pixels.count == width * height * 4, "An image of \(width)x\(height) needs \(width * height * 4) bytes, not \(pixels.count).")
        self.width = width
        self.height = height
        self.pixels = pixels
    }
}
