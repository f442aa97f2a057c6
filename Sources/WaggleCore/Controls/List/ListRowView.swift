// The appearance of list rows.

import Foundation
import WaggleGeometry

/// What a list shows for one subview of its content: a row of a section, or a header or footer.
nonisolated struct ListRowView: View, @unchecked Sendable {
    let configuration: ListRowConfiguration
    let handle: ListRowHandle

    @MainActor var body: some View {
        let gaps = configuration.appearance.gaps(configuration.position), margin = configuration.appearance.margin
        Group {
            if configuration.position.part == .content {
                ListContentRow(configuration: configuration, handle: handle)
            } else {
                ListTextRow(configuration: configuration, handle: handle)
            }
        }
        .padding(EdgeInsets(top: gaps.top, leading: margin, bottom: gaps.bottom, trailing: margin))
        .opacity(configuration.isLeaving ? 0 : 1)
    }
}

/// The header or footer of a section.
private nonisolated struct ListTextRow: View, @unchecked Sendable {
    let configuration: ListRowConfiguration
    let handle: ListRowHandle
    @Environment(\.headerProminence) private var prominence

    @MainActor var body: some View {
        let part = configuration.position.part
        ListRowContent(handle: handle)
            .accessibilityProperties { if part == .header { $0.addedTraits = .isHeader } }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(configuration.appearance.textInsets(part, isProminent: prominence == .increased))
            .frame(minHeight: configuration.appearance.headerHeight(part))
            // Pinned headers cover the rows below.
            .background(
                configuration.appearance.pinsHeaders && part == .header ? Color.system(configuration.appearance.background) : Color.clear)
    }
}

/// A row of a section: its content between the controls of edit mode, with a background and separators.
private struct ListContentRow: View {
    let configuration: ListRowConfiguration
    let handle: ListRowHandle
    /// How the highlight of a pressed row fades.
    private static let release = Animation.easeOut(duration: 0.35)
    @GestureState(resetTransaction: Transaction(animation: Self.release)) private var touch = HoldGesture.Progress()
    /// True while a drag moves the row.
    @GestureState private var isMoving = false
    @Environment(\.displayScale) private var scale
    /// The row's vertical offset while rows are moved.
    @State private var distance: CGFloat = 0
    @State private var isLifted = false

    @MainActor var body: some View {
        let shape = rowShape
        SwipeRow(leading: configuration.leadingActions, trailing: trailingActions, isEditing: configuration.isEditing, handle: handle) {
            arrangement
                .background { rowBackground }
                .contentShape(Rectangle())
                .modifier(GestureModifier(gesture: press, attachment: .normal, mask: .all))
                .gesture(longPressMove, isEnabled: configuration.canBeMoved && !configuration.isEditing)
        }
        .clipShape(shape)
        .portalSource(handle.portal)
        .modifier(RowMenuModifier(hasMenu: configuration.hasMenu, handle: handle))
        .scaleEffect(isLifted ? 1.03 : 1)
        // The row as a whole casts one shadow; its parts cast none. At rest, a row does not justify an image of its own.
        .modifier(FlattenEffect(isNeeded: isLifted))
        .shadow(color: .black.opacity(isLifted ? 0.2 : 0), radius: isLifted ? 8 : 0)
        .offset(y: distance)
        // A cancelled drag does not call `onEnded`.
        .onChange(of: isMoving) { if !isMoving { endMove { $0.cancel() } } }
        .onAppear {
            handle.row?.displace = { distance, isLifted, animation in
                withTransaction(Transaction(animation: animation)) { (self.distance, self.isLifted) = (distance, isLifted) }
            }
            if let row = handle.row { row.context.state.rowDidAppear(row) }
        }
    }

    @MainActor private var press: some Gesture {
        RowPressGesture(repetition: { [handle] in handle.row?.repetition })
            .updating($touch) { [handle] value, touch, transaction in
                touch.follow(value) { handle.row?.repeatPress() }
                transaction = Transaction(animation: value.isNear ? nil : Self.release)
            }
            .onEnded { [handle] value in handle.row?.press(hasRepeated: value.count > 0) }
    }

    // MARK: Moving

