import Foundation
import SwiftUI

/// A bar for each element.
public nonisolated struct BarPlot<Content> {
    let content: Content
}
extension BarPlot: ChartContent where Content: ChartContent {
    public typealias Body = Never
    @MainActor public var body: Never { preconditionFailure("A plot has no body.") }
    @MainActor public static func _collect(_ plot: Self, _ collector: inout _MarkCollector) { Content._collect(plot.content, &collector) }
}
extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
    @MainActor public static func _vector(_ plot: Self) -> _ChartVector<Content.DataElement> { Content._vector(plot.content) }
}
extension BarPlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic, height: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    )
    where Content == VectorizedBarPlotContent<Data> {
        content = Content(data: data) { element in
            var mark = Mark(.bar, x: .value(x.plotted(element)), y: .value(y.plotted(element)))
            (mark.width, mark.height, mark.stacking) = (width.dimension(element), height.dimension(element), stacking)
            return mark
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = .automatic
    )
    where Content == VectorizedBarPlotContent<Data> {
        content = Content(data: data) { element in
            var mark = Mark(.bar, x: .value(x.plotted(element)), y: .range(yStart.plotted(element), yEnd.plotted(element)))
            mark.width = width.dimension(element)
            return mark
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = .automatic
    )
    where Content == VectorizedBarPlotContent<Data> {
        content = Content(data: data) { element in
            var mark = Mark(.bar, x: .range(xStart.plotted(element), xEnd.plotted(element)), y: .value(y.plotted(element)))
            mark.height = height.dimension(element)
            return mark
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
        width: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
    )
    where Content == VectorizedBarPlotContent<Data> {
        content = Content(data: data) { element in
            var mark = Mark(.bar, x: .value(x.plotted(element)), y: .fixedRange(yStart, yEnd))
            (mark.width, mark.stacking) = (width.dimension(element), stacking)
            return mark
        }
    }
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>,
        height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
    )
    where Content == VectorizedBarPlotContent<Data> {
        content = Content(data: data) { element in
            var mark = Mark(.bar, x: .fixedRange(xStart, xEnd), y: .value(y.plotted(element)))
            (mark.height, mark.stacking) = (height.dimension(element), stacking)
            return mark
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>,
        width: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
    )
    where Content == VectorizedBarPlotContent<Data> {
        content = Content(data: data) { element in
            var mark = Mark(.bar, x: .value(x.plotted(element)), y: .fixedRange(element[keyPath: yStart], element[keyPath: yEnd]))
            (mark.width, mark.stacking) = (width.dimension(element), stacking)
            return mark
        }
    }
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, Y>,
        height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
    )
    where Content == VectorizedBarPlotContent<Data> {
        content = Content(data: data) { element in
            var mark = Mark(.bar, x: .fixedRange(element[keyPath: xStart], element[keyPath: xEnd]), y: .value(y.plotted(element)))
            (mark.height, mark.stacking) = (height.dimension(element), stacking)
            return mark
        }
    }
}
