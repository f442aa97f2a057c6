import Flourish
import SwiftUI

/// Weather of four kinds, and a celebration in front of it.
struct ParticlesPage: View {
    private enum Weather: String, CaseIterable {
        case snow, sparks, fireflies, bubbles

        var system: ParticleSystem {
            switch self {
            case .snow: return .snow
            case .sparks: return .sparks
            case .fireflies: return .fireflies
            case .bubbles:
                var system = ParticleSystem()
                (system.birthRate, system.lifespan, system.speed, system.spread, system.size) = (14, 4...7, 40...80, .degrees(16), 6...18)
                (system.origin, system.area, system.sway, system.colors, system.prewarm) = (UnitPoint(x: 0.5, y: 1.02), CGSize(width: 1, height: 0), 10, [.white.opacity(0.5)], 7)
                return system
            }
        }
    }
    @State private var weather = Weather.snow
    @State private var wins = 0

    var body: some View {
        ZStack {
            LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
            ParticleEmitter(weather.system)
                .id(weather)
            VStack(spacing: 28) {
                Button("Celebrate") { wins += 1 }
                    .buttonStyle(.borderedProminent)
                    .controlSize(.large)
                Picker("Weather", selection: $weather) { ForEach(Weather.allCases, id: \.self) { Text($0.rawValue.capitalized) } }
                    .pickerStyle(.segmented)
            }
            .frame(maxHeight: .infinity, alignment: .bottom)
            .dynamicTypeSize(...DynamicTypeSize.accessibility1)
            .padding(24)
            ParticleEmitter(.confetti, burst: 140, on: wins)
        }
        .environment(\.colorScheme, .dark)
        .toolbarColorScheme(.dark, for: .navigationBar)
    }
}

#Preview("Particles") { ParticlesPage() }