    @MainActor private var handleMove: some Gesture {
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .updating($isMoving) { _, isMoving, _ in isMoving = true }
            .onChanged { move(from: $0.startLocation, to: $0.location) }
            .onEnded { _ in endMove { $0.drop() } }
    }
    @MainActor private var longPressMove: some Gesture {
        LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
            .updating($isMoving) { value, isMoving, _ in if case .second = value { isMoving = true } }
            .onChanged { value in
                // The row lifts before the finger moves.
                guard case .second(true, let drag) = value,
                      let start = drag?.startLocation ?? handle.row?.graph.input.lastTouch?.location else { return }
                move(from: start, to: drag?.location ?? start)
            }
            .onEnded { _ in endMove { $0.drop() } }
    }
    @MainActor private func move(from start: CGPoint, to location: CGPoint) {
        guard let row = handle.row else { return }
        row.context.state.move(row, from: start, to: location)
    }
    @MainActor private func endMove(_ end: (ListReorder) -> Void) {
        guard let row = handle.row else { return }
        row.context.state.endReorder(of: row, end)
    }

    // MARK: Parts

    private var rowShape: UnevenRoundedRectangle {
        let radius = configuration.appearance.cornerRadius, top = configuration.position.isFirst ? radius : 0,
            bottom = configuration.position.isLast ? radius : 0
        return UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top, style: .continuous)
    }

    @MainActor @ViewBuilder private var rowBackground: some View {
        if let background = configuration.background {
            background
        } else {
            configuration.appearance.look.rowBackground ?? Color.system(configuration.appearance.rowBackground)
        }
        if touch.isPressed || configuration.isSelected == true && !(configuration.isEditing && configuration.selectsSeveral) {
            // In a sidebar, each selected row has rounded corners.
            (configuration.appearance.look.highlight ?? Color.system(.gray4)).clipShape(RoundedRectangle(
                cornerRadius: configuration.appearance.kind == .sidebar ? configuration.appearance.cornerRadius : 0, style: .continuous))
        }
    }

    private var showsHandle: Bool { configuration.isEditing && configuration.canBeMoved }
    private var showsChevron: Bool { configuration.hasChevron && !showsHandle }
    /// Trailing accessories include their own padding.
    private var insets: EdgeInsets {
        if let insets = configuration.insets { return insets }
        var insets = configuration.appearance.rowInsets
        if showsHandle || showsChevron { insets.trailing = 0 }
        return insets
    }
    @MainActor private var arrangement: some View {
        ListRowLayout(insets: insets, minimumHeight: configuration.appearance.minimumRowHeight) {
            if configuration.isEditing { editControl }
            ListRowContent(handle: handle)
                .accessibilityProperties { if configuration.isSelected == true { $0.addedTraits = .isSelected } }
                .listRowPart(.content)
            if let badge = configuration.badge { RowBadge(text: badge).listRowPart(.badge) }
            if showsChevron { RowChevron(margin: configuration.appearance.side).listRowPart(.trailing) }
            if showsHandle {
                Image(systemName: "line.3.horizontal").foregroundStyle(Color.system(.tertiary)).frame(width: 38, height: 22)
                    .padding(.trailing, configuration.appearance.side - 16)
                    .contentShape(Rectangle().inset(by: -8))
                    .gesture(handleMove)
                    .accessibilityLabel("Reorder")
                    .listRowPart(.trailing)
                    .transition(.opacity)
            }
            if shows(configuration.topLine, .top) { line(.top, configuration.topTint) }
            if shows(configuration.bottomLine, .bottom) { line(.bottom, configuration.bottomTint) }
        }
    }

    @MainActor @ViewBuilder private var editControl: some View {
        if configuration.selectsSeveral {
            if let isSelected = configuration.isSelected {
                Image(systemName: isSelected ? "checkmark.circle.fill" : "circle").font(.system(size: 20))
                    .foregroundStyle(isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.system(.gray3)))
                    .frame(width: 38, alignment: .leading).listRowPart(.leading)
                    .transition(.move(edge: .leading).combined(with: .opacity))
            }
        } else if configuration.canBeDeleted {
            Button { handle.row?.openDelete() } label: {
                Image(systemName: "minus.circle.fill").font(.system(size: 20)).foregroundStyle(.white, .red)
                    .frame(width: 38, alignment: .leading)
            }
            .buttonStyle(.plain).accessibilityLabel("Delete").listRowPart(.leading)
            .transition(.move(edge: .leading).combined(with: .opacity))
        }
    }

    // MARK: Separators

    private func shows(_ visibility: Visibility, _ edge: VerticalEdge) -> Bool {
        switch visibility {
        case .visible: true
        case .hidden: false
        case .automatic: configuration.appearance.lines(configuration.position).contains(VerticalEdge.Set(edge))
        }
    }
    @MainActor private func line(_ edge: VerticalEdge, _ tint: Color?) -> some View {
        (tint ?? configuration.appearance.look.separator ?? Color.system(.separator)).frame(height: 1 / max(scale, 1))
            .listRowPart(configuration.appearance.isFullWidth(
                edge, configuration.position) ? (edge == .top ? .topEdge : .bottomEdge) : (edge == .top ? .topLine : .bottomLine))
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }

    /// The program's actions, or else the delete action.
    private var trailingActions: SwipeActions? {
        if let actions = configuration.trailingActions { return actions }
        guard configuration.canBeDeleted else { return nil }
        let handle = handle
        return SwipeActions(content: AnyView(Button("Delete", role: .destructive) { handle.row?.delete() }), allowsFullSwipe: true)
    }
}

