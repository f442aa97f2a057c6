// swipeActions: buttons beside a list row, which a swipe reveals.

import Foundation
import WaggleGeometry

/// The buttons on one side of a row.
struct SwipeActions {
    let content: AnyView
    /// True if a swipe over most of the row runs the first button.
    let allowsFullSwipe: Bool
}

enum LeadingSwipeActionsTrait: _ViewTraitKey { static var defaultValue: SwipeActions? { nil } }
enum TrailingSwipeActionsTrait: _ViewTraitKey { static var defaultValue: SwipeActions? { nil } }

extension View {
    /// Adds buttons that a swipe reveals at an edge of the view's list row.
    ///
    /// Buttons are ordered from the edge inward. Trailing ones replace the delete button of `onDelete`.
    /// - Parameters:
    ///   - edge: The side of the buttons.
    ///   - allowsFullSwipe: True if a swipe over most of the row runs the first button.
    @ViewBuilder
    @_disfavoredOverload public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let actions = SwipeActions(content: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
        let view = accessibilitySubstitute(.actions(nil), AssistiveSwipeActions(actions))
        if edge == .leading {
            view.modifier(_TraitModifier<LeadingSwipeActionsTrait>(value: actions))
        } else {
            view.modifier(_TraitModifier<TrailingSwipeActionsTrait>(value: actions))
        }
    }
}

/// The buttons as accessibility actions, created only while a screen reader runs.
private nonisolated struct AssistiveSwipeActions: View, @unchecked Sendable {
    let content: AnyView
    @Environment(\.accessibilityVoiceOverEnabled) private var isRead

    init(_ actions: SwipeActions) { content = actions.content }
    @MainActor var body: some View { if isRead { content } }
}

/// Metrics of swipes over rows, in points. Sources differ about the thresholds of full swipes.
enum SwipeMetrics {
    static let minimumButtonWidth: CGFloat = 74
    static let padding: CGFloat = 15
    /// Rows lower than this show only the symbol.
    static let heightForTitles: CGFloat = 50
    /// The thresholds of a full swipe: a distance past the buttons, and a fraction of the row.
    static let fullSwipe: (beyond: CGFloat, part: CGFloat) = (30, 0.6)
    /// The speed in points per second above which a release opens or closes the row, whatever its offset.
    static let flingSpeed: CGFloat = 300
    /// The fraction of the finger's movement that a row without a full swipe follows past its buttons.
    static let resistance: CGFloat = 0.4
    static let spring = Animation.spring(response: 0.4, dampingFraction: 1)
}

/// The buttons of one side, known once they are laid out.
@MainActor
final class SwipeButtonsState {
    var width: CGFloat = SwipeMetrics.minimumButtonWidth
    var first: SwipeAction?
}

struct SwipeAction: Equatable {
    let isDestructive: Bool
    let run: @MainActor () -> Void
    // Closures cannot be compared, and the latest is needed.
    static func == (a: Self, b: Self) -> Bool { false }
}

private struct FirstSwipeAction: PreferenceKey {
    static var defaultValue: SwipeAction? { nil }
    static func reduce(value: inout SwipeAction?, nextValue: () -> SwipeAction?) { value = value ?? nextValue() }
}

