import Charts
import SwiftUI

/// The pressure of a week. A finger that rests on the line reads it.
struct PressureChart: View {
    let readings: [Station.Reading]
    @State private var date: Date?

    private var chosen: Station.Reading? {
        date.flatMap { date in readings.min { abs($0.date.timeIntervalSince(date)) < abs($1.date.timeIntervalSince(date)) } }
    }
    var body: some View {
        Chart {
            ForEach(Array(readings.enumerated()), id: \.offset) { entry in
                AreaMark(x: .value("Time", entry.element.date), yStart: .value("Least", 990), yEnd: .value("Pressure", entry.element.pressure))
                    .foregroundStyle(.linearGradient(colors: [.accentColor.opacity(0.35), .accentColor.opacity(0)], startPoint: .top, endPoint: .bottom))
                    .accessibilityHidden(true)
                LineMark(x: .value("Time", entry.element.date), y: .value("Pressure", entry.element.pressure))
                    .foregroundStyle(Color.accentColor)
            }
            .interpolationMethod(.monotone)
            if let chosen {
                RuleMark(x: .value("Time", chosen.date))
                    .foregroundStyle(.secondary)
                    .annotation(position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
                        Text("\(chosen.pressure, specifier: "%.0f") hPa").font(.caption.bold()).padding(.horizontal, 6).padding(.vertical, 3)
                            .background(.background, in: .rect(cornerRadius: 6)).padding(.bottom, 2)
                    }
                PointMark(x: .value("Time", chosen.date), y: .value("Pressure", chosen.pressure)).foregroundStyle(Color.accentColor).symbolSize(70)
            }
        }
        .chartYScale(domain: 990...1030)
        .chartXAxis {
            AxisMarks(values: .stride(by: .day)) { _ in
                AxisGridLine()
                AxisTick()
                AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
            }
        }
        .chartXSelection(value: $date)
        .frame(height: 180)
        .environment(\.calendar, Station(week: 0).calendar)
        .environment(\.timeZone, .gmt)
    }
}

#Preview("Pressure") { PressureChart(readings: Station(week: 0).readings).padding() }
