import Foundation
import WaggleGeometry

/// The options of a picker in a row, with a thumb on the selected one that a finger can drag to another.
struct SegmentedControl: View {
    let options: [PickerOption]
    let selection: PickerSelection

    @GestureState private var touch: SegmentGesture.Value?
    @StateObject private var madeLook = MadeLook(\.segments)
    private var look: SegmentsLook { madeLook.value }
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.colorScheme) private var scheme

    // The dimensions of UISegmentedControl.
    static let radius: CGFloat = 9
    private static let thumbRadius: CGFloat = 7
    private static let separatorInset: CGFloat = 5
    /// UIKit's spring for the thumb.
    private static let slide = Animation.interpolatingSpring(mass: 1, stiffness: 503.551, damping: 44.88)
    private static let separatorFade = Animation.easeInOut(duration: 0.41)
    private static let highlight = Animation.easeOut(duration: 0.47)
    private static let pressedScale: CGFloat = 0.95

    private var selectedIndex: Int? { options.firstIndex { $0.isSelected } }
    /// The thumb's option: the one to which a finger drags it, or the selected one.
    private var thumbIndex: Int? {
        guard let touch, touch.start == selectedIndex else { return selectedIndex }
        return touch.index ?? selectedIndex
    }
    /// The option that lifting the finger now would select.
    private var highlightedIndex: Int? { touch.flatMap { $0.start == selectedIndex ? nil : $0.index } }

    var body: some View {
        let thumbIndex = thumbIndex, highlightedIndex = highlightedIndex
        let isThumbPressed = touch != nil && touch?.start == selectedIndex
        SegmentLayout(thumbIndex: thumbIndex) {
            ForEach(1..<max(options.count, 1), id: \.self) { index in
                Rectangle().fill(Color.system(.gray).opacity(0.3))
                    .opacity(isSeparator(index, beside: thumbIndex) || isSeparator(index, beside: highlightedIndex) ? 0 : 1)
                    .animation(Self.separatorFade, value: thumbIndex)
                    .padding(.vertical, Self.separatorInset)
                    .layoutValue(key: SegmentPart.self, value: .separator(index))
            }
            if let thumbIndex {
                thumb
                    .scaleEffect(isThumbPressed ? Self.pressedScale : 1, anchor: anchor(of: thumbIndex))
                    .animation(Self.slide, value: isThumbPressed)
                    .animation(Self.slide, value: thumbIndex)
                    .layoutValue(key: SegmentPart.self, value: .thumb)
            }
            ForEach(Array(options.enumerated()), id: \.element.id) { index, option in
                SegmentLabel(option: option, isOnThumb: index == thumbIndex, look: look)
                    .opacity(index == highlightedIndex ? SegmentLabel.highlightedOpacity : 1)
                    .animation(Self.highlight, value: highlightedIndex)
                    .scaleEffect(isThumbPressed && index == thumbIndex ? Self.pressedScale : 1, anchor: anchor(of: index))
                    .animation(Self.slide, value: isThumbPressed)
                    .accessibilityProperties {
                        $0.childBehavior = .combine
                        $0.addedTraits = option.isSelected ? [.isButton, .isSelected] : .isButton
                        $0.notes = [.action(.default, .plain { MainActor.assumeIsolated { choose(index) } }), .role(.option)]
                    }
                    .layoutValue(key: SegmentPart.self, value: .label(index))
            }
        }
        .background { look.background ?? Color.system(.tertiaryFill) }
        .clipShape(RoundedRectangle(cornerRadius: Self.radius))
        .contentShape(RoundedRectangle(cornerRadius: Self.radius))
        .gesture(SegmentGesture(count: options.count, selected: selectedIndex, isMirrored: layoutDirection == .rightToLeft)
            // Before the gesture state is reset, so that the thumb never returns to the old option.
            .onEnded { if let index = $0.index { choose(index) } }
            .updating($touch) { value, touch, _ in touch = value })
        .adjustedByKeys(adjust)
        .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
    }

    private func isSeparator(_ index: Int, beside option: Int?) -> Bool { option == index || option == index - 1 }

    private var thumb: some View {
        let shape = RoundedRectangle(cornerRadius: Self.thumbRadius)
        let color = look.thumb ?? (scheme == .dark ? Color(red: 99 / 255, green: 99 / 255, blue: 102 / 255) : Color.white)
        return ZStack {
            shape.fill(Color.black.opacity(0.04)).padding(-0.5)
            shape.fill(color).shadow(color: .black.opacity(0.12), radius: 4, y: 3)
            shape.fill(color).shadow(color: .black.opacity(0.04), radius: 0.5, y: 3)
        }
    }

    /// The first and the last option shrink toward the ends of the control.
    private func anchor(of index: Int) -> UnitPoint { index == 0 ? .leading : index == options.count - 1 ? .trailing : .center }

    private func choose(_ index: Int) {
        guard options.indices.contains(index), let value = options[index].value, !options[index].isSelected else { return }
        selection.choose(value)
    }
    private func adjust(by key: KeyAdjustment) -> Bool {
        guard !options.isEmpty else { return false }
        let index: Int
        switch key {
        case .step(.increment): index = selectedIndex.map { $0 + 1 } ?? 0
        case .step(.decrement): index = selectedIndex.map { $0 - 1 } ?? options.count - 1
        case .minimum: index = 0
        case .maximum: index = options.count - 1
        case .page: return false
        }
        choose(index)
        return true
    }
}