/// A row with buttons beside it.
nonisolated struct SwipeRow<Content: View>: View {
    let leading: SwipeActions?
    let trailing: SwipeActions?
    let isEditing: Bool
    let handle: ListRowHandle
    let content: Content
    /// The row's offset toward its trailing edge. A positive one reveals the leading buttons.
    @State private var offset: CGFloat = 0
    /// The side whose buttons are shown, until the row has closed over them.
    @State private var openSide: HorizontalEdge?
    @State private var isArmed = false
    /// The offset at which the pan began.
    @State private var start: CGFloat = 0
    @State private var leadingButtons = SwipeButtonsState()
    @State private var trailingButtons = SwipeButtonsState()
    @Environment(\.layoutDirection) private var direction

    init(leading: SwipeActions?, trailing: SwipeActions?, isEditing: Bool, handle: ListRowHandle, @ViewBuilder content: () -> Content) {
        (self.leading, self.trailing, self.isEditing, self.handle) = (leading, trailing, isEditing, handle)
        self.content = content()
    }

    @MainActor var body: some View {
        content
            .offset(x: direction == .rightToLeft ? -offset : offset)
            .background(alignment: .leading) { if openSide == .leading, let leading { buttons(leading, .leading, leadingButtons) } }
            .background(alignment: .trailing) { if openSide == .trailing, let trailing { buttons(trailing, .trailing, trailingButtons) } }
            .modifier(PanModifier(axis: .horizontal, response: { canUncover($0) ? .moves : .stays }, pan: { pan($0, $1, $2) }))
            .onAppear { handle.row?.openTrailingActions = openTrailing }
    }

    @MainActor private func buttons(_ actions: SwipeActions, _ edge: HorizontalEdge, _ state: SwipeButtonsState) -> some View {
        SwipeButtonsLayout(edge: edge, isArmed: isArmed, report: { width in onMainActor { state.width = width } }) {
            actions.content.buttonStyle(SwipeButtonStyle(close: { [handle] in handle.row?.context.state.closeOpenRow() }))
        }
        .frame(width: abs(offset))
        .environmentTransform(0) { _, values in
            (values.tint, values.listAppearance, values.foregroundStyles) = (nil, nil, nil)
        }
        .onPreferenceChange(FirstSwipeAction.self) { first in onMainActor { state.first = first } }
    }

    // MARK: The finger

    @MainActor private func canUncover(_ length: CGFloat) -> Bool {
        if offset != 0 { return true }
        guard !isEditing else { return false }
        return (direction == .rightToLeft ? -length : length) > 0 ? leading != nil : trailing != nil
    }

    @MainActor private func pan(_ phase: InputPhase, _ pan: Pan, _ size: CGSize) {
        let sign: CGFloat = direction == .rightToLeft ? -1 : 1
        let velocity = pan.velocity.width * sign
        switch phase {
        case .began, .moved:
            if phase == .began {
                start = offset
                handle.row?.context.state.closeOpenRow(except: handle.row)
                handle.row?.actionsWillOpen { close() }
            }
            follow(start + pan.translation.width * sign, size.width)
        case .ended:
            if isArmed { return runFirst(size.width) }
            guard offset != 0 else { return settle(0) }
            let width = openWidth, isLeading = offset > 0
            let isOpening = velocity * (isLeading ? 1 : -1) > SwipeMetrics.flingSpeed
            let isClosing = velocity * (isLeading ? 1 : -1) < -SwipeMetrics.flingSpeed
            settle(isOpening || !isClosing && abs(offset) > width / 2 ? (isLeading ? width : -width) : 0)
        case .cancelled: settle(0)
        }
    }
    private var actions: SwipeActions? { offset > 0 ? leading : trailing }
    @MainActor private var openWidth: CGFloat { offset > 0 ? leadingButtons.width : trailingButtons.width }

    /// Moves the row with the finger. Beyond the width of the buttons it resists, unless a full swipe is allowed.
    @MainActor private func follow(_ wanted: CGFloat, _ width: CGFloat) {
        var new = wanted
        if new > 0 && leading == nil || new < 0 && trailing == nil { new = 0 }
        let side = new > 0 ? leading : trailing, open = new > 0 ? leadingButtons.width : trailingButtons.width
        if let side, !side.allowsFullSwipe, abs(new) > open {
            new = (open + (abs(new) - open) * SwipeMetrics.resistance) * (new > 0 ? 1 : -1)
        }
        assert(new == 0 || side != nil, "A row uncovers a side without buttons.")
        if new != 0 { openSide = new > 0 ? .leading : .trailing }
        offset = new
        let isPast = abs(new) > max(open + SwipeMetrics.fullSwipe.beyond, width * SwipeMetrics.fullSwipe.part)
        let arms = side?.allowsFullSwipe == true && isPast
        if arms != isArmed { withAnimation(.easeInOut(duration: 0.2)) { isArmed = arms } }
    }
    @MainActor private func settle(_ target: CGFloat) {
        guard target == 0 else { return withAnimation(SwipeMetrics.spring) { (offset, isArmed) = (target, false) } }
        close()
        handle.row?.actionsDidClose()
    }
    @MainActor private func runFirst(_ width: CGFloat) {
        guard let first = offset > 0 ? leadingButtons.first : trailingButtons.first else { return settle(0) }
        handle.row?.actionsDidClose()
        if first.isDestructive {
            withAnimation(.easeInOut(duration: 0.3)) { offset = offset > 0 ? width : -width }
            withAnimation(.easeInOut(duration: 0.3)) { first.run() }
        } else {
            settle(0)
            first.run()
        }
    }

    @MainActor private func close() {
        withAnimation(SwipeMetrics.spring, completionCriteria: .removed) {
            (offset, isArmed) = (0, false)
        } completion: {
            if offset == 0 { openSide = nil }
        }
    }
    @MainActor private func openTrailing() {
        handle.row?.context.state.closeOpenRow(except: handle.row)
        handle.row?.actionsWillOpen { close() }
        openSide = .trailing
        withAnimation(SwipeMetrics.spring) { offset = -trailingButtons.width }
    }
}

