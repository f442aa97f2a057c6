import Foundation
import SwiftUI

/// Makes a scene of marks.
@MainActor struct ChartSceneBuilder {
    let marks: [Mark]
    let collector: _MarkCollector
    let settings: ChartConfiguration
    /// The size of the plot, about: it decides how many values an axis shows.
    let size: CGSize
    let locale: Locale
    let calendar: Calendar
    /// The height of a line of a label.
    let lineHeight: CGFloat

    private var scene: ChartScene
    private var isVertical: [Bool?]
    private var stacking: Stacking
    private var lanes: [_ChartDatum: Int] = [:]
    /// The smallest distance between values of a continuous scale, as a share of it.
    private var gaps: (x: Double, y: Double) = (0, 0)

    init(_ collector: _MarkCollector, _ settings: ChartConfiguration, size: CGSize, locale: Locale, calendar: Calendar, lineHeight: CGFloat) {
        (self.collector, self.settings, self.size, self.locale, self.calendar, self.lineHeight) = (collector, settings, size, locale, calendar, lineHeight)
        marks = collector.marks
        isVertical = marks.map(Self.isVertical)
        stacking = Stacking(marks, isVertical: isVertical)
        var styles: [Plotted] = [], symbols: [Plotted] = [], lines: [Plotted] = [], sizes: [Plotted] = []
        var hasPoints = false
        for mark in marks {
            if case .by(let value) = mark.traits.style { styles.append(value) }
            if case .by(let value) = mark.traits.symbol { symbols.append(value); hasPoints = hasPoints || mark.kind == .point }
            if case .by(let value) = mark.traits.line { lines.append(value) }
            if case .by(let value) = mark.traits.symbolSize { sizes.append(value) }
            if let value = mark.traits.dodge?.value.datum, lanes[value] == nil { lanes[value] = lanes.count }
        }
        scene = ChartScene(
            styleScale: StyleScale(settings.styleScale, values: styles, standard: ChartLook.palette.map { AnyShapeStyle($0) }),
            symbolScale: StyleScale(settings.symbolScale, values: symbols, standard: (hasPoints ? ChartLook.pointSymbols : ChartLook.lineSymbols).map { AnyChartSymbolShape($0) }),
            lineScale: StyleScale(settings.lineScale, values: lines, standard: ChartLook.dashes.map { StrokeStyle(lineWidth: ChartLook.lineWidth, lineJoin: .round, dash: $0) }),
            sizeScale: StyleScale(settings.sizeScale, values: sizes, standard: [25, 50, 100, 200].map { CGFloat($0) }))
        (scene.hasStyles, scene.hasSymbols, scene.hasLines) = (!styles.isEmpty, !symbols.isEmpty, !lines.isEmpty)
    }

    /// Whether the numbers of a bar or an area are on y.
    private static func isVertical(_ mark: Mark) -> Bool? {
        guard mark.kind == .bar || mark.kind == .area else { return nil }
        switch (mark.x, mark.y) {
        case (.range, _): return false
        case (_, .range): return true
        case (.value, .fixedRange): return mark.x.isContinuous && !mark.x.isDate ? false : true
        case (.fixedRange, .value): return mark.y.isContinuous && !mark.y.isDate ? true : false
        default: break
        }
        if mark.y.isContinuous, !mark.y.isDate { return true }
        if mark.x.isContinuous, !mark.x.isDate { return false }
        return true
    }

    mutating func build() -> ChartScene {
        scene.isPie = !marks.isEmpty && marks.allSatisfy { $0.kind == .sector }
        if !scene.isPie { makeScales() }
        addFigures()
        scene.masks = collector.masks.map { mask in
            var inner = self
            inner.scene.figures = []
            inner.scene.elements = []
            return inner.figures(of: mask, into: &scene)
        }
        addGrid()
        return scene
    }

    // MARK: Scales

