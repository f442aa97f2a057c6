import SwiftUI

/// A mark for each element of a collection, styled by key paths.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
    associatedtype DataElement
    @MainActor @preconcurrency static func _vector(_ content: Self) -> _ChartVector<DataElement>
}

/// Marks of a collection, and what modifiers say about each.
public struct _ChartVector<DataElement> {
    let count: Int
    let element: (Int) -> DataElement
    let mark: (DataElement) -> Mark
    /// From the innermost to the outermost one.
    var changes: [(DataElement, inout MarkTraits) -> Void] = []

    func collect(into collector: inout _MarkCollector) {
        collector.marks.reserveCapacity(collector.marks.count + count)
        let outer = collector.traits
        for index in 0..<count {
            let element = element(index)
            for change in changes.reversed() { change(element, &collector.traits) }
            collector.descend(index) { $0.add(mark(element)) }
            collector.traits = outer
        }
    }
}

/// The marks of a plot of a collection.
public nonisolated struct _VectorizedPlotContent<Data: RandomAccessCollection, Kind> {
    let data: Data
    let mark: (Data.Element) -> Mark
}
extension _VectorizedPlotContent: VectorizedChartContent {
    public typealias Body = Never
    public typealias DataElement = Data.Element
    @MainActor public static func _vector(_ content: Self) -> _ChartVector<Data.Element> {
        let data = content.data
        return _ChartVector(count: data.count, element: { data[data.index(data.startIndex, offsetBy: $0)] }, mark: content.mark)
    }
    @MainActor public static func _collect(_ content: Self, _ collector: inout _MarkCollector) {
        _vector(content).collect(into: &collector)
    }
}
public enum _BarPlotKind {}
public enum _LinePlotKind {}
public enum _AreaPlotKind {}
public enum _PointPlotKind {}
public enum _RectanglePlotKind {}
public enum _RulePlotKind {}
public enum _SectorPlotKind {}
public typealias VectorizedBarPlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<Data, _BarPlotKind>
public typealias VectorizedLinePlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<Data, _LinePlotKind>
public typealias VectorizedAreaPlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<Data, _AreaPlotKind>
public typealias VectorizedPointPlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<Data, _PointPlotKind>
public typealias VectorizedRectanglePlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<Data, _RectanglePlotKind>
public typealias VectorizedRulePlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<Data, _RulePlotKind>
public typealias VectorizedSectorPlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<Data, _SectorPlotKind>

public nonisolated struct _VectorModifiedContent<Content: VectorizedChartContent> {
    let content: Content
    let change: (Content.DataElement, inout MarkTraits) -> Void
}
extension _VectorModifiedContent: VectorizedChartContent {
    public typealias Body = Never
    public typealias DataElement = Content.DataElement
    @MainActor public static func _vector(_ modified: Self) -> _ChartVector<Content.DataElement> {
        var vector = Content._vector(modified.content)
        vector.changes.append(modified.change)
        return vector
    }
    @MainActor public static func _collect(_ modified: Self, _ collector: inout _MarkCollector) {
        _vector(modified).collect(into: &collector)
    }
}

extension VectorizedChartContent {
    private nonisolated func each(_ change: @escaping (DataElement, inout MarkTraits) -> Void) -> _VectorModifiedContent<Self> {
        _VectorModifiedContent(content: self, change: change)
    }

    public nonisolated func foregroundStyle<S: ShapeStyle>(_ keyPath: KeyPath<DataElement, S>) -> some VectorizedChartContent<DataElement> {
        each { $1.style = .fixed(AnyShapeStyle($0[keyPath: keyPath])) }
    }
    public nonisolated func foregroundStyle<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        each { $1.style = .by(value.plotted($0)) }
    }
    public nonisolated func opacity(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
        each { element, traits in
            let opacity = Double(element[keyPath: keyPath])
            traits.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1
        }
    }
    public nonisolated func cornerRadius(
        _ radius: KeyPath<DataElement, CGFloat>, style: RoundedCornerStyle = .continuous
    ) -> some VectorizedChartContent<DataElement> {
        each { element, traits in
            let radius = element[keyPath: radius]
            (traits.cornerRadius, traits.cornerStyle) = (radius.isFinite ? max(radius, 0) : 0, style)
        }
    }
    public nonisolated func lineStyle(_ style: KeyPath<DataElement, StrokeStyle>) -> some VectorizedChartContent<DataElement> {
        each { $1.line = .fixed($0[keyPath: style]) }
    }
    public nonisolated func lineStyle<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        each { $1.line = .by(value.plotted($0)) }
    }
    public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: KeyPath<DataElement, S>) -> some VectorizedChartContent<DataElement> {
        each { $1.symbol = .shape(AnyChartSymbolShape($0[keyPath: symbol])) }
    }
    public nonisolated func symbol<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        each { $1.symbol = .by(value.plotted($0)) }
    }
    public nonisolated func symbolSize(_ area: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
        each { element, traits in
            let area = element[keyPath: area]
            traits.symbolSize = .area(area.isFinite ? max(area, 0) : 0)
        }
    }
    public nonisolated func symbolSize(_ size: KeyPath<DataElement, CGSize>) -> some VectorizedChartContent<DataElement> {
        each { element, traits in
            let size = element[keyPath: size]
            traits.symbolSize = .size(
                CGSize(width: size.width.isFinite ? max(size.width, 0) : 0, height: size.height.isFinite ? max(size.height, 0) : 0))
        }
    }
    public nonisolated func symbolSize<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        each { $1.symbolSize = .by(value.plotted($0)) }
    }
    public nonisolated func position<P: Plottable>(
        by value: PlottableProjection<DataElement, P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        each { $1.dodge = MarkTraits.Dodge(value: value.plotted($0), axis: axis, span: span) }
    }
    public nonisolated func offset(
        x: KeyPath<DataElement, CGFloat>, y: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> {
        each { element, traits in
            let x = element[keyPath: x], y = element[keyPath: y]
            if x.isFinite { traits.xOffset = (traits.xOffset.start + x, traits.xOffset.end + x) }
            if y.isFinite { traits.yOffset = (traits.yOffset.start + y, traits.yOffset.end + y) }
        }
    }
    public nonisolated func accessibilityLabel(_ label: KeyPath<DataElement, Text>) -> some VectorizedChartContent<DataElement> {
        each { $1.accessibilityLabel = $0[keyPath: label] }
    }
    public nonisolated func accessibilityLabel(
        _ label: KeyPath<DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<DataElement> {
        each { $1.accessibilityLabel = Text($0[keyPath: label]) }
    }
    public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ label: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> {
        each { $1.accessibilityLabel = Text($0[keyPath: label]) }
    }
    public nonisolated func accessibilityValue(_ value: KeyPath<DataElement, Text>) -> some VectorizedChartContent<DataElement> {
        each { $1.accessibilityValue = $0[keyPath: value] }
    }
    public nonisolated func accessibilityValue(
        _ value: KeyPath<DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<DataElement> {
        each { $1.accessibilityValue = Text($0[keyPath: value]) }
    }
    public nonisolated func accessibilityValue<S: StringProtocol>(
        _ value: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> {
        each { $1.accessibilityValue = Text($0[keyPath: value]) }
    }
    public nonisolated func accessibilityHidden(_ hidden: KeyPath<DataElement, Bool>) -> some VectorizedChartContent<DataElement> {
        each { $1.isAccessibilityHidden = $0[keyPath: hidden] }
    }
}
