import SwiftUI

/// Values on axes that leave a middle in all directions, one area for each series.
///
/// ```swift
/// RadarChart(
///     axes: [RadarAxis("Pace", range: 0...100), RadarAxis("Shots", range: 0...40), RadarAxis("Passes", range: 0...100)],
///     series: [
///         RadarSeries("Ada", values: [88, 12, nil], color: .orange),
///         RadarSeries("Eve", values: [61, 30, 74], color: .indigo),
///     ],
///     selection: $axis
/// )
/// .animation(.spring(duration: 0.7, bounce: 0.25), value: season)
/// ```
///
/// Each axis has its own range; values beyond it stand at its end. A nil value leaves a gap. Areas move with the animation of the change,
/// corner by corner. A tap, a drag or the arrow keys select an axis, whose values are then shown. Labels stay outside the rim and give way
/// where there are too many. In languages that are written from right to left, axes follow anticlockwise. Assistive programs read each axis
/// with the values of all series.
public struct RadarChart: View {
    /// The form of the rings.
    public enum Grid: Sendable, Hashable { case polygon, circle }

    private let axes: [RadarAxis]
    private let series: [RadarSeries]
    private let selection: Binding<Int?>?
    private let grid: Grid
    private let rings: [Double]
    private let showsScale: Bool
    private let format: (Double, Locale) -> String

