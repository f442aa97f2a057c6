import Foundation
import WaggleGeometry

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
