// What primitives are filled with.

import Foundation
import WaggleGeometry

/// A colour of a gradient.
public struct ResolvedStop: Sendable, Hashable {
    public var color: ResolvedColor
    /// The location on the gradient, from 0 at its start to 1 at its end.
    public var location: CGFloat
    public init(color: ResolvedColor, location: CGFloat) {
        self.color = color
        self.location = location
    }
}

/// The fill of a primitive; all points are in the primitive's coordinates, and all lengths in points.
public enum Paint: Sendable {
    case color(ResolvedColor)
    /// Along the line from 0 at the first point to 1 at the second one.
    case linear([ResolvedStop], from: CGPoint, to: CGPoint)
    /// From 0 at the inner circle to 1 at the outer one; radii in points.
    case radial([ResolvedStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Elliptical; radii are fractions of the rectangle's sides.
    case elliptical([ResolvedStop], in: CGRect, center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
    /// Angles in radians, clockwise on screen from +x.
    case angular([ResolvedStop], center: CGPoint, startAngle: Double, endAngle: Double)
    /// A part of an image, in unit coordinates, tiled from an origin; `scale` is a factor for the image's size.
    case image(ImageSource, origin: CGPoint, source: CGRect, scale: CGFloat)
    /// A grid of curved patches between colours.
    indirect case mesh(MeshPaint)
    /// A linear or radial gradient that begins again beyond its ends, or runs back from them if `mirrored`.
    indirect case repeating(Paint, mirrored: Bool)
    /// What the innermost flattened fragment, or the surface, shows below the primitive.
    case backdrop

    public static let black = Paint.color(.black)
}

/// The blend modes of PDF and Porter-Duff.
public enum BlendMode: Sendable, Hashable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
    case clear, copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor
}

/// A concrete color: sRGB-encoded components and opacity, 0...1, not premultiplied.
public struct ResolvedColor: Sendable, Hashable {
    /// 0...1.
    public var red, green, blue, opacity: Float

    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }
    public static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
    public static let black = ResolvedColor(red: 0, green: 0, blue: 0)
    public static let white = ResolvedColor(red: 1, green: 1, blue: 1)
}
