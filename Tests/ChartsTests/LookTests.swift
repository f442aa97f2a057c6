import Charts
import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// All kinds of charts on one screen each. What is held is that they draw and come to rest; set CHARTS_LOOK to see them.
@MainActor struct LookTests {
    struct Sale: Identifiable {
        let id = UUID()
        let day: String, city: String
        let amount: Double
    }
    static let sales = [
        ("Mon", "North", 3.0), ("Mon", "South", 4), ("Tue", "North", 5), ("Tue", "South", 1), ("Wed", "North", 2),
        ("Wed", "South", 2)].map { Sale(day: $0.0, city: $0.1, amount: $0.2) }
    static func date(_ day: Int, _ hour: Int = 0) -> Date {
        Calendar(identifier: .gregorian).date(from: DateComponents(year: 2024, month: 3, day: day, hour: hour)) ?? .distantPast
    }
    static let wave = (0..<30).map { (date: date($0 + 1), value: 20 + 12 * sin(Double($0) / 3) + Double($0 % 4)) }

    static func zigzag(_ name: String, _ x: Int) -> Double { Double((x * 7 + Int(name.utf8.first ?? 0) * x + 3) % 11) * 4 }
    static func swell(_ name: String, _ x: Int) -> Double { 3 + sin(Double(x) + (name == "A" ? 0 : 2)) + (name == "A" ? 1 : 2) }
    static let jumps = [1.0, 30, 3, 100, 1000, 4, 70, 20000]

    struct Bars: View {
        var body: some View {
            VStack(spacing: 24) {
                Chart(sales) {
                    BarMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount)).foregroundStyle(by: .value("City", $0.city))
                }
                Chart(sales) {
                    BarMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount)).foregroundStyle(by: .value("City", $0.city))
                        .position(by: .value("City", $0.city))
                }
                Chart(sales) { sale in
                    BarMark(x: .value("Amount", sale.amount), y: .value("Day", sale.day)).foregroundStyle(by: .value("City", sale.city))
                        .annotation(position: .overlay) { Text(sale.amount, format: .number).font(.caption2).foregroundStyle(.white) }
                }
                Chart(sales.filter { $0.city == "North" }) { sale in
                    BarMark(x: .value("Day", sale.day), y: .value("Amount", sale.amount * 10)).annotation {
                        Text(sale.amount * 10, format: .number)
                    }
                }
                Chart(sales) { BarMark(x: .value("Amount", $0.amount)).foregroundStyle(by: .value("Day", $0.day)) }.frame(height: 80)
            }
            .padding(24)
        }
    }
    struct Lines: View {
        var body: some View {
            VStack(spacing: 24) {
                Chart(wave, id: \.date) { LineMark(x: .value("Date", $0.date), y: .value("Value", $0.value)) }
                Chart(wave, id: \.date) { point in
                    AreaMark(x: .value("Date", point.date), y: .value("Value", point.value)).foregroundStyle(
                        .linearGradient(colors: [.blue.opacity(0.5), .blue.opacity(0)], startPoint: .top, endPoint: .bottom))
                    LineMark(x: .value("Date", point.date), y: .value("Value", point.value)).interpolationMethod(.catmullRom)
                        .symbol(.circle)
                }
                Chart {
                    ForEach(["A", "B", "C"], id: \.self) { name in
                        ForEach(0..<7) { x in
                            LineMark(x: .value("x", x * 5), y: .value("y", LookTests.zigzag(name, x)))
                        }
                        .foregroundStyle(by: .value("Name", name)).lineStyle(by: .value("Name", name)).symbol(by: .value("Name", name))
                    }
                    RuleMark(y: .value("Limit", 30)).foregroundStyle(.red).lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
                        .annotation(position: .top, alignment: .leading) { Text("limit").font(.caption) }
                }
                Chart {
                    ForEach(["A", "B"], id: \.self) { name in
                        ForEach(0..<12) { x in AreaMark(x: .value("x", x), y: .value("y", LookTests.swell(name, x)), stacking: .center) }
                            .foregroundStyle(by: .value("Name", name)).interpolationMethod(.monotone)
                    }
                }
                Chart {
                    ForEach(0..<8) { LineMark(x: .value("x", $0), y: .value("y", LookTests.jumps[$0])).interpolationMethod(.stepCenter) }
                }
                .chartYScale(type: .log)
            }
            .padding(24)
        }
    }
    struct Others: View {
        var body: some View {
            VStack(spacing: 20) {
                Chart {
                    ForEach(0..<24) { n in
                        PointMark(x: .value("x", Double((n * 37) % 19) + 0.4), y: .value("y", Double((n * 53) % 17) + 0.6))
                            .foregroundStyle(by: .value("Kind", ["a", "b", "c"][n % 3])).symbol(by: .value("Kind", ["a", "b", "c"][n % 3]))
                    }
                }
                Chart {
                    ForEach(0..<9) { n in
                        RectangleMark(x: .value("x", ["a", "b", "c"][n % 3]), y: .value("y", ["one", "two", "three"][n / 3]))
                            .foregroundStyle(by: .value("Heat", Double(n * 17 % 10)))
                    }
                }
                HStack {
                    Chart(sales.prefix(4)) {
                        SectorMark(angle: .value("Amount", $0.amount)).foregroundStyle(by: .value("Name", $0.day + $0.city))
                    }
                    Chart(sales.prefix(4)) {
                        SectorMark(angle: .value("Amount", $0.amount), innerRadius: .ratio(0.6), angularInset: 2).cornerRadius(5)
                            .foregroundStyle(by: .value("Name", $0.day + $0.city))
                    }
                        .chartLegend(.hidden)
                }
                Chart {
                    BarMark(xStart: .value("s", LookTests.date(1)), xEnd: .value("e", LookTests.date(9)), y: .value("Task", "Design"))
                        .cornerRadius(6)
                    BarMark(xStart: .value("s", LookTests.date(6)), xEnd: .value("e", LookTests.date(20)), y: .value("Task", "Build"))
                        .foregroundStyle(.orange)
                    RuleMark(xStart: .value("s", LookTests.date(18)), xEnd: .value("e", LookTests.date(28)), y: .value("Task", "Test"))
                }
                .chartYAxis { AxisMarks(position: .leading) }
                Chart(wave, id: \.date) { BarMark(x: .value("Date", $0.date, unit: .weekOfYear), y: .value("Value", $0.value)) }
                    .chartXAxis { AxisMarks(values: .stride(by: .weekOfYear)) { _ in
                        AxisGridLine();
                        AxisTick();
                        AxisValueLabel(format: .dateTime.day(), centered: true)
                    } }
                    .chartXAxisLabel("March").chartYAxisLabel("Value")
            }
            .padding(20)
        }
    }

    @Test(arguments: [false, true], ["bars", "lines", "others"]) func allKindsDraw(_ dark: Bool, _ page: String) throws {
        let view: AnyView = switch page { case "bars": AnyView(Bars()); case "lines": AnyView(Lines()); default: AnyView(Others()) }
        let screen = try TestScreen(view.background(.background), colorScheme: dark ? .dark : .light)
        try screen.settle()
        try screen.look("\(page)\(dark ? "-dark" : "")")
        #expect(screen.isSettled)
    }
}
