import Foundation
import WaggleGeometry

/// A set of points: the interior of a path, or a combination of other regions.
open class SKRegion: NSObject, NSCopying, @unchecked Sendable {
    /// The path from which the region was created; nil for other regions.
    public let path: CGPath?
    private let contents: Contents

    private indirect enum Contents {
        case all
        case circle(radius: CGFloat)
        case box(CGRect)
        case inside(Path)
        case outside(Contents)
        case either(Contents, Contents)
        case both(Contents, Contents)

        func contains(_ point: CGPoint) -> Bool {
            switch self {
            case .all: true
            case .circle(let radius): hypot(point.x, point.y) <= radius
            case .box(let rect): rect.contains(point)
            case .inside(let path): path.contains(point)
            case .outside(let region): !region.contains(point)
            case .either(let a, let b): a.contains(point) || b.contains(point)
            case .both(let a, let b): a.contains(point) && b.contains(point)
            }
        }
    }
    private init(_ contents: Contents, path: CGPath? = nil) {
        (self.contents, self.path) = (contents, path)
        super.init()
    }
    /// A circle around the origin, in points.
    public convenience init(radius: Float) { self.init(.circle(radius: CGFloat(radius))) }
    /// A rectangle around the origin, in points.
    public convenience init(size: CGSize) {
        self.init(.box(CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)))
    }
    /// The interior of a path.
    public convenience init(path: CGPath) { self.init(.inside(path.path), path: path) }
    /// All points.
    open class func infinite() -> SKRegion { SKRegion(.all) }

    /// The points outside the region.
    open func inverse() -> SKRegion { SKRegion(.outside(contents)) }
    /// The points in either region.
    open func byUnion(with region: SKRegion) -> SKRegion { SKRegion(.either(contents, region.contents)) }
    /// The points in this region that are not in the other one.
    open func byDifference(from region: SKRegion) -> SKRegion { SKRegion(.both(contents, .outside(region.contents))) }
    /// The points in both regions.
    open func byIntersection(with region: SKRegion) -> SKRegion { SKRegion(.both(contents, region.contents)) }
    /// Whether a point, in the region's coordinates, is in the region. The edge of a circle belongs to it.
    ///
    /// Complexity: O(*n*) in the regions that are combined and the elements of their paths.
    open func contains(_ point: CGPoint) -> Bool { contents.contains(point) }

    open func copy(with zone: NSZone? = nil) -> Any { SKRegion(contents, path: path) }
}
