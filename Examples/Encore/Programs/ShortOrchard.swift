import Flourish
import SwiftUI

/// Apples and how they taste, and their average.
struct ShortOrchard: View {
    @State private var apple = 0
    @State private var comparesWithMean = false

    private let axes = ["Sweet", "Sharp", "Crisp", "Juicy", "Fragrant"].map { RadarAxis($0, range: 0...5) }
    private let apples: [(name: String, tastes: [Double?], color: Color)] = [
        ("Gravenstein", [3.2, 3.6, 2.9, 4.6, 4.8], .orange), ("Cox", [3.9, 2.8, 3.1, 3.3, 5], .brown), ("Boskoop", [2.1, 4.9, 3.8, 3.4, 3.2], .yellow),
        ("Red Moon", [4.4, 1.9, 4.9, 3.9, 2.6], .red), ("Granny Smith", [1.7, 4.5, 5, 4.2, 1.6], .green),
    ]

    var body: some View {
        VStack(spacing: 16) {
            RadarChart(axes: axes, series: series, grid: .circle, rings: [0.2, 0.4, 0.6, 0.8, 1])
                .animation(.spring(duration: 0.6, bounce: 0.28), value: apple)
                .animation(.smooth, value: comparesWithMean)
            Picker("Apple", selection: $apple) { ForEach(apples.indices, id: \.self) { Text(apples[$0].name) } }
                .pickerStyle(.menu)
            Toggle("Average", isOn: $comparesWithMean)
        }
        .padding(20)
    }

    private var series: [RadarSeries] {
        let mean = axes.indices.map { axis in Double?(apples.reduce(0) { $0 + ($1.tastes[axis] ?? 0) } / Double(apples.count)) }
        let shown = RadarSeries(apples[apple].name, id: "apple", values: apples[apple].tastes, color: apples[apple].color)
        return comparesWithMean ? [RadarSeries("Average", values: mean, color: .gray), shown] : [shown]
    }
}

#Preview("Orchard") { ShortOrchard() }
