// A tank that fills: waves of four animated numbers each, drawn point by point.

import SwiftUI

/// Travels and rises by animations that began when it appeared.
public struct TankView: View {
    @State private var phases = [Double](repeating: 0, count: TankWave.all.count)
    @State private var level = 0.0

    public init() {}

    /// In points; two pixels each.
    public static let size = CGSize(width: 393, height: 852)
    private static let fillSeconds = 10.0

    public var body: some View {
        ZStack {
            Color.white
            ForEach(TankWave.all) { wave in
                WaterShape(top: 0.8 - 0.7 * level, depth: wave.depth, amplitude: wave.amplitude, waves: wave.waves, phase: phases[wave.id])
                    .fill(Color(hue: wave.hue, saturation: 0.8, brightness: 0.9).opacity(0.45))
            }
        }
        .onAppear {
            for wave in TankWave.all {
                withAnimation(.linear(duration: wave.period).repeatForever(autoreverses: false)) { phases[wave.id] = 2 * .pi }
            }
            withAnimation(.linear(duration: Self.fillSeconds)) { level = 1 }
        }
    }
}

private struct TankWave: Identifiable {
    let id: Int
    /// The period, in seconds.
    let period: Double
    /// The number of wavelengths on the screen.
    let waves: Double
    /// In points, as is the depth of the wave below the surface.
    let amplitude: Double, depth: Double
    let hue: Double

    static let all = [
        TankWave(id: 0, period: 2.1, waves: 1.3, amplitude: 18, depth: 0, hue: 0.52),
        TankWave(id: 1, period: 3.4, waves: 0.9, amplitude: 26, depth: 30, hue: 0.56),
        TankWave(id: 2, period: 1.7, waves: 2.1, amplitude: 12, depth: 62, hue: 0.60),
        TankWave(id: 3, period: 4.5, waves: 0.7, amplitude: 30, depth: 96, hue: 0.64),
    ]
}

private struct WaterShape: Shape {
    /// As a fraction of the height.
    var top: Double
    let depth: Double
    var amplitude: Double, waves: Double, phase: Double

    var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
        get { AnimatablePair(AnimatablePair(top, amplitude), AnimatablePair(waves, phase)) }
        set { ((top, amplitude), (waves, phase)) = ((newValue.first.first, newValue.first.second), (newValue.second.first, newValue.second.second)) }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            for x in stride(from: 0, through: rect.width, by: 1) {
                path.addLine(to: CGPoint(x: rect.minX + x, y: rect.minY + rect.height * top + depth + amplitude * sin(2 * .pi * waves * x / rect.width + phase)))
            }
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}
