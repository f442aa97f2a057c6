import Foundation
import SwiftUI
@testable import Charts

/// A chart's scene in a plot of a size, without a screen.
@MainActor func scene<Content: ChartContent>(width: CGFloat = 300, height: CGFloat = 160,
                                             _ change: (inout ChartConfiguration) -> Void = { _ in },
                                             @ChartContentBuilder _ content: () -> Content) -> ChartScene {
    var collector = _MarkCollector()
    Content._collect(content(), &collector)
    var configuration = ChartConfiguration()
    change(&configuration)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    var builder = ChartSceneBuilder(
        collector, configuration, size: CGSize(width: width, height: height), locale: Locale(identifier: "en_US"), calendar: calendar,
        lineHeight: 13)
    return builder.build()
}
extension ChartScene {
    /// The rectangles of the marks in a plot of 300 by 160 points, rounded to hundredths.
    func rects(_ size: CGSize = CGSize(width: 300, height: 160)) -> [CGRect] {
        figures.map { figure in
            let rect = figure.bounds(vertices, size)
            func round(_ number: CGFloat) -> CGFloat { (number * 100).rounded() / 100 }
            return CGRect(x: round(rect.minX), y: round(rect.minY), width: round(rect.width), height: round(rect.height))
        }
    }
    var xTexts: [String] { xPlan.labels.map(\.text) }
    var yTexts: [String] { yPlan.labels.map(\.text) }
}
/// A date in Greenwich.
func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
}
