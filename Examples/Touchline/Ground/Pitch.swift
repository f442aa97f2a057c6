import CoreGraphics

/// The measures of the ground, in points.
enum Pitch {
    /// The height of the scenery above the grass at rest, and the additional height that the ball needs.
    static let sky: CGFloat = 92, room: CGFloat = 56
    static let turf: CGFloat = 44
    /// Positions below the upper edge of the grass.
    static let ground: CGFloat = 15
    static let ballRadius: CGFloat = 20
    static let goalSize = CGSize(width: 62, height: 56)

    /// The near post, from the leading edge of the page.
    static func goalLine(width: CGFloat) -> CGFloat { width - goalSize.width - min(max(width * 0.05, 8), 60) }
}
