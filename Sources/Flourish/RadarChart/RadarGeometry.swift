import SwiftUI

/// The points of a radar chart in a rectangle.
struct RadarGeometry {
    let center: CGPoint
    let radius: CGFloat
    let count: Int
    /// 1 for clockwise.
    var direction: Double = 1

    init(in rect: CGRect, count: Int, isMirrored: Bool = false) {
        center = CGPoint(x: rect.midX, y: rect.midY)
        radius = max(min(rect.width, rect.height) / 2, 0).finite(or: 0)
        self.count = count
        direction = isMirrored ? -1 : 1
    }

    /// Radians clockwise from the right; the first axis points up.
    func angle(of axis: Double) -> Double { direction * 2 * .pi * axis / Double(max(count, 1)) - .pi / 2 }
    func point(_ axis: Int, share: Double) -> CGPoint {
        let angle = angle(of: Double(axis)), share = share.finite(or: 0)
        return CGPoint(x: center.x + cos(angle) * radius * share, y: center.y + sin(angle) * radius * share)
    }

    /// The polygon of shares; nil ones interrupt it. A run of known values is closed through the middle, so each area shows only
    /// what is known.
    func outline(_ shares: [Double?]) -> Path {
        var path = Path()
        guard count > 0, radius > 0 else { return path }
        let known = (0..<count).map { shares.indices.contains($0) ? shares[$0] : nil }
        guard known.contains(where: { $0 == nil }) else {
            path.addLines((0..<count).map { point($0, share: known[$0] ?? 0) })
            path.closeSubpath()
            return path
        }
        for start in known.indices where known[start] != nil && known[(start + count - 1) % count] == nil {
            path.move(to: center)
            var axis = start
            while let share = known[axis] {
                path.addLine(to: point(axis, share: share))
                axis = (axis + 1) % count
            }
            path.closeSubpath()
        }
        return path
    }
    /// The axis that a point is nearest to; nil without axes.
    func axis(at point: CGPoint) -> Int? {
        guard count > 0, point.x.isFinite, point.y.isFinite else { return nil }
        let angle = atan2(point.y - center.y, point.x - center.x) + .pi / 2
        let axis = Int((angle * direction / (2 * .pi) * Double(count)).rounded())
        return (axis % count + count) % count
    }
}

/// The area of a series, whose corners move on their axes.
struct RadarArea: Shape {
    var shares: RadarVector
    /// The axes without a value.
    let gaps: Set<Int>
    let count: Int
    var isMirrored = false

    var animatableData: RadarVector {
        get { shares }
        set { shares = newValue }
    }
    func path(in rect: CGRect) -> Path {
        RadarGeometry(in: rect, count: count, isMirrored: isMirrored)
            .outline((0..<count).map { gaps.contains($0) ? nil : max(shares[$0], 0) })
    }
}

/// The corners of a series that are worth a mark: all known values, as dots.
struct RadarDots: Shape {
    var shares: RadarVector
    let gaps: Set<Int>
    let count: Int
    var isMirrored = false
    let size: CGFloat

    var animatableData: RadarVector {
        get { shares }
        set { shares = newValue }
    }
    func path(in rect: CGRect) -> Path {
        let geometry = RadarGeometry(in: rect, count: count, isMirrored: isMirrored)
        var path = Path()
        for axis in 0..<count where !gaps.contains(axis) {
            let point = geometry.point(axis, share: max(shares[axis], 0))
            path.addEllipse(in: CGRect(x: point.x - size / 2, y: point.y - size / 2, width: size, height: size))
        }
        return path
    }
}

/// Rings and spokes.
struct RadarGrid: Shape {
    let count: Int
    let rings: [Double]
    let isCircular: Bool
    var isMirrored = false

    func path(in rect: CGRect) -> Path {
        let geometry = RadarGeometry(in: rect, count: count, isMirrored: isMirrored)
        var path = Path()
        guard geometry.radius > 0 else { return path }
        for ring in rings {
            if isCircular || count < 3 {
                let radius = geometry.radius * ring
                path.addEllipse(
                    in: CGRect(x: geometry.center.x - radius, y: geometry.center.y - radius, width: radius * 2, height: radius * 2))
            } else {
                path.addPath(geometry.outline([Double?](repeating: ring, count: count)))
            }
        }
        // Spokes that lie closer than two points are a grey disc, and no help.
        let step = max(Int((Double(count) * 2 / Double(2 * .pi * geometry.radius)).rounded(.up)), 1)
        for axis in stride(from: 0, to: count, by: step) {
            path.move(to: geometry.center)
            path.addLine(to: geometry.point(axis, share: 1))
        }
        return path
    }
}
