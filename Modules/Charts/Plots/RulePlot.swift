import Foundation
import SwiftUI

/// A line for each element.
public nonisolated struct RulePlot<Content> {
    let content: Content
}
extension RulePlot: ChartContent where Content: ChartContent {
    public typealias Body = Never
    @MainActor public var body: Never { preconditionFailure("A plot has no body.") }
    @MainActor public static func _collect(_ plot: Self, _ collector: inout _MarkCollector) { Content._collect(plot.content, &collector) }
}
extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
    @MainActor public static func _vector(_ plot: Self) -> _ChartVector<Content.DataElement> { Content._vector(plot.content) }
}
extension RulePlot {
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    )
    where Content == VectorizedRulePlotContent<Data> {
        content = Content(data: data) { element in
            Mark(.rule, x: .value(x.plotted(element)), y: .fixedRange(yStart, yEnd))
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
    )
    where Content == VectorizedRulePlotContent<Data> {
        content = Content(data: data) { element in
            Mark(.rule, x: .value(x.plotted(element)), y: .fixedRange(element[keyPath: yStart], element[keyPath: yEnd]))
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    )
    where Content == VectorizedRulePlotContent<Data> {
        content = Content(data: data) { element in
            Mark(.rule, x: .value(x.plotted(element)), y: .range(yStart.plotted(element), yEnd.plotted(element)))
        }
    }
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>
    )
    where Content == VectorizedRulePlotContent<Data> {
        content = Content(data: data) { element in
            Mark(.rule, x: .fixedRange(xStart, xEnd), y: .value(y.plotted(element)))
        }
    }
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, Y>
    )
    where Content == VectorizedRulePlotContent<Data> {
        content = Content(data: data) { element in
            Mark(.rule, x: .fixedRange(element[keyPath: xStart], element[keyPath: xEnd]), y: .value(y.plotted(element)))
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    )
    where Content == VectorizedRulePlotContent<Data> {
        content = Content(data: data) { element in
            Mark(.rule, x: .range(xStart.plotted(element), xEnd.plotted(element)), y: .value(y.plotted(element)))
        }
    }
}
