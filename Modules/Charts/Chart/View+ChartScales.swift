import SwiftUI

// Modifiers nearer to the chart overrule those further out, as the environment does.

extension View {
    /// - Parameters:
    ///   - domain: a range of numbers or dates, an array of categories, or `.automatic`.
    ///   - range: the positions, as a rule `.plotDimension(padding:)`.
    public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chart { $0.xScale = ScaleSettings(domain: domain._domain, range: range._positions, type: type ?? $0.xScale.type) }
    }
    public nonisolated func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart { ($0.xScale.domain, $0.xScale.type) = (domain._domain, type ?? $0.xScale.type) }
    }
    public nonisolated func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chart { ($0.xScale.range, $0.xScale.type) = (range._positions, type ?? $0.xScale.type) }
    }
    public nonisolated func chartXScale(type: ScaleType?) -> some View { chart { $0.xScale.type = type } }

    public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chart { $0.yScale = ScaleSettings(domain: domain._domain, range: range._positions, type: type ?? $0.yScale.type) }
    }
    public nonisolated func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart { ($0.yScale.domain, $0.yScale.type) = (domain._domain, type ?? $0.yScale.type) }
    }
    public nonisolated func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chart { ($0.yScale.range, $0.yScale.type) = (range._positions, type ?? $0.yScale.type) }
    }
    public nonisolated func chartYScale(type: ScaleType?) -> some View { chart { $0.yScale.type = type } }
}

extension View {
    /// The styles of categories in turn, or those that numbers are blended of.
    public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View
    where Range.VisualValue: ShapeStyle {
        chart {
            $0.styleScale = StyleScaleSettings(domain: domain._domain, range: range._visualValues.map { AnyShapeStyle($0) }, type: type)
        }
    }
    public nonisolated func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        chart { ($0.styleScale.range, $0.styleScale.type) = (range._visualValues.map { AnyShapeStyle($0) }, type) }
    }
    public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart { ($0.styleScale.domain, $0.styleScale.type) = (domain._domain, type) }
    }
    public nonisolated func chartForegroundStyleScale(type: ScaleType? = nil) -> some View { chart { $0.styleScale.type = type } }
    /// A style for each category, in the order of the legend.
    public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        chart { $0.styleScale.mapping = mapping.map { ($0.key.datum, AnyShapeStyle($0.value)) } }
    }
    public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chart { $0.styleScale.function = { DataValue(datum: $0).map { AnyShapeStyle(mapping($0)) } } }
    }
    public nonisolated func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
        domain: Domain, mapping: @escaping (Domain.Element) -> S
    ) -> some View
    where Domain.Element: Plottable {
        chart {
            $0.styleScale.domain = _ScaleDomainValues(kind: .categories(domain.map(\.datum)))
            $0.styleScale.function = { Domain.Element(datum: $0).map { AnyShapeStyle(mapping($0)) } }
        }
    }
}

extension View {
    public nonisolated func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View
    where Range.VisualValue: ChartSymbolShape {
        chart {
            $0.symbolScale = StyleScaleSettings(domain: domain._domain, range: range._visualValues.map { AnyChartSymbolShape($0) },
                type: type)
        }
    }
    public nonisolated func chartSymbolScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        chart { $0.symbolScale.range = range._visualValues.map { AnyChartSymbolShape($0) } }
    }
    public nonisolated func chartSymbolScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart { $0.symbolScale.domain = domain._domain }
    }
    public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        chart { $0.symbolScale.mapping = mapping.map { ($0.key.datum, AnyChartSymbolShape($0.value)) } }
    }
    public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(mapping: @escaping (DataValue) -> S) -> some View {
        chart { $0.symbolScale.function = { DataValue(datum: $0).map { AnyChartSymbolShape(mapping($0)) } } }
    }
    public nonisolated func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
        domain: Domain, mapping: @escaping (Domain.Element) -> S
    ) -> some View
    where Domain.Element: Plottable {
        chart {
            $0.symbolScale.domain = _ScaleDomainValues(kind: .categories(domain.map(\.datum)))
            $0.symbolScale.function = { Domain.Element(datum: $0).map { AnyChartSymbolShape(mapping($0)) } }
        }
    }
    /// A view as the symbol of each category.
    public nonisolated func chartSymbolScale<Domain: Collection, V: View>(
        domain: Domain, @ViewBuilder mapping: @escaping (Domain.Element) -> V
    ) -> some View
    where Domain.Element: Plottable & Hashable {
        chart { for value in domain { $0.symbolViews[value.datum] = AnyView(mapping(value)) } }
    }
}

extension View {
    public nonisolated func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue == StrokeStyle {
        chart { $0.lineScale = StyleScaleSettings(domain: domain._domain, range: range._visualValues) }
    }
    public nonisolated func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View where Range.VisualValue == StrokeStyle {
        chart { $0.lineScale.range = range._visualValues }
    }
    public nonisolated func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        chart { $0.lineScale.domain = domain._domain }
    }
    public nonisolated func chartLineStyleScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>) -> some View {
        chart { $0.lineScale.mapping = mapping.map { ($0.key.datum, $0.value) } }
    }
    public nonisolated func chartLineStyleScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> StrokeStyle) -> some View {
        chart { $0.lineScale.function = { DataValue(datum: $0).map(mapping) } }
    }

    /// The areas of symbols: those of categories in turn, or the smallest and the largest one of numbers.
    public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View
    where Range.VisualValue == CGFloat {
        chart { $0.sizeScale = StyleScaleSettings(domain: domain._domain, range: range.areas, type: type) }
    }
    public nonisolated func chartSymbolSizeScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        chart { ($0.sizeScale.range, $0.sizeScale.type) = (range.areas, type) }
    }
    public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart { ($0.sizeScale.domain, $0.sizeScale.type) = (domain._domain, type) }
    }
    public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, CGFloat>) -> some View {
        chart { $0.sizeScale.mapping = mapping.map { ($0.key.datum, $0.value) } }
    }
    public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> CGFloat) -> some View {
        chart { $0.sizeScale.function = { DataValue(datum: $0).map(mapping) } }
    }
}
extension ScaleRange where VisualValue == CGFloat {
    fileprivate var areas: [CGFloat] {
        if let range = self as? ClosedRange<CGFloat> { return [range.lowerBound, range.upperBound] }
        return _visualValues
    }
}
