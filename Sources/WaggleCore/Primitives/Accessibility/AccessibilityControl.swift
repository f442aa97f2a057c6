// What assistive technologies do to elements besides actions: set values, move the focus, scroll.

import Foundation
import WaggleGeometry

extension ViewGraph {
    /// Sets an element's numeric value.
    /// - Returns: false if there is no such element or its value cannot be set.
    package func setValue(_ value: Double, ofElement id: AccessibilityElement.ID) -> Bool {
        guard !value.isNaN, let element = element(id), element.isEnabled, !element.isBlocked, let range = element.range,
              let set = range.set else { return false }
        set(min(max(value, range.bounds.lowerBound), range.bounds.upperBound))
        return true
    }

    /// Moves the keyboard focus to an element and shows its focus ring.
    /// - Returns: false if the element cannot be focused.
    package func focusElement(_ id: AccessibilityElement.ID) -> Bool {
        guard let element = element(id), element.isEnabled, !element.isBlocked, let number = element.focusNode,
              let item = root.focusableItems.first(where: { $0.number == number }) else { return false }
        input.focus.focus(item, isShown: true)
        needsFrame()
        return input.focus.isFocused(item)
    }

    /// True if the keyboard focus is on the element.
    package func isFocused(_ element: AccessibilityElement) -> Bool {
        element.focusNode != nil && element.focusNode == input.focus.focused?.number
    }
    /// A number that identifies the focused view; nil if nothing has the keyboard focus.
    package var keyboardFocus: UInt32? { input.focus.focused?.number }
    /// The element with the keyboard focus; nil if none has it.
    package var elementWithKeyboardFocus: AccessibilityElement? {
        guard let number = keyboardFocus else { return nil }
        return accessibilityElements().lazy.flatMap(\.all).first { $0.focusNode == number }
    }

    /// Scrolls an element into view.
    /// - Returns: false if there is no such element.
    package func revealElement(_ id: AccessibilityElement.ID) -> Bool {
        guard let item = item(id.node, in: root) else { return false }
        item.scrollIntoView(item.bounds)
        needsFrame()
        return true
    }

    private func element(_ id: AccessibilityElement.ID) -> AccessibilityElement? {
        AccessibilityElement.path(to: id, in: accessibilityElements(isStructured: true))?.last
    }
    private func item(_ number: UInt32, in item: ItemNode) -> ItemNode? {
        if item.number == number { return item }
        var found: ItemNode?
        item.forEachAccessibleItem { if found == nil { found = self.item(number, in: $0) } }
        return found
    }
}
