import SwiftUI

/// A bar. Several at the same place are stacked.
public nonisolated struct BarMark {
    let mark: Mark

    private init(_ x: MarkPosition, _ y: MarkPosition, _ width: MarkDimension, _ height: MarkDimension, _ stacking: MarkStackingMethod) {
        var mark = Mark(.bar, x: x, y: y)
        (mark.width, mark.height, mark.stacking) = (width, height, stacking)
        self.mark = mark
    }
    /// A bar from zero to a number, at a category, a date or another number.
    /// - Parameters:
    ///   - width: of a vertical bar.
    ///   - height: of a horizontal bar.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
                                            height: MarkDimension = .automatic,
                                            stacking: MarkStackingMethod = .standard) {
        self.init(.value(x.plotted), .value(y.plotted), width, height, stacking)
    }
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(.value(x.plotted), .range(yStart.plotted, yEnd.plotted), width, .automatic, .unstacked)
    }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.range(xStart.plotted, xEnd.plotted), .value(y.plotted), .automatic, height, .unstacked)
    }
    /// - Parameters:
    ///   - yStart: points from the top of the plot; nil for its edge.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.plotted), .fixedRange(yStart, yEnd), width, .automatic, stacking)
    }
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.fixedRange(xStart, xEnd), .value(y.plotted), .automatic, height, stacking)
    }
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        self.init(.range(xStart.plotted, xEnd.plotted), .fixedRange(yStart, yEnd), .automatic, .automatic, .unstacked)
    }
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        self.init(.fixedRange(xStart, xEnd), .range(yStart.plotted, yEnd.plotted), .automatic, .automatic, .unstacked)
    }
}
extension BarMark: ChartContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ content: Self, _ collector: inout _MarkCollector) { collector.add(content.mark) }
}
