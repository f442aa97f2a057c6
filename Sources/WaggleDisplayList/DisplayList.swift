// Display lists: drawings as plain values. A view graph makes one per frame; a raster backend draws it.

import Foundation
import WaggleGeometry

/// A drawing in order, back to front: a whole picture or a fragment of it.
///
/// Coordinates are in points, y down, relative to the origin of the enclosing list or effect. Copies share storage, so a parent's list
/// contains its children's lists without copying their items.
public struct DisplayList: Sendable {
    public var items: [Item]

    public init(_ items: [Item] = []) { self.items = items }

    public var isEmpty: Bool { items.isEmpty }

    /// The bounding box of all items in points; null if there are none.
    ///
    /// Complexity: O(*n*) in the items, but not in those of inner lists.
    public var bounds: CGRect {
        var bounds = CGRect.null
        for index in items.indices { bounds = index == 0 ? items[0].bounds : bounds.joined(items[index].bounds) }
        return bounds
    }

    /// One thing to draw: its source, its version, its bounds and its content.
    public struct Item: Sendable {
        public var content: Content
        /// The number of the node that drew the item; 0 for anonymous items.
        public var identity: UInt32
        /// Different for each item that the node draws, now and later. Together with `identity`, it is the key of the item's
        /// content and position.
        public var version: UInt32
        /// Contains everything the item can paint before outer effects apply, in points. May be larger than necessary, never smaller.
        public var bounds: CGRect

        public init(identity: UInt32 = 0, version: UInt32 = 0, bounds: CGRect, content: Content) {
            self.content = content
            self.identity = identity
            self.version = version
            self.bounds = bounds
        }
    }

    /// What an item draws. Fragments are not indirect: a list refers to its inner lists without a box in between.
    public enum Content: Sendable {
        /// A primitive filled with a paint.
        indirect case fill(Primitive, FillRule, Paint, antialiased: Bool)
        /// A primitive stroked along its outline.
        indirect case stroke(Primitive, StrokeParameters, Paint, antialiased: Bool)
        /// Laid-out text with its top left corner at the point. Runs without their own paint use this one.
        indirect case text(TextLayout, at: CGPoint, Paint)
        /// An image drawn into a rectangle.
        indirect case image(ImageDrawing)
        /// Many small copies of one image.
        indirect case sprites(SpriteBatch)
        /// A fragment, scaled by a positive factor and then translated. Most transforms have this form.
        case list(DisplayList, offset: CGPoint, scale: CGFloat = 1)
        /// A fragment drawn through an effect.
        case effect(Effect, DisplayList)
    }

    /// How a fragment is transformed on its way to the surface.
    ///
    /// Opacity, blend mode, filters and shadows act on every leaf of the fragment separately (opacities multiply), unless there is a
    /// `flatten` in between: then they act on the flattened image. A clip inside a shadow counts as one, so that a clipped card
    /// casts one shadow.
    public indirect enum Effect: Sendable {
        case transform(CGAffineTransform)
        /// A non-affine projection; the fragment is drawn flat first.
        case projection(ProjectionTransform)
        /// 0...1.
        case opacity(Double)
        case clip(Primitive, FillRule, antialiased: Bool)
        /// Multiplies the fragment by the mask's alpha.
        case mask(DisplayList)
        case blend(BlendMode)
        case filter(Filter)
        /// Draws the fragment into one image before outer effects apply.
        case flatten
        /// Blurs what is on the surface inside the primitive, by a standard deviation in points, before the fragment is drawn: frosted
        /// glass. Inside a `flatten`, what is behind the flattened image is not blurred.
        case backdrop(Primitive, FillRule, radius: Double)
    }

    /// A change of the pixels that a fragment has drawn.
    public enum Filter: Sendable {
        /// Gaussian blur; the standard deviation in points. `opaque` clamps at the edges instead of fading.
        case blur(radius: Double, opaque: Bool)
        /// A copy of the alpha in a colour, behind the content, blurred by a standard deviation in points and moved right and down. `only`
        /// omits the content.
        case shadow(color: ResolvedColor, radius: Double, offset: CGSize, only: Bool)
        /// A copy of the inverse alpha in a colour, in front and clipped to the alpha, blurred by a standard deviation in points: an inner
        /// shadow.
        case innerShadow(color: ResolvedColor, radius: Double, offset: CGSize)
        /// Rows R, G, B, A; columns r, g, b, a, constant: 20 factors on sRGB-encoded, unpremultiplied values of 0...1.
        case colorMatrix([Float])
        /// As `colorMatrix`, on values of 0...1 in linear light.
        case linearColorMatrix([Float])
        /// A shadow that is composited with the content in ways that `shadow` does not have.
        case compositedShadow(CompositedShadow)
        /// One color where the alpha, 0...1, is within the limits, nothing elsewhere. Edges run where the alpha crosses a limit and are
        /// antialiased.
        case alphaThreshold(min: Double, max: Double, color: ResolvedColor)
        /// As `blur`, with the rounding error of each pixel spread over its neighbours, so that wide blurs show no steps.
        case ditheredBlur(radius: Double, opaque: Bool)
    }
}