    private mutating func makeScales() {
        var x = ScaleBuilder(settings: settings.xScale, isUpward: false), y = ScaleBuilder(settings: settings.yScale, isUpward: true)
        var units = (x: 0.0, y: 0.0)
        for (index, mark) in marks.enumerated() where mark.kind != .sector {
            guard mark.x.isFinite, mark.y.isFinite else { continue }
            let span = stacking.spans[index]
            let vertical = isVertical[index] == true
            func add(_ position: MarkPosition, _ builder: inout ScaleBuilder, _ unit: inout Double, isSpan: Bool) {
                for value in position.plotted {
                    if let interval = value.interval {
                        builder.extremes += [interval.lowerBound, interval.upperBound]
                        unit = max(unit, interval.upperBound - interval.lowerBound)
                        builder.values.append(value.datum)
                    } else if isSpan, let span {
                        // Of what is stacked, only where it ends counts.
                        if builder.values.isEmpty { builder.values.append(.number(span.end)) }
                        builder.extremes += [span.start, span.end]
                    } else {
                        builder.values.append(value.datum)
                    }
                }
            }
            add(mark.x, &x, &units.x, isSpan: span != nil && !vertical)
            add(mark.y, &y, &units.y, isSpan: span != nil && vertical)
        }
        let xIsOpen = isOpen(settings.xScale), yIsOpen = isOpen(settings.yScale)
        addFunctions(&x, &y)
        let xGroups = groups(settings.xAxis), yGroups = groups(settings.yAxis)
        let xPlanner = AxisPlanner(isX: true, length: size.width, locale: locale, calendar: calendar, unit: units.x)
        let yPlanner = AxisPlanner(isX: false, length: size.height, locale: locale, calendar: calendar, unit: units.y)
        if var scale = x.scale() {
            for group in xGroups { _ = xPlanner.values(group, &scale, isOpen: xIsOpen) }
            scene.xScale = scale
        }
        if var scale = y.scale() {
            if let first = yGroups.first, scale.isCategory, first.content == nil, first.position == .automatic, first.preset == .automatic || first.preset == .inset,
               settings.yAxis.visibility != .hidden {
                let inset = ChartLook.bandInset(lineHeight: lineHeight)
                // Where bands are too low for a label and a mark, labels stand beside the plot.
                if size.height * CGFloat(scale.step) >= inset + 6 { scale.bandInset = inset }
            }
            for group in yGroups { _ = yPlanner.values(group, &scale, isOpen: yIsOpen) }
            makeRoomForAnnotations(&scale, yPlanner, yGroups.first, isOpen: yIsOpen)
            scene.yScale = scale
        }
        if settings.xAxis.visibility != .hidden, var scale = scene.xScale {
            for (number, group) in xGroups.enumerated() {
                let values = xPlanner.values(group, &scale, isOpen: xIsOpen)
                xPlanner.plan(group, number, values: values, scale, into: &scene.xPlan)
            }
        }
        if settings.yAxis.visibility != .hidden, var scale = scene.yScale {
            for (number, group) in yGroups.enumerated() {
                let values = yPlanner.values(group, &scale, isOpen: yIsOpen)
                yPlanner.plan(group, number, values: values, scale, into: &scene.yPlan)
            }
        }
        gaps = (gap(scene.xScale, \.x), gap(scene.yScale, \.y))
    }
    private func isOpen(_ scale: ScaleSettings) -> Bool {
        switch scale.domain?.kind {
        case nil: true
        case .automatic(_, _, let change): change == nil
        case .range, .categories: false
        }
    }
    private func groups(_ axis: ChartConfiguration.AxisSettings) -> [AxisGroup] {
        guard let content = axis.content else { return [AxisGroup()] }
        var collector = _AxisCollector()
        content(&collector)
        return collector.groups
    }
    private func gap(_ scale: PositionScale?, _ position: KeyPath<Mark, MarkPosition>) -> Double {
        guard let scale, !scale.isCategory else { return 0 }
        let shares = Set(marks.lazy.filter { $0.kind == .bar || $0.kind == .rectangle }.compactMap { $0[keyPath: position].first?.datum.number }.map { scale.share(of: $0) }).sorted()
        return zip(shares, shares.dropFirst()).map { $1 - $0 }.filter { $0 > 1e-9 }.min() ?? 0
    }
    /// A plot of a function has the values that it has over the x scale.
    private func addFunctions(_ x: inout ScaleBuilder, _ y: inout ScaleBuilder) {
        for mark in marks {
            guard let function = mark.function, let domain = function.domain else { continue }
            // A parameter is on no axis.
            if case .parametric = function.kind { continue }
            x.extremes += [domain.lowerBound, domain.upperBound]
            if x.values.isEmpty { x.values.append(.number(domain.lowerBound)) }
        }
        for mark in marks {
            guard let function = mark.function else { continue }
            var isParametric = false
            if case .parametric = function.kind { isParametric = true } else if x.values.isEmpty, x.extremes.isEmpty, x.settings.domain == nil { (x.values, x.extremes) = ([.number(0)], [0, 1]) }
            guard let range = function.domain ?? x.scale().map({ $0.lower...$0.upper }) else { continue }
            for sample in function.samples(over: range, count: 200) where sample.y.isFinite && sample.y1.isFinite {
                y.extremes += [sample.y, sample.y1]
                if isParametric {
                    x.extremes.append(sample.x)
                    if x.values.isEmpty { x.values.append(.number(sample.x)) }
                }
            }
            if y.values.isEmpty, let first = y.extremes.first { y.values.append(.number(first)) }
        }
    }
    /// Annotations above the highest bar need their height: the scale gets further values until there is room.
    private func makeRoomForAnnotations(_ scale: inout PositionScale, _ planner: AxisPlanner, _ group: AxisGroup?, isOpen: Bool) {
        guard isOpen, !scale.isCategory, !scale.isDate, size.height > 60, let group else { return }
        var highest = -Double.infinity
        for annotation in collector.annotations {
            switch annotation.position.kind {
            case .automatic, .top, .topLeading, .topTrailing: break
            case .overlay, .bottom, .bottomLeading, .bottomTrailing, .leading, .trailing: continue
            }
            switch annotation.overflow.y.kind {
            case .automatic, .padScale: break
            case .disabled, .fit: continue
            }
            for index in annotation.marks where marks.indices.contains(index) {
                guard marks[index].kind == .bar || marks[index].kind == .point || marks[index].kind == .line || marks[index].kind == .area else { continue }
                let number = stacking.spans[index].map { max($0.start, $0.end) } ?? marks[index].y.plotted.compactMap(\.datum.number).max() ?? -.infinity
                if isVertical[index] != false { highest = max(highest, number) }
            }
        }
        guard highest.isFinite else { return }
        let needed = 1 - Double((lineHeight * 1.6 + AxisPlan.spacing) / size.height)
        guard scale.share(of: highest) > needed else { return }
        let numbers = planner.values(group, &scale, isOpen: false).compactMap(\.number)
        let step = numbers.count > 1 ? numbers[1] - numbers[0] : (scale.upper - scale.lower) / 4
        scale.upper += step > 0 ? step : 0
    }

