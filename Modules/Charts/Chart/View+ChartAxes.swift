import SwiftUI

extension View {
    public nonisolated func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.xAxis.visibility = visibility } }
    public nonisolated func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        nonisolated(unsafe) let content = content()
        return chart { $0.xAxis.content = { Content._collect(content, &$0) } }
    }
    public nonisolated func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.yAxis.visibility = visibility } }
    public nonisolated func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        nonisolated(unsafe) let content = content()
        return chart { $0.yAxis.content = { Content._collect(content, &$0) } }
    }
    /// Changes the view of an axis's labels.
    public nonisolated func chartXAxisStyle<Content: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) -> some View {
        chart { $0.xAxis.style = { AnyView(content($0)) } }
    }
    public nonisolated func chartYAxisStyle<Content: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) -> some View {
        chart { $0.yAxis.style = { AnyView(content($0)) } }
    }
}

extension View {
    /// - Parameters:
    ///   - position: automatic is below the plot.
    ///   - spacing: points between the label and the axis.
    public nonisolated func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }
    public nonisolated func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
    }
    @_disfavoredOverload
    public nonisolated func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
    }
    public nonisolated func chartXAxisLabel<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
                                                     spacing: CGFloat? = nil,
                                                     @ViewBuilder content: () -> C) -> some View {
        let view = AnyView(content())
        return chart {
            $0.xAxis.labels.append(ChartConfiguration.AxisTitle(view: view, position: position, alignment: alignment, spacing: spacing))
        }
    }
    /// - Parameters:
    ///   - position: automatic is above the plot, at the axis's end.
    public nonisolated func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }
    public nonisolated func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
    }
    @_disfavoredOverload
    public nonisolated func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
    }
    public nonisolated func chartYAxisLabel<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
                                                     spacing: CGFloat? = nil,
                                                     @ViewBuilder content: () -> C) -> some View {
        let view = AnyView(content())
        return chart {
            $0.yAxis.labels.append(ChartConfiguration.AxisTitle(view: view, position: position, alignment: alignment, spacing: spacing))
        }
    }
}

extension View {
    public nonisolated func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend.visibility = visibility } }
    /// - Parameters:
    ///   - position: automatic is below the chart.
    ///   - spacing: points between the legend and the chart; nil for the usual ones.
    public nonisolated func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart { ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing) }
    }
    public nonisolated func chartLegend<Content: View>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
                                                       spacing: CGFloat? = nil,
                                                       @ViewBuilder content: () -> Content) -> some View {
        let view = AnyView(content())
        return chart {
            $0.legend = ChartConfiguration.Legend(visibility: .visible, position: position, alignment: alignment, spacing: spacing,
                content: view)
        }
    }
    /// Changes the view of the plot: a background, a border, a size.
    public nonisolated func chartPlotStyle<Content: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> Content) -> some View {
        chart { $0.plotStyle = { AnyView(content($0)) } }
    }
    /// A view over the chart that knows its scales.
    public nonisolated func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chart { $0.overlays.append(ChartConfiguration.Layer(alignment: alignment) { AnyView(content($0)) }) }
    }
    /// A view behind the chart that knows its scales.
    public nonisolated func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chart { $0.backgrounds.append(ChartConfiguration.Layer(alignment: alignment) { AnyView(content($0)) }) }
    }
}

/// The plot of a chart as a view: its lines and marks.
public struct ChartPlotContent: View {
    let content: AnyView
    public var body: some View { content }
}
/// The labels of an axis as a view.
public struct ChartAxisContent: View {
    let content: AnyView
    public var body: some View { content }
}
