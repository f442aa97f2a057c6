import Flourish
import SwiftUI

/// A cistern that is filled and drained by the bucket.
struct ShortCistern: View {
    @State private var level = 0.35
    @State private var isPouring = false

    private static let stream: ParticleSystem = {
        var system = ParticleSystem()
        (system.birthRate, system.lifespan, system.speed, system.angle, system.spread) = (90, 0.7...1.1, 60...120, .degrees(180), .degrees(10))
        (system.acceleration, system.size, system.colors, system.origin) = (CGVector(dx: 0, dy: 700), 5...10, [.cyan.opacity(0.8)], UnitPoint(x: 0.7, y: 0))
        return system
    }()

    var body: some View {
        ZStack {
            ParticleEmitter(Self.stream, isOn: isPouring)
                .ignoresSafeArea(edges: .bottom)
            WaveFill(level, in: Rectangle()) {
                VStack {
                    SlidingNumber(level * 900, format: .number.precision(.fractionLength(0)), roll: .continuous)
                        .font(.system(size: 72, weight: .bold, design: .rounded))
                        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
                    Text("litres")
                        .font(.title3.weight(.semibold))
                }
            }
            .foregroundStyle(.teal)
            .ignoresSafeArea(edges: .bottom)
            HStack {
                Button("Pour", systemImage: "drop.fill") { flow(by: 0.2) }
                    .disabled(level >= 1)
                Button("Drain", systemImage: "arrow.down.to.line") { flow(by: -0.2) }
                    .disabled(level <= 0)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .frame(maxHeight: .infinity, alignment: .bottom)
            .dynamicTypeSize(...DynamicTypeSize.accessibility1)
            .padding(24)
        }
        .task(id: level) {
            try? await Task.sleep(for: .seconds(1.2))
            if !Task.isCancelled { isPouring = false }
        }
    }
    private func flow(by share: Double) {
        isPouring = share > 0
        withAnimation(.smooth(duration: 1.4)) { level = min(max(level + share, 0), 1) }
    }
}

#Preview("Cistern") { ShortCistern() }