    // MARK: Figures

    private mutating func addFigures() {
        var figuresOfMarks: [Int: [Figure]] = [:]
        let wanted = Set(collector.annotations.flatMap(\.marks))
        let first = scene.figures.count
        var scene = self.scene
        for placed in placedFigures(marks, into: &scene) {
            scene.figures.append(placed.figure)
            if wanted.contains(placed.mark) { figuresOfMarks[placed.mark, default: []].append(placed.figure) }
            for mark in placed.others where wanted.contains(mark) { figuresOfMarks[mark, default: []].append(pointFigure(mark, placed.figure, scene)) }
        }
        if scene.figures[first...].contains(where: { $0.zIndex != 0 }) {
            // Stable: equals stay in their order.
            scene.figures = scene.figures.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
        }
        scene.annotations = collector.annotations.map { annotation in
            ChartScene.PlacedAnnotation(annotation: annotation, figures: annotation.marks.flatMap { figuresOfMarks[$0] ?? [] })
        }
        self.scene = scene
    }
    /// A point of a line or an area as a figure of its own, for its annotation.
    private func pointFigure(_ mark: Int, _ figure: Figure, _ scene: ChartScene) -> Figure {
        var point = figure
        let id = marks[mark].id
        if let vertex = figure.vertices.first(where: { scene.vertices[$0].id == id }) { point.vertices = vertex..<(vertex + 1) }
        return point
    }
    private func figures(of marks: [Mark], into scene: inout ChartScene) -> [Figure] {
        var builder = self
        builder.isVertical = marks.map(Self.isVertical)
        builder.stacking = Stacking(marks, isVertical: builder.isVertical)
        let elements = scene.elements
        let figures = builder.placedFigures(marks, into: &scene).map(\.figure)
        scene.elements = elements
        return figures
    }

    struct PlacedFigure {
        var figure: Figure
        var mark: Int
        /// The marks of a line's or an area's points.
        var others: [Int] = []
    }

    private struct SeriesKey: Hashable {
        var kind: Mark.Kind
        var series: _ChartDatum?, style: _ChartDatum?, symbol: _ChartDatum?, line: _ChartDatum?
        var isHorizontal: Bool
        var hash: Int {
            var hash = mixed(kind == .line ? 1 : 2, series?.hashValue ?? 3)
            for value in [style, symbol, line] { hash = mixed(hash, value?.hashValue ?? 4) }
            return mixed(hash, isHorizontal ? 5 : 6)
        }
    }
    private func seriesKey(_ mark: Mark, _ index: Int) -> SeriesKey {
        func datum<T>(_ value: T?, _ by: (T) -> Plotted?) -> _ChartDatum? { value.flatMap(by)?.datum }
        let style = datum(mark.traits.style) { if case .by(let value) = $0 { value } else { nil } }
        // A gradient over numbers does not cut a line into pieces.
        let splits = style.map { scene.styleScale.isContinuous && $0.number != nil } != true
        let horizontal: Bool
        if mark.kind == .area { if case .range = mark.x { horizontal = true } else { horizontal = isVertical[index] == false } } else { horizontal = false }
        return SeriesKey(kind: mark.kind, series: mark.series?.datum, style: mark.series == nil && splits ? style : nil,
                         symbol: mark.series == nil ? datum(mark.traits.symbol) { if case .by(let value) = $0 { value } else { nil } } : nil,
                         line: mark.series == nil ? datum(mark.traits.line) { if case .by(let value) = $0 { value } else { nil } } : nil, isHorizontal: horizontal)
    }

