import SwiftUI
import WaggleCore

/// A view of marks on scales.
///
/// ```swift
/// Chart(hives) { hive in
///     BarMark(x: .value("Hive", hive.name), y: .value("Honey", hive.honey))
///         .foregroundStyle(by: .value("Meadow", hive.meadow))
/// }
/// .chartYAxisLabel("kg")
/// ```
/// A chart takes the proposed size. Scales, axes and the legend follow from the data; modifiers around the chart change them. Marks move
/// with the animation of a change: a mark is the same as before if it has the same id in the chart's loops. Numbers that are not finite
/// have no mark, and interrupt lines.
public struct Chart<Content: ChartContent>: View {
    private let content: @MainActor () -> Content
    @Environment(\.chartConfiguration) private var configuration
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @State private var motion = ChartMotion()
    @ScaledMetric(relativeTo: .caption2) private var lineHeight: CGFloat = 13

    public init(@ChartContentBuilder content: () -> Content) {
        nonisolated(unsafe) let content = content()
        self.content = { content }
    }
    public var body: some View {
        var collector = _MarkCollector()
        Content._collect(content(), &collector)
        return ChartBody(collector: collector, configuration: configuration, locale: locale, calendar: calendar, motion: motion,
            lineHeight: lineHeight)
    }
}

extension Chart {
    /// Content for each element.
    public init<Data: RandomAccessCollection, C: ChartContent>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C)
    where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.init { ForEach(data, content: content) }
    }
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    )
    where Content == ForEach<Data, ID, C> {
        self.init { ForEach(data, id: id, content: content) }
    }
}

/// A chart of gathered marks, once its size is known.
struct ChartBody: View {
    let collector: _MarkCollector
    let configuration: ChartConfiguration
    let locale: Locale
    let calendar: Calendar
    let motion: ChartMotion
    let lineHeight: CGFloat

    var body: some View {
        GeometryReader { geometry in
            ChartView(scene: scene(geometry.size), configuration: configuration, size: geometry.size, motion: motion)
        }
        // Where nothing is proposed, as in a list.
        .frame(idealWidth: 300, idealHeight: 150)
    }
    private func scene(_ size: CGSize) -> ChartScene {
        var plot = CGSize(width: size.width.isFinite ? max(size.width, 0) : 0, height: size.height.isFinite ? max(size.height, 0) : 0)
        if configuration.xAxis.visibility != .hidden { plot.height -= lineHeight + AxisPlan.spacing }
        if configuration.yAxis.visibility != .hidden { plot.width -= lineHeight * 1.5 + AxisPlan.spacing }
        if configuration.legend.visibility != .hidden, hasLegend { plot.height -= lineHeight + 2 * AxisPlan.spacing }
        var builder = ChartSceneBuilder(collector, configuration, size: CGSize(width: max(plot.width, 0), height: max(plot.height, 0)),
            locale: locale, calendar: calendar, lineHeight: lineHeight)
        return builder.build()
    }
    private var hasLegend: Bool {
        collector.marks.contains { mark in
            if case .by = mark.traits.style { return true }
            if case .by = mark.traits.symbol { return true }
            if case .by = mark.traits.line { return true }
            return false
        }
    }
}

/// The parts of a chart around its plot.
struct ChartView: View {
    let scene: ChartScene
    let configuration: ChartConfiguration
    let size: CGSize
    let motion: ChartMotion
    @Environment(\.layoutDirection) private var layoutDirection

    private var isScrollable: Bool { !configuration.scrolling.axes.isEmpty && !scene.isPie }

    var body: some View {
        let phase = motion.follow(scene)
        ChartLayout(motion: motion, scene: scene, fits: true) {
            plot(phase).layoutValue(key: ChartRole.self, value: isScrollable ? .scroll : .plot)
            if isScrollable {
                // Stand for the labels inside the scroll view, whose room is kept free here.
                if !scene.xPlan.labels.isEmpty {
                    Text(verbatim: "0").font(.caption2).hidden().accessibilityHidden(true).layoutValue(key: ChartRole.self, value: .ruler)
                }
            }
            axisLabels(.vertical, isInside: false)
            axisLabels(.horizontal, isInside: false)
            if !isScrollable { annotations }
            ForEach(titles) { title in
                title.view.font(.caption2).foregroundStyle(.secondary).layoutValue(key: ChartRole.self, value: .title(title.place))
            }
            legend
        }
        .overlayPreferenceValue(PlotAnchorKey.self) { anchor in layers(configuration.overlays, anchor) }
        .backgroundPreferenceValue(PlotAnchorKey.self) { anchor in layers(configuration.backgrounds, anchor) }
        .accessibilityElement(children: .contain)
    }

    @ViewBuilder private func layers(_ layers: [ChartConfiguration.Layer], _ anchor: Anchor<CGRect>?) -> some View {
        if !layers.isEmpty, let anchor {
            GeometryReader { geometry in
                let proxy = ChartProxy(scene: scene, plotSize: geometry[anchor].size, anchor: anchor, selection: configuration.selection,
                    isMirrored: layoutDirection == .rightToLeft)
                ForEach(layers.indices, id: \.self) { index in
                    layers[index].content(proxy).frame(width: geometry.size.width, height: geometry.size.height,
                        alignment: layers[index].alignment)
                }
            }
        }
    }

