// What an element is, for assistive programs that name it by a role.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// The kind of control or container that an element stands for, where its traits do not tell.
package enum AccessibilityRole: Hashable, Sendable {
    case slider, stepper, wheel, progress, gauge
    /// A button that shows the selected option and opens the others.
    case comboBox
    /// A button that opens a menu or another popup.
    case popupButton
    case menuBar, menu, menuItem
    /// A row of a menu with a check mark or room for one.
    case menuOption
    /// One of several buttons of which one is selected.
    case option
    case tab
    case list, listItem, form, scrollArea, group, dialog, alert

    /// True for the parts of a menu, which controls inside menus become.
    var isMenuPart: Bool { self == .menuItem || self == .menuOption }
}

/// A number that a control shows or sets.
package struct AccessibilityRange {
    package var value: Double
    package var bounds: ClosedRange<Double>
    /// The distance between values; nil: all values are allowed, or none can be set.
    package var step: Double?
    /// Sets the value; nil: it is only shown.
    package var set: ((Double) -> Void)?

    /// - Parameter value: outside the bounds, the nearer bound.
    package init(value: Double, bounds: ClosedRange<Double>, step: Double? = nil, set: ((Double) -> Void)? = nil) {
        (self.value, self.bounds, self.step, self.set) = (min(max(value.isNaN ? bounds.lowerBound : value, bounds.lowerBound), bounds.upperBound), bounds, step, set)
    }
}

/// A text whose characters assistive programs read and, where people can, edit. Offsets are bytes of UTF-8.
@MainActor
package protocol AccessibleText: AnyObject {
    /// The text as shown: of a secure field, its bullets.
    var readableText: String { get }
    /// The ends of the selection, the caret last; nil for a text without one.
    var readableSelection: (anchor: Int, head: Int)? { get }
    var isEditable: Bool { get }
    var isSecure: Bool { get }
    /// True if it has room for several lines.
    var isMultiline: Bool { get }
    /// The ranges of the text that belong together.
    var textBoundaries: (String) -> TextBoundaries { get }
    /// The line around an offset.
    func readableLine(at offset: Int) -> Range<Int>
    /// The bounding box of a range in the window, in points; at least as wide as a caret.
    func readableBounds(of range: Range<Int>) -> CGRect
    /// The offset nearest to a point of the window.
    func readableOffset(at point: CGPoint) -> Int
    /// Selects; both ends are the same for a caret.
    /// - Returns: false if the text cannot be selected.
    func selectReadable(anchor: Int, head: Int) -> Bool
    /// Replaces a range as typing does.
    /// - Returns: false if the text cannot be edited.
    func replaceReadable(_ range: Range<Int>, with text: String) -> Bool
}

/// Refers to a text without keeping it alive.
@MainActor
package final class AccessibleTextReference {
    package private(set) weak var text: (any AccessibleText)?
    init(_ text: any AccessibleText) { self.text = text }
}
