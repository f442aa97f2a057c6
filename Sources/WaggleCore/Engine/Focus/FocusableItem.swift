// What the focus system asks of items.

import Foundation
import WaggleGeometry

/// An item that can have the window's focus and then receives keys first.
@MainActor
protocol FocusableItem: ItemNode {
    /// False while it cannot have the focus: it is disabled or has no action.
    var acceptsFocus: Bool { get }
    /// The interactions that focus it: a click focuses only what is edited; Tab focuses everything.
    var focusInteractions: FocusInteractions { get }
    /// The text edited while it has the focus; nil for most items.
    var textInput: (any TextInputTarget)? { get }
    func focusDidChange(_ isFocused: Bool)
    /// Presses the item.
    /// - Returns: false if it has no action.
    func activate() -> Bool
}

extension FocusableItem {
    var textInput: (any TextInputTarget)? { nil }
    func activate() -> Bool { false }

    /// True if it can have the focus now.
    var canBeFocused: Bool {
        isAlive && isShown && isPlaced && layoutParent != nil && acceptsFocus && environment.values.isEnabled && !isWithinLeavingItem
    }
}

/// A focused text: what input methods need to know about it, and the receiver of their text.
@MainActor
protocol TextInputTarget: TextInputClient {
    /// - Returns: true if the text took the event.
    func handle(_ event: TextInputEvent) -> Bool
}

/// An item that receives keys that the focused item inside it did not handle.
@MainActor
protocol KeyHandler: ItemNode {
    /// - Returns: true if it handled the key.
    func handle(_ key: KeyEvent) -> Bool
}

extension ItemNode {
    /// True if this item is the other one or below it.
    func isWithin(_ other: ItemNode) -> Bool {
        var item: ItemNode? = self
        while let current = item {
            if current === other { return true }
            item = current.layoutParent
        }
        return false
    }

    /// The items at and below this one that can be focused now, in source order.
    var focusableItems: [any FocusableItem] {
        var found: [any FocusableItem] = []
        func walk(_ item: ItemNode) {
            if let focusable = item as? any FocusableItem, focusable.canBeFocused { found.append(focusable) }
            item.forEachAccessibleItem(walk)
        }
        walk(self)
        return found
    }

    /// The focusable items at or below this one, in reading order. Containers come before their contents; focus sections stay together.
    func focusableItems(inReadingOrder direction: LayoutDirection) -> [any FocusableItem] {
        typealias Group = (container: ItemNode, items: [any FocusableItem])
        /// The outermost focusable items, each with those inside it.
        func groups(in item: ItemNode) -> [Group] {
            var inner: [Group] = []
            item.forEachAccessibleItem { inner += groups(in: $0) }
            if let focusable = item as? any FocusableItem, focusable.canBeFocused { return [(item, [focusable] + ordered(inner))] }
            return item is FocusSectionNode && !inner.isEmpty ? [(item, ordered(inner))] : inner
        }
        func ordered(_ groups: [Group]) -> [any FocusableItem] {
            ReadingOrder.indices(groups.map { $0.container.convert($0.container.bounds, to: .global) }, direction).flatMap {
                groups[$0].items
            }
        }
        return ordered(groups(in: self))
    }
}

/// A text with a selection that is not being edited.
@MainActor
protocol SelectedText: AnyObject {
    var isAlive: Bool { get }
    func clearSelection()
    /// - Returns: true if it handled the key.
    func handle(_ key: KeyEvent) -> Bool
}
