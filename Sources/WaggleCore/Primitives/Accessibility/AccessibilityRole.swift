// Accessibility roles, for assistive technologies that describe elements by role.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// The kind of control or container that an element represents, if its traits do not determine it.
package enum AccessibilityRole: Hashable, Sendable {
    case slider, stepper, wheel, progress, gauge
    /// A button that shows the selected option and opens the others.
    case comboBox
    /// A button that opens a menu or another popup.
    case popupButton
    case menuBar, menu, menuItem
    /// A menu row with a check mark or space for one.
    case menuOption
    /// One of several buttons, exactly one of which is selected.
    case option
    case tab
    case list, listItem, form, scrollArea, group, dialog, alert

    /// True for parts of a menu, the role that controls in menus take.
    var isMenuPart: Bool { self == .menuItem || self == .menuOption }
}

/// A numeric value that a control shows or sets.
package struct AccessibilityRange {
    package var value: Double
    package var bounds: ClosedRange<Double>
    /// The distance between values; nil if all values are allowed, or none can be set.
    package var step: Double?
    /// Sets the value; nil if it is read-only.
    package var set: ((Double) -> Void)?

    /// - Parameter value: clamped to the bounds.
    package init(value: Double, bounds: ClosedRange<Double>, step: Double? = nil, set: ((Double) -> Void)? = nil) {
        (self.value, self.bounds, self.step, self.set) = (min(
            max(value.isNaN ? bounds.lowerBound : value, bounds.lowerBound), bounds.upperBound), bounds, step, set)
    }
}

/// A text whose characters assistive technologies read and, if editable, edit. Offsets are in UTF-8 bytes.
@MainActor
package protocol AccessibleText: AnyObject {
    /// The text as shown; for a secure field, its bullets.
    var readableText: String { get }
    /// The ends of the selection, the caret last; nil for a text without one.
    var readableSelection: (anchor: Int, head: Int)? { get }
    var isEditable: Bool { get }
    var isSecure: Bool { get }
    /// True if it can have several lines.
    var isMultiline: Bool { get }
    /// Computes the word, sentence and other boundaries of a text.
    var textBoundaries: (String) -> TextBoundaries { get }
    /// The line that contains an offset.
    func readableLine(at offset: Int) -> Range<Int>
    /// The bounding box of a range in the window, in points; at least as wide as a caret.
    func readableBounds(of range: Range<Int>) -> CGRect
    /// The offset nearest to a window point.
    func readableOffset(at point: CGPoint) -> Int
    /// Sets the selection; both ends are the same for a caret.
    /// - Returns: false if the text cannot be selected.
    func selectReadable(anchor: Int, head: Int) -> Bool
    /// Replaces a range, as typing does.
    /// - Returns: false if the text cannot be edited.
    func replaceReadable(_ range: Range<Int>, with text: String) -> Bool
}

/// A weak reference to a text.
@MainActor
package final class AccessibleTextReference {
    package private(set) weak var text: (any AccessibleText)?
    init(_ text: any AccessibleText) { self.text = text }
}
