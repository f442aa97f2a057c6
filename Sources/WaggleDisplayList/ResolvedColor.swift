import Foundation
import WaggleGeometry

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
