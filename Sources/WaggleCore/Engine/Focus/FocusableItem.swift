// What the focus tree asks of items.

import Foundation
import WaggleGeometry

/// An item that can have the window's focus: keys go to it first.
@MainActor
protocol FocusableItem: ItemNode {
    /// False while it cannot have the focus: it is switched off, or nothing is to be done with it.
    var acceptsFocus: Bool { get }
    /// What it is focused for: a click focuses what is edited; Tab focuses everything.
    var focusInteractions: FocusInteractions { get }
    /// The text that is edited while it has the focus; nil for most.
    var textInput: (any TextInputTarget)? { get }
    func focusDidChange(_ isFocused: Bool)
    /// Does what pressing it does.
    /// - Returns: false if there is nothing to do.
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

/// A focused text: what input methods need to know of it, and what takes their text.
@MainActor
protocol TextInputTarget: TextInputClient {
    /// - Returns: true if the text took it.
    func handle(_ event: TextInputEvent) -> Bool
}

/// An item that looks at keys which its focused part has left alone.
@MainActor
protocol KeyHandler: ItemNode {
    /// - Returns: true if the key has been dealt with.
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

    /// The items at and below this one that can be focused now, in the order of the source.
    var focusableItems: [any FocusableItem] {
        var found: [any FocusableItem] = []
        func walk(_ item: ItemNode) {
            if let focusable = item as? any FocusableItem, focusable.canBeFocused { found.append(focusable) }
            item.forEachAccessibleItem(walk)
        }
        walk(self)
        return found
    }
}
