import SwiftUI

/// The four sails of a windmill, around the middle of their space.
struct MillSails: Shape {
    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY), length = min(rect.width, rect.height) / 2
        return Path { path in
            for sail in 0..<4 {
                let angle = Double(sail) * .pi / 2 + 0.3
                func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
                    CGPoint(x: center.x + (cos(angle) * along - sin(angle) * across) * length, y: center.y + (sin(angle) * along + cos(angle) * across) * length)
                }
                path.move(to: point(0, 0))
                path.addLine(to: point(0.3, -0.02))
                path.addLine(to: point(0.3, 0.24))
                path.addLine(to: point(0.98, 0.24))
                path.addLine(to: point(0.98, -0.04))
                path.addLine(to: point(0, -0.04))
                path.closeSubpath()
            }
        }
    }
}
