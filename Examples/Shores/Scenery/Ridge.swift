import SwiftUI

/// Land below a line of hills.
struct Ridge: Shape {
    let seed: Int
    /// The height of the hills, as a fraction of the view's height.
    let height: CGFloat
    /// The height of the valleys as a fraction of that, 0 to 1.
    let roughness: CGFloat

    func path(in rect: CGRect) -> Path {
        let first = CGFloat(seed % 17) / 17 * 2 * .pi, second = CGFloat(seed % 29) / 29 * 2 * .pi
        func y(_ x: CGFloat) -> CGFloat {
            let wave = 0.6 * sin(x * 4.1 + first) + 0.3 * sin(x * 9.7 + second) + 0.1 * sin(x * 23 + first + second)
            return rect.maxY - rect.height * height * (1 - roughness * (0.5 - 0.5 * wave))
        }
        return Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            for step in 0...32 {
                let x = CGFloat(step) / 32
                path.addLine(to: CGPoint(x: rect.minX + rect.width * x, y: y(x)))
            }
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}
