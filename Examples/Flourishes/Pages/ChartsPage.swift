import Flourish
import SwiftUI

/// Two players on six axes, season by season.
struct ChartsPage: View {
    @State private var season = 0
    @State private var axis: Int?
    @State private var isRound = false

    private let axes = ["Pace", "Shots", "Passes", "Tackles", "Saves", "Stamina"].map { RadarAxis($0, range: 0...100) }
    private let ada: [[Double?]] = [[82, 40, 66, 30, nil, 90], [50, 85, 40, 60, 72, 65], [95, 60, 88, 20, 35, 55]]
    private let eve: [[Double?]] = [[60, 55, 58, 52, 50, 61], [72, 30, 80, 44, 66, 90], [40, 92, 52, 70, 81, 38]]

    var body: some View {
        VStack(spacing: 16) {
            RadarChart(axes: axes, series: [RadarSeries("Ada", values: ada[season], color: .orange), RadarSeries("Eve", values: eve[season], color: .indigo)],
                       selection: $axis, grid: isRound ? .circle : .polygon, showsScale: true)
                .animation(.spring(duration: 0.7, bounce: 0.25), value: season)
            HStack(spacing: 20) {
                Label("Ada", systemImage: "circle.fill").foregroundStyle(.orange)
                Label("Eve", systemImage: "circle.fill").foregroundStyle(.indigo)
            }
            .font(.subheadline.weight(.semibold))
            Picker("Season", selection: $season) { ForEach(ada.indices, id: \.self) { Text("Season \($0 + 1)") } }
                .pickerStyle(.segmented)
            Toggle("Round rings", isOn: $isRound)
        }
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
        .padding(20)
    }
}

#Preview("Charts") { ChartsPage() }
