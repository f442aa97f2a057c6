import SwiftUI

/// What modifiers around a chart say about it.
struct ChartConfiguration {
    struct AxisSettings {
        var visibility = Visibility.automatic
        var content: (@MainActor (inout _AxisCollector) -> Void)?
        var labels: [AxisTitle] = []
        var style: ((ChartAxisContent) -> AnyView)?
    }
    struct AxisTitle {
        var view: AnyView
        var position: AnnotationPosition
        var alignment: Alignment?
        var spacing: CGFloat?
    }
    struct Legend {
        var visibility = Visibility.automatic
        var position = AnnotationPosition.automatic
        var alignment: Alignment?
        var spacing: CGFloat?
        var content: AnyView?
    }
    struct Layer { var alignment: Alignment, content: (ChartProxy) -> AnyView }

    var xAxis = AxisSettings(), yAxis = AxisSettings()
    var xScale = ScaleSettings(), yScale = ScaleSettings()
    var styleScale = StyleScaleSettings<AnyShapeStyle>()
    var symbolScale = StyleScaleSettings<AnyChartSymbolShape>()
    /// Symbols that are views, by value.
    var symbolViews: [_ChartDatum: AnyView] = [:]
    var lineScale = StyleScaleSettings<StrokeStyle>()
    var sizeScale = StyleScaleSettings<CGFloat>()
    var legend = Legend()
    var plotStyle: ((ChartPlotContent) -> AnyView)?
    var overlays: [Layer] = [], backgrounds: [Layer] = []
    var gesture: ((ChartProxy) -> AnyGesture<Void>)?
    var selection = ChartSelection()
    var scrolling = ChartScrolling()
}

private struct ChartConfigurationKey: EnvironmentKey {
    static var defaultValue: ChartConfiguration { ChartConfiguration() }
}
extension EnvironmentValues {
    var chartConfiguration: ChartConfiguration {
        get { self[ChartConfigurationKey.self] }
        set { self[ChartConfigurationKey.self] = newValue }
    }
}
extension View {
    nonisolated func chart(_ change: @escaping (inout ChartConfiguration) -> Void) -> some View {
        transformEnvironment(\.chartConfiguration, transform: change)
    }
}
