import Hexagons
import SwiftUI

/// A convex figure around (0, 0), to which points have a nearest one. Distances to it change by no more than the points do.
struct ConvexZone: Hashable {
    /// Half of the sides of what remains of a rectangle without its rounded corners; or half of the axes.
    private let width: CGFloat
    private let height: CGFloat
    private let radius: CGFloat
    private let isEllipse: Bool

    /// - Parameters:
    ///   - width: Half of the whole width; what is below 0 counts as 0.
    ///   - height: Half of the whole height.
    init(_ zone: FishEye.Zone, width: CGFloat, height: CGFloat) {
        let (width, height) = (max(0, width), max(0, height))
        switch zone {
        case .rectangle: (radius, isEllipse) = (0, false)
        case .roundedRectangle(let cornerRadius): (radius, isEllipse) = (min(max(0, cornerRadius.usable ?? 0), width, height), false)
        case .ellipse: (radius, isEllipse) = (0, true)
        }
        (self.width, self.height) = (width - radius, height - radius)
    }

    /// The nearest point of the figure, and how far it is; the point itself and 0 inside.
    func nearest(to point: CGPoint) -> (CGPoint, CGFloat) {
        isEllipse && width > 0 && height > 0 ? nearestOfEllipse(point) : nearestOfRectangle(point)
    }

    private func nearestOfRectangle(_ point: CGPoint) -> (CGPoint, CGFloat) {
        let inner = CGPoint(x: min(max(point.x, -width), width), y: min(max(point.y, -height), height))
        let dx = point.x - inner.x, dy = point.y - inner.y, distance = hypot(dx, dy)
        guard distance > radius else { return (point, 0) }
        return (CGPoint(x: inner.x + dx * radius / distance, y: inner.y + dy * radius / distance), distance - radius)
    }

    private func nearestOfEllipse(_ point: CGPoint) -> (CGPoint, CGFloat) {
        let x = abs(point.x), y = abs(point.y)
        guard hypot(x / width, y / height) > 1 else { return (point, 0) }
        // The nearest point is (a²x / (a² + t), b²y / (b² + t)) with the t above 0 for which it lies on the ellipse. What it exceeds by
        // falls as t grows.
        var low: CGFloat = 0, high = hypot(x, y) * max(width, height)
        while true {
            let t = (low + high) / 2
            guard t > low, t < high else { break }
            if hypot(width * x / (width * width + t), height * y / (height * height + t)) > 1 { low = t } else { high = t }
        }
        let near = CGPoint(x: width * width * x / (width * width + high), y: height * height * y / (height * height + high))
        return (CGPoint(x: point.x < 0 ? -near.x : near.x, y: point.y < 0 ? -near.y : near.y), hypot(x - near.x, y - near.y))
    }
}

/// Scrolling that comes to rest with a cell in the middle: the one nearest to where it would have come to rest; or on any cell.
struct HexSnap: ScrollTargetBehavior {
    let geometry: CombGeometry
    let snaps: Bool

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin = geometry.offset(centering: geometry.rest(near: geometry.middle(at: target.rect.origin), snaps: snaps))
    }
}
