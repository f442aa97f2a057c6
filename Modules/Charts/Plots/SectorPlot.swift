import Foundation
import SwiftUI

/// A sector for each element.
public nonisolated struct SectorPlot<Content> {
    let content: Content
}
extension SectorPlot: ChartContent where Content: ChartContent {
    public typealias Body = Never
    @MainActor public var body: Never { preconditionFailure("A plot has no body.") }
    @MainActor public static func _collect(_ plot: Self, _ collector: inout _MarkCollector) { Content._collect(plot.content, &collector) }
}
extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
    @MainActor public static func _vector(_ plot: Self) -> _ChartVector<Content.DataElement> { Content._vector(plot.content) }
}
extension SectorPlot {
    public init<Data: RandomAccessCollection, A: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, A>, innerRadius: MarkDimensions<Data.Element> = .automatic,
        outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: CGFloat? = nil
    )
    where Content == VectorizedSectorPlotContent<Data> {
        content = Content(data: data) { element in
            var mark = Mark(.sector, x: .value(angle.plotted(element)), y: .none)
            (mark.width, mark.height, mark.angularInset) = (innerRadius.dimension(element), outerRadius.dimension(element),
                Mark.usableInset(angularInset))
            return mark
        }
    }
    public init<Data: RandomAccessCollection, A: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, A>, innerRadius: MarkDimensions<Data.Element> = .automatic,
        outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: KeyPath<Data.Element, CGFloat>
    )
    where Content == VectorizedSectorPlotContent<Data> {
        content = Content(data: data) { element in
            var mark = Mark(.sector, x: .value(angle.plotted(element)), y: .none)
            (mark.width, mark.height, mark.angularInset) = (innerRadius.dimension(element), outerRadius.dimension(element),
                Mark.usableInset(element[keyPath: angularInset]))
            return mark
        }
    }
}
