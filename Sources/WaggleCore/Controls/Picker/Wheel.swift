import Foundation
import WaggleGeometry

/// Rows on a drum; the centre row is selected. An invisible scroll view provides the motion, and rows are drawn at its position.
struct Wheel<Row: View>: View {
    /// The number of rows; on an endless drum, the number before they repeat.
    let count: Int
    var isEndless = false
    var showsBand = true
    /// The selected row, or nil.
    let selected: Int?
    let label: AnyView
    /// Called with the centre row when the drum comes to rest. If the selection does not follow, the drum turns back.
    let choose: (Int) -> Void
    @ViewBuilder let row: (Int) -> Row

    /// The slot in the centre, with the fraction of the way to the next one.
    @State private var position: CGFloat
    @State private var scroll: ScrollPosition
    @State private var phase = ScrollPhase.idle
    /// Counts how often the drum has come to rest.
    @State private var rests = 0
    @Environment(\.isEnabled) private var isEnabled

    init(
        count: Int, isEndless: Bool = false, showsBand: Bool = true, selected: Int?, label: AnyView, choose: @escaping (Int) -> Void,
        @ViewBuilder row: @escaping (Int) -> Row
    ) {
        (self.count, self.isEndless, self.showsBand, self.selected, self.label, self.choose, self.row) =
            (count, isEndless, showsBand, selected, label, choose, row)
        let index = (selected ?? 0) + (isEndless ? Self.turns / 2 * count : 0)
        _position = State(initialValue: CGFloat(index))
        _scroll = State(initialValue: ScrollPosition(y: CGFloat(index) * Self.geometry.rowHeight))
    }

    private static var geometry: WheelGeometry { .standard }
    /// The number of repetitions of an endless drum's rows, more than a user ever turns through.
    private static var turns: Int { 200 }
    /// Animates to a row after a tap, or after the program changed the selection.
    private static var turn: Animation { .easeInOut(duration: 0.3) }

    private var slotCount: Int { isEndless ? count * Self.turns : count }
    /// The row in a slot.
    private func rowIndex(at slot: Int) -> Int { isEndless ? slot % max(count, 1) : slot }
    /// The slot of the selected row that is nearest to the centre.
    private var selectedSlot: Int? {
        guard let selected else { return nil }
        guard isEndless, count > 0 else { return selected }
        let middle = Int(position.rounded()), distance = (selected - middle) % count
        let forward = distance < 0 ? distance + count : distance
        return middle + (forward > count / 2 ? forward - count : forward)
    }

    var body: some View {
        let geometry = Self.geometry
        ZStack {
            if showsBand { WheelBand() }
            WheelDrum(count: slotCount, position: position, geometry: geometry) { row(rowIndex(at: $0)) }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .modifier(WheelLens())
                .opacity(isEnabled ? 1 : 0.5)
                .accessibilityProperties {
                    $0.childBehavior = .combine
                    $0.removedTraits = .isStaticText
                    $0.notes = [.labelAsValue, .adjustment { direction in
                        MainActor.assumeIsolated { step(direction == .increment ? 1 : -1) }
                    }, .role(.wheel)]
                    if count > 0 {
                        $0.notes.append(.range(AccessibilityRange(
                            value: Double(selected ?? 0), bounds: 0...Double(count - 1), step: 1) { chooseRow(Int($0.rounded())) }))
                    }
                }
                .accessibilitySubstitute(.label, label)
            scroller(geometry)
        }
        .frame(height: geometry.height)
        .clipped()
        .adjustedByKeys(adjust)
        .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
        .onChange(of: selected) {
            // While a finger turns it, the wheel is ahead of the selection.
            guard let projection = selectedSlot,
                  phase == .animating || phase == .idle && Int(position.rounded()) != projection else { return }
            turn(to: projection, animated: true)
        }
        .onChange(of: rests) {
            if let projection = selectedSlot, Int(position.rounded()) != projection { turn(to: projection, animated: true) }
        }
        .onChange(of: count) { if let projection = selectedSlot { turn(to: projection, animated: false) } }
    }

    private func scroller(_ geometry: WheelGeometry) -> some View {
        ScrollView {
            Color.clear
                .frame(height: CGFloat(slotCount) * geometry.rowHeight)
                .contentShape(Rectangle())
                .gesture(SpatialTapGesture().onEnded { tap(at: $0.location.y) })
                .accessibilityHidden(true)
        }
        .scrollIndicators(.hidden)
        .contentMargins(.vertical, geometry.margin, for: .scrollContent)
        .scrollTargetBehavior(WheelStops(geometry: geometry))
        .scrollPosition($scroll)
        .scrollDisabled(!isEnabled)
        .onScrollGeometryChange(for: CGFloat.self) { $0.visibleRect.minY / geometry.rowHeight } action: { position = $1 }
        .onScrollPhaseChange { _, phase in
            self.phase = phase
            if phase == .idle {
                chooseRow(atSlot: Int(position.rounded()))
                rests += 1
            }
        }
    }

