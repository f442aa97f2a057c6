import SwiftUI

/// Paints a chart's figures in a plot.
struct ChartPainter {
    let scene: ChartScene
    let frame: ChartFrame
    let metrics: ChartMetrics
    let size: CGSize
    /// x runs from right to left.
    let isMirrored: Bool

    private func mirrored(_ point: CGPoint) -> CGPoint { isMirrored ? CGPoint(x: size.width - point.x, y: point.y) : point }
    private func mirrored(_ rect: CGRect) -> CGRect {
        isMirrored ? CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }

    func paint(_ context: inout GraphicsContext) {
        paintGrid(&context)
        for figure in frame.leaving { paint(figure, frame.leavingVertices, opacity: 1 - min(max(frame.progress, 0), 1), &context) }
        let styled = Set(scene.styledLayers)
        guard !styled.isEmpty else { return paint(scene.figures, &context) }
        var rest: [Figure] = [], drawn: Set<Int> = []
        for figure in scene.figures {
            guard styled.contains(figure.layer) else {
                rest.append(figure)
                continue
            }
            guard drawn.insert(figure.layer).inserted else { continue }
            paint(rest, &context)
            rest = []
            guard let layer = context.resolveSymbol(id: ChartPlot.Layer(number: figure.layer)) else { continue }
            context.draw(layer, at: CGPoint(x: size.width / 2, y: size.height / 2))
        }
        paint(rest, &context)
    }
    /// Paints the marks of a layer that the program modifies.
    func paint(layer: Int, _ context: inout GraphicsContext) { paint(scene.figures.filter { $0.layer == layer }, &context) }

