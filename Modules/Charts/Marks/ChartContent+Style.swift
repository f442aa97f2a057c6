import SwiftUI

/// Content with a word about its marks.
public nonisolated struct _StyledChartContent<Content: ChartContent> {
    let content: Content
    let change: (inout MarkTraits) -> Void
}
extension _StyledChartContent: ChartContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ styled: Self, _ collector: inout _MarkCollector) {
        collector.with(styled.change) { Content._collect(styled.content, &$0) }
    }
}
extension ChartContent {
    nonisolated func changing(_ change: @escaping (inout MarkTraits) -> Void) -> _StyledChartContent<Self> {
        _StyledChartContent(content: self, change: change)
    }

    /// The style of the marks. Unit points of gradients refer to each mark's bounds; see `alignsMarkStylesWithPlotArea(_:)`.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        changing { $0.style = .fixed(AnyShapeStyle(style)) }
    }
    /// A style for each value, explained by the legend.
    public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { $0.style = .by(value.plotted) }
    }
    public nonisolated func opacity(_ value: Double) -> some ChartContent {
        changing { $0.opacity *= value.isFinite ? min(max(value, 0), 1) : 1 }
    }
    /// - Parameter radius: in points, of all corners of bars, rectangles and sectors.
    public nonisolated func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        changing { ($0.cornerRadius, $0.cornerStyle) = (radius.isFinite ? max(radius, 0) : 0, style) }
    }
    public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent { changing { $0.line = .fixed(style) } }
    /// Dashes for each value, explained by the legend.
    public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { $0.line = .by(value.plotted) }
    }
    public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changing { $0.interpolation = method }
    }
    public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        changing { $0.symbol = .shape(AnyChartSymbolShape(symbol)) }
    }
    /// A symbol for each value, explained by the legend.
    public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { $0.symbol = .by(value.plotted) }
    }
    /// A view as the symbol, at its ideal size.
    public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return _SymbolViewContent(content: self, view: view)
    }
    /// - Parameter area: square points of a circle; other symbols look as large.
    public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
        changing { $0.symbolSize = .area(area.isFinite ? max(area, 0) : 0) }
    }
    public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
        changing {
            let width = size.width.isFinite ? max(size.width, 0) : 0, height = size.height.isFinite ? max(size.height, 0) : 0
            $0.symbolSize = .size(CGSize(width: width, height: height))
        }
    }
    /// Symbols whose areas are in proportion to values.
    public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { $0.symbolSize = .by(value.plotted) }
    }
    /// Marks at the same place stand side by side, in a lane for each value.
    /// - Parameter span: how much of the step all lanes take.
    public nonisolated func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        changing { $0.dodge = MarkTraits.Dodge(value: value.plotted, axis: axis, span: span) }
    }
    /// Styles fill the plot area, of which each mark shows its part.
    public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        changing { $0.alignsWithPlot = aligns }
    }
    /// Marks with larger numbers stand in front.
    public nonisolated func zIndex(_ value: Double) -> some ChartContent { changing { $0.zIndex = value.isFinite ? value : 0 } }
    public nonisolated func blur(radius: CGFloat) -> some ChartContent { changing { $0.blur = radius.isFinite ? max(radius, 0) : 0 } }
    public nonisolated func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        changing {
            $0.shadow = MarkTraits.Shadow(color: color, radius: radius.isFinite ? max(radius, 0) : 0, x: x.isFinite ? x : 0,
                y: y.isFinite ? y : 0)
        }
    }
    /// Shows of each mark what is inside a shape in the mark's bounds.
    public nonisolated func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        let shape = AnyShape(shape)
        return changing { $0.clips.append(MarkTraits.Clip(shape: shape, style: style)) }
    }
}

extension ChartContent {
    public nonisolated func offset(_ offset: CGSize) -> some ChartContent {
        shifting(offset.width, offset.width, offset.height, offset.height)
    }
    /// Points to the right and down.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { shifting(x, x, y, y) }
    public nonisolated func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        shifting(xStart, xEnd, yStart, yEnd)
    }
    public nonisolated func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        shifting(x, x, yStart, yEnd)
    }
    public nonisolated func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        shifting(xStart, xEnd, y, y)
    }

    private nonisolated func shifting(_ xStart: CGFloat, _ xEnd: CGFloat, _ yStart: CGFloat, _ yEnd: CGFloat) -> some ChartContent {
        changing { traits in
            func usable(_ number: CGFloat) -> CGFloat { number.isFinite ? number : 0 }
            traits.xOffset = (traits.xOffset.start + usable(xStart), traits.xOffset.end + usable(xEnd))
            traits.yOffset = (traits.yOffset.start + usable(yStart), traits.yOffset.end + usable(yEnd))
        }
    }
}

public nonisolated struct _SymbolViewContent<Content: ChartContent> {
    let content: Content
    let view: AnyView
}
extension _SymbolViewContent: ChartContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ symbol: Self, _ collector: inout _MarkCollector) {
        let id = collector.place
        collector.with { $0.symbol = .view(symbol.view, id) } _: { Content._collect(symbol.content, &$0) }
    }
}

/// Content that shows through the marks of a mask only.
public nonisolated struct _MaskedChartContent<Content: ChartContent, MaskContent: ChartContent> {
    let content: Content, mask: MaskContent
}
extension _MaskedChartContent: ChartContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ masked: Self, _ collector: inout _MarkCollector) {
        var inner = _MarkCollector()
        inner.place = mixed(collector.place, 5)
        MaskContent._collect(masked.mask, &inner)
        let number = collector.masks.count
        collector.masks.append(inner.marks)
        collector.with { $0.masks.append(number) } _: { Content._collect(masked.content, &$0) }
    }
}
public nonisolated struct _LayeredChartContent<Content: ChartContent> {
    let content: Content
    /// Applies modifiers to the layer; nil for none.
    var style: ((AnyView) -> AnyView)?
}
extension _LayeredChartContent: ChartContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ layered: Self, _ collector: inout _MarkCollector) {
        collector.layers.append(layered.style)
        let number = collector.layers.count, isStyled = layered.style != nil
        collector.with { if $0.layer == 0 || isStyled { $0.layer = number } } _: { Content._collect(layered.content, &$0) }
    }
}
extension ChartContent {
    /// Shows the marks where those of the mask are.
    public nonisolated func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        _MaskedChartContent(content: self, mask: content())
    }
    /// Draws the marks together, so that their opacity and effects are those of one picture.
    public nonisolated func compositingLayer() -> some ChartContent { _LayeredChartContent(content: self) }
    /// Draws the marks together, as a view of the plot's size that the program modifies.
    public nonisolated func compositingLayer<V: View>(@ViewBuilder style: (PlaceholderContentView<Self>) -> V) -> some ChartContent {
        let styled = style(PlaceholderContentView())
        return _LayeredChartContent(content: self, style: { AnyView($0.placed(for: Self.self, in: styled)) })
    }
}

extension ChartContent {
    public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent { changing { $0.accessibilityLabel = label } }
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { accessibilityLabel(Text(label)) }
    public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent { changing { $0.accessibilityValue = value } }
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { accessibilityValue(Text(valueKey)) }
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { accessibilityValue(Text(value)) }
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent { changing { $0.isAccessibilityHidden = hidden } }
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        changing { $0.accessibilityIdentifier = identifier }
    }
}