    private func placedFigures(_ marks: [Mark], into scene: inout ChartScene) -> [PlacedFigure] {
        var result: [PlacedFigure] = []
        var seriesPlaces: [SeriesKey: Int] = [:]
        var series: [(key: SeriesKey, marks: [Int])] = []
        // A line stands where its first point is in the order of marks.
        var order: [(series: Int?, mark: Int)] = []
        for (index, mark) in marks.enumerated() {
            switch mark.kind {
            case .line, .area:
                let key = seriesKey(mark, index)
                if let place = seriesPlaces[key] { series[place].marks.append(index) } else {
                    seriesPlaces[key] = series.count
                    order.append((series.count, index))
                    series.append((key, [index]))
                }
            case .bar, .point, .rule, .rectangle, .sector, .function: order.append((nil, index))
            }
        }
        let total = marks.reduce(0) { $0 + ($1.kind == .sector ? sectorValue($1) : 0) }
        var turned = 0.0
        scene.vertices.reserveCapacity(scene.vertices.count + marks.count)
        result.reserveCapacity(order.count)
        for entry in order {
            if let number = entry.series {
                result += seriesFigures(series[number].key, series[number].marks, marks, into: &scene)
                continue
            }
            let index = entry.mark, mark = marks[index]
            let figure: Figure?
            switch mark.kind {
            case .bar, .rectangle: figure = rectangleFigure(mark, index, into: &scene)
            case .point: figure = symbolFigure(mark, into: &scene)
            case .rule: figure = ruleFigure(mark, into: &scene)
            case .sector: figure = sectorFigure(mark, total, &turned, into: &scene)
            case .function:
                result += functionFigures(mark, into: &scene).map { PlacedFigure(figure: $0, mark: index) }
                figure = nil
            case .line, .area: figure = nil
            }
            guard let figure else { continue }
            addElement(mark, figure: result.count, into: &scene)
            result.append(PlacedFigure(figure: figure, mark: index))
        }
        return result
    }
    private func addElement(_ mark: Mark, figure: Int, into scene: inout ChartScene) {
        guard !mark.traits.isAccessibilityHidden else { return }
        scene.elements.append(ChartScene.ChartElement(id: mark.id, figure: scene.vertices.count - 1, x: mark.x.first, y: mark.y.first, traits: mark.traits))
    }

    private func figure(_ form: Figure.Form, _ mark: Mark, id: Int, vertices: Range<Int>, scene: ChartScene) -> Figure {
        let traits = mark.traits
        var figure = Figure(id: id, form: form, vertices: vertices, paint: paint(traits, scene))
        (figure.alignsWithPlot, figure.zIndex, figure.blur, figure.shadow) = (traits.alignsWithPlot, traits.zIndex, traits.blur, traits.shadow)
        (figure.clips, figure.masks, figure.layer) = (traits.clips, traits.masks, traits.layer)
        figure.interpolation = traits.interpolation ?? .linear
        return figure
    }
    private func paint(_ traits: MarkTraits, _ scene: ChartScene) -> Figure.Paint {
        switch traits.style {
        case .fixed(let style): return .style(style)
        case .by(let value):
            if let share = scene.styleScale.share(of: value.datum) {
                let range = scene.styleScale.range
                return .blend(range.isEmpty ? [AnyShapeStyle(Color.blue.opacity(0.2)), AnyShapeStyle(Color.blue)] : range, share)
            }
            return .style(scene.styleScale.visual(of: value.datum) ?? AnyShapeStyle(ChartLook.style))
        case nil: return .style(AnyShapeStyle(ChartLook.style))
        }
    }
    private func stroke(_ traits: MarkTraits, width: CGFloat, _ scene: ChartScene) -> StrokeStyle {
        switch traits.line {
        case .fixed(let style): style
        case .by(let value): scene.lineScale.visual(of: value.datum) ?? StrokeStyle(lineWidth: width)
        case nil: StrokeStyle(lineWidth: width, lineJoin: .round)
        }
    }

    // MARK: Places

