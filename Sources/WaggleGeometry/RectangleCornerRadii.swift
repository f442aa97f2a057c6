import Foundation

/// The curve of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable, BitwiseCopyable {
    /// A quarter of a circle or ellipse.
    case circular
    /// A curve whose curvature increases smoothly from the straight side; it begins about one and a half radii from the corner.
    case continuous
}

/// The radii of the four corners of a rectangle, in points. In a path, leading is left.
@frozen public struct RectangleCornerRadii: Equatable, Sendable, BitwiseCopyable {
    /// In points.
    public var topLeading: CGFloat
    /// In points.
    public var bottomLeading: CGFloat
    /// In points.
    public var bottomTrailing: CGFloat
    /// In points.
    public var topTrailing: CGFloat

    /// Radii in points; 0 is a sharp corner. Shapes clamp them to half of the shorter side.
    public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}
