import SwiftUI

/// The positions of values on a radar chart in a square.
struct RadarGeometry {
    let center: CGPoint
    /// The length of a spoke, in points.
    let radius: CGFloat

    /// The largest chart in a size that leaves a margin for the names around it.
    init(in size: CGSize, margin: CGFloat = 0) {
        center = CGPoint(x: size.width / 2, y: size.height / 2)
        radius = max(min(size.width, size.height) / 2 - margin, 0)
    }

    /// The direction of a taste's spoke; the first one points up, the others follow clockwise.
    static func angle(of taste: Taste) -> Angle {
        .degrees(-90 + 360 * Double(taste.rawValue) / Double(Taste.allCases.count))
    }

    /// - Parameter share: 0 is the centre, 1 the rim.
    func point(of taste: Taste, share: Double) -> CGPoint {
        let angle = Self.angle(of: taste).radians
        return CGPoint(x: center.x + cos(angle) * radius * share, y: center.y + sin(angle) * radius * share)
    }

    /// The closed outline of a flavor.
    func outline(of flavor: Flavor) -> Path {
        Path { path in
            for taste in Taste.allCases {
                let point = point(of: taste, share: flavor[taste] / Flavor.strongest)
                if taste == Taste.allCases.first { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }
}
