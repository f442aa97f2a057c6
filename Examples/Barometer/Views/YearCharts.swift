import Charts
import SwiftUI

/// The warmth of a year, by months and times of the day.
struct WarmthChart: View {
    var body: some View {
        Chart(Station.warmth) { cell in
            RectangleMark(x: .value("Month", cell.month), y: .value("Time", cell.time), width: .ratio(1), height: .ratio(1))
                .foregroundStyle(by: .value("Warmth", cell.degrees))
        }
        .chartForegroundStyleScale(range: Gradient(colors: [.blue, .teal, .yellow, .orange, .red]))
        .chartYAxis { AxisMarks(position: .leading) { _ in AxisValueLabel() } }
        .chartXAxis { AxisMarks { value in if value.index % 3 == 0 { AxisValueLabel() } } }
        .frame(height: 170)
    }
}

/// The height of the sun at noon and around it, as functions.
struct SunChart: View {
    private let days: [(name: String, declination: Double)] = [("June", 23.4), ("March", 0), ("December", -23.4)]

    var body: some View {
        Chart {
            ForEach(days, id: \.name) { day in
                LinePlot(x: "Hour", y: "Height", domain: 0...24) { hour in Station.sun(hour - 12, declination: day.declination) }
                    .foregroundStyle(by: .value("Day", day.name))
            }
            RuleMark(y: .value("Horizon", 0)).foregroundStyle(.secondary).lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
        }
        .chartXScale(domain: 0...24)
        .chartYScale(domain: -70...70)
        .chartXAxis { AxisMarks(values: .stride(by: 6)) }
        .chartYAxis { AxisMarks(values: [-60, -30, 0, 30, 60]) }
        .frame(height: 180)
    }
}

#Preview("Warmth and sun") { VStack { WarmthChart(); SunChart() }.padding() }
