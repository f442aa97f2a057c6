// The node of a list row.

import Foundation
import WaggleGeometry

/// The properties of a row's view.
struct ListRowConfiguration {
    var appearance: ListAppearance
    var position: SectionPosition
    var insets: EdgeInsets?
    var background: AnyView?
    var topLine = Visibility.automatic, bottomLine = Visibility.automatic
    var topTint: Color?, bottomTint: Color?
    var badge: Text?
    /// True if the row shows the chevron of a navigation link.
    var hasChevron = false
    var isEditing = false
    var canBeDeleted = false, canBeMoved = false
    /// Nil if the row cannot be selected.
    var isSelected: Bool?
    var selectsSeveral = false
    var isLeaving = false
    /// True if the list has a menu for its rows.
    var hasMenu = false
    var leadingActions: SwipeActions?, trailingActions: SwipeActions?
}

/// A weak reference to a row, for its own view.
@MainActor
final class ListRowHandle {
    weak var row: ListRowNode?
    weak var contentNode: ViewNode?
    let portal = ViewPortal()
}

/// The `ForEach` that made a row, and the row's id.
@MainActor
private struct ListRowSource {
    weak var loop: (any AnyForEachNode)?
    let id: AnyHashable
}

/// Shows a subview of a list's content inside a row view.
///
/// The subview stays a part of the content, with its environment and state. The row view is a separate branch of the tree with a
/// placeholder for it.
@MainActor
final class ListRowNode: WrapperNode, SectionedItem, ClosesOnOutsideTouch {
    private(set) var row: ItemNode?
    private(set) var context: ListContext
    private(set) var sectionPosition: SectionPosition?
    private let handle = ListRowHandle()
    private var configuration: ListRowConfiguration?
    /// The enclosing `ForEach`; the outer nil until it is looked up.
    private var rowSource: ListRowSource??
    private let inputs: ViewInputs
    /// Lifts the whole row, for context menus and drags of its content.
    var portal: ViewPortal { handle.portal }
    /// Opens the trailing swipe actions.
    var openTrailingActions: (() -> Void)?
    /// Draws the row at a vertical offset, lifted or not.
    var displace: ((_ distance: CGFloat, _ isLifted: Bool, Animation?) -> Void)?
    /// Closes the open swipe actions; nil if none are open.
    private var closeActions: (() -> Void)?

    init(_ context: ListContext, _ inputs: ViewInputs) {
        self.context = context
        self.inputs = inputs
        super.init(inputs)
        handle.row = self
    }
    func update(_ context: ListContext) {
        self.context = context
        refresh()
    }
    override func wrap(_ item: ItemNode) {
        if row !== item {
            row = item
            rowSource = nil
            handle.contentNode?.invalidateItems()
        }
        refresh()
    }
    func setSectionPosition(_ position: SectionPosition) {
        guard position != sectionPosition else { return }
        sectionPosition = position
        refresh()
    }
    override var itemFromElsewhere: ItemNode? { row }
    override func checkInvariants() {
        super.checkInvariants()
        assert(row?.isAlive ?? true, "A list row shows a view that has ended.")
        assert(
            configuration.map { $0.position == sectionPosition } ?? true,
            "A list row is drawn for a position in its section other than its own.")
        assert(context.state.openRow !== self || closeActions != nil, "A list row is open and cannot be closed.")
    }

    // MARK: Properties

