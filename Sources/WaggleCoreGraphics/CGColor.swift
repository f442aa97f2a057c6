import Foundation
import WaggleCore
import WaggleDisplayList

/// A color, given by its components in a color space. Immutable.
///
/// The `CGColor` of a `UIColor` or `Color` keeps its variants for layers, which follow the appearance. Its components and drawings use the
/// light appearance.
public final class CGColor: Hashable, Sendable {
    package let color: Color
    public let colorSpace: CGColorSpace?
    private let values: [CGFloat]

    private init(_ color: Color, _ space: CGColorSpace, _ values: [CGFloat]) {
        (self.color, colorSpace, self.values) = (color, space, values)
    }

    /// - Parameter components: the components of the color space, then alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let values = (0...space.numberOfComponents).map { components[$0] }
        guard values.allSatisfy(\.isFinite) else { return nil }
        self.init(space.color(values), space, values)
    }
    /// A color with sRGB components, 0...1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }
    /// A color with sRGB components, 0...1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha), .rgb, [red, green, blue, alpha])
    }
    /// A grey; 0 is black, 1 white.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(Color(white: gray, opacity: alpha), .gray, [gray, alpha]) }
    /// A grey; 0 is black, 1 white.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }
    /// A color by its inks, 0...1: each of red, green and blue is 1 minus its ink, times 1 minus black.
    public convenience init(genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        let values = [cyan, magenta, yellow, black, alpha]
        self.init(CGColorSpace.cmyk.color(values), .cmyk, values)
    }
    package convenience init(_ color: Color) {
        let resolved = color.resolve(in: EnvironmentValues())
        self.init(color, .rgb, [resolved.red, resolved.green, resolved.blue, resolved.opacity].map(CGFloat.init))
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The components of the color space, then alpha, as they were given: 0...1 within the gamut. Never nil.
    public var components: [CGFloat]? { values }
    /// The number of components including alpha, 2 to 5.
    public var numberOfComponents: Int { values.count }
    /// 0 is transparent, 1 opaque.
    public var alpha: CGFloat { values.last ?? 1 }

    /// The color with its alpha, 0...1, replaced.
    public func copy(alpha: CGFloat) -> CGColor? {
        guard let colorSpace else { return nil }
        let values = Array(values.dropLast()) + [alpha]
        return CGColor(colorSpace.color(values), colorSpace, values)
    }
    public func copy() -> CGColor? { self }

    /// The color converted to another color space. Its appearance variants are lost.
    /// - Parameters:
    ///   - intent: has no effect; components are clamped to the space.
    ///   - options: has no effect.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        let values = space.components(of: color.resolve(in: EnvironmentValues()))
        return CGColor(space.color(values), space, values)
    }

    /// The color as it is drawn.
    var resolved: ResolvedColor { color.resolvedColor(in: EnvironmentValues()) }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color && a.colorSpace == b.colorSpace && a.values == b.values }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
    /// A Core Graphics color, with its appearance variants.
    public init(cgColor: CGColor) { self = cgColor.color }
    /// A Core Graphics color, with its appearance variants.
    // UIKit's colors come first: only they are meant by `Color(.black)`.
    @_disfavoredOverload
    public init(_ cgColor: CGColor) { self = cgColor.color }
    /// The color for layers and contexts. It keeps its light and dark variants, so a layer follows the appearance.
    public var cgColor: CGColor? { CGColor(self) }
}
extension Color.Resolved {
    /// The color for layers and contexts.
    public var cgColor: CGColor { CGColor(Color(self)) }
}
