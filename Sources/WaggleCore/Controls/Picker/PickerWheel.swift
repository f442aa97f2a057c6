import Foundation
import WaggleGeometry

/// The options of a picker on a drum. An invisible scroll view provides the movement; the rows are drawn at its position.
struct PickerWheel: View {
    let options: [PickerOption]
    let label: AnyView
    let selection: PickerSelection

    /// The row in the centre, with the fraction of the distance to the next one.
    @State private var position: CGFloat
    @State private var scroll: ScrollPosition
    @State private var phase = ScrollPhase.idle
    @Environment(\.isEnabled) private var isEnabled

    init(options: [PickerOption], label: AnyView, selection: PickerSelection) {
        self.options = options
        self.label = label
        self.selection = selection
        let index = options.firstIndex { $0.isSelected } ?? 0
        _position = State(initialValue: CGFloat(index))
        _scroll = State(initialValue: ScrollPosition(y: CGFloat(index) * Self.geometry.rowHeight))
    }

    private static let geometry = WheelGeometry.standard
    /// Animates to a row after a tap, or after the program changed the selection.
    private static let turn = Animation.easeInOut(duration: 0.3)

    private var selectedIndex: Int? { options.firstIndex { $0.isSelected } }

    var body: some View {
        let geometry = Self.geometry
        ZStack {
            WheelBand()
            WheelDrum(options: options, position: position, geometry: geometry)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .modifier(WheelLens())
                .opacity(isEnabled ? 1 : 0.5)
                .accessibilityElement(children: .combine)
                .accessibilityNote(.labelAsValue)
                .accessibilityAdjustableAction { step($0 == .increment ? 1 : -1) }
                .accessibilityRemoveTraits(.isStaticText)
                .accessibilitySubstitute(.label, label)
            scroller(geometry)
        }
        .frame(height: geometry.height)
        .frame(idealWidth: WheelGeometry.standardWidth, maxWidth: .infinity)
        .clipped()
        .adjustedByKeys(adjust)
        .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
        .onChange(of: selectedIndex) { _, new in
            // While a finger turns it, the wheel is ahead of the selection.
            guard let new, phase == .animating || phase == .idle && Int(position.rounded()) != new else { return }
            turn(to: new, animated: true)
        }
        .onChange(of: options.count) { if let selectedIndex { turn(to: selectedIndex, animated: false) } }
    }

    private func scroller(_ geometry: WheelGeometry) -> some View {
        ScrollView {
            Color.clear
                .frame(height: CGFloat(options.count) * geometry.rowHeight)
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
            if phase == .idle { choose(Int(position.rounded())) }
        }
    }

    private func turn(to index: Int, animated: Bool) {
        withAnimation(animated ? Self.turn : nil) { scroll.scrollTo(y: CGFloat(index) * Self.geometry.rowHeight) }
    }
    /// - Parameter y: in the content's coordinates.
    private func tap(at y: CGFloat) {
        let geometry = Self.geometry
        let offset = y - (position + 0.5) * geometry.rowHeight
        let index = Int((position + geometry.distance(at: offset)).rounded())
        if options.indices.contains(index) { turn(to: index, animated: true) }
    }
    private func choose(_ index: Int) {
        guard options.indices.contains(index), let value = options[index].value, !options[index].isSelected else { return }
        selection.choose(value)
    }
    private func step(_ count: Int) { choose(min(max((selectedIndex ?? Int(position.rounded())) + count, 0), options.count - 1)) }

    private func adjust(by key: KeyAdjustment) -> Bool {
        switch key {
        // Down is the next row, as on the wheel.
        case .step(.increment): step(-1)
        case .step(.decrement): step(1)
        case .page(.increment): step(-5)
        case .page(.decrement): step(5)
        case .minimum: choose(0)
        case .maximum: choose(options.count - 1)
        }
        return true
    }
}

/// Aligns a row with the centre at rest.
private struct WheelStops: ScrollTargetBehavior {
    let geometry: WheelGeometry
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        // Targets include the margin in front of the first row.
        target.rect.origin.y = ((target.rect.minY - geometry.margin) / geometry.rowHeight).rounded() * geometry.rowHeight + geometry.margin
        target.anchor = nil
    }
}

/// The background of the central row.
private struct WheelBand: View {
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
private struct WheelDrum: View {
    let options: [PickerOption]
    let position: CGFloat
    let geometry: WheelGeometry

    private static let fontSize: CGFloat = 21
    private static let inset: CGFloat = 9

    var body: some View {
        let first = max(Int((position - geometry.reach).rounded(.up)), 0), last = min(Int((position + geometry.reach).rounded(.down)), options.count - 1)
        let middle = Int(position.rounded())
        ZStack {
            ForEach(first <= last ? Array(options[first...last].enumerated()) : [], id: \.element.id) { offset, option in
                let index = first + offset
                if let place = geometry.place(at: CGFloat(index) - position) {
                    option.view
                        .font(.system(size: Self.fontSize))
                        .lineLimit(1)
                        .frame(height: geometry.rowHeight)
                        .padding(.horizontal, Self.inset)
                        .scaleEffect(x: 1, y: place.scale)
                        .offset(y: place.offset)
                        .opacity(Self.opacity(scale: place.scale))
                        .accessibilityHidden(index != middle)
                }
            }
        }
    }

    /// Rows fade toward the edges of the drum. Apple does not publish the curve; central rows are opaque.
    private static func opacity(scale: CGFloat) -> Double { min(1, Double(scale) * 1.2) }
}
