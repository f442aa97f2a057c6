// Accessibility of list rows and scroll views.

import Foundation
import WaggleGeometry

extension ListRowNode {
    /// Completes the row's element, whose children are the elements of its content.
    fileprivate func describe(_ element: inout AccessibilityElement) {
        let parts = element.children
        element.label = parts.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
        let values = parts.compactMap(\.value)
        // Texts and images become one element; controls stay separate.
        let isPlain = parts.allSatisfy { part in
            part.children.isEmpty && part.traits.isSubset(of: [.isStaticText, .isImage, .isSelected])
                && !part.actions.contains { $0.kind == .activate || $0.kind == .adjust }
        }
        if isPlain {
            element.isContainer = false
            if !values.isEmpty { element.value = values.joined(separator: ", ") }
            element.hint = parts.compactMap(\.hint).first
            element.identifier = parts.compactMap(\.identifier).first
            element.takesGestures = parts.contains(where: \.takesGestures)
            element.focusLinks = parts.flatMap(\.focusLinks)
            element.details.customContent = parts.flatMap(\.details.customContent)
        }
        // A plain row takes over the actions of its parts, such as those of its menu.
        if isPlain { element.actions = parts.flatMap(\.actions) }
        if parts.contains(where: { $0.traits.contains(.isSelected) }), selectionValue != nil { element.traits.insert(.isSelected) }
        element.actions += ownActions
    }

    private var ownActions: [AccessibilityAction] {
        guard let row, environment.values.isEnabled else { return [] }
        func action(_ kind: AccessibilityAction.Kind, _ run: @escaping @MainActor (ListRowNode) -> Void) -> AccessibilityAction {
            AccessibilityAction(kind: kind, handler: .plain { [weak self] in
                MainActor.assumeIsolated {
                    guard let self, self.isAlive else { return }
                    run(self)
                    self.graph.needsFrame()
                }
            })
        }
        var actions: [AccessibilityAction] = []
        if selectionValue != nil { actions.append(action(.activate) { $0.pressAsElement() }) }
        if row.traits[DeleteTrait.self] != nil, !row.traits[DeleteDisabledTrait.self] {
            actions.append(action(.named("Delete")) { $0.delete() })
        }
        if row.traits[MoveTrait.self] != nil, !row.traits[MoveDisabledTrait.self] {
            if neighbor(-1) != nil { actions.append(action(.named("Move Up")) { $0.move(by: -1) }) }
            if neighbor(1) != nil { actions.append(action(.named("Move Down")) { $0.move(by: 1) }) }
        }
        return actions
    }

    /// Presses the row for accessibility: runs its actions, or else selects it. With multiple selection, it toggles the row.
    private func pressAsElement() {
        if hasPressAction { return press() }
        guard let selection = context.selection, let value = selectionValue else { return }
        guard selection.allowsSeveral else { return selection.values = [value] }
        var values = selection.values
        if values.remove(value) == nil { values.insert(value) }
        selection.values = values
    }

    // MARK: Moving

    /// The offset of the row above or below in the same loop; nil if there is none or it cannot be moved.
    private func neighbor(_ distance: Int) -> (start: Int, end: Int)? {
        guard let row, let edit = row.traits[MoveTrait.self], let start = edit.offset(of: row) else { return nil }
        let rows = rowsOfList
        guard let index = rows.firstIndex(where: { $0 === self }), rows.indices.contains(index + distance),
              let other = rows[index + distance].row,
              let own = other.traits[MoveTrait.self], own.isOfSameLoop(as: edit), !other.traits[MoveDisabledTrait.self],
                  let end = own.offset(of: other) else { return nil }
        return (start, end)
    }
    private func move(by distance: Int) {
        guard let row, let edit = row.traits[MoveTrait.self], let (start, end) = neighbor(distance) else { return }
        withAnimation(ListReorder.settling) { edit.action([start], end > start ? end + 1 : end) }
    }
}

extension ScrollNode {
    fileprivate func describe(_ element: inout AccessibilityElement) {
        guard canScroll else { return }
        element.actions.append(AccessibilityAction(kind: .scroll, handler: .scroll { [weak self] edge in
            MainActor.assumeIsolated {
                guard let self, self.isAlive, self.scrollPage(toward: edge) else { return }
                self.graph.needsFrame()
            }
        }))
    }
}

extension ItemNode {
    /// Completes the container element that this item makes for the elements inside.
    func describeStructure(_ element: inout AccessibilityElement) {
        switch self {
        case let row as ListRowNode: row.describe(&element)
        case let scroll as ScrollNode: scroll.describe(&element)
        default: break
        }
    }
    /// The role of the container element that an item makes for the elements inside; nil if it makes none.
    func structuralRole(of elements: [AccessibilityElement]) -> AccessibilityRole? {
        switch self {
        case is ScrollNode: .scrollArea
        case let row as ListRowNode: row.isItemOfList ? .listItem : nil
        default: nil
        }
    }
}
