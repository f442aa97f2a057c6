import Flourish
import SwiftUI

/// Plants and their water, which is poured by a menu in a ring.
struct ShortWindowsill: View {
    @State private var water = ["Fern": 3.0, "Lily": 1, "Aloe": 6]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 140), spacing: 20)], spacing: 20) {
                ForEach(water.keys.sorted(), id: \.self) { plant in
                    VStack(spacing: 10) {
                        RadialMenu {
                            for amount in 1...6 { RadialItem("\(amount) dl") { water[plant, default: 0] = min(water[plant, default: 0] + Double(amount), 10) } }
                        } label: {
                            WaveFill(water[plant, default: 0] / 10, in: UnevenRoundedRectangle(bottomLeadingRadius: 40, bottomTrailingRadius: 40)) {
                                Image(systemName: "leaf.fill")
                                    .font(.largeTitle)
                                    .foregroundStyle(.green)
                            }
                            .foregroundStyle(.blue)
                            .frame(width: 110, height: 110)
                        }
                        .accessibilityLabel("Water the \(plant)")
                        .accessibilityValue("\(Int(water[plant, default: 0])) decilitres")
                        Text(plant)
                            .font(.headline)
                        Text(water[plant, default: 0] < 4 ? "Thirsty" : water[plant, default: 0] > 7 ? "Wet feet" : "Content")
                            .foregroundStyle(.secondary)
                    }
                    .changeEffect(.spray(count: 10) { Image(systemName: "drop.fill").foregroundStyle(.blue) }, value: water[plant])
                }
            }
            .padding(24)
            Button("Next day", systemImage: "sun.max.fill") { water = water.mapValues { max($0 - 2, 0) } }
                .buttonStyle(.bordered)
        }
        .animation(.smooth(duration: 1.2), value: water)
        .radialMenuSurface()
    }
}

#Preview("Windowsill") { ShortWindowsill() }
