import SwiftUI

/// The country behind the ground: sky, hills and a village. It stays still while the page moves in front of it.
struct Scenery: View {
    /// Where the far edge of the grass is, from the top.
    let horizon: CGFloat
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        ZStack(alignment: .top) {
            LinearGradient(colors: [Color("SkyHigh"), Color("SkyLow")], startPoint: .top, endPoint: .bottom)
                .frame(height: horizon)
            Circle()
                .fill(Color("Sun"))
                .frame(width: scheme == .dark ? 20 : 30)
                .shadow(color: Color("Sun").opacity(0.8), radius: 14)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.leading, 52)
                .padding(.top, max(horizon - 116, 0))
            if scheme == .dark { stars }
            Hills(waves: [(0.9, 0.6, 20), (2.3, 2.0, 9)], base: 26)
                .fill(Color("HillFar"))
                .frame(height: 64)
                .padding(.top, max(horizon - 64, 0))
            Hills(waves: [(1.3, 3.6, 10), (3.1, 0.5, 4)], base: 14)
                .fill(Color("HillNear"))
                .frame(height: 40)
                .padding(.top, max(horizon - 40, 0))
            Village()
                .fill(Color("Wood"))
                .overlay { if scheme == .dark { Windows().fill(Color(red: 1, green: 0.82, blue: 0.48)) } }
                .frame(width: 150, height: 34)
                .padding(.top, max(horizon - 34, 0))
            LinearGradient(colors: [Color("Meadow"), Color("MeadowLow")], startPoint: .top, endPoint: .bottom)
                .frame(height: 320)
                .padding(.top, horizon)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .accessibilityHidden(true)
    }

    private var stars: some View {
        Stars()
            .fill(Color("Sun"))
            .frame(height: max(horizon - 70, 0))
    }
}

/// A few stars on each 400 points, the same ones each night.
private struct Stars: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            for number in 0..<Int(rect.width / 400 * 26) {
                let across = (Double(number) * 0.618034).truncatingRemainder(dividingBy: 1)
                let down = (Double(number) * 0.754878).truncatingRemainder(dividingBy: 1)
                let radius = 0.5 + 0.6 * (Double(number) * 0.391).truncatingRemainder(dividingBy: 1)
                path.addEllipse(in: CGRect(x: rect.minX + across * rect.width - radius, y: rect.minY + down * rect.height - radius, width: radius * 2, height: radius * 2))
            }
        }
    }
}

/// A ridge of a few waves.
private struct Hills: Shape {
    /// The number of waves per 400 points, their phase, and their height.
    let waves: [(count: Double, phase: Double, height: Double)]
    let base: CGFloat

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            for x in stride(from: rect.minX, through: rect.maxX + 8, by: 8) {
                let ridge = waves.map { $0.height * (1 + sin(x / 400 * $0.count * 2 * .pi + $0.phase)) }.reduce(0, +)
                path.addLine(to: CGPoint(x: x, y: rect.maxY - base - ridge))
            }
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

/// Roofs, a church and trees against the hills.
private struct Village: Shape {
    func path(in rect: CGRect) -> Path {
        func x(_ part: CGFloat) -> CGFloat { rect.minX + part * rect.width }
        func y(_ height: CGFloat) -> CGFloat { rect.maxY - height * rect.height }
        return Path { path in
            for (start, width, wall, roof) in [(0.20, 0.10, 0.22, 0.42), (0.28, 0.13, 0.30, 0.55), (0.53, 0.12, 0.26, 0.48), (0.63, 0.09, 0.20, 0.38)] {
                path.addLines([CGPoint(x: x(start), y: y(0)), CGPoint(x: x(start), y: y(wall)), CGPoint(x: x(start + width / 2), y: y(roof)),
                               CGPoint(x: x(start + width), y: y(wall)), CGPoint(x: x(start + width), y: y(0))])
                path.closeSubpath()
            }
            // The tower with its spire.
            path.addLines([CGPoint(x: x(0.43), y: y(0)), CGPoint(x: x(0.43), y: y(0.52)), CGPoint(x: x(0.465), y: y(1)),
                           CGPoint(x: x(0.50), y: y(0.52)), CGPoint(x: x(0.50), y: y(0))])
            path.closeSubpath()
            for (middle, size) in [(0.04, 0.5), (0.10, 0.36), (0.155, 0.44), (0.76, 0.46), (0.83, 0.6), (0.90, 0.42), (0.96, 0.5)] {
                let radius = size * rect.height * 0.5
                path.addEllipse(in: CGRect(x: x(middle) - radius * 1.1, y: y(0) - radius * 1.5, width: radius * 2.2, height: radius * 2))
            }
        }
    }
}

/// The windows that are still lit.
private struct Windows: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            for (x, height) in [(0.235, 0.20), (0.32, 0.26), (0.36, 0.26), (0.463, 0.44), (0.57, 0.22), (0.665, 0.18)] {
                path.addRect(CGRect(x: rect.minX + x * rect.width, y: rect.maxY - height * rect.height, width: 2.4, height: 3))
            }
        }
    }
}