    @State private var ownSelection: Int?
    @State private var hasAppeared = false
    @ScaledMetric(relativeTo: .footnote) private var labelHeight: CGFloat = 18
    @FocusState private var isFocused: Bool
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.locale) private var locale

    /// - Parameters:
    ///   - selection: the index of the selected axis; nil keeps it in the chart.
    ///   - rings: where rings are, 1 is the rim. Others than 0...1 are left out.
    ///   - showsScale: true: the values of the rings stand beside the first axis, whose range they are in.
    ///   - format: how values are written.
    public init<Format: FormatStyle>(axes: [RadarAxis], series: [RadarSeries], selection: Binding<Int?>? = nil, grid: Grid = .polygon,
                                     rings: [Double] = [0.25, 0.5, 0.75, 1],
                                     showsScale: Bool = false, format: Format)
    where Format.FormatInput == Double, Format.FormatOutput == String {
        (self.axes, self.series, self.selection, self.grid) = (axes, Self.distinct(series), selection, grid)
        self.rings = Set(rings.filter { $0 > 0 && $0 <= 1 }).sorted()
        self.showsScale = showsScale
        self.format = { format.locale($1).format($0) }
    }
    /// Of series with equal ids, each further one gets an id of its own.
    private static func distinct(_ series: [RadarSeries]) -> [RadarSeries] {
        var counts: [AnyHashable: Int] = [:]
        return series.map { series in
            var series = series
            let count = counts[series.id, default: 0]
            counts[series.id] = count + 1
            if count > 0 { series.id = AnyHashable([series.id, AnyHashable(count)]) }
            return series
        }
    }
    /// With values of at most one decimal place.
    public init(axes: [RadarAxis], series: [RadarSeries], selection: Binding<Int?>? = nil, grid: Grid = .polygon,
                rings: [Double] = [0.25, 0.5, 0.75, 1],
                showsScale: Bool = false) {
        self.init(
            axes: axes, series: series, selection: selection, grid: grid, rings: rings, showsScale: showsScale,
            format: .number.precision(.fractionLength(0...1)))
    }

    public var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height), margin = min(labelHeight * 2.2, side / 5)
            let rect = CGRect(
                x: (proxy.size.width - side) / 2 + margin, y: (proxy.size.height - side) / 2 + margin, width: side - 2 * margin,
                height: side - 2 * margin)
            let geometry = RadarGeometry(in: rect, count: axes.count, isMirrored: isMirrored)
            ZStack {
                plot(geometry)
                    .frame(width: max(rect.width, 0), height: max(rect.height, 0))
                if showsScale { scale(geometry) }
                labels(geometry, in: proxy.size, margin: margin)
            }
            .frame(width: proxy.size.width, height: proxy.size.height)
            .contentShape(Rectangle())
            .gesture(choosing(geometry))
        }
        .aspectRatio(1, contentMode: .fit)
        // The chart mirrors itself, and its points are those of the screen.
        .environment(\.layoutDirection, .leftToRight)
        .focusable(!axes.isEmpty)
        .focused($isFocused)
        .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end, .escape]) { take($0.key) }
        .accessibilityElement(children: .contain)
        .onAppear {
            // The areas grow out of the middle once.
            withAnimation(reduceMotion ? nil : .spring(duration: 0.8, bounce: 0.25)) { hasAppeared = true }
        }
    }

    private var isMirrored: Bool { layoutDirection == .rightToLeft }
    private var selected: Int? {
        guard let index = selection.map(\.wrappedValue) ?? ownSelection, axes.indices.contains(index) else { return nil }
        return index
    }
    private func select(_ axis: Int?) {
        guard axis != selected else { return }
        withAnimation(reduceMotion ? nil : .snappy(duration: 0.25)) {
            if let selection { selection.wrappedValue = axis } else { ownSelection = axis }
        }
    }

    // MARK: The plot

    private func plot(_ geometry: RadarGeometry) -> some View {
        ZStack {
            RadarGrid(count: axes.count, rings: rings, isCircular: grid == .circle, isMirrored: isMirrored)
                .stroke(.foreground.opacity(0.16), lineWidth: 1)
            if let selected {
                RadarSpoke(axis: selected, count: axes.count, isMirrored: isMirrored)
                    .stroke(.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round))
                    .transition(.opacity)
            }
            ForEach(series) { series in
                let shares = shares(of: series)
                let gaps = Set(shares.indices.filter { shares[$0] == nil })
                let vector = RadarVector(shares.map { hasAppeared ? $0 ?? 0 : 0 })
                ZStack {
                    RadarArea(shares: vector, gaps: gaps, count: cornerCount, isMirrored: isMirrored)
                        .fill(RadialGradient(
                            colors: [series.color.opacity(0.16), series.color.opacity(0.42)], center: .center, startRadius: 0,
                            endRadius: max(geometry.radius, 1)))
                    RadarArea(shares: vector, gaps: gaps, count: cornerCount, isMirrored: isMirrored)
                        .stroke(series.color, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
                    if axes.count <= 48 {
                        RadarDots(shares: vector, gaps: gaps, count: cornerCount, isMirrored: isMirrored, size: 6)
                            .fill(series.color)
                    }
                }
                .transition(.opacity.combined(with: reduceMotion ? .identity : .scale(scale: 0.2)))
            }
        }
        .accessibilityHidden(true)
    }
    /// More corners than these cannot be told apart.
    private static let cornerLimit = 720
    private var cornerCount: Int { min(axes.count, Self.cornerLimit) }
    /// The corners of an area; of several axes in one corner, the greatest value.
    private func shares(of series: RadarSeries) -> [Double?] {
        (0..<cornerCount).map { corner in
            let first = corner * axes.count / cornerCount, next = (corner + 1) * axes.count / cornerCount
            return (first..<next).lazy.compactMap { index in
                guard series.values.indices.contains(index), let value = series.values[index] else { return nil }
                return axes[index].share(of: value)
            }.max()
        }
    }
    private func scale(_ geometry: RadarGeometry) -> some View {
        ForEach(rings, id: \.self) { ring in
            if let range = axes.first?.range, range.lowerBound.isFinite, range.upperBound.isFinite {
                Text(verbatim: format(range.lowerBound + (range.upperBound - range.lowerBound) * ring, locale))
                    .font(.system(size: labelHeight * 0.5).monospacedDigit())
                    .foregroundStyle(.foreground.opacity(0.5))
                    .fixedSize()
                    .position(x: geometry.center.x + labelHeight * 0.75, y: geometry.center.y - geometry.radius * ring + labelHeight * 0.35)
            }
        }
        .accessibilityHidden(true)
    }

    // MARK: Labels

    /// Each axis has a label while they fit round the rim, beyond that every second, third ... one, and always the selected one.
    private func labelled(_ geometry: RadarGeometry, margin: CGFloat) -> [Int] {
        let room = 2 * .pi * (geometry.radius + margin / 2), count = max(Int(room / max(labelHeight * 2.6, 1)), 1)
        let step = max((axes.count + count - 1) / count, 1)
        let all = Array(stride(from: 0, to: axes.count, by: step))
        guard let selected, !all.contains(selected) else { return all }
        return all.filter { abs($0 - selected) >= step } + [selected]
    }
    private func labels(_ geometry: RadarGeometry, in size: CGSize, margin: CGFloat) -> some View {
        ForEach(labelled(geometry, margin: margin), id: \.self) { index in
            let angle = geometry.angle(of: Double(index)), distance = geometry.radius + 8
            let rim = CGPoint(x: geometry.center.x + cos(angle) * distance, y: geometry.center.y + sin(angle) * distance)
            label(index, isSelected: index == selected)
                .modifier(BesideRim(angle: angle, rim: rim, room: size))
        }
    }
    private func label(_ index: Int, isSelected: Bool) -> some View {
        VStack(spacing: 1) {
            Text(verbatim: axes[index].title)
                .font(.footnote.weight(isSelected ? .bold : .medium))
                .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.foreground.opacity(0.75)))
            if isSelected { values(of: index) }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: axes[index].title))
        .accessibilityValue(Text(verbatim: reading(of: index)))
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
        .accessibilityAction { select(isSelected ? nil : index) }
        .accessibilitySortPriority(Double(axes.count - index))
    }
    private func values(of axis: Int) -> some View {
        HStack(spacing: 6) {
            ForEach(series.prefix(6)) { series in
                Text(verbatim: value(of: series, axis))
                    .font(.caption2.weight(.semibold).monospacedDigit())
                    .foregroundStyle(series.color)
            }
        }
        .transition(.opacity)
    }
    private func value(of series: RadarSeries, _ axis: Int) -> String {
        guard series.values.indices.contains(axis), let value = series.values[axis] else { return "–" }
        return format(value, locale)
    }
    private func reading(of axis: Int) -> String {
        series.map { series in
            let text = value(of: series, axis)
            return self.series.count == 1 ? text : "\(series.title) \(text)"
        }.joined(separator: ", ")
    }

    // MARK: Selection

    private func choosing(_ geometry: RadarGeometry) -> some Gesture {
        SpatialTapGesture()
            .onEnded { tap in
                let axis = geometry.axis(at: tap.location)
                select(axis == selected ? nil : axis)
            }
            .exclusively(before: DragGesture(minimumDistance: 6).onChanged { select(geometry.axis(at: $0.location)) })
    }
    private func take(_ key: KeyEquivalent) -> KeyPress.Result {
        guard !axes.isEmpty else { return .ignored }
        switch key {
        case .rightArrow, .downArrow: step(key == .rightArrow && isMirrored ? -1 : 1)
        case .leftArrow, .upArrow: step(key == .leftArrow && isMirrored ? 1 : -1)
        case .home: select(0)
        case .end: select(axes.count - 1)
        default:
            guard selected != nil else { return .ignored }
            select(nil)
        }
        return .handled
    }
    private func step(_ step: Int) {
        let next = selected.map { $0 + step } ?? (step > 0 ? 0 : axes.count - 1)
        select((next + axes.count) % axes.count)
    }
}

