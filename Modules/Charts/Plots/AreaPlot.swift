import Foundation
import SwiftUI

/// An area under the elements or under the graph of a function.
public nonisolated struct AreaPlot<Content> {
    let content: Content
}
extension AreaPlot: ChartContent where Content: ChartContent {
    public typealias Body = Never
    @MainActor public var body: Never { preconditionFailure("A plot has no body.") }
    @MainActor public static func _collect(_ plot: Self, _ collector: inout _MarkCollector) { Content._collect(plot.content, &collector) }
}
extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
    @MainActor public static func _vector(_ plot: Self) -> _ChartVector<Content.DataElement> { Content._vector(plot.content) }
}
extension AreaPlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        stacking: MarkStackingMethod = .standard
    )
    where Content == VectorizedAreaPlotContent<Data> {
        content = Content(data: data) { element in
            var mark = Mark(.area, x: .value(x.plotted(element)), y: .value(y.plotted(element)))
            mark.stacking = stacking
            return mark
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
    )
    where Content == VectorizedAreaPlotContent<Data> {
        content = Content(data: data) { element in
            var mark = Mark(.area, x: .value(x.plotted(element)), y: .value(y.plotted(element)))
            (mark.series, mark.stacking) = (series.plotted(element), stacking)
            return mark
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    )
    where Content == VectorizedAreaPlotContent<Data> {
        content = Content(data: data) { element in
            var mark = Mark(.area, x: .value(x.plotted(element)), y: .range(yStart.plotted(element), yEnd.plotted(element)))
            mark.stacking = .unstacked
            return mark
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
    )
    where Content == VectorizedAreaPlotContent<Data> {
        content = Content(data: data) { element in
            var mark = Mark(.area, x: .value(x.plotted(element)), y: .range(yStart.plotted(element), yEnd.plotted(element)))
            (mark.stacking, mark.series) = (.unstacked, series.plotted(element))
            return mark
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    )
    where Content == VectorizedAreaPlotContent<Data> {
        content = Content(data: data) { element in
            var mark = Mark(.area, x: .range(xStart.plotted(element), xEnd.plotted(element)), y: .value(y.plotted(element)))
            mark.stacking = .unstacked
            return mark
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
    )
    where Content == VectorizedAreaPlotContent<Data> {
        content = Content(data: data) { element in
            var mark = Mark(.area, x: .range(xStart.plotted(element), xEnd.plotted(element)), y: .value(y.plotted(element)))
            (mark.stacking, mark.series) = (.unstacked, series.plotted(element))
            return mark
        }
    }
}

/// The graph of a function. Where the function is not a number or infinite, the graph is interrupted.
public nonisolated struct FunctionAreaPlotContent {
    let mark: Mark
}
extension FunctionAreaPlotContent: ChartContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ content: Self, _ collector: inout _MarkCollector) { collector.add(content.mark) }
}
extension AreaPlot where Content == FunctionAreaPlotContent {
    private init(_ kind: PlottedFunction.Kind, _ domain: ClosedRange<Double>?) {
        var mark = Mark(.function)
        mark.function = PlottedFunction(kind: kind, domain: domain)
        content = Content(mark: mark)
    }
    /// The area between zero and y = f(x).
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(.area { (0, function($0)) }, domain)
    }
    public init(x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double) {
        self.init(.area { (0, function($0)) }, domain)
    }
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(
        x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(.area { (0, function($0)) }, domain)
    }
    /// The area between two functions.
    public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(.area { function($0) }, domain)
    }
    public init(
        x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(.area { function($0) }, domain)
    }
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
        x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(.area { function($0) }, domain)
    }
}
