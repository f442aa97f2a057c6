// The rows of a list, one for each subview of its content.

import Foundation
import WaggleGeometry

/// The properties shared by all rows of a list.
@MainActor
struct ListContext {
    let appearance: ListAppearance
    let selection: ListSelection?
    /// The selected values, as of the list's last evaluation.
    let selected: Set<AnyHashable>
    let isEditing: Bool
    var menu: ListMenu?
    let state: ListState
    /// True in a form.
    var isForm = false
}

/// The interaction state of a list.
@MainActor
final class ListState {
    /// The row whose swipe actions are open.
    weak var openRow: ListRowNode?
    /// The drag that reorders a row.
    private var reorder: ListReorder?
    /// The value from which Shift extends the selection, and the one at which the arrow keys start.
    var anchor: AnyHashable?, cursor: AnyHashable?
    /// The last click on a row, to detect double clicks.
    private var lastClick: (value: AnyHashable, time: TimeInterval)?

    /// - Returns: True if a click is the second of a double click on the row.
    func isSecondClick(_ value: AnyHashable, at time: TimeInterval) -> Bool {
        defer { lastClick = (value, time) }
        guard let lastClick, lastClick.value == value, time - lastClick.time <= TapLimits.longestPause + 0.1 else { return false }
        return true
    }

    /// Drags a row to a location. Only one row is dragged at a time.
    /// - Parameter start: where the finger went down. Both are in window coordinates.
    func move(_ row: ListRowNode, from start: CGPoint, to location: CGPoint) {
        if reorder == nil { reorder = ListReorder(row, at: start) }
        if let reorder, reorder.moves(row) { reorder.move(to: location) }
    }
    /// A row has become visible.
    func rowDidAppear(_ row: ListRowNode) { reorder?.include(row) }
    /// Ends the drag of a row, if it is dragged.
    func endReorder(of row: ListRowNode, _ end: (ListReorder) -> Void) {
        guard let reorder, reorder.moves(row) else { return }
        self.reorder = nil
        end(reorder)
    }
    /// Closes the row whose swipe actions are open.
    /// - Returns: True if one was open.
    @discardableResult
    func closeOpenRow(except row: ListRowNode? = nil) -> Bool {
        guard let open = openRow, open !== row else { return false }
        open.close()
        return true
    }
}

/// The content of a list, one row for each of its subviews.
nonisolated struct ListRows<Content: View>: View, @unchecked Sendable {
    let content: Content
    let context: ListContext
    typealias Body = Never
    @MainActor static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        var inputs = inputs
        inputs.subviewsOnlyFade = true
        return WrapperListNode(ListRowModifier(context: view.context), view.content, inputs)
    }
    @MainActor static func _updateNode(_ node: ViewNode, with view: Self) {
        unsafeDowncast(node, to: WrapperListNode<ListRowModifier>.self).update(ListRowModifier(context: view.context), view.content)
    }
    static var _isUnary: Bool { false }
}

nonisolated struct ListRowModifier: ItemModifier, @unchecked Sendable {
    let context: ListContext
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> ListRowNode { ListRowNode(modifier.context, inputs) }
    @MainActor static func update(_ wrapper: ListRowNode, with modifier: Self) { wrapper.update(modifier.context) }
}