/// The line of one axis.
private struct RadarSpoke: Shape {
    let axis: Int
    let count: Int
    let isMirrored: Bool

    func path(in rect: CGRect) -> Path {
        let geometry = RadarGeometry(in: rect, count: count, isMirrored: isMirrored)
        var path = Path()
        path.move(to: geometry.center)
        path.addLine(to: geometry.point(axis, share: 1))
        return path
    }
}

/// Places a label so that it touches the rim from outside and stays in the chart's bounds.
private struct BesideRim: ViewModifier {
    /// Radians clockwise from the right.
    let angle: Double
    let rim: CGPoint
    let room: CGSize

    func body(content: Content) -> some View {
        BesideRimLayout(angle: angle, rim: rim) { content }
            .frame(width: room.width, height: room.height)
    }
}

private struct BesideRimLayout: Layout {
    let angle: Double
    let rim: CGPoint

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            // As wide as the room beside the rim, but no narrower than what can be read.
            let beside = min(2 * rim.x / max(1 - cos(angle), 0.01), 2 * (bounds.width - rim.x) / max(1 + cos(angle), 0.01))
            let width = min(max(beside, subview.sizeThatFits(.unspecified).width * 0.6), bounds.width * 0.34)
            let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
            // The label's own ellipse touches the rim, so those at the sides are not too far away and those above not too close.
            let x = rim.x + cos(angle) * size.width / 2, y = rim.y + sin(angle) * size.height / 2
            let left = min(max(x - size.width / 2, 0), max(bounds.width - size.width, 0)),
                top = min(max(y - size.height / 2, 0), max(bounds.height - size.height, 0))
            subview.place(at: CGPoint(x: bounds.minX + left, y: bounds.minY + top), anchor: .topLeading, proposal: ProposedViewSize(size))
        }
    }
}

#Preview("Radar chart") {
    @Previewable @State var week = 0
    let axes = ["Pace", "Shots", "Passes", "Tackles", "Saves", "Stamina"].map { RadarAxis($0, range: 0...100) }
    let weeks: [[Double?]] = [[82, 40, 66, 30, nil, 90], [50, 85, 40, 60, 72, 65], [95, 60, 88, 20, 35, 55]]
    VStack(spacing: 24) {
        RadarChart(axes: axes, series: [
            RadarSeries("Team", values: weeks[week], color: .orange),
            RadarSeries("League", values: [60, 55, 58, 52, 50, 61], color: .indigo),
        ])
        .animation(.spring(duration: 0.7, bounce: 0.25), value: week)
        Button("Next week") { week = (week + 1) % weeks.count }
            .buttonStyle(.borderedProminent)
    }
    .padding()
}