    private func paint(_ figures: [Figure], _ context: inout GraphicsContext) {
        var index = 0
        while index < figures.count {
            let figure = figures[index]
            guard figure.needsLayer else {
                paint(figure, frame.vertices, opacity: 1, &context)
                index += 1
                continue
            }
            // Neighbours in one layer, or in one mask, are one picture.
            var end = index + 1
            while end < figures.count, figures[end].layer == figure.layer, figures[end].masks == figure.masks,
                  figure.layer > 0 || !figure.masks.isEmpty, figure.clips.isEmpty, figures[end].clips.isEmpty { end += 1 }
            paintLayer(Array(figures[index..<end]), &context)
            index = end
        }
    }
    private func paintLayer(_ figures: [Figure], _ context: inout GraphicsContext) {
        guard let first = figures.first else { return }
        var layer = context
        if first.blur > 0 { layer.addFilter(.blur(radius: first.blur)) }
        if let shadow = first.shadow { layer.addFilter(.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y)) }
        for clip in first.clips { layer.clip(to: clip.shape.path(in: mirrored(first.bounds(frame.vertices, size))), style: clip.style) }
        for mask in first.masks where scene.masks.indices.contains(mask) {
            layer.clipToLayer { inner in for figure in scene.masks[mask] { paint(figure, frame.vertices, opacity: 1, &inner) } }
        }
        // The opacity that all have is that of the picture, so that nothing shows through where they overlap.
        let common = first.layer > 0 ? figures.reduce(0) { max($0, frame.vertices[$1.vertices.lowerBound].opacity) } : 1
        guard common > 0 else { return }
        layer.opacity *= common
        layer.drawLayer { inner in for figure in figures { paint(figure, frame.vertices, opacity: 1 / common, &inner) } }
    }

    private func paintGrid(_ context: inout GraphicsContext) {
        for (figure, line) in zip(scene.gridFigures, scene.gridLines) {
            let vertex = frame.vertices[figure.vertices.lowerBound]
            guard vertex.opacity > 0 else { continue }
            var from = vertex.first(size), to = vertex.second(size)
            if line.isTick {
                let length = tickLength(line)
                switch line.position {
                case .bottom, .automatic: to.y += length
                case .top: to.y -= length
                case .trailing: to.x += length
                case .leading: to.x -= length
                }
            }
            guard from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite else { continue }
            (from, to) = (mirrored(from), mirrored(to))
            var path = Path()
            path.move(to: from)
            path.addLine(to: to)
            var context = context
            context.opacity *= vertex.opacity
            context.stroke(path, with: shading(figure.paint, context), style: line.stroke)
        }
    }
    private func tickLength(_ line: AxisPlan.Line) -> CGFloat {
        let isX = line.position == .bottom || line.position == .top || line.position == .automatic
        switch line.length.kind {
        case .points(let points): return points.isFinite ? points : 0
        case .automatic: return isX ? (metrics.longest[line.position] ?? 0) + AxisPlan.spacing : AxisPlan.spacing
        case .longestLabel(let past): return (metrics.longest[line.position] ?? 0) + AxisPlan.spacing + past
        case .label(let past):
            let labels = isX ? scene.xPlan.labels : scene.yPlan.labels
            guard let index = line.label, labels.indices.contains(index), let size = metrics.labels[labels[index].id] else {
                return AxisPlan.spacing + past
            }
            return (isX ? size.height : size.width) + AxisPlan.spacing + past
        }
    }

    private func shading(_ paint: Figure.Paint, _ context: GraphicsContext) -> GraphicsContext.Shading {
        switch paint {
        case .style(let style): return .style(style)
        case .blend(let styles, let share): return .style(Self.blended(styles, share, context.environment))
        }
    }
    /// The color between those of a scale; the nearest style where they are not colors.
    static func blended(_ styles: [AnyShapeStyle], _ share: Double, _ environment: EnvironmentValues) -> AnyShapeStyle {
        guard styles.count > 1 else { return styles.first ?? AnyShapeStyle(ChartLook.style) }
        let place = min(max(share, 0), 1) * Double(styles.count - 1), index = min(Int(place), styles.count - 2),
            rest = place - Double(index)
        guard let one = styles[index].color?.resolve(in: environment), let other = styles[index + 1].color?.resolve(in: environment) else {
            return styles[rest < 0.5 ? index : index + 1]
        }
        func mix(_ one: Float, _ other: Float) -> Double { Double(one) + (Double(other) - Double(one)) * rest }
        return AnyShapeStyle(Color(
            .sRGB, red: mix(one.red, other.red), green: mix(one.green, other.green), blue: mix(one.blue, other.blue),
            opacity: mix(one.opacity, other.opacity)))
    }

    // MARK: Figures

    private func paint(_ figure: Figure, _ vertices: [Vertex], opacity: Double, _ context: inout GraphicsContext) {
        let vertex = vertices[figure.vertices.lowerBound]
        let opacity = opacity * vertex.opacity
        guard opacity > 0 else { return }
        let outer = context.opacity
        context.opacity = outer * opacity
        defer { context.opacity = outer }
        switch figure.form {
        case .rectangle:
            let rect = mirrored(vertex.rect(size))
            guard isUsable(rect), rect.width > 0, rect.height > 0 else { return }
            fill(rectangle(aligned(rect, context.environment.displayScale), figure), figure, &context)
        case .symbol(let shape):
            let center = mirrored(vertex.first(size)), extent = vertex.extent
            guard isUsable(CGRect(origin: center, size: extent)), extent.width > 0, extent.height > 0 else { return }
            let unit = shape.perceptualUnitRect
            let rect = CGRect(x: center.x - extent.width / 2 + unit.minX * extent.width,
                              y: center.y - extent.height / 2 + unit.minY * extent.height,
                              width: unit.width * extent.width, height: unit.height * extent.height)
            fill(shape.path(in: rect), figure, &context)
        case .view(let id):
            let center = mirrored(vertex.first(size))
            guard isUsable(CGRect(origin: center, size: .zero)), let symbol = context.resolveSymbol(id: id) else { return }
            context.draw(symbol, at: center)
        case .segment:
            let one = mirrored(vertex.first(size)), other = mirrored(vertex.second(size))
            guard isUsable(CGRect(origin: one, size: .zero)), isUsable(CGRect(origin: other, size: .zero)) else { return }
            var path = Path()
            path.move(to: one)
            path.addLine(to: other)
            stroke(path, figure, &context)
        case .line:
            let points = figure.vertices.map { mirrored(vertices[$0].first(size)) }
            guard points.count > 1 else {
                // One point alone is a dot where ends are round, as in any line of no length.
                return
            }
            var path = Path()
            path.move(to: points[0])
            figure.interpolation.addCurve(through: points, to: &path)
            stroke(path, figure, &context)
        case .area(let isHorizontal):
            guard figure.vertices.count > 1 else { return }
            let starts = figure.vertices.map { mirrored(vertices[$0].first(size)) }, ends = figure.vertices.map {
                mirrored(vertices[$0].second(size))
            }
            var path = Path()
            path.move(to: ends[0])
            add(ends, isHorizontal, figure.interpolation, &path)
            path.addLine(to: starts[starts.count - 1])
            add(starts.reversed(), isHorizontal, figure.interpolation.reversed, &path)
            path.closeSubpath()
            fill(path, figure, &context)
        case .sector:
            var path = SectorOutline(vertex, size).path(radius: figure.radii[0])
            if isMirrored { path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)) }
            fill(path, figure, &context)
        }
    }
    /// Curves along y are curves along x of turned points.
    private func add(_ points: [CGPoint], _ isHorizontal: Bool, _ method: InterpolationMethod, _ path: inout Path) {
        guard isHorizontal else { return method.addCurve(through: points, to: &path) }
        var turned = Path()
        let flipped = points.map { CGPoint(x: $0.y, y: $0.x) }
        turned.move(to: flipped[0])
        method.addCurve(through: flipped, to: &turned)
        turned.applying(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)).forEach { element in
            switch element {
            case .move: break
            case .line(let point): path.addLine(to: point)
            case .quadCurve(let point, let control): path.addQuadCurve(to: point, control: control)
            case .curve(let point, let one, let two): path.addCurve(to: point, control1: one, control2: two)
            case .closeSubpath: break
            }
        }
    }
    private func isUsable(_ rect: CGRect) -> Bool {
        rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite && abs(rect.minX) < 1e6
            && abs(rect.minY) < 1e6
    }
    /// On whole pixels, so that nothing shows between two bars of a stack.
    private func aligned(_ rect: CGRect, _ scale: CGFloat) -> CGRect {
        guard scale > 0 else { return rect }
        func edge(_ position: CGFloat) -> CGFloat { (position * scale).rounded() / scale }
        let x = edge(rect.minX), y = edge(rect.minY)
        return CGRect(x: x, y: y, width: max(edge(rect.maxX) - x, 1 / scale), height: max(edge(rect.maxY) - y, 1 / scale))
    }
    private func rectangle(_ rect: CGRect, _ figure: Figure) -> Path {
        let limit = min(rect.width, rect.height) / 2
        var radii = figure.radii
        guard radii != .zero, limit > 0 else { return Path(rect) }
        if isMirrored { radii = SIMD4(radii[1], radii[0], radii[3], radii[2]) }
        let one = min(radii[0], limit)
        if radii == SIMD4(repeating: radii[0]) { return Path(roundedRect: rect, cornerRadius: one, style: figure.cornerStyle) }
        return UnevenRoundedRectangle(topLeadingRadius: one, bottomLeadingRadius: min(radii[3], limit),
                                      bottomTrailingRadius: min(radii[2], limit),
                                      topTrailingRadius: min(radii[1], limit), style: figure.cornerStyle).path(in: rect)
    }
    private func fill(_ path: Path, _ figure: Figure, _ context: inout GraphicsContext) {
        guard figure.alignsWithPlot else { return context.fill(path, with: shading(figure.paint, context)) }
        var inner = context
        inner.clip(to: path)
        inner.fill(Path(CGRect(origin: .zero, size: size)), with: shading(figure.paint, context))
    }
    private func stroke(_ path: Path, _ figure: Figure, _ context: inout GraphicsContext) {
        guard figure.alignsWithPlot else { return context.stroke(path, with: shading(figure.paint, context), style: figure.stroke) }
        fill(path.strokedPath(figure.stroke), figure, &context)
    }
}
extension InterpolationMethod {
    /// The same curve from its end.
    fileprivate var reversed: InterpolationMethod {
        switch kind {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        case .linear, .monotone, .catmullRom, .cardinal, .stepCenter: self
        }
    }
}
