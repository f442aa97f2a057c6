import SwiftUI

/// A rectangle around a point or between values.
public nonisolated struct RectangleMark {
    let mark: Mark

    private init(_ x: MarkPosition, _ y: MarkPosition, _ width: MarkDimension = .automatic, _ height: MarkDimension = .automatic) {
        var mark = Mark(.rectangle, x: x, y: y)
        (mark.width, mark.height) = (width, height)
        self.mark = mark
    }
    /// A rectangle around a point.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) {
        self.init(.value(x.plotted), .value(y.plotted), width, height)
    }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.range(xStart.plotted, xEnd.plotted), .range(yStart.plotted, yEnd.plotted))
    }
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(.value(x.plotted), .range(yStart.plotted, yEnd.plotted), width)
    }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.range(xStart.plotted, xEnd.plotted), .value(y.plotted), .automatic, height)
    }
    /// - Parameters:
    ///   - yStart: points from the top of the plot; nil for its edge.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        self.init(.range(xStart.plotted, xEnd.plotted), .fixedRange(yStart, yEnd))
    }
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        self.init(.fixedRange(xStart, xEnd), .range(yStart.plotted, yEnd.plotted))
    }
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic) {
        self.init(.value(x.plotted), .fixedRange(yStart, yEnd), width)
    }
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic) {
        self.init(.fixedRange(xStart, xEnd), .value(y.plotted), .automatic, height)
    }
    /// - Parameters:
    ///   - xStart: points from the leading edge of the plot; nil for the edge.
    public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        self.init(.fixedRange(xStart, xEnd), .fixedRange(yStart, yEnd))
    }
}
extension RectangleMark: ChartContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ content: Self, _ collector: inout _MarkCollector) { collector.add(content.mark) }
}
