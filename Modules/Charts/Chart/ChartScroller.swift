import SwiftUI

/// Shows a part of a plot, which scrolls.
struct ChartScroller<Content: View>: View {
    let scene: ChartScene
    let settings: ChartScrolling
    let size: CGSize
    @ViewBuilder let content: () -> Content
    @State private var position = ScrollPosition(idType: Never.self)
    @State private var memory = ScrollMemory()
    @Environment(\.calendar) private var calendar

    var body: some View {
        GeometryReader { geometry in
            let full = CGSize(width: geometry.size.width * settings.ratio(.horizontal, scene.xScale, geometry.size.width),
                              height: geometry.size.height * settings.ratio(.vertical, scene.yScale, geometry.size.height))
            ScrollView(settings.axes, showsIndicators: false) {
                content().frame(width: full.width, height: full.height)
            }
            .scrollPosition($position)
            .scrollTargetBehavior(ChartScrollRule(behavior: settings.behavior, scene: scene, calendar: calendar))
            .onScrollGeometryChange(for: CGPoint.self) { $0.contentOffset } action: { _, point in
                memory.offset = point
                guard memory.hasBegun else { return }
                // On the way to where the program wants it, the chart does not tell the program otherwise.
                if let wanted = memory.wanted, abs(wanted.x - point.x) > 1 || abs(wanted.y - point.y) > 1 { return }
                memory.wanted = nil
                if let datum = datum(scene.xScale, point.x, full.width) { memory.tell(datum, to: settings.x, axis: .horizontal) }
                if let datum = datum(scene.yScale, point.y, full.height) { memory.tell(datum, to: settings.y, axis: .vertical) }
            }
            .onAppear {
                memory.hasBegun = true
                go(x: position(scene.xScale, settings.x?.get() ?? settings.initialX, full.width),
                   y: position(scene.yScale, settings.y?.get() ?? settings.initialY, full.height), full, geometry.size)
            }
            .onChange(of: settings.x?.get()) { _, datum in
                // What a finger has done is no wish of the program's, even if its value is a whole category or number.
                guard datum != memory.told[.horizontal] else { return }
                if let x = position(scene.xScale, datum, full.width), abs(x - memory.offset.x) > 1 { go(x: x, y: nil, full, geometry.size) }
            }
            .onChange(of: settings.y?.get()) { _, datum in
                guard datum != memory.told[.vertical] else { return }
                if let y = position(scene.yScale, datum, full.height), abs(y - memory.offset.y) > 1 {
                    go(x: nil, y: y, full, geometry.size)
                }
            }
        }
    }
    private func go(x: CGFloat?, y: CGFloat?, _ full: CGSize, _ visible: CGSize) {
        guard x != nil || y != nil else { return }
        let point = CGPoint(x: min(max(x ?? memory.offset.x, 0), max(full.width - visible.width, 0)),
                            y: min(max(y ?? memory.offset.y, 0), max(full.height - visible.height, 0)))
        guard abs(point.x - memory.offset.x) > 1 || abs(point.y - memory.offset.y) > 1 else { return }
        memory.wanted = point
        position.scrollTo(point: point)
    }
    private func position(_ scale: PositionScale?, _ datum: _ChartDatum?, _ length: CGFloat) -> CGFloat? {
        guard let scale, let datum, let place = scale.band(of: datum) else { return nil }
        let position = min(place.0.position(length), place.1.position(length))
        return position.isFinite ? min(max(position, 0), length) : nil
    }
    private func datum(_ scale: PositionScale?, _ position: CGFloat, _ length: CGFloat) -> _ChartDatum? {
        guard let scale, length > 0 else { return nil }
        return scale.datum(share: scale.share(at: position, length: length))
    }
}

/// Where a chart's content is, and where the program wants it. Nothing is evaluated because of it.
@MainActor private final class ScrollMemory {
    var offset = CGPoint.zero
    /// False until the content stands where the program's position is.
    var hasBegun = false
    var wanted: CGPoint?
    /// What the program was told last, as its own type has it.
    var told: [Axis: _ChartDatum] = [:]

    func tell(_ datum: _ChartDatum, to link: ChartScrollLink?, axis: Axis) {
        guard let link else { return }
        link.set(datum)
        told[axis] = link.get()
    }
}

extension ChartScrolling {
    /// How many times the plot is longer than what is in sight.
    func ratio(_ axis: Axis, _ scale: PositionScale?, _ length: CGFloat) -> CGFloat {
        guard axes.contains(axis == .horizontal ? .horizontal : .vertical), let scale else { return 1 }
        let whole = scale.isCategory ? Double(scale.categories.count) : scale.upper - scale.lower
        // Unless the program says, categories are wide enough for a finger, and of numbers half is in sight.
        let usual = scale.isCategory ? Double(max(length / 44, 1)) : whole / 2
        let visible = (axis == .horizontal ? xLength : yLength) ?? usual
        guard visible > 0, whole.isFinite, whole > visible else { return 1 }
        return CGFloat(min(whole / visible, 1000))
    }
}
