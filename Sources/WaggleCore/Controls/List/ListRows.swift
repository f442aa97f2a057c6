// The rows of a list: each subview of its content with what lists put around it.

import Foundation
import WaggleGeometry

/// What a list tells all of its rows.
@MainActor
struct ListContext {
    let look: ListLook
    let selection: ListSelection?
    /// The values that are chosen, as of the list's last evaluation.
    let selected: Set<AnyHashable>
    let isEditing: Bool
    var menu: ListMenu?
    let state: ListState
    /// True in a form.
    var isForm = false
}

/// What people do to the rows of a list.
@MainActor
final class ListState {
    /// The row whose actions are swiped open.
    weak var openRow: ListRowNode?
    /// The row that a finger moves to another place.
    private var reorder: ListReorder?
    /// The value from which Shift extends the selection, and the one that keys move on from.
    var anchor: AnyHashable?, cursor: AnyHashable?
    /// The last click that opened nothing.
    private var lastClick: (value: AnyHashable, time: TimeInterval)?

    /// - Returns: true if a click on a row follows another one on the same row closely.
    func isSecondClick(_ value: AnyHashable, at time: TimeInterval) -> Bool {
        defer { lastClick = (value, time) }
        guard let lastClick, lastClick.value == value, time - lastClick.time <= TapMachine.maximumDelay + 0.1 else { return false }
        return true
    }

    /// Drags a row to a location. Only one row is dragged at a time.
    /// - Parameter start: where the finger went down. Both are in window coordinates.
    func move(_ row: ListRowNode, from start: CGPoint, to location: CGPoint) {
        if reorder == nil { reorder = ListReorder(row, at: start) }
        if let reorder, reorder.moves(row) { reorder.move(to: location) }
    }
    /// A row has come into sight.
    func rowDidAppear(_ row: ListRowNode) { reorder?.include(row) }
    /// Ends the drag of a row, if it is dragged.
    func endReorder(of row: ListRowNode, _ end: (ListReorder) -> Void) {
        guard let reorder, reorder.moves(row) else { return }
        self.reorder = nil
        end(reorder)
    }
    /// Closes the row whose actions are open.
    /// - Returns: true if one was.
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
    @MainActor static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { WrapperListNode(ListRowModifier(context: view.context), view.content, inputs) }
    @MainActor static func _updateNode(_ node: ViewNode, with view: Self) {
        unsafeDowncast(node, to: WrapperListNode<ListRowModifier>.self).update(ListRowModifier(context: view.context), view.content)
    }
    static var _isUnary: Bool { false }
}

nonisolated struct ListRowModifier: ItemModifier, @unchecked Sendable {
    let context: ListContext
    typealias Body = Never
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> ListRowNode { ListRowNode(modifier.context, inputs) }
    @MainActor static func update(_ wrapper: ListRowNode, with modifier: Self) { wrapper.update(modifier.context) }
}
