import Charts
import SwiftUI

/// The rain of a week: parts of days on each other or beside each other.
struct RainChart: View {
    let rain: [Station.Rain]
    @State private var isBeside = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        Chart(Array(rain.enumerated()), id: \.offset) { entry in
            let bar = BarMark(x: .value("Day", name(entry.element.day)), y: .value("Rain", entry.element.amount))
                .foregroundStyle(by: .value("Part", entry.element.part.rawValue))
            if isBeside { bar.position(by: .value("Part", entry.element.part.rawValue)) } else { bar }
        }
        .chartForegroundStyleScale(["Night": Color.indigo, "Morning": .teal, "Afternoon": .cyan])
        .frame(height: 180)
        Toggle("Side by side", isOn: $isBeside.animation(reduceMotion ? nil : .easeInOut(duration: 0.5))).font(.subheadline)
    }
    private func name(_ day: Date) -> String {
        ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][Station(week: 0).calendar.component(.weekday, from: day) - 1]
    }
}

#Preview("Rain") { VStack { RainChart(rain: Station(week: 0).rain) }.padding() }