    /// The ends of a mark in one dimension; nil if it has no place.
    /// - Parameter automatic: the length of a value without a band.
    private func ends(_ position: MarkPosition, _ scale: PositionScale?, dimension: MarkDimension, isX: Bool, mark: Mark, isBar: Bool) -> (Place, Place)? {
        switch position {
        case .none: return (Place(share: 0), Place(share: 1))
        case .fixed(let points): return points.isFinite ? (Place(share: 0, points: points), Place(share: 0, points: points)) : nil
        case .fixedRange(let start, let end):
            func place(_ points: CGFloat?, _ edge: Double) -> Place { points.flatMap { $0.isFinite ? Place(share: 0, points: Double($0)) : nil } ?? Place(share: edge) }
            return (place(start, 0), place(end, 1))
        case .range(let lower, let upper):
            guard let scale, let one = end(lower, scale, isStart: true), let other = end(upper, scale, isStart: false) else { return nil }
            return (one, other)
        case .value(let value):
            guard let scale else { return nil }
            return band(value, scale, dimension: dimension, isX: isX, mark: mark, isBar: isBar)
        }
    }
    /// The end of a range: a category is there as a whole.
    private func end(_ value: Plotted, _ scale: PositionScale, isStart: Bool) -> Place? {
        if case .category(let name) = value.datum { return scale.indices[name].map { scale.place(share: Double($0 + (isStart ? 0 : 1)) * scale.step) } }
        if let interval = value.interval { return scale.place(share: scale.share(of: isStart ? interval.lowerBound : interval.upperBound)) }
        return scale.place(of: value.datum)
    }
    /// The middle of a value and the length of its band, as shares of the scale.
    private func slot(_ value: Plotted, _ scale: PositionScale) -> (center: Double, step: Double)? {
        if let interval = value.interval, !scale.isCategory {
            let start = scale.share(of: interval.lowerBound), end = scale.share(of: interval.upperBound)
            return start.isFinite && end.isFinite ? ((start + end) / 2, end - start) : nil
        }
        let center = scale.share(of: scale.isCategory ? .category(value.datum.name) : value.datum)
        return center.isFinite ? (center, scale.step) : nil
    }
    private func band(_ value: Plotted, _ scale: PositionScale, dimension: MarkDimension, isX: Bool, mark: Mark, isBar: Bool) -> (Place, Place)? {
        guard let slot = slot(value, scale) else { return nil }
        var center = slot.center, step = slot.step
        var inset = scale.isCategory ? Double(scale.bandInset) : 0
        let length = Double(isX ? size.width : size.height)
        var automatic = MarkDimension.Length(share: ChartLook.barRatio, points: 0)
        if mark.kind == .rectangle, value.isBinned, value.unitStart == nil { automatic.share = 1 }
        if step <= 0 {
            let gap = isX ? gaps.x : gaps.y
            step = gap > 0 ? gap : min(ChartLook.barPoints / ChartLook.barRatio / max(length, 1), 1)
            if gap <= 0 || gap * length * ChartLook.barRatio > ChartLook.barPoints { automatic = MarkDimension.Length(share: 0, points: ChartLook.barPoints) }
        }
        if let dodge = mark.traits.dodge, dodges(dodge, isX: isX, scale, mark), let lane = lanes[dodge.value.datum] {
            let span = dodge.span.length(automatic: MarkDimension.Length(share: ChartLook.barRatio, points: 0))
            let count = Double(max(lanes.count, 1)), inPoints = length > 0 ? span.points / length : 0
            let whole = max(span.share * (step - inset / max(length, 1)) + inPoints, 0)
            center += (-whole / 2 + whole / count * (Double(lane) + 0.5)) * (scale.isCategory && scale.isUpward ? 1 : 1)
            center += scale.isCategory ? inset / max(length, 1) / 2 : 0
            (step, inset) = (whole / count, 0)
        }
        let extent = isBar ? dimension.length(automatic: automatic) : MarkDimension.Length(share: 0, points: 0)
        let half = extent.share * step / 2, points = (extent.points - extent.share * inset) / 2
        let one = scale.place(share: center - half), other = scale.place(share: center + half)
        // What is left free for labels is above, so the middle moves down.
        let shift = inset / 2
        let grows = one.share <= other.share && !(one.share == other.share && scale.isReversed != scale.isUpward)
        return grows ? (one + CGFloat(shift - points), other + CGFloat(shift + points)) : (one + CGFloat(shift + points), other + CGFloat(shift - points))
    }
    private func dodges(_ dodge: MarkTraits.Dodge, isX: Bool, _ scale: PositionScale, _ mark: Mark) -> Bool {
        if let axis = dodge.axis { return (axis == .horizontal) == isX }
        if let vertical = Self.isVertical(mark) { return vertical == isX }
        // Points stand side by side along the axis of categories.
        if isX { return scale.isCategory || mark.x.isBand }
        return scale.isCategory && !(scene.xScale?.isCategory ?? false)
    }
    /// The middle of a mark in one dimension.
    private func middle(_ position: MarkPosition, _ scale: PositionScale?, isX: Bool, mark: Mark) -> Place? {
        if case .none = position { return Place(share: 0.5) }
        guard let ends = ends(position, scale, dimension: .automatic, isX: isX, mark: mark, isBar: false) else { return nil }
        return Place(share: (ends.0.share + ends.1.share) / 2, points: (ends.0.points + ends.1.points) / 2)
    }

    // MARK: Kinds of figures

