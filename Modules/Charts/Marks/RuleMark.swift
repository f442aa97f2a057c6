import SwiftUI

/// A straight line, across the plot or between two values.
public nonisolated struct RuleMark {
    let mark: Mark

    /// A line across the plot at a value.
    /// - Parameters:
    ///   - yStart: points from the top of the plot; nil for its edge.
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        mark = Mark(.rule, x: .value(x.plotted), y: .fixedRange(yStart, yEnd))
    }
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = Mark(.rule, x: .value(x.plotted), y: .range(yStart.plotted, yEnd.plotted))
    }
    public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = Mark(.rule, x: x.map { .fixed($0) } ?? .none, y: .range(yStart.plotted, yEnd.plotted))
    }
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = Mark(.rule, x: .fixedRange(xStart, xEnd), y: .value(y.plotted))
    }
    public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(.rule, x: .range(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
    }
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
        mark = Mark(.rule, x: .range(xStart.plotted, xEnd.plotted), y: y.map { .fixed($0) } ?? .none)
    }
}
extension RuleMark: ChartContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ content: Self, _ collector: inout _MarkCollector) { collector.add(content.mark) }
}