    private func refresh() {
        guard let row, let position = sectionPosition, isAlive else { return }
        var new = ListRowConfiguration(appearance: context.appearance, position: position)
        let traits = row.traits
        new.isLeaving = row.isLeaving
        if position.part == .content {
            new.insets = traits[ListRowInsetsTrait.self]
            new.badge = traits[BadgeTrait.self]
            new.hasChevron = traits[RowChevronTrait.self] || containsVisibleLink(row)
            new.background = traits[ListRowBackgroundTrait.self]
            (new.topLine, new.bottomLine) = (traits[TopSeparatorTrait.self], traits[BottomSeparatorTrait.self])
            (new.topTint, new.bottomTint) = (traits[TopSeparatorTintTrait.self], traits[BottomSeparatorTintTrait.self])
            if position.isFirst {
                if new.topLine == .automatic { new.topLine = traits[SectionTopSeparatorTrait.self] }
                new.topTint = new.topTint ?? traits[SectionTopSeparatorTintTrait.self]
            }
            if position.isLast {
                if new.bottomLine == .automatic { new.bottomLine = traits[SectionBottomSeparatorTrait.self] }
                new.bottomTint = new.bottomTint ?? traits[SectionBottomSeparatorTintTrait.self]
            }
            let canDelete = traits[DeleteTrait.self] != nil && !traits[DeleteDisabledTrait.self]
            new.isEditing = context.isEditing
            new.canBeDeleted = canDelete
            new.canBeMoved = traits[MoveTrait.self] != nil && !traits[MoveDisabledTrait.self]
            new.selectsSeveral = context.selection?.allowsSeveral ?? false
            if let value = selectionValue {
                new.isSelected = context.selected.contains(value)
                new.hasMenu = context.menu != nil
            }
            new.leadingActions = traits[LeadingSwipeActionsTrait.self]
            new.trailingActions = traits[TrailingSwipeActionsTrait.self]
        }
        if let configuration, valuesAreEqual(new, configuration) { return }
        configuration = new
        let view = ListRowView(configuration: new, handle: handle)
        if let content {
            ListRowView._updateNode(content, with: view)
        } else {
            // The position in the section is known only once the list shows the row.
            var inner = inputs.child(of: self)
            inner.makesSubviewsOnDemand = false
            adopt(ListRowView._makeNode(view, in: inner))
        }
        if GraphPhase([.layingOut, .evaluating]).contains(graph.phase) { graph.evaluateDirtyNodes(below: self) }
    }

    // MARK: Selection

    /// The row's value in the list's selection; nil if it cannot be selected.
    var selectionValue: AnyHashable? {
        guard let row, let selection = context.selection, sectionPosition?.part ?? .content == .content else { return nil }
        if rowSource == nil { rowSource = .some(findRowSource(of: row)) }
        return selection.value(of: row, id: rowSource??.id)
    }
    private func findRowSource(of row: ItemNode) -> ListRowSource? {
        var item = row
        while let inner = item.itemFromElsewhere { item = inner }
        var node: ViewNode = item, index = 0
        while let parent = node.parent, node !== self.parent {
            index += parent.subviewCount(before: node)
            if let id = parent.subviewID(at: index) { return ListRowSource(loop: parent as? any AnyForEachNode, id: id) }
            node = parent
        }
        return nil
    }
    /// The `ForEach` whose ids are the selection values of this row and its siblings; nil if a tag or a restriction decides.
    var loopOfSelection: (any AnyForEachNode)? {
        guard let row, selectionValue != nil, !row.traits.hasTag, !row.traits.contains(SelectionDisabledTrait.self) else { return nil }
        return rowSource??.loop
    }