    private func rectangleFigure(_ mark: Mark, _ index: Int, into scene: inout ChartScene) -> Figure? {
        guard mark.x.isFinite, mark.y.isFinite else { return nil }
        var x: (Place, Place)?, y: (Place, Place)?
        let vertical = isVertical[index]
        if mark.kind == .bar, let vertical, let span = stacking.spans[index], let scale = vertical ? scene.yScale : scene.xScale {
            // From the baseline, which is the end of the scale where zero has no place on it.
            func place(_ number: Double) -> Place? {
                let share = scale.share(of: number)
                return scale.place(share: share.isFinite ? share : 0)
            }
            let ends = place(span.start).flatMap { start in place(span.end).map { (start, $0) } }
            if vertical { y = ends } else { x = ends }
        }
        if x == nil { x = ends(mark.kind == .rectangle ? mark.x : mark.x, scene.xScale, dimension: mark.width, isX: true, mark: mark, isBar: true) }
        if y == nil { y = ends(mark.y, scene.yScale, dimension: mark.height, isX: false, mark: mark, isBar: true) }
        guard let x, let y else { return nil }
        let traits = mark.traits
        let vertex = Vertex(id: mark.id, x0: x.0 + traits.xOffset.start, x1: x.1 + traits.xOffset.end, y0: y.0 + traits.yOffset.start, y1: y.1 + traits.yOffset.end, opacity: traits.opacity)
        scene.vertices.append(vertex)
        var figure = figure(.rectangle, mark, id: mark.id, vertices: (scene.vertices.count - 1)..<scene.vertices.count, scene: scene)
        if let radius = traits.cornerRadius { figure.radii = SIMD4(repeating: radius) } else if mark.kind == .bar, let vertical {
            if stacking.spans[index] == nil {
                if case .fixedRange = vertical ? mark.y : mark.x {} else { figure.radii = SIMD4(repeating: ChartLook.barRadius) }
            } else if stacking.isOutermost[index] {
                let r = ChartLook.barRadius
                if vertical {
                    let isUp = vertex.numbers[6] <= vertex.numbers[4]
                    figure.radii = isUp ? SIMD4(r, r, 0, 0) : SIMD4(0, 0, r, r)
                } else {
                    let isRight = vertex.numbers[2] >= vertex.numbers[0]
                    figure.radii = isRight ? SIMD4(0, r, r, 0) : SIMD4(r, 0, 0, r)
                }
            }
        }
        return figure
    }
    private func symbolFigure(_ mark: Mark, at point: (Place, Place)? = nil, into scene: inout ChartScene) -> Figure? {
        guard mark.x.isFinite, mark.y.isFinite,
              let x = point?.0 ?? middle(mark.x, scene.xScale, isX: true, mark: mark), let y = point?.1 ?? middle(mark.y, scene.yScale, isX: false, mark: mark) else { return nil }
        let traits = mark.traits
        var form: Figure.Form
        switch traits.symbol {
        case .shape(let shape): form = .symbol(shape)
        case .view(let view, let id):
            scene.symbolViews[id] = view
            form = .view(id)
        case .by(let value):
            if let view = settings.symbolViews[value.datum] {
                let id = mixed(77, value.datum.hashValue)
                scene.symbolViews[id] = view
                form = .view(id)
            } else { form = .symbol(scene.symbolScale.visual(of: value.datum) ?? AnyChartSymbolShape(BasicChartSymbolShape.circle)) }
        case nil: form = .symbol(AnyChartSymbolShape(BasicChartSymbolShape.circle))
        }
        let extent = extent(traits, scene)
        let vertex = Vertex(id: mark.id, x0: x + traits.xOffset.start, x1: Place(share: 0, points: extent.width), y0: y + traits.yOffset.start, y1: Place(share: 0, points: extent.height),
                            opacity: traits.opacity)
        scene.vertices.append(vertex)
        return figure(form, mark, id: mark.id, vertices: (scene.vertices.count - 1)..<scene.vertices.count, scene: scene)
    }
    private func extent(_ traits: MarkTraits, _ scene: ChartScene) -> CGSize {
        func diameter(_ area: CGFloat) -> CGSize {
            let side = 2 * (max(area, 0) / .pi).squareRoot()
            return CGSize(width: side, height: side)
        }
        switch traits.symbolSize {
        case .area(let area): return diameter(area)
        case .size(let size): return size
        case .by(let value):
            if let share = scene.sizeScale.share(of: value.datum) {
                let range = scene.sizeScale.range, lower = range.first ?? 0, upper = range.last ?? 200
                return diameter(lower + (upper - lower) * CGFloat(share))
            }
            return diameter(scene.sizeScale.visual(of: value.datum) ?? ChartLook.symbolArea)
        case nil: return diameter(ChartLook.symbolArea)
        }
    }
    private func ruleFigure(_ mark: Mark, into scene: inout ChartScene) -> Figure? {
        guard mark.x.isFinite, mark.y.isFinite else { return nil }
        func range(_ position: MarkPosition, _ scale: PositionScale?, isX: Bool) -> (Place, Place)? {
            switch position {
            case .range, .fixedRange: return ends(position, scale, dimension: .automatic, isX: isX, mark: mark, isBar: false)
            case .none, .fixed, .value: return middle(position, scale, isX: isX, mark: mark).map { ($0, $0) }
            }
        }
        guard let x = range(mark.x, scene.xScale, isX: true), let y = range(mark.y, scene.yScale, isX: false) else { return nil }
        let traits = mark.traits
        scene.vertices.append(Vertex(id: mark.id, x0: x.0 + traits.xOffset.start, x1: x.1 + traits.xOffset.end, y0: y.0 + traits.yOffset.start, y1: y.1 + traits.yOffset.end,
                                     opacity: traits.opacity))
        var figure = figure(.segment, mark, id: mark.id, vertices: (scene.vertices.count - 1)..<scene.vertices.count, scene: scene)
        figure.stroke = stroke(traits, width: ChartLook.ruleWidth, scene)
        return figure
    }
    private func sectorValue(_ mark: Mark) -> Double {
        guard case .value(let value) = mark.x, value.interval == nil, let number = value.datum.number, number.isFinite else { return 0 }
        return max(number, 0)
    }
    private func sectorFigure(_ mark: Mark, _ total: Double, _ turned: inout Double, into scene: inout ChartScene) -> Figure? {
        guard case .value(let value) = mark.x else { return nil }
        var start = turned, end = turned
        if let interval = value.interval {
            let whole = marks.lazy.compactMap { mark -> Double? in if case .value(let value) = mark.x { value.interval?.upperBound } else { nil } }.max() ?? 1
            guard whole > 0 else { return nil }
            (start, end) = (interval.lowerBound / whole, interval.upperBound / whole)
        } else {
            guard total > 0 else { return nil }
            end = turned + sectorValue(mark) / total
            turned = end
        }
        scene.sectors.append(((scene.sectors.last?.upTo ?? 0) + sectorValue(mark), end))
        func radius(_ dimension: MarkDimension, _ automatic: Double) -> (Double, Double) {
            switch dimension.kind {
            case .automatic: (automatic, 0)
            case .fixed(let points): (0, Double(points))
            case .ratio(let ratio): (Double(ratio), 0)
            case .inset(let inset): (1, -Double(inset))
            }
        }
        let inner = radius(mark.width, 0), outer = radius(mark.height, 1)
        scene.vertices.append(Vertex(id: mark.id, numbers: SIMD8(start, end, inner.0, inner.1, outer.0, outer.1, Double(mark.angularInset), 0), opacity: mark.traits.opacity))
        var figure = figure(.sector, mark, id: mark.id, vertices: (scene.vertices.count - 1)..<scene.vertices.count, scene: scene)
        figure.radii = SIMD4(repeating: mark.traits.cornerRadius ?? 0)
        return figure
    }

