import Charts
import SwiftUI

/// Where the wind came from. A touched sector says how long.
struct WindChart: View {
    let winds: [Station.Wind]
    @State private var sum: Int?

    private var chosen: Station.Wind? {
        guard let sum else { return nil }
        var total = 0
        return winds.first { wind in
            total += wind.hours
            return sum < total
        }
    }
    var body: some View {
        Chart(winds) { wind in
            SectorMark(angle: .value("Hours", wind.hours), innerRadius: .ratio(0.62), angularInset: 1.5)
                .cornerRadius(5)
                .foregroundStyle(by: .value("From", wind.from))
                .opacity(chosen == nil || chosen?.id == wind.id ? 1 : 0.35)
        }
        .chartAngleSelection(value: $sum)
        .chartLegend(position: .trailing, alignment: .center, spacing: 16)
        .chartBackground { proxy in
            GeometryReader { geometry in
                if let plot = proxy.plotFrame.map({ geometry[$0] }) {
                    let wind = chosen ?? winds.max { $0.hours < $1.hours }
                    VStack {
                        Text(wind?.from ?? "").font(.headline)
                        Text("\(wind?.hours ?? 0) h").font(.caption).foregroundStyle(.secondary)
                    }
                    .position(x: plot.midX, y: plot.midY)
                }
            }
        }
        .frame(height: 180)
    }
}

#Preview("Wind") { WindChart(winds: Station(week: 0).winds).padding() }
