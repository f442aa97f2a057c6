// Selection of list rows by mouse and keyboard.

import Foundation
import WaggleGeometry

extension ListState {
    /// Selects a pressed row. A mouse replaces the selection, toggles the row (Control or Command) or extends the selection (Shift).
    func choose(_ row: ListRowNode, _ value: AnyHashable, in selection: ListSelection, _ touch: Touch?) {
        assert(row.isAlive && row.selectionValue == value, "The row has ended, or the value to select is not the row's.")
        guard selection.allowsSeveral else {
            selection.values = [value]
            return
        }
        let isMouse = touch?.source == .mouse, modifiers = touch?.modifiers ?? []
        if isMouse, modifiers.contains(.shift) {
            row.graph.afterUpdate { [weak self, weak row] in
                guard let self, let list = row?.layoutParent else { return }
                self.extend(to: value, in: selection, of: list, keepsOthers: !modifiers.isDisjoint(with: [.command, .control]))
            }
            return row.graph.needsFrame()
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
    /// Selects the rows from the anchor to a row. To be called while actions run.
    fileprivate func extend(to value: AnyHashable, in selection: ListSelection, of list: ItemNode, keepsOthers: Bool = false) {
        let range = anchor.flatMap { ListRowValues(list, selection)?.range($0, value) }
        if range == nil { anchor = value }
        selection.values = (keepsOthers ? selection.values : []).union(range ?? [value])
        cursor = value
    }
}

extension ListRowNode {
    /// The list's existing rows, from top to bottom.
    var rowsOfList: [ListRowNode] {
        var rows: [ListRowNode] = []
        layoutParent?.forEachItem { if let row = $0 as? ListRowNode, !row.isLeaving { rows.append(row) } }
        return rows.sorted { $0.origin.y < $1.origin.y }
    }
}

/// Handles keys for a list's selection: arrows move it, Shift extends it.
nonisolated struct ListKeysModifier: ItemModifier, @unchecked Sendable {
    let selection: ListSelection?
    let state: ListState
    let primaryAction: ((Set<AnyHashable>) -> Void)?
    let isForm: Bool
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> ListKeysNode { ListKeysNode(modifier, inputs) }
    @MainActor static func update(_ wrapper: ListKeysNode, with modifier: Self) { wrapper.modifier = modifier }
}

@MainActor
final class ListKeysNode: WrapperNode, FocusableItem, KeyHandler, ScrollAreaRole {
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
        guard key.phase != .up, let selection = modifier.selection, graph.input.focus.isFocused(self),
              firstListRow != nil else { return false }
        let extends = selection.allowsSeveral && key.modifiers.contains(.shift)
        switch KeyEquivalent(key.key) {
        case .downArrow: move(extends) { $0.step(by: 1, $1) }
        case .upArrow: move(extends) { $0.step(by: -1, $1) }
        case .home: move(extends) { $1.first }
        case .end: move(extends) { $1.last }
        case .return:
            guard let action = modifier.primaryAction, !selection.values.isEmpty else { return false }
            action(selection.values)
        case "a" where selection.allowsSeveral && !key.modifiers.isDisjoint(with: [.command, .control]):
            withValues { selection, values in selection.values = values.all }
        default: return false
        }
        return true
    }
    /// Reads the list's rows while actions run, which may make rows.
    private func withValues(_ action: @escaping (ListSelection, ListRowValues) -> Void) {
        graph.afterUpdate { [weak self] in
            guard let self, self.isAlive, let selection = self.modifier.selection,
                  let values = ListRowValues(self, selection) else { return }
            action(selection, values)
        }
        graph.needsFrame()
    }
    /// Moves the selection to a cell, or extends it to there.
    private func move(_ extends: Bool, to cell: @escaping (ListKeysNode, ListRowValues) -> Int?) {
        withValues { [weak self] selection, values in
            guard let self, let cell = cell(self, values), let value = values.value(at: cell) else { return }
            let state = self.modifier.state
            if extends {
                state.extend(to: value, in: selection, of: self)
            } else {
                selection.values = [value]
                (state.anchor, state.cursor) = (value, value)
            }
            values.show(cell)
        }
    }
    /// The cell after or before the cursor or, without a cursor, a selected row; at the ends of the list, that cell itself.
    private func step(by distance: Int, _ values: ListRowValues) -> Int? {
        let selected = modifier.selection?.values ?? []
        let shown = firstListRow?.rowsOfList.lazy.compactMap(\.selectionValue).first { selected.contains($0) }
        guard let cursor = modifier.state.cursor ?? shown ?? selected.first,
              let cell = values.cell(of: cursor) else { return distance > 0 ? values.first : values.last }
        return values.next(after: cell, by: distance) ?? cell
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