    /// The figures of a line or an area: one for each piece without a gap, and the symbols of a line.
    private func seriesFigures(_ key: SeriesKey, _ members: [Int], _ marks: [Mark], into scene: inout ChartScene) -> [PlacedFigure] {
        var result: [PlacedFigure] = []
        var points: [Vertex] = [], pointMarks: [Int] = []
        var symbols: [PlacedFigure] = []
        var pieces = 0
        let id = mixed(key.hash, 7)
        func finish() {
            defer { (points, pointMarks) = ([], []) }
            guard let first = pointMarks.first else { return }
            let start = scene.vertices.count
            scene.vertices += points
            let mark = marks[first]
            var figure = figure(key.kind == .line ? .line : .area(isHorizontal: key.isHorizontal), mark, id: mixed(id, pieces), vertices: start..<scene.vertices.count, scene: scene)
            figure.stroke = stroke(mark.traits, width: ChartLook.lineWidth, scene)
            pieces += 1
            for (offset, index) in pointMarks.enumerated() where !marks[index].traits.isAccessibilityHidden {
                scene.elements.append(ChartScene.ChartElement(id: marks[index].id, figure: start + offset, x: marks[index].x.first, y: marks[index].y.first, traits: marks[index].traits))
            }
            result.append(PlacedFigure(figure: figure, mark: first, others: Array(pointMarks)))
            result[result.count - 1].mark = -1
        }
        for index in members {
            let mark = marks[index], traits = mark.traits
            guard mark.x.isFinite, mark.y.isFinite, let vertex = seriesVertex(mark, index, key, scene) else {
                finish()
                continue
            }
            points.append(vertex)
            pointMarks.append(index)
            if key.kind == .line, traits.symbol != nil, extent(traits, scene).width > 0 {
                let point = (Place(share: vertex.numbers[0], points: vertex.numbers[1]), Place(share: vertex.numbers[4], points: vertex.numbers[5]))
                var plain = mark
                (plain.traits.xOffset, plain.traits.yOffset) = ((0, 0), (0, 0))
                plain.id = mixed(mark.id, 8)
                if let symbol = symbolFigure(plain, at: point, into: &scene) { symbols.append(PlacedFigure(figure: symbol, mark: -1)) }
            }
        }
        finish()
        return result + symbols
    }
    private func seriesVertex(_ mark: Mark, _ index: Int, _ key: SeriesKey, _ scene: ChartScene) -> Vertex? {
        let traits = mark.traits
        func vertex(_ x0: Place, _ x1: Place, _ y0: Place, _ y1: Place) -> Vertex {
            Vertex(id: mark.id, x0: x0 + traits.xOffset.start, x1: x1 + traits.xOffset.end, y0: y0 + traits.yOffset.start, y1: y1 + traits.yOffset.end, opacity: traits.opacity)
        }
        if key.kind == .line {
            guard let x = middle(mark.x, scene.xScale, isX: true, mark: mark), let y = middle(mark.y, scene.yScale, isX: false, mark: mark) else { return nil }
            return vertex(x, x, y, y)
        }
        func ends(_ scale: PositionScale?, _ position: MarkPosition, isX: Bool) -> (Place, Place)? {
            if case .range = position { return self.ends(position, scale, dimension: .automatic, isX: isX, mark: mark, isBar: false) }
            guard let scale, let span = stacking.spans[index] else { return nil }
            func share(_ number: Double) -> Double { let share = scale.share(of: number); return share.isFinite ? share : 0 }
            return (scale.place(share: share(span.start)), scale.place(share: share(span.end)))
        }
        if key.isHorizontal {
            guard let y = middle(mark.y, scene.yScale, isX: false, mark: mark), let x = ends(scene.xScale, mark.x, isX: true) else { return nil }
            return vertex(x.0, x.1, y, y)
        }
        guard let x = middle(mark.x, scene.xScale, isX: true, mark: mark), let y = ends(scene.yScale, mark.y, isX: false) else { return nil }
        return vertex(x, x, y.0, y.1)
    }
    private func functionFigures(_ mark: Mark, into scene: inout ChartScene) -> [Figure] {
        guard let function = mark.function, let xScale = scene.xScale, let yScale = scene.yScale else { return [] }
        var figures: [Figure] = [], points: [Vertex] = []
        func finish(_ number: Int) {
            guard points.count > 1 else { return points = [] }
            let start = scene.vertices.count
            scene.vertices += points
            var figure = figure(function.isArea ? .area(isHorizontal: false) : .line, mark, id: mixed(mark.id, number), vertices: start..<scene.vertices.count, scene: scene)
            figure.stroke = stroke(mark.traits, width: ChartLook.lineWidth, scene)
            figures.append(figure)
            points = []
        }
        let count = min(max(Int(size.width.isFinite ? size.width : 300), 50), 1000)
        for (number, sample) in function.samples(over: xScale.lower...xScale.upper, count: count).enumerated() {
            guard sample.y.isFinite, sample.y1.isFinite, let x = xScale.place(of: .number(sample.x)), let y0 = yScale.place(of: .number(sample.y)), let y1 = yScale.place(of: .number(sample.y1)),
                  abs(y0.share) < 50, abs(y1.share) < 50 else {
                finish(number)
                continue
            }
            points.append(Vertex(id: mixed(mark.id, number), x0: x, x1: x, y0: y0, y1: y1, opacity: mark.traits.opacity))
        }
        finish(-1)
        return figures
    }