    private func turn(to slot: Int, animated: Bool) {
        withAnimation(animated ? Self.turn : nil) { scroll.scrollTo(y: CGFloat(slot) * Self.geometry.rowHeight) }
    }
    /// - Parameter y: in the content's coordinates.
    private func tap(at y: CGFloat) {
        let geometry = Self.geometry
        let offset = y - (position + 0.5) * geometry.rowHeight
        let slot = Int((position + geometry.distance(at: offset)).rounded())
        if (0..<slotCount).contains(slot) { turn(to: slot, animated: true) }
    }
    private func chooseRow(atSlot slot: Int) {
        guard (0..<slotCount).contains(slot), rowIndex(at: slot) != selected else { return }
        choose(rowIndex(at: slot))
    }
    private func chooseRow(_ index: Int) { if (0..<count).contains(index), index != selected { choose(index) } }
    private func step(_ distance: Int) {
        let next = (selected ?? rowIndex(at: Int(position.rounded()))) + distance
        chooseRow(atSlot: isEndless ? (next % count + count) % count : min(max(next, 0), count - 1))
    }

    private func adjust(by key: KeyAdjustment) -> Bool {
        guard count > 0 else { return false }
        switch key {
        // Down is the next row, as on the wheel.
        case .step(.increment): step(-1)
        case .step(.decrement): step(1)
        case .page(.increment): step(-5)
        case .page(.decrement): step(5)
        case .minimum: chooseRow(atSlot: 0)
        case .maximum: chooseRow(atSlot: count - 1)
        }
        return true
    }
}

/// Aligns a row with the centre at rest.
private struct WheelStops: ScrollTargetBehavior {
    let geometry: WheelGeometry
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        // Targets include the margin above the first row.
        target.rect.origin.y = ((target.rect.minY - geometry.margin) / geometry.rowHeight).rounded() * geometry.rowHeight + geometry.margin
        target.anchor = nil
    }
}

/// The background of the central row.
struct WheelBand: View {
    static let height: CGFloat = 34
    private static let inset: CGFloat = 9
    private static let radius: CGFloat = 8

    var body: some View {
        RoundedRectangle(cornerRadius: Self.radius).fill(Color.system(.tertiaryFill))
            .frame(height: Self.height)
            .padding(.horizontal, Self.inset)
    }
}

/// The rows on the front of the drum.
private struct WheelDrum<Row: View>: View {
    let count: Int
    let position: CGFloat
    let geometry: WheelGeometry
    @ViewBuilder let row: (Int) -> Row

    private static var fontSize: CGFloat { 21 }
    private static var inset: CGFloat { 9 }

    var body: some View {
        let first = max(Int((position - geometry.reach).rounded(.up)), 0),
            end = min(Int((position + geometry.reach).rounded(.down)) + 1, count)
        let middle = Int(position.rounded())
        ZStack {
            ForEach(first..<max(first, end), id: \.self) { index in
                if let projection = geometry.projection(at: CGFloat(index) - position) {
                    row(index)
                        .font(.system(size: Self.fontSize))
                        .lineLimit(1)
                        .frame(height: geometry.rowHeight)
                        .padding(.horizontal, Self.inset)
                        .scaleEffect(x: 1, y: projection.scale)
                        .offset(y: projection.offset)
                        .opacity(Self.opacity(scale: projection.scale))
                        .accessibilityHidden(index != middle)
                }
            }
        }
    }

    /// Rows fade toward the edges of the drum. Apple does not publish the curve; central rows are opaque.
    private static func opacity(scale: CGFloat) -> Double { min(1, Double(scale) * 1.2) }
}

/// The options of a picker on a drum.
struct PickerWheel: View {
    let options: [PickerOption]
    let label: AnyView
    let selection: PickerSelection

    var body: some View {
        Wheel(count: options.count, selected: options.firstIndex { $0.isSelected }, label: label) { index in
            if let value = options[index].value { selection.choose(value) }
        } row: { index in
            if options.indices.contains(index) { options[index].view.id(options[index].id) }
        }
        .frame(idealWidth: WheelGeometry.standardWidth, maxWidth: .infinity)
    }
}