/// A button beside a row, as high as the row and filled with its tint.
nonisolated private struct SwipeButtonStyle: PrimitiveButtonStyle, @unchecked Sendable {
    let close: @MainActor () -> Void
    @MainActor func makeBody(configuration: Configuration) -> some View { SwipeButton(configuration: configuration, close: close) }
}

nonisolated private struct SwipeButton: View, @unchecked Sendable {
    let configuration: PrimitiveButtonStyleConfiguration
    let close: @MainActor () -> Void
    @Environment(\.tint) private var tint

    @MainActor var body: some View {
        let fill = tint ?? AnyShapeStyle(configuration.role == .destructive ? Color.red : Color.system(.gray3))
        let run: @MainActor () -> Void = { withAnimation(.easeInOut(duration: 0.3)) { configuration.trigger() } }
        PressedButton(configuration: PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label) {
            close()
            run()
        }) { isPressed in
            SwipeLabelLayout {
                LooseLabel { configuration.label.parts.views }
                    .labelStyle(SwipeLabelStyle())
                    .symbolVariant(.fill)
                    .font(.system(size: 15)).foregroundStyle(Color.white).lineLimit(2).multilineTextAlignment(.center)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(fill)
            .overlay { Color.black.opacity(isPressed ? 0.15 : 0) }
            .contentShape(Rectangle())
        }
        .preference(key: FirstSwipeAction.self, value: SwipeAction(isDestructive: configuration.role == .destructive, run: run))
    }
}

/// A symbol above its title; only the symbol if the row is too low for both.
nonisolated private struct SwipeLabelStyle: LabelStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        ViewThatFits(in: .vertical) {
            VStack(spacing: 4) {
                configuration.icon.font(.system(size: 20))
                configuration.title
            }
            .frame(minHeight: SwipeMetrics.heightForTitles)
            configuration.icon.font(.system(size: 20))
        }
    }
}

/// Centres the label, with horizontal padding and a minimum width.
nonisolated private struct SwipeLabelLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let label = subviews.first?.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)) ?? .zero
        return CGSize(width: max(label.width + 2 * SwipeMetrics.padding, SwipeMetrics.minimumButtonWidth), height: label.height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(width: nil, height: bounds.height))
    }
}

/// Buttons from an edge inward, which share the revealed width in proportion to their own. An armed first button takes all of it.
nonisolated private struct SwipeButtonsLayout: Layout, @unchecked Sendable {
    let edge: HorizontalEdge
    /// The fraction of the others' width that the first button takes, 0...1.
    var expansion: CGFloat
    let report: (CGFloat) -> Void

    init(edge: HorizontalEdge, isArmed: Bool, report: @escaping (CGFloat) -> Void) {
        (self.edge, expansion, self.report) = (edge, isArmed ? 1 : 0, report)
    }
    var animatableData: CGFloat {
        get { expansion }
        set { expansion = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? natural(subviews, proposal.height).reduce(0, +),
               height: proposal.height ?? ListAppearance.usualRowHeight)
    }
    private func natural(_ subviews: Subviews, _ height: CGFloat?) -> [CGFloat] {
        subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: height)).width }
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let widths = natural(subviews, bounds.height), total = widths.reduce(0, +)
        report(total)
        var taken: CGFloat = 0
        for (index, subview) in subviews.enumerated() {
            let share = total > 0 ? bounds.width * widths[index] / total : 0
            let width = index == 0 ? share + (bounds.width - share) * expansion : share
            let x = edge == .leading ? bounds.minX + taken : bounds.maxX - taken - width
            subview.place(
                at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading, proposal: ProposedViewSize(width: width, height: bounds.height))
            taken += width
        }
    }
}

