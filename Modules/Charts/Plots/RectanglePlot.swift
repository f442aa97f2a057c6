import Foundation
import SwiftUI

/// A rectangle for each element.
public nonisolated struct RectanglePlot<Content> {
    let content: Content
}
extension RectanglePlot: ChartContent where Content: ChartContent {
    public typealias Body = Never
    @MainActor public var body: Never { preconditionFailure("A plot has no body.") }
    @MainActor public static func _collect(_ plot: Self, _ collector: inout _MarkCollector) { Content._collect(plot.content, &collector) }
}
extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
    @MainActor public static func _vector(_ plot: Self) -> _ChartVector<Content.DataElement> { Content._vector(plot.content) }
}
extension RectanglePlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic, height: MarkDimensions<Data.Element> = .automatic
    )
    where Content == VectorizedRectanglePlotContent<Data> {
        content = Content(data: data) { element in
            var mark = Mark(.rectangle, x: .value(x.plotted(element)), y: .value(y.plotted(element)))
            (mark.width, mark.height) = (width.dimension(element), height.dimension(element))
            return mark
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    )
    where Content == VectorizedRectanglePlotContent<Data> {
        content = Content(data: data) { element in
            Mark(.rectangle, x: .range(xStart.plotted(element), xEnd.plotted(element)),
                y: .range(yStart.plotted(element), yEnd.plotted(element)))
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = .automatic
    )
    where Content == VectorizedRectanglePlotContent<Data> {
        content = Content(data: data) { element in
            var mark = Mark(.rectangle, x: .value(x.plotted(element)), y: .range(yStart.plotted(element), yEnd.plotted(element)))
            mark.width = width.dimension(element)
            return mark
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = .automatic
    )
    where Content == VectorizedRectanglePlotContent<Data> {
        content = Content(data: data) { element in
            var mark = Mark(.rectangle, x: .range(xStart.plotted(element), xEnd.plotted(element)), y: .value(y.plotted(element)))
            mark.height = height.dimension(element)
            return mark
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    )
    where Content == VectorizedRectanglePlotContent<Data> {
        content = Content(data: data) { element in
            Mark(.rectangle, x: .range(xStart.plotted(element), xEnd.plotted(element)), y: .fixedRange(yStart, yEnd))
        }
    }
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    )
    where Content == VectorizedRectanglePlotContent<Data> {
        content = Content(data: data) { element in
            Mark(.rectangle, x: .fixedRange(xStart, xEnd), y: .range(yStart.plotted(element), yEnd.plotted(element)))
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
        width: MarkDimensions<Data.Element> = .automatic
    )
    where Content == VectorizedRectanglePlotContent<Data> {
        content = Content(data: data) { element in
            var mark = Mark(.rectangle, x: .value(x.plotted(element)), y: .fixedRange(yStart, yEnd))
            mark.width = width.dimension(element)
            return mark
        }
    }
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>,
        height: MarkDimensions<Data.Element> = .automatic
    )
    where Content == VectorizedRectanglePlotContent<Data> {
        content = Content(data: data) { element in
            var mark = Mark(.rectangle, x: .fixedRange(xStart, xEnd), y: .value(y.plotted(element)))
            mark.height = height.dimension(element)
            return mark
        }
    }
    public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>, yStart: KeyPath<Data.Element, CGFloat>,
        yEnd: KeyPath<Data.Element, CGFloat>
    )
    where Content == VectorizedRectanglePlotContent<Data> {
        content = Content(data: data) { element in
            Mark(.rectangle, x: .fixedRange(element[keyPath: xStart], element[keyPath: xEnd]),
                y: .fixedRange(element[keyPath: yStart], element[keyPath: yEnd]))
        }
    }
}
