import SwiftUI

/// What assistive programs find in a plot: each mark with its values, or where there are too many, what they are.
struct ChartElements: View {
    let scene: ChartScene
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    /// More marks are read as one, as nobody hears a thousand of them.
    private static let most = 300
    /// A finger finds a point more easily than its few pixels.
    private static let least: CGFloat = 8

    var body: some View {
        GeometryReader { geometry in
            if scene.elements.count <= Self.most {
                ForEach(scene.elements, id: \.id) { element in
                    let rect = rect(element, geometry.size)
                    Color.clear.frame(width: rect.width, height: rect.height)
                        .accessibilityElement()
                        .accessibilityLabel(element.traits.accessibilityLabel ?? Text(verbatim: label(element)))
                        .accessibilityValue(element.traits.accessibilityValue ?? Text(verbatim: ""))
                        .accessibilityIdentifier(element.traits.accessibilityIdentifier ?? "")
                        .position(x: rect.midX, y: rect.midY)
                }
            } else {
                Color.clear.accessibilityElement().accessibilityLabel(Text(verbatim: summary))
            }
        }
    }
    private func rect(_ element: ChartScene.ChartElement, _ size: CGSize) -> CGRect {
        guard scene.vertices.indices.contains(element.figure) else { return .zero }
        let vertex = scene.vertices[element.figure]
        let isPoint = scene.isPie || vertex.numbers[2] == 0 && vertex.numbers[6] == 0
        var rect = scene.isPie ? SectorOutline(vertex, size).path(radius: 0)
            .boundingRect : isPoint ? CGRect(origin: vertex.first(size), size: .zero) : vertex.rect(size)
        if rect.width < Self.least { rect = rect.insetBy(dx: (rect.width - Self.least) / 2, dy: 0) }
        if rect.height < Self.least { rect = rect.insetBy(dx: 0, dy: (rect.height - Self.least) / 2) }
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return .zero }
        // From right to left, layout turns the places around.
        return rect
    }
    /// "x, y", and what the style says.
    private func label(_ element: ChartScene.ChartElement) -> String {
        var words = [element.x, element.y].compactMap { $0.map { spoken($0) } }
        if case .by(let value) = element.traits.style {
            let name = spoken(value)
            if !words.contains(name) { words.append(name) }
        }
        return words.joined(separator: ", ")
    }
    private func spoken(_ value: Plotted) -> String {
        switch value.datum {
        case .category(let name): return name
        case .number(let number):
            // Of numbers below one, the first digits say something, wherever they are.
            let style = FloatingPointFormatStyle<Double>(locale: locale)
            return number.formatted(abs(number) < 1 ? style.precision(.significantDigits(1...3)) : style.precision(.fractionLength(0...2)))
        case .date:
            let seconds = value.unitStart ?? value.datum.number ?? 0
            guard abs(seconds) < CalendarSteps.farthest else { return "" }
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            let hasTime = value.unitStart == nil && calendar.startOfDay(for: date) != date
            return date.formatted(Date.FormatStyle(date: .abbreviated, time: hasTime ? .shortened : .omitted, locale: locale,
                                                   calendar: calendar,
                                                   timeZone: calendar.timeZone))
        }
    }
    private var summary: String {
        func range(_ scale: PositionScale?) -> String? {
            guard let scale else { return nil }
            if scale.isCategory { return "\(scale.categories.count) categories" }
            func text(_ number: Double) -> String { spoken(Plotted(Text(verbatim: ""), scale.isDate ? .date(number) : .number(number))) }
            return "\(text(scale.lower)) to \(text(scale.upper))"
        }
        return (["\(scene.elements.count) marks"] + [range(scene.xScale), range(scene.yScale)].compactMap { $0 }).joined(separator: ", ")
    }
}
