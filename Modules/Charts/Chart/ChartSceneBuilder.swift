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

    var scene: ChartScene
    var isVertical: [Bool?]
    var stacking: Stacking
    var lanes: [_ChartDatum: Int] = [:]
    /// The smallest distance between values of a continuous scale, as a share of it.
    var gaps: (x: Double, y: Double) = (0, 0)

    init(
        _ collector: _MarkCollector, _ settings: ChartConfiguration, size: CGSize, locale: Locale, calendar: Calendar, lineHeight: CGFloat
    ) {
        (self.collector, self.settings, self.size, self.locale, self.calendar, self.lineHeight) = (collector, settings, size, locale,
            calendar, lineHeight)
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
            symbolScale: StyleScale(
                settings.symbolScale, values: symbols,
                standard: (hasPoints ? ChartLook.pointSymbols : ChartLook.lineSymbols).map { AnyChartSymbolShape($0) }),
            lineScale: StyleScale(
                settings.lineScale, values: lines,
                standard: ChartLook.dashes.map { StrokeStyle(lineWidth: ChartLook.lineWidth, lineJoin: .round, dash: $0) }),
            sizeScale: StyleScale(settings.sizeScale, values: sizes, standard: [25, 50, 100, 200].map { CGFloat($0) }))
        (scene.hasStyles, scene.hasSymbols, scene.hasLines) = (!styles.isEmpty, !symbols.isEmpty, !lines.isEmpty)
    }

    /// Whether the numbers of a bar or an area are on y.
    static func isVertical(_ mark: Mark) -> Bool? {
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
        scene.layers = collector.layers
        scene.masks = collector.masks.map { mask in
            var inner = self
            inner.scene.figures = []
            inner.scene.elements = []
            return inner.figures(of: mask, into: &scene)
        }
        addGrid()
        return scene
    }

    // MARK: Figures

    mutating func addFigures() {
        var figuresOfMarks: [Int: [Figure]] = [:]
        let wanted = Set(collector.annotations.flatMap(\.marks))
        let first = scene.figures.count
        var scene = self.scene
        for placed in placedFigures(marks, into: &scene) {
            scene.figures.append(placed.figure)
            if wanted.contains(placed.mark) { figuresOfMarks[placed.mark, default: []].append(placed.figure) }
            for (point, mark) in placed.others.enumerated() where wanted.contains(mark) {
                figuresOfMarks[mark, default: []].append(pointFigure(point, placed.figure))
            }
        }
        if scene.figures[first...].contains(where: { $0.zIndex != 0 }) {
            // Stable: equals stay in their order.
            scene.figures = scene.figures.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
                .map(\.element)
        }
        scene.annotations = collector.annotations.map { annotation in
            ChartScene.PlacedAnnotation(annotation: annotation, figures: annotation.marks.flatMap { figuresOfMarks[$0] ?? [] })
        }
        self.scene = scene
    }
    /// A point of a line or an area as a figure of its own, for its annotation.
    func pointFigure(_ number: Int, _ figure: Figure) -> Figure {
        var point = figure
        let vertex = figure.vertices.lowerBound + number
        point.vertices = vertex..<(vertex + 1)
        return point
    }
    func figures(of marks: [Mark], into scene: inout ChartScene) -> [Figure] {
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
        /// The marks of a line's or an area's points, in the order of the figure's vertices.
        var others: [Int] = []
    }

    struct SeriesKey: Hashable {
        var kind: Mark.Kind
        var series: _ChartDatum?, style: _ChartDatum?, symbol: _ChartDatum?, line: _ChartDatum?
        var isHorizontal: Bool
        var hash: Int {
            var hash = mixed(kind == .line ? 1 : 2, series?.hashValue ?? 3)
            for value in [style, symbol, line] { hash = mixed(hash, value?.hashValue ?? 4) }
            return mixed(hash, isHorizontal ? 5 : 6)
        }
    }
    func seriesKey(_ mark: Mark, _ index: Int) -> SeriesKey {
        func datum<T>(_ value: T?, _ by: (T) -> Plotted?) -> _ChartDatum? { value.flatMap(by)?.datum }
        let style = datum(mark.traits.style) { if case .by(let value) = $0 { value } else { nil } }
        // A gradient over numbers does not cut a line into pieces.
        let splits = style.map { scene.styleScale.isContinuous && $0.number != nil } != true
        let horizontal: Bool
        if mark.kind == .area { if case .range = mark.x { horizontal = true } else { horizontal = isVertical[index] == false } } else {
            horizontal = false
        }
        return SeriesKey(kind: mark.kind, series: mark.series?.datum, style: mark.series == nil && splits ? style : nil,
                         symbol: mark.series == nil ? datum(mark.traits.symbol) { if case .by(let value) = $0 { value } else { nil } }
                             : nil,
                         line: mark.series == nil ? datum(mark.traits.line) { if case .by(let value) = $0 { value } else { nil } }
                             : nil, isHorizontal: horizontal)
    }

    func placedFigures(_ marks: [Mark], into scene: inout ChartScene) -> [PlacedFigure] {
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
        var pie = Pie(total: marks.reduce(0) { $0 + ($1.kind == .sector ? sectorValue($1) : 0) })
        for mark in marks where mark.kind == .sector { pie.farthest = max(pie.farthest, mark.x.first?.interval?.upperBound ?? 0) }
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
            case .sector: figure = sectorFigure(mark, &pie, into: &scene)
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
    func addElement(_ mark: Mark, figure: Int, into scene: inout ChartScene) {
        guard !mark.traits.isAccessibilityHidden else { return }
        scene.elements.append(
            ChartScene.ChartElement(id: mark.id, figure: scene.vertices.count - 1, x: mark.x.first, y: mark.y.first, traits: mark.traits))
    }

    func figure(_ form: Figure.Form, _ mark: Mark, id: Int, vertices: Range<Int>, scene: ChartScene) -> Figure {
        let traits = mark.traits
        var figure = Figure(id: id, form: form, vertices: vertices, paint: paint(traits, scene))
        (figure.alignsWithPlot, figure.zIndex, figure.blur, figure.shadow) = (traits.alignsWithPlot, traits.zIndex, traits.blur,
            traits.shadow)
        (figure.clips, figure.masks, figure.layer) = (traits.clips, traits.masks, traits.layer)
        (figure.interpolation, figure.cornerStyle) = (traits.interpolation ?? .linear, traits.cornerStyle)
        return figure
    }
    func paint(_ traits: MarkTraits, _ scene: ChartScene) -> Figure.Paint {
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
    func stroke(_ traits: MarkTraits, width: CGFloat, _ scene: ChartScene) -> StrokeStyle {
        switch traits.line {
        case .fixed(let style): style
        case .by(let value): scene.lineScale.visual(of: value.datum) ?? StrokeStyle(lineWidth: width)
        case nil: StrokeStyle(lineWidth: width, lineJoin: .round)
        }
    }

    // MARK: Kinds of figures

    func rectangleFigure(_ mark: Mark, _ index: Int, into scene: inout ChartScene) -> Figure? {
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
        if x == nil { x = ends(mark.x, scene.xScale, dimension: mark.width, isX: true, mark: mark, isBar: true) }
        if y == nil { y = ends(mark.y, scene.yScale, dimension: mark.height, isX: false, mark: mark, isBar: true) }
        guard let x, let y else { return nil }
        let traits = mark.traits
        let vertex = Vertex(id: mark.id, x0: x.0 + traits.xOffset.start, x1: x.1 + traits.xOffset.end, y0: y.0 + traits.yOffset.start,
            y1: y.1 + traits.yOffset.end, opacity: traits.opacity)
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
    func symbolFigure(_ mark: Mark, at point: (Place, Place)? = nil, into scene: inout ChartScene) -> Figure? {
        guard mark.x.isFinite, mark.y.isFinite,
              let x = point?.0 ?? middle(mark.x, scene.xScale, isX: true, mark: mark),
                  let y = point?.1 ?? middle(mark.y, scene.yScale, isX: false, mark: mark) else { return nil }
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
        let vertex = Vertex(id: mark.id, x0: x + traits.xOffset.start, x1: Place(share: 0, points: extent.width),
                            y0: y + traits.yOffset.start, y1: Place(share: 0, points: extent.height),
                            opacity: traits.opacity)
        scene.vertices.append(vertex)
        return figure(form, mark, id: mark.id, vertices: (scene.vertices.count - 1)..<scene.vertices.count, scene: scene)
    }
    func extent(_ traits: MarkTraits, _ scene: ChartScene) -> CGSize {
        func diameter(_ area: CGFloat) -> CGSize {
            let side = 2 * (max(area, 0) / .pi).squareRoot()
            return CGSize(width: side, height: side)
        }
        switch traits.symbolSize {
        case .area(let area): return diameter(area)
        case .size(let size): return size
        case .by(let value):
            return diameter(scene.sizeScale.area(of: value.datum) ?? scene.sizeScale.visual(of: value.datum) ?? ChartLook.symbolArea)
        case nil: return diameter(ChartLook.symbolArea)
        }
    }
    func ruleFigure(_ mark: Mark, into scene: inout ChartScene) -> Figure? {
        guard mark.x.isFinite, mark.y.isFinite else { return nil }
        func range(_ position: MarkPosition, _ scale: PositionScale?, isX: Bool) -> (Place, Place)? {
            switch position {
            case .range, .fixedRange: return ends(position, scale, dimension: .automatic, isX: isX, mark: mark, isBar: false)
            case .none, .fixed, .value: return middle(position, scale, isX: isX, mark: mark).map { ($0, $0) }
            }
        }
        guard let x = range(mark.x, scene.xScale, isX: true), let y = range(mark.y, scene.yScale, isX: false) else { return nil }
        let traits = mark.traits
        scene.vertices.append(Vertex(id: mark.id, x0: x.0 + traits.xOffset.start, x1: x.1 + traits.xOffset.end,
                                     y0: y.0 + traits.yOffset.start, y1: y.1 + traits.yOffset.end,
                                     opacity: traits.opacity))
        var figure = figure(.segment, mark, id: mark.id, vertices: (scene.vertices.count - 1)..<scene.vertices.count, scene: scene)
        figure.stroke = stroke(traits, width: ChartLook.ruleWidth, scene)
        return figure
    }
    func sectorValue(_ mark: Mark) -> Double {
        guard case .value(let value) = mark.x, value.interval == nil, let number = value.datum.number, number.isFinite else { return 0 }
        return max(number, 0)
    }
    /// What sectors are shares of.
    struct Pie {
        let total: Double
        /// The highest end of sectors that go from one number to another.
        var farthest = 0.0
        /// How far the sectors so far go around.
        var turned = 0.0
    }
    func sectorFigure(_ mark: Mark, _ pie: inout Pie, into scene: inout ChartScene) -> Figure? {
        guard case .value(let value) = mark.x, value.isFinite else { return nil }
        let start: Double, end: Double
        if let interval = value.interval {
            guard pie.farthest > 0 else { return nil }
            (start, end) = (interval.lowerBound / pie.farthest, interval.upperBound / pie.farthest)
            scene.sectors.append((interval.upperBound, end))
        } else {
            guard pie.total > 0 else { return nil }
            (start, end) = (pie.turned, pie.turned + sectorValue(mark) / pie.total)
            pie.turned = end
            scene.sectors.append(((scene.sectors.last?.upTo ?? 0) + sectorValue(mark), end))
        }
        func radius(_ dimension: MarkDimension, _ automatic: Double) -> (Double, Double) {
            switch dimension.kind {
            case .automatic: (automatic, 0)
            case .fixed(let points): (0, Double(points))
            case .ratio(let ratio): (Double(ratio), 0)
            case .inset(let inset): (1, -Double(inset))
            }
        }
        let inner = radius(mark.width, 0), outer = radius(mark.height, 1)
        scene.vertices.append(Vertex(
            id: mark.id, numbers: SIMD8(start, end, inner.0, inner.1, outer.0, outer.1, Double(mark.angularInset), 0),
            opacity: mark.traits.opacity))
        var figure = figure(.sector, mark, id: mark.id, vertices: (scene.vertices.count - 1)..<scene.vertices.count, scene: scene)
        figure.radii = SIMD4(repeating: mark.traits.cornerRadius ?? 0)
        return figure
    }

    /// The figures of a line or an area: one for each piece without a gap, and the symbols of a line.
    func seriesFigures(_ key: SeriesKey, _ members: [Int], _ marks: [Mark], into scene: inout ChartScene) -> [PlacedFigure] {
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
            var figure = figure(key.kind == .line ? .line : .area(isHorizontal: key.isHorizontal), mark, id: mixed(id, pieces),
                vertices: start..<scene.vertices.count, scene: scene)
            figure.stroke = stroke(mark.traits, width: ChartLook.lineWidth, scene)
            pieces += 1
            for (offset, index) in pointMarks.enumerated() where !marks[index].traits.isAccessibilityHidden {
                scene.elements.append(ChartScene.ChartElement(
                    id: marks[index].id, figure: start + offset, x: marks[index].x.first, y: marks[index].y.first,
                    traits: marks[index].traits))
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
                let point = (Place(share: vertex.numbers[0], points: vertex.numbers[1]),
                    Place(share: vertex.numbers[4], points: vertex.numbers[5]))
                var plain = mark
                (plain.traits.xOffset, plain.traits.yOffset) = ((0, 0), (0, 0))
                plain.id = mixed(mark.id, 8)
                if let symbol = symbolFigure(plain, at: point, into: &scene) { symbols.append(PlacedFigure(figure: symbol, mark: -1)) }
            }
        }
        finish()
        return result + symbols
    }
    func seriesVertex(_ mark: Mark, _ index: Int, _ key: SeriesKey, _ scene: ChartScene) -> Vertex? {
        let traits = mark.traits
        func vertex(_ x0: Place, _ x1: Place, _ y0: Place, _ y1: Place) -> Vertex {
            Vertex(id: mark.id, x0: x0 + traits.xOffset.start, x1: x1 + traits.xOffset.end, y0: y0 + traits.yOffset.start,
                y1: y1 + traits.yOffset.end, opacity: traits.opacity)
        }
        if key.kind == .line {
            guard let x = middle(mark.x, scene.xScale, isX: true, mark: mark),
                  let y = middle(mark.y, scene.yScale, isX: false, mark: mark) else { return nil }
            return vertex(x, x, y, y)
        }
        func ends(_ scale: PositionScale?, _ position: MarkPosition, isX: Bool) -> (Place, Place)? {
            if case .range = position { return self.ends(position, scale, dimension: .automatic, isX: isX, mark: mark, isBar: false) }
            guard let scale, let span = stacking.spans[index] else { return nil }
            func share(_ number: Double) -> Double { let share = scale.share(of: number); return share.isFinite ? share : 0 }
            return (scale.place(share: share(span.start)), scale.place(share: share(span.end)))
        }
        if key.isHorizontal {
            guard let y = middle(mark.y, scene.yScale, isX: false, mark: mark), let x = ends(scene.xScale, mark.x, isX: true) else {
                return nil
            }
            return vertex(x.0, x.1, y, y)
        }
        guard let x = middle(mark.x, scene.xScale, isX: true, mark: mark), let y = ends(scene.yScale, mark.y, isX: false) else {
            return nil
        }
        return vertex(x, x, y.0, y.1)
    }
    func functionFigures(_ mark: Mark, into scene: inout ChartScene) -> [Figure] {
        guard let function = mark.function, let xScale = scene.xScale, let yScale = scene.yScale else { return [] }
        var figures: [Figure] = [], points: [Vertex] = []
        func finish(_ number: Int) {
            guard points.count > 1 else { return points = [] }
            let start = scene.vertices.count
            scene.vertices += points
            var figure = figure(function.isArea ? .area(isHorizontal: false) : .line, mark, id: mixed(mark.id, number),
                vertices: start..<scene.vertices.count, scene: scene)
            figure.stroke = stroke(mark.traits, width: ChartLook.lineWidth, scene)
            figures.append(figure)
            points = []
        }
        let count = Int(min(max(size.width.isFinite ? size.width : 300, 50), 1000))
        for (number, sample) in function.samples(over: xScale.lower...xScale.upper, count: count).enumerated() {
            guard sample.y.isFinite, sample.y1.isFinite, let x = xScale.place(of: .number(sample.x)),
                  let y0 = yScale.place(of: .number(sample.y)), let y1 = yScale.place(of: .number(sample.y1)),
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

    mutating func addGrid() {
        for (plan, isX) in [(scene.xPlan, true), (scene.yPlan, false)] {
            for line in plan.lines {
                let end = Place(share: 0), far = Place(share: 1)
                var vertex = isX ? Vertex(id: line.id, x0: line.place, x1: line.place, y0: end, y1: far, opacity: 1) : Vertex(
                    id: line.id, x0: end, x1: far, y0: line.place, y1: line.place, opacity: 1)
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
                var figure = Figure(id: line.id, form: .segment, vertices: (scene.vertices.count - 1)..<scene.vertices.count,
                    paint: .style(line.style))
                figure.stroke = line.stroke
                scene.gridFigures.append(figure)
                scene.gridLines.append(line)
            }
        }
    }
}
