import SwiftUI

/// A point of a line.
public nonisolated struct LineMark {
    let mark: Mark

    /// A point of a line. Points of equal styles by value belong to the same line, in the order of the chart.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(.line, x: .value(x.plotted), y: .value(y.plotted))
    }
    public init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {
        var mark = Mark(.line, x: .value(x.plotted), y: .value(y.plotted))
        mark.series = series.plotted
        self.mark = mark
    }
}
extension LineMark: ChartContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ content: Self, _ collector: inout _MarkCollector) { collector.add(content.mark) }
}
