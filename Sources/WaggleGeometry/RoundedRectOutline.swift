import Foundation

/// The outline of a rounded rectangle, clockwise on screen from the middle of the right side.
struct RoundedRectOutline {
    let rect: CGRect
    private let topLeft, topRight, bottomRight, bottomLeft: CGSize
    private let style: RoundedCornerStyle

    init(_ rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
        self.rect = rect
        self.style = style
        (topLeft, topRight, bottomRight, bottomLeft) = (cornerSize, cornerSize, cornerSize, cornerSize)
    }

    init(_ rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle) {
        let limit = min(rect.width, rect.height) / 2
        func size(_ radius: CGFloat) -> CGSize {
            let radius = max(0, min(radius, limit))
            return CGSize(width: radius, height: radius)
        }
        self.rect = rect
        self.style = style
        topLeft = size(cornerRadii.topLeading)
        topRight = size(cornerRadii.topTrailing)
        bottomRight = size(cornerRadii.bottomTrailing)
        bottomLeft = size(cornerRadii.bottomLeading)
    }

    func forEach(_ body: (Path.Element) -> Void) {
        var pen = CGPoint(x: rect.maxX, y: rect.midY)
        body(.move(to: pen))
        addCorner(bottomRight, at: CGPoint(x: rect.maxX, y: rect.maxY), arriving: CGVector(dx: 0, dy: 1), pen: &pen, body)
        addCorner(bottomLeft, at: CGPoint(x: rect.minX, y: rect.maxY), arriving: CGVector(dx: -1, dy: 0), pen: &pen, body)
        addCorner(topLeft, at: CGPoint(x: rect.minX, y: rect.minY), arriving: CGVector(dx: 0, dy: -1), pen: &pen, body)
        addCorner(topRight, at: CGPoint(x: rect.maxX, y: rect.minY), arriving: CGVector(dx: 1, dy: 0), pen: &pen, body)
        body(.closeSubpath)
    }

    /// The straight side up to the corner, then the corner. Zero-length sides are omitted.
    private func addCorner(_ size: CGSize, at corner: CGPoint, arriving: CGVector, pen: inout CGPoint, _ body: (Path.Element) -> Void) {
        let leaving = arriving.turnedClockwise
        let along = arriving.dx == 0 ? size.height : size.width
        let across = arriving.dx == 0 ? size.width : size.height
        /// The point at given distances from the corner along both sides.
        func point(_ back: CGFloat, _ ahead: CGFloat) -> CGPoint { corner - arriving * back + leaving * ahead }
        func line(to end: CGPoint) {
            if !end.isClose(to: pen, within: 1e-9 * max(rect.width, rect.height)) { body(.line(to: end)) }
            pen = end
        }
        guard along > 0, across > 0 else { return line(to: corner) }
        switch style {
        case .circular:
            line(to: point(along, 0))
            pen = point(0, across)
            body(.curve(to: pen, control1: point(along * (1 - circleKappa), 0), control2: point(0, across * (1 - circleKappa))))
        case .continuous:
            let alongSide = arriving.dx == 0 ? rect.height : rect.width
            let acrossSide = arriving.dx == 0 ? rect.width : rect.height
            // Each side bends as far as it has space; where the other has less, the bend begins later.
            let alongBlend = ContinuousCorner.blend(radius: along, side: alongSide),
                acrossBlend = ContinuousCorner.blend(radius: across, side: acrossSide)
            func knot(_ index: Int) -> CGPoint {
                let (blend, other) = index < 5 ? (alongBlend, acrossBlend) : (acrossBlend, alongBlend)
                return point(
                    along * ContinuousCorner.distance(index, blend, other), across * ContinuousCorner.distance(9 - index, blend, other))
            }
            line(to: knot(0))
            for first in stride(from: 1, through: 7, by: 3) {
                body(.curve(to: knot(first + 2), control1: knot(first), control2: knot(first + 1)))
            }
            pen = knot(9)
        }
    }
}

/// The corner whose curvature increases smoothly from the side, as three cubic curves.
///
/// Its ten points are symmetric about the diagonal, so one array of distances along the incoming side, reversed, gives the distances along
/// the outgoing side. Distances are in radii. On a side too short for the full extension, the nearer points move proportionally toward
/// those of a circular arc, and reach them where the radius is half of the side.
private enum ContinuousCorner {
    /// The fraction of the extension that fits on a side: 1 all, 0 none.
    static func blend(radius: CGFloat, side: CGFloat) -> CGFloat {
        max(0, min(1, (side / (2 * radius) - 1) / (reach - 1)))
    }

    /// - Parameters:
    ///   - blend: the fraction of the extension that fits on the side.
    ///   - other: the fraction that fits on the other side of the corner.
    static func distance(_ index: Int, _ blend: CGFloat, _ other: CGFloat) -> CGFloat {
        let circular = circularDistances[index],
            least = index < lopsidedDistances.count ? lopsidedDistances[index] : continuousDistances[index]
        return circular + (least + (continuousDistances[index] - least) * other - circular) * blend
    }

    private static let reach: CGFloat = 1.528665
    /// The outermost distances on a long side if the other side has no room to bend, fitted to one of Apple's pictures.
    private static let lopsidedDistances: [CGFloat] = [1.18, 1.06, 0.90]
    private static let continuousDistances: [CGFloat] = [
        reach, 1.08849296, 0.86840694, 0.63149379, 0.37282383, 0.16905956, 0.07491139, 0, 0, 0,
    ]
    /// A quarter circle divided at the same directions from its center as the continuous corner.
    private static let circularDistances: [CGFloat] = {
        let cut = atan2(1 - continuousDistances[3], 1 - continuousDistances[6])
        let angles: [CGFloat] = [0, cut, CGFloat.pi / 2 - cut, CGFloat.pi / 2]
        var distances: [CGFloat] = [1]
        for (from, to) in zip(angles, angles.dropFirst()) {
            let reach = 4.0 / 3.0 * tan((to - from) / 4)
            distances += [1 - sin(from) - reach * cos(from), 1 - sin(to) + reach * cos(to), 1 - sin(to)]
        }
        return distances
    }()
}

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