    /// True if pressing the row does anything.
    var canBePressed: Bool {
        guard sectionPosition?.part == .content, isEnabled, !graph.input.hasClosedRow else { return false }
        return context.state.openRow != nil || isSelectable || opensRows || !rowActions.isEmpty
    }
    private var isEnabled: Bool { environment.values.isEnabled }
    private var isSelectable: Bool {
        guard let selection = context.selection, selectionValue != nil else { return false }
        return !selection.allowsSeveral || context.isEditing || graph.input.lastTouch?.source == .mouse
    }
    /// Whether holding the row repeats a button; nil if pressing would do nothing.
    var repetition: HoldGesture.Repetition? {
        guard canBePressed else { return nil }
        return context.state.openRow == nil && !context.isEditing && rowActions.contains(where: \.repeats) ? .afterDelay : .never
    }
    /// Runs the buttons that repeat while the row is held.
    func repeatPress() {
        for action in rowActions where action.repeats { action.trigger() }
    }
    /// Handles a press: closes open swipe actions, else runs the automatic buttons in the row, else the primary action, else
    /// selects the row.
    /// - Parameter hasRepeated: True if the buttons that repeat have run already.
    func press(hasRepeated: Bool = false) {
        if context.state.closeOpenRow() { return }
        let actions = context.isEditing ? [] : rowActions
        for action in actions where !(hasRepeated && action.repeats) { action.trigger() }
        guard actions.isEmpty, let selection = context.selection, let value = selectionValue else { return }
        let touch = graph.input.lastTouch
        if opensRows, !context.isEditing, let action = context.menu?.primaryAction {
            // A tap runs it; a mouse needs a double click.
            if touch?.source != .mouse || context.state.isSecondClick(value, at: touch?.time ?? 0) { return action(valuesOfMenu) }
        }
        if isSelectable { context.state.choose(self, value, in: selection, touch) }
    }
    /// True if a press does something other than select the row.
    var hasPressAction: Bool { opensRows || !rowActions.isEmpty }
    /// True for section rows of lists. Accessibility does not treat forms as lists.
    var isItemOfList: Bool { !context.isForm && sectionPosition?.part == .content }
    private var opensRows: Bool { context.menu?.primaryAction != nil && selectionValue != nil }
    /// The values for this row's menu: the selection if it contains the row, else the row's own.
    var valuesOfMenu: Set<AnyHashable> {
        guard let value = selectionValue, let selection = context.selection else { return [] }
        return selection.values.contains(value) ? selection.values : [value]
    }
    /// The buttons that the whole row presses.
    private var rowActions: [RowButtonNode] {
        var found: [RowButtonNode] = []
        func walk(_ item: ItemNode) {
            if let button = item as? RowButtonNode, button.environment.values.isEnabled { found.append(button) }
            if item is ListRowNode, item !== self { return }
            item.forEachShownItem(walk)
        }
        if let row { walk(row) }
        return found
    }

    // MARK: Links

    /// True if a link that can be seen is in the row, wherever: a transparent or narrow one is how programs hide the chevron.
    private func containsVisibleLink(_ item: ItemNode) -> Bool {
        if let button = item as? RowButtonNode, button.showsChevron { return true }
        if item is ListRowNode || item.contentPresentation.opacity == 0 { return false }
        if let frame = item as? UnaryLayoutNode<_FrameLayout>, frame.layout.width == 0 || frame.layout.height == 0 { return false }
        var isFound = false
        item.forEachShownItem { if !isFound { isFound = containsVisibleLink($0) } }
        return isFound
    }
    /// Links may have come and gone since the row's configuration was made.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let row, let configuration, configuration.position.part == .content,
           configuration.hasChevron != (row.traits[RowChevronTrait.self] || containsVisibleLink(row)) { refresh() }
        return super.measure(proposal)
    }

    override func didEnd() {
        super.didEnd()
        // The other rows write state when they move back.
        graph.afterUpdate { self.context.state.endReorder(of: self) { $0.cancel() } }
    }

    // MARK: Edits

    /// Deletes the row with the `ForEach`'s action.
    func delete() {
        guard let row, let edit = row.traits[DeleteTrait.self], let offset = edit.offset(of: row) else { return }
        actionsDidClose()
        withAnimation(.easeInOut(duration: 0.3)) { edit.action([offset]) }
    }
    /// Opens the swipe action that deletes the row.
    func openDelete() { openTrailingActions?() }

    func actionsWillOpen(close: @escaping () -> Void) {
        assert(
            context.state.openRow == nil || context.state.openRow === self,
            "A row opens its swipe actions while those of another row are open.")
        closeActions = close
        (context.state.openRow, graph.input.openRow) = (self, self)
    }
    func actionsDidClose() {
        closeActions = nil
        if graph.input.openRow === self { graph.input.openRow = nil }
        if context.state.openRow === self { context.state.openRow = nil }
    }
    func touchBegan(on item: ItemNode?) -> Bool {
        guard item?.isWithin(self) != true else { return false }
        close()
        return true
    }
    func close() {
        let action = closeActions
        actionsDidClose()
        action?()
    }
}