    // MARK: The grid

    private mutating func addGrid() {
        for (plan, isX) in [(scene.xPlan, true), (scene.yPlan, false)] {
            for line in plan.lines {
                let end = Place(share: 0), far = Place(share: 1)
                var vertex = isX ? Vertex(id: line.id, x0: line.place, x1: line.place, y0: end, y1: far, opacity: 1) : Vertex(id: line.id, x0: end, x1: far, y0: line.place, y1: line.place, opacity: 1)
                if line.isTick {
                    // From the plot outward; how far is known once the labels are measured.
                    switch line.position {
                    case .bottom, .automatic: (vertex.numbers[4], vertex.numbers[6]) = (1, 1)
                    case .top: (vertex.numbers[4], vertex.numbers[6]) = (0, 0)
                    case .trailing: (vertex.numbers[0], vertex.numbers[2]) = (1, 1)
                    case .leading: (vertex.numbers[0], vertex.numbers[2]) = (0, 0)
                    }
                }
                let dx = Double(line.offset.width), dy = Double(line.offset.height)
                let shift = SIMD8<Double>(0, dx, 0, dx, 0, dy, 0, dy)
                vertex.numbers += shift
                scene.vertices.append(vertex)
                var figure = Figure(id: line.id, form: .segment, vertices: (scene.vertices.count - 1)..<scene.vertices.count, paint: .style(line.style))
                figure.stroke = line.stroke
                scene.gridFigures.append(figure)
                scene.gridLines.append(line)
            }
        }
    }
}
