import SwiftUI

/// The water with its two waves, the drops between them, and the gauge, which is dark above the surface and light below.
struct WaterView<Drops: View>: View {
    let tank: Tank
    /// 0...1.
    let level: Double
    let agitation: Agitation
    /// True while the waves move.
    let isAwake: Bool
    @ViewBuilder let drops: Drops

    @State private var backPhase: CGFloat = 0
    @State private var frontPhase: CGFloat = 0
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        ZStack {
            wave(.back, phase: backPhase)
                .fill(Color("WaterBack"))
            gauge
                .foregroundColor(Color("Ink"))
                .allowsHitTesting(false)
            drops
            surface
        }
        .onAppear { move(isAwake) }
        .onChange(of: isAwake) { move(isAwake) }
    }

    /// The layers in front of the drops, which let touches through.
    private var surface: some View {
        Group {
            wave(.front, phase: frontPhase)
                .fill(LinearGradient(colors: [Color("WaterHigh").opacity(0.8), Color("WaterLow").opacity(0.96)], startPoint: .top, endPoint: .bottom))
            wave(.front, phase: frontPhase, isLine: true)
                .stroke(.white.opacity(0.45), lineWidth: 1.5)
            gauge
                .foregroundColor(.white)
                .mask { wave(.front, phase: frontPhase) }
                .accessibilityHidden(true)
        }
        .allowsHitTesting(false)
    }

    private func wave(_ swell: Swell, phase: CGFloat, isLine: Bool = false) -> WaveShape {
        WaveShape(top: tank.surface(at: level), amplitude: reduceMotion ? 0 : agitation.amplitude * swell.height,
                  wavelength: tank.size.width * swell.wavelength * agitation.stretch, phase: phase, isLine: isLine)
    }

    private var gauge: some View {
        ZStack {
            Marks(tank: tank)
            Readout(level: level, fontSize: min(max(tank.size.height * 0.16, 12), 104))
        }
    }

    /// Each wave has its own period. At rest the surface is level, so resetting the phases is invisible.
    private func move(_ isMoving: Bool) {
        guard !reduceMotion else { return }
        for (swell, phase) in [(Swell.back, $backPhase), (Swell.front, $frontPhase)] {
            if isMoving {
                withAnimation(.linear(duration: swell.period).repeatForever(autoreverses: false)) { phase.wrappedValue = swell.fullTurn }
            } else {
                withAnimation(.linear(duration: 0.1)) { phase.wrappedValue = 0 }
            }
        }
    }
}
