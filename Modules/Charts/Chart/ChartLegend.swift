import SwiftUI

/// Explains styles, symbols and dashes.
struct ChartLegend: View {
    let scene: ChartScene
    let isVertical: Bool
    @ScaledMetric(relativeTo: .caption2) private var side: CGFloat = 8
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar

    private struct Entry: Identifiable {
        let id: _ChartDatum
        var style: AnyShapeStyle?
        var symbol: AnyChartSymbolShape?
        var line: StrokeStyle?
    }
    /// One entry for each value; what belongs to the same value is one entry.
    private var groups: [[Entry]] {
        var groups: [[Entry]] = []
        func add(_ values: [_ChartDatum], _ change: (inout Entry, _ChartDatum) -> Void) {
            guard !values.isEmpty else { return }
            if let index = groups.firstIndex(where: { $0.map(\.id) == values }) {
                for place in groups[index].indices { change(&groups[index][place], groups[index][place].id) }
            } else {
                groups.append(values.map { value in
                    var entry = Entry(id: value)
                    change(&entry, value)
                    return entry
                })
            }
        }
        if scene.hasStyles { add(scene.styleScale.categories) { $0.style = scene.styleScale.visual(of: $1) } }
        if scene.hasSymbols { add(scene.symbolScale.categories) { $0.symbol = scene.symbolScale.visual(of: $1) } }
        if scene.hasLines { add(scene.lineScale.categories) { $0.line = scene.lineScale.visual(of: $1) } }
        return groups
    }
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(groups.indices, id: \.self) { index in
                FlowLayout(isVertical: isVertical) {
                    ForEach(groups[index]) { entry in
                        HStack(spacing: 4) {
                            key(entry)
                            Text(verbatim: entry.id.name).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
                        }
                        .accessibilityElement(children: .combine)
                    }
                }
            }
            if scene.hasStyles, scene.styleScale.isContinuous { gradient }
        }
    }
    @ViewBuilder private func key(_ entry: Entry) -> some View {
        let style = entry.style ?? AnyShapeStyle(ChartLook.style)
        if let line = entry.line {
            LineKey().stroke(style, style: line).frame(width: side * 2, height: side)
        } else {
            let shape = entry.symbol ?? AnyChartSymbolShape(BasicChartSymbolShape.circle)
            SymbolKey(symbol: shape).fill(style).frame(width: side, height: side)
        }
    }
    /// The colors of numbers, with round numbers or dates below.
    private var gradient: some View {
        let numbers = scene.styleScale.numbers ?? 0...1, isDate = scene.styleScale.isDate
        let steps = isDate ? CalendarSteps(range: numbers, count: 3, calendar: calendar).inside(numbers)
            : NumberSteps(range: numbers, count: 4).inside(numbers)
        let format = AxisFormat(values: [], step: steps.count > 1 ? steps[1] - steps[0] : 0, locale: locale, calendar: calendar)
        let range = scene.styleScale.range
        return GradientKey(styles: range.isEmpty ? [AnyShapeStyle(Color.blue.opacity(0.2)), AnyShapeStyle(Color.blue)] : range,
                           labels: steps.map {
                               (scene.styleScale.share(of: .number($0)) ?? 0, format.text(isDate ? .date($0) : .number($0)))
                           })
    }
}
private struct LineKey: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        return path
    }
}
private struct SymbolKey: Shape {
    let symbol: AnyChartSymbolShape
    nonisolated func path(in rect: CGRect) -> Path {
        let unit = symbol.perceptualUnitRect
        return symbol.path(in: CGRect(
            x: rect.minX + unit.minX * rect.width, y: rect.minY + unit.minY * rect.height, width: unit.width * rect.width,
            height: unit.height * rect.height))
    }
}
private struct GradientKey: View {
    let styles: [AnyShapeStyle]
    let labels: [(share: Double, text: String)]
    @Environment(\.self) private var environment

    var body: some View {
        let colors = (0...16).map { step in ChartPainter.blended(styles, Double(step) / 16, environment).color ?? .clear }
        VStack(alignment: .leading, spacing: 0) {
            LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing).frame(width: 120, height: 12)
            GeometryReader { geometry in
                ForEach(labels.indices, id: \.self) { index in
                    Text(verbatim: labels[index].text).font(.caption2).foregroundStyle(.secondary).fixedSize()
                        .position(x: geometry.size.width * labels[index].share, y: 9)
                }
            }
            .frame(width: 120, height: 16)
        }
        .accessibilityElement(children: .combine)
    }
}
/// Entries in lines, or below each other.
private struct FlowLayout: Layout {
    let isVertical: Bool
    private let spacing: CGFloat = 8, lineSpacing: CGFloat = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arranged(proposal.width ?? .infinity, subviews).size
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, place) in zip(subviews, arranged(bounds.width, subviews).places) {
            subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
                proposal: ProposedViewSize(width: bounds.width, height: nil))
        }
    }
    private func arranged(_ width: CGFloat, _ subviews: Subviews) -> (size: CGSize, places: [CGPoint]) {
        var places: [CGPoint] = [], x: CGFloat = 0, y: CGFloat = 0, height: CGFloat = 0, widest: CGFloat = 0
        for subview in subviews {
            let size = subview.sizeThatFits(ProposedViewSize(width: width.isFinite ? width : nil, height: nil))
            if x > 0, isVertical || x + size.width > width + 0.5 { (x, y, height) = (0, y + height + lineSpacing, 0) }
            places.append(CGPoint(x: x, y: y))
            widest = max(widest, x + size.width)
            height = max(height, size.height)
            x += size.width + spacing
        }
        return (CGSize(width: widest, height: y + height), places)
    }
}
