import SwiftUI

/// A point of an area.
public nonisolated struct AreaMark {
    let mark: Mark

    private init(_ x: MarkPosition, _ y: MarkPosition, _ stacking: MarkStackingMethod, _ series: Plotted? = nil) {
        var mark = Mark(.area, x: x, y: y)
        (mark.stacking, mark.series) = (stacking, series)
        self.mark = mark
    }
    /// A point on the border of an area above zero. Areas are stacked.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard) {
        self.init(.value(x.plotted), .value(y.plotted), stacking)
    }
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.plotted), .value(y.plotted), stacking, series.plotted)
    }
    /// Both borders of an area at a value.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        self.init(.value(x.plotted), .range(yStart.plotted, yEnd.plotted), .unstacked)
    }
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(.value(x.plotted), .range(yStart.plotted, yEnd.plotted), .unstacked, series.plotted)
    }
    public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init(.range(xStart.plotted, xEnd.plotted), .value(y.plotted), .unstacked)
    }
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(.range(xStart.plotted, xEnd.plotted), .value(y.plotted), .unstacked, series.plotted)
    }
}
extension AreaMark: ChartContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ content: Self, _ collector: inout _MarkCollector) { collector.add(content.mark) }
}
