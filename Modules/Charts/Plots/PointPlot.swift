import Foundation
import SwiftUI

/// A symbol for each element.
public nonisolated struct PointPlot<Content> {
    let content: Content
}
extension PointPlot: ChartContent where Content: ChartContent {
    public typealias Body = Never
    @MainActor public var body: Never { preconditionFailure("A plot has no body.") }
    @MainActor public static func _collect(_ plot: Self, _ collector: inout _MarkCollector) { Content._collect(plot.content, &collector) }
}
extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
    @MainActor public static func _vector(_ plot: Self) -> _ChartVector<Content.DataElement> { Content._vector(plot.content) }
}
extension PointPlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    )
    where Content == VectorizedPointPlotContent<Data> {
        content = Content(data: data) { element in
            Mark(.point, x: .value(x.plotted(element)), y: .value(y.plotted(element)))
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable>(_ data: Data, x: PlottableProjection<Data.Element, X>, y: CGFloat? = nil)
    where Content == VectorizedPointPlotContent<Data> {
        content = Content(data: data) { element in
            Mark(.point, x: .value(x.plotted(element)), y: y.map { .fixed($0) } ?? .none)
        }
    }
    public init<Data: RandomAccessCollection, Y: Plottable>(_ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>)
    where Content == VectorizedPointPlotContent<Data> {
        content = Content(data: data) { element in
            Mark(.point, x: x.map { .fixed($0) } ?? .none, y: .value(y.plotted(element)))
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: KeyPath<Data.Element, CGFloat>
    )
    where Content == VectorizedPointPlotContent<Data> {
        content = Content(data: data) { element in
            Mark(.point, x: .value(x.plotted(element)), y: .fixed(element[keyPath: y]))
        }
    }
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, Y>
    )
    where Content == VectorizedPointPlotContent<Data> {
        content = Content(data: data) { element in
            Mark(.point, x: .fixed(element[keyPath: x]), y: .value(y.plotted(element)))
        }
    }
}
