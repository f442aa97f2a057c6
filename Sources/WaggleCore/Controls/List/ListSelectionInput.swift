// Selection of list rows by mouse and keyboard.

import Foundation
import WaggleGeometry

extension ListState {
    /// Selects a pressed row. A mouse replaces the selection, toggles the row (Control or Command) or extends the selection (Shift).
    func choose(_ row: ListRowNode, _ value: AnyHashable, in selection: ListSelection, _ touch: Touch?) {
        guard selection.allowsSeveral else {
            selection.values = [value]
            return
        }
        let isMouse = touch?.source == .mouse, modifiers = touch?.modifiers ?? []
        if isMouse, modifiers.contains(.shift), let range = row.values(to: anchor ?? value) {
            selection.values = modifiers.isDisjoint(with: [.command, .control]) ? range : selection.values.union(range)
            cursor = value
            return
        }
        var values = selection.values
        if isMouse, modifiers.isDisjoint(with: [.command, .control]) {
            values = [value]
        } else if values.remove(value) == nil {
            values.insert(value)
        }
        selection.values = values
        (anchor, cursor) = (value, value)
    }
}

extension ListRowNode {
    /// The list's existing rows, from top to bottom.
    var rowsOfList: [ListRowNode] {
        var rows: [ListRowNode] = []
        layoutParent?.forEachItem { if let row = $0 as? ListRowNode, !row.isLeaving { rows.append(row) } }
        return rows.sorted { $0.origin.y < $1.origin.y }
    }
    /// The values of the existing rows between a value's row and this one; nil if the value has no row.
    fileprivate func values(to value: AnyHashable) -> Set<AnyHashable>? {
        let values = rowsOfList.compactMap { row in row.selectionValue.map { (row, $0) } }
        guard let start = values.firstIndex(where: { $0.1 == value }), let end = values.firstIndex(where: { $0.0 === self }) else { return nil }
        return Set(values[min(start, end)...max(start, end)].map(\.1))
    }
}

/// Handles keys for a list's selection: arrows move it, Shift extends it.
nonisolated struct ListKeysModifier: ItemModifier, @unchecked Sendable {
    let selection: ListSelection?
    let state: ListState
    let primaryAction: ((Set<AnyHashable>) -> Void)?
    let isForm: Bool
    typealias Body = Never
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> ListKeysNode { ListKeysNode(modifier, inputs) }
    @MainActor static func update(_ wrapper: ListKeysNode, with modifier: Self) { wrapper.modifier = modifier }
}

@MainActor
final class ListKeysNode: WrapperNode, FocusableItem, KeyHandler {
    fileprivate var modifier: ListKeysModifier

    fileprivate init(_ modifier: ListKeysModifier, _ inputs: ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }
    /// The list's accessibility role.
    var role: AccessibilityRole { modifier.isForm ? .form : .list }
    var acceptsFocus: Bool { modifier.selection != nil }
    var focusInteractions: FocusInteractions { .edit }
    func focusDidChange(_ isFocused: Bool) {}
    override func didEnd() {
        super.didEnd()
        graph.input.focus.itemDidEnd(self)
    }

    func handle(_ key: KeyEvent) -> Bool {
        guard key.phase != .up, let selection = modifier.selection, graph.input.focus.isFocused(self) else { return false }
        let rows = selectableRows
        guard let first = rows.first, let last = rows.last else { return false }
        switch KeyEquivalent(key.key) {
        case .downArrow: return step(by: 1, key, selection)
        case .upArrow: return step(by: -1, key, selection)
        case .home: return move(to: first, key, selection)
        case .end: return move(to: last, key, selection)
        case .return:
            guard let action = modifier.primaryAction, !selection.values.isEmpty else { return false }
            action(selection.values)
            return true
        case "a" where selection.allowsSeveral && !key.modifiers.isDisjoint(with: [.command, .control]):
            selection.values = Set(rows.compactMap(\.selectionValue))
            return true
        default: return false
        }
    }
    private var selectableRows: [ListRowNode] { firstListRow?.rowsOfList.filter { $0.selectionValue != nil } ?? [] }

    /// - Parameter mayScroll: True if the list may scroll to make the next row.
    private func step(by distance: Int, _ key: KeyEvent, _ selection: ListSelection, mayScroll: Bool = true) -> Bool {
        let rows = selectableRows, state = modifier.state
        guard let place = rows.firstIndex(where: { $0.selectionValue == state.cursor }) ?? rows.firstIndex(where: { $0.selectionValue.map(selection.values.contains) ?? false }) else {
            return (distance > 0 ? rows.first : rows.last).map { move(to: $0, key, selection) } ?? false
        }
        if rows.indices.contains(place + distance) { return move(to: rows[place + distance], key, selection) }
        guard mayScroll else { return true }
        // The next row may not exist yet. Scrolling there makes it.
        let row = rows[place]
        row.scrollIntoView(row.bounds.offsetBy(dx: 0, dy: row.size.height * CGFloat(distance)))
        graph.afterUpdate { [weak self] in
            guard let self, self.isAlive, let selection = self.modifier.selection else { return }
            _ = self.step(by: distance, key, selection, mayScroll: false)
        }
        graph.needsFrame()
        return true
    }
    private func move(to row: ListRowNode, _ key: KeyEvent, _ selection: ListSelection) -> Bool {
        guard let value = row.selectionValue else { return false }
        let state = modifier.state
        if selection.allowsSeveral, key.modifiers.contains(.shift), let range = row.values(to: state.anchor ?? value) {
            selection.values = range
        } else {
            selection.values = [value]
            state.anchor = value
        }
        state.cursor = value
        row.scrollIntoView(row.bounds)
        graph.needsFrame()
        return true
    }
}

extension ItemNode {
    /// The first existing row of a list at or below this item.
    var firstListRow: ListRowNode? {
        if let row = self as? ListRowNode { return row }
        var found: ListRowNode?
        forEachItem { if found == nil { found = $0.firstListRow } }
        return found
    }
}
