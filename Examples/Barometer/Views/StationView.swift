import SwiftUI

/// The cards of a station, and the week that they are about.
struct StationView: View {
    @State private var week = 0
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        let station = Station(week: week)
        NavigationStack {
            ScrollView {
                VStack(spacing: 16) {
                    Card(title: "Pressure", unit: "hPa") { PressureChart(readings: station.readings) }
                    Card(title: "Rain", unit: "mm") { RainChart(rain: station.rain) }
                    Card(title: "Wind", unit: "hours") { WindChart(winds: station.winds) }
                    Card(title: "A year", unit: "°C") { WarmthChart() }
                    Card(title: "Sun", unit: "degrees") { SunChart() }
                }
                .padding()
            }
            .background(Color(.systemGroupedBackground))
            .navigationTitle("Barometer")
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button("Week before", systemImage: "chevron.left") { turn(by: -1) }.disabled(week == 0)
                    Button("Week after", systemImage: "chevron.right") { turn(by: 1) }.disabled(week == 9)
                }
            }
        }
    }
    private func turn(by weeks: Int) {
        withAnimation(reduceMotion ? nil : .spring(duration: 0.6)) { week += weeks }
    }
}

/// A chart with its name.
struct Card<Content: View>: View {
    let title: String, unit: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .firstTextBaseline) {
                Text(title).font(.headline)
                Spacer()
                Text(unit).font(.caption).foregroundStyle(.secondary)
            }
            content
        }
        .padding()
        .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 16))
    }
}

#Preview("Station") { StationView() }