/// The context menu of a row, if the list has one.
nonisolated private struct RowMenuModifier: ViewModifier, @unchecked Sendable {
    let hasMenu: Bool
    let handle: ListRowHandle
    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if hasMenu { content.contextMenu { ListMenuItems(handle: handle) } } else { content }
    }
}

/// The placeholder for the row's subview of the list's content.
nonisolated struct ListRowContent: View, @unchecked Sendable {
    let handle: ListRowHandle
    typealias Body = Never
    @MainActor static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { ListRowContentNode(view.handle, inputs) }
    @MainActor static func _updateNode(_ node: ViewNode, with view: Self) {}
    static var _isUnary: Bool { true }
}

@MainActor
private final class ListRowContentNode: ViewNode {
    private let handle: ListRowHandle

    init(_ handle: ListRowHandle, _ inputs: ViewInputs) {
        self.handle = handle
        super.init(inputs)
        handle.contentNode = self
    }
    private var item: ItemNode? { handle.contentNode === self ? handle.row?.row : nil }
    override var subviewCount: Int { item == nil ? 0 : 1 }
    override func readSubviews(_ reader: inout SubviewReader) { if let item { reader.take(item) } }
    override func readSections(into sections: inout [SubviewSection], at start: Int) {}
}

/// A press on a row. It fails at once if pressing would do nothing.
nonisolated struct RowPressGesture: PrimitiveGesture, @unchecked Sendable {
    typealias Value = HoldGesture.Value
    typealias Body = Never
    /// How a touch that begins repeats; nil if pressing would do nothing.
    let repetition: @MainActor () -> HoldGesture.Repetition?
    @MainActor func makeMachine() -> Machine { Machine(repetition: repetition) }

    struct Machine: GestureMachine {
        let repetition: @MainActor () -> HoldGesture.Repetition?
        /// Nil until the touch begins.
        private var hold: HoldGesture.Machine?
        static var claim: GestureClaim { HoldGesture.Machine.claim }
        var wake: TimeInterval? { hold?.wake }

        init(repetition: @escaping @MainActor () -> HoldGesture.Repetition?) { self.repetition = repetition }

        mutating func handle(_ event: GestureEvent) -> GesturePhase<Value> {
            guard var hold = hold ?? repetition().map(HoldGesture.Machine.init) else { return .failed }
            defer { self.hold = hold }
            return hold.handle(event)
        }
    }
}

/// The chevron of a navigation link.
private struct RowChevron: View {
    let margin: CGFloat
    var body: some View {
        Image(systemName: "chevron.forward").font(.system(size: 13.5, weight: .semibold)).foregroundStyle(Color.system(.tertiary))
            .padding(.leading, 8).padding(.trailing, margin)
            .accessibilityHidden(true)
    }
}