    // MARK: Plot

    private func plot(_ phase: Double) -> some View {
        let marks = ChartPlot(phase: phase, scene: scene, motion: motion, isMirrored: layoutDirection == .rightToLeft)
            .anchorPreference(key: PlotAnchorKey.self, value: .bounds) { $0 }
            .accessibilityChildren { ChartElements(scene: scene) }
            .modifier(ChartHands(scene: scene, configuration: configuration, isMirrored: layoutDirection == .rightToLeft))
        return Group {
            if isScrollable {
                ChartScroller(scene: scene, settings: configuration.scrolling, size: size) {
                    ChartLayout(motion: motion, scene: scene, fits: false) {
                        styled(AnyView(marks)).layoutValue(key: ChartRole.self, value: .plot)
                        axisLabels(.horizontal, isInside: true)
                        annotations
                    }
                }
            } else {
                styled(AnyView(marks))
            }
        }
    }
    private func styled(_ plot: AnyView) -> AnyView { configuration.plotStyle.map { $0(ChartPlotContent(content: plot)) } ?? plot }

    private var annotations: some View {
        ForEach(scene.annotations, id: \.annotation.id) { placed in
            placed.annotation.content(
                AnnotationContext(targetSize: placed.target(scene.vertices, motion.metrics.plotSize ?? size)?.size ?? .zero))
                .fixedSize()
                .layoutValue(key: ChartRole.self, value: .annotation(placed))
        }
    }

    // MARK: Labels

    @ViewBuilder private func axisLabels(_ axis: Axis, isInside: Bool) -> some View {
        let plan = axis == .horizontal ? scene.xPlan : scene.yPlan
        if isInside == (isScrollable && axis == .horizontal) {
            ForEach(plan.labels, id: \.id) { label in
                styledLabel(label, axis).layoutValue(key: ChartRole.self, value: .label(axis, label)).accessibilityHidden(true)
            }
        }
    }
    private func styledLabel(_ label: AxisPlan.Label, _ axis: Axis) -> some View {
        let view = label.label.view ?? AnyView(Text(verbatim: label.text))
        let styled = AnyView(view.font(label.look.font ?? .caption2).foregroundStyle(
            label.look.style ?? AnyShapeStyle(Color.gray)).lineLimit(label.label.view == nil ? 1 : nil)
            .rotated(label.label.orientation))
        guard let style = (axis == .horizontal ? configuration.xAxis : configuration.yAxis).style else { return styled }
        return style(ChartAxisContent(content: styled))
    }

    struct Title: Identifiable {
        let id: Int
        let view: AnyView
        let place: ChartRole.Beside
    }
    private var titles: [Title] {
        let x = configuration.xAxis.labels.map { ($0, true) }, y = configuration.yAxis.labels.map { ($0, false) }
        return (x + y).enumerated().map { index, entry in
            let (title, isX) = entry
            let position = title.position.kind == .automatic ? (isX ? .bottom : AnnotationPosition.Kind.top) : title.position.kind
            let alignment = title.alignment ?? (isX ? .leading : title.position.kind == .automatic ? .trailing : .center)
            let isSide = position == .leading || position == .trailing
            let view = isSide && !isX ? AnyView(title.view.rotated(.verticalReversed)) : title.view
            return Title(id: index, view: view, place: ChartRole.Beside(
                position: position, alignment: alignment, spacing: title.spacing ?? (isX ? AxisPlan.spacing : 2 * AxisPlan.spacing)))
        }
    }
    @ViewBuilder private var legend: some View {
        let settings = configuration.legend
        let place = ChartRole.Beside(position: settings.position.kind == .automatic ? .bottom : settings.position.kind,
                                     alignment: settings.alignment ?? .leading,
                                     spacing: settings.spacing ?? 2 * AxisPlan.spacing)
        if settings.visibility != .hidden {
            if let content = settings.content {
                content.layoutValue(key: ChartRole.self, value: .legend(place))
            } else if scene.hasStyles || scene.hasSymbols || scene.hasLines {
                ChartLegend(scene: scene, isVertical: place.position == .leading || place.position == .trailing)
                    .layoutValue(key: ChartRole.self, value: .legend(place))
            }
        }
    }
}

/// The place of the plot, for views that lie over the chart.
struct PlotAnchorKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

extension View {
    /// Turned text takes its room sideways.
    @ViewBuilder fileprivate func rotated(_ orientation: AxisValueLabelOrientation) -> some View {
        switch orientation.kind {
        case .automatic, .horizontal: self
        case .vertical: QuarterTurn { rotationEffect(.degrees(90)).fixedSize() }
        case .verticalReversed: QuarterTurn { rotationEffect(.degrees(-90)).fixedSize() }
        }
    }
}
/// Swaps the width and the height of its subview, which is drawn turned around its middle.
private struct QuarterTurn: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: size.height, height: size.width)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
}