/// The view of an option, in the system's text style for segments.
private struct SegmentLabel: View {
    let option: PickerOption
    let isOnThumb: Bool
    let look: SegmentsLook
    @Environment(\.isEnabled) private var isEnabled

    static let highlightedOpacity = 0.2
    private static let fontSize: CGFloat = 13
    private static let disabled = Color(red: 122 / 255, green: 122 / 255, blue: 122 / 255, opacity: 0.45)

    var body: some View {
        let look = !isEnabled ? self.look.disabledTitle.or(self.look.title) : isOnThumb ? self.look.selectedTitle.or(self.look.title)
            : self.look.title
        option.view
            .font(look.font ?? .system(size: Self.fontSize, weight: isOnThumb ? .semibold : .medium))
            .foregroundStyle(look.color ?? (isEnabled ? Color.primary : Self.disabled))
            .lineLimit(1)
    }
}

/// The role of a subview of the control.
private enum SegmentPart: LayoutValueKey {
    enum Value: Equatable, Sendable {
        case thumb
        /// Before the option with the index.
        case separator(Int)
        case label(Int)
    }
    static var defaultValue: Value { .thumb }
}

/// Options of equal width, determined by the widest option or by the proposal.
private struct SegmentLayout: Layout {
    let thumbIndex: Int?

    private static let height: CGFloat = 32
    private static let thumbInset: CGFloat = 2
    private static let labelInset: CGFloat = 10

    private func count(_ subviews: Subviews) -> Int { subviews.count { if case .label = $0[SegmentPart.self] { true } else { false } } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let offered = proposal.width else {
            let widest = subviews.reduce(0) { widest, subview in
                if case .label = subview[SegmentPart.self] { max(widest, subview.sizeThatFits(.unspecified).width) } else { widest }
            }
            return CGSize(width: CGFloat(count(subviews)) * (widest + 2 * Self.labelInset), height: Self.height)
        }
        return CGSize(width: max(offered, 0), height: Self.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = bounds.width / CGFloat(max(count(subviews), 1))
        func segment(_ index: Int) -> CGRect {
            CGRect(x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width, height: bounds.height)
        }
        for subview in subviews {
            switch subview[SegmentPart.self] {
            case .thumb:
                assert(thumbIndex != nil, "A segmented control has a thumb but no selected option.")
                let thumb = segment(thumbIndex ?? 0).insetBy(dx: Self.thumbInset, dy: Self.thumbInset)
                subview.place(at: thumb.origin, proposal: ProposedViewSize(thumb.size))
            case .separator(let index):
                subview.place(
                    at: CGPoint(x: segment(index).minX - 0.5, y: bounds.minY), proposal: ProposedViewSize(width: 1, height: bounds.height))
            case .label(let index):
                let room = CGSize(width: max(width - 2 * Self.thumbInset, 0), height: bounds.height)
                subview.place(at: CGPoint(x: segment(index).midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(room))
            }
        }
    }
}
