import SwiftUI

/// The lines that are painted on the ice, as one path.
struct RinkLines: Shape {
    func path(in rect: CGRect) -> Path {
        let unit = rect.width / Hall.ice.width, corner = Hall.corner * unit
        return Path { path in
            path.addRoundedRect(in: rect, cornerSize: CGSize(width: corner, height: corner), style: .continuous)
            // The middle line and those of the zones.
            for share in [0.5, 0.34, 0.66] { line(&path, at: rect.minY + rect.height * share, rect) }
            circle(&path, CGPoint(x: rect.midX, y: rect.midY), 14 * unit)
            for x in [0.26, 0.74] {
                for y in [0.17, 0.83] { circle(&path, CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y), 11 * unit) }
            }
            for isTop in [true, false] { goal(&path, isTop, unit, rect) }
        }
    }

    private func line(_ path: inout Path, at y: CGFloat, _ rect: CGRect) {
        path.move(to: CGPoint(x: rect.minX, y: y))
        path.addLine(to: CGPoint(x: rect.maxX, y: y))
    }
    private func circle(_ path: inout Path, _ center: CGPoint, _ radius: CGFloat) {
        path.addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    /// The half circle before a goal.
    private func goal(_ path: inout Path, _ isTop: Bool, _ unit: CGFloat, _ rect: CGRect) {
        let center = CGPoint(x: rect.midX, y: isTop ? rect.minY + 12 * unit : rect.maxY - 12 * unit)
        path.move(to: CGPoint(x: center.x + (isTop ? 7 : -7) * unit, y: center.y))
        path.addArc(center: center, radius: 7 * unit, startAngle: .degrees(isTop ? 0 : 180), endAngle: .degrees(isTop ? 180 : 360), clockwise: false)
        path.closeSubpath()
    }
}
