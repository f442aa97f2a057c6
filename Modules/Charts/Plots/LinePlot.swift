import Foundation
import SwiftUI

/// A line through the elements, or the graph of a function.
public nonisolated struct LinePlot<Content> {
    let content: Content
}
extension LinePlot: ChartContent where Content: ChartContent {
    public typealias Body = Never
    @MainActor public var body: Never { preconditionFailure("A plot has no body.") }
    @MainActor public static func _collect(_ plot: Self, _ collector: inout _MarkCollector) { Content._collect(plot.content, &collector) }
}
extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
    @MainActor public static func _vector(_ plot: Self) -> _ChartVector<Content.DataElement> { Content._vector(plot.content) }
}
extension LinePlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    )
    where Content == VectorizedLinePlotContent<Data> {
        content = Content(data: data) { element in
            Mark(.line, x: .value(x.plotted(element)), y: .value(y.plotted(element)))
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>
    )
    where Content == VectorizedLinePlotContent<Data> {
        content = Content(data: data) { element in
            var mark = Mark(.line, x: .value(x.plotted(element)), y: .value(y.plotted(element)))
            mark.series = series.plotted(element)
            return mark
        }
    }
}

/// The graph of a function. Where the function is not a number or infinite, the graph is interrupted.
public nonisolated struct FunctionLinePlotContent {
    let mark: Mark
}
extension FunctionLinePlotContent: ChartContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ content: Self, _ collector: inout _MarkCollector) { collector.add(content.mark) }
}
extension LinePlot where Content == FunctionLinePlotContent {
    private init(_ kind: PlottedFunction.Kind, _ domain: ClosedRange<Double>?) {
        var mark = Mark(.function)
        mark.function = PlottedFunction(kind: kind, domain: domain)
        content = Content(mark: mark)
    }
    /// The graph of y = f(x), over the domain or, without one, the whole x scale.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(.line(function), domain)
    }
    public init(x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double) {
        self.init(.line(function), domain)
    }
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(
        x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(.line(function), domain)
    }
    /// The graph of (x, y) = f(t).
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        self.init(.parametric(function), domain)
    }
    public init(x: Text, y: Text, t: Text, domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)) {
        self.init(.parametric(function), domain)
    }
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
        x: S1, y: S2, t: S3, domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        self.init(.parametric(function), domain)
    }
}
