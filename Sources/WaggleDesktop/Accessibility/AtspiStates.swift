// AT-SPI's states.

import WaggleCore

/// An object's current states, with AT-SPI's numbers.
struct AtspiStates: OptionSet, Hashable {
    var rawValue: UInt64
    init(rawValue: UInt64) { self.rawValue = rawValue }
    private init(bit: UInt64) { rawValue = 1 << bit }

    static let active = AtspiStates(bit: 1)
    static let busy = AtspiStates(bit: 3)
    static let checked = AtspiStates(bit: 4)
    static let collapsed = AtspiStates(bit: 5)
    static let editable = AtspiStates(bit: 7)
    static let enabled = AtspiStates(bit: 8)
    static let expandable = AtspiStates(bit: 9)
    static let expanded = AtspiStates(bit: 10)
    static let focusable = AtspiStates(bit: 11)
    static let focused = AtspiStates(bit: 12)
    static let horizontal = AtspiStates(bit: 14)
    static let modal = AtspiStates(bit: 16)
    static let multiLine = AtspiStates(bit: 17)
    static let pressed = AtspiStates(bit: 20)
    static let selectable = AtspiStates(bit: 22)
    static let selected = AtspiStates(bit: 23)
    static let sensitive = AtspiStates(bit: 24)
    static let showing = AtspiStates(bit: 25)
    static let singleLine = AtspiStates(bit: 26)
    static let visible = AtspiStates(bit: 30)
    static let indeterminate = AtspiStates(bit: 32)
    static let selectableText = AtspiStates(bit: 38)
    static let checkable = AtspiStates(bit: 41)
    static let hasPopup = AtspiStates(bit: 42)
    static let readOnly = AtspiStates(bit: 43)

    /// The states' names in events.
    static let names: [(state: AtspiStates, name: String)] = [
        (.active, "active"), (.busy, "busy"), (.checked, "checked"), (.collapsed, "collapsed"), (.editable, "editable"),
        (.enabled, "enabled"),
        (.expandable, "expandable"), (.expanded, "expanded"), (.focusable, "focusable"), (.focused, "focused"), (.horizontal, "horizontal"),
        (.modal, "modal"),
        (.multiLine, "multi-line"), (.pressed, "pressed"), (.selectable, "selectable"), (.selected, "selected"), (.sensitive, "sensitive"),
        (.showing, "showing"), (.singleLine, "single-line"), (.visible, "visible"), (.indeterminate, "indeterminate"),
        (.selectableText, "selectable-text"), (.checkable, "checkable"), (.hasPopup, "has-popup"), (.readOnly, "read-only"),
    ]

    /// As in messages: two 32-bit words, low word first.
    var words: BusValue {
        .array(of: "u", [.uint32(UInt32(truncatingIfNeeded: rawValue)), .uint32(UInt32(truncatingIfNeeded: rawValue >> 32))])
    }

    /// - Parameter isFocused: true if the element has the keyboard focus.
    @MainActor
    init(_ element: AccessibilityElement, _ role: AtspiRole, isFocused: Bool) {
        self = element.isScrolledAway ? .visible : [.visible, .showing]
        if element.isEnabled { formUnion([.enabled, .sensitive]) }
        if element.isFocusable { insert(.focusable) }
        if isFocused { insert(.focused) }
        let isSelected = element.traits.contains(.isSelected)
        switch role {
        case .toggleButton, .checkMenuItem:
            insertCheck(isMixed: element.value == "2", isOn: element.value == "1" || isSelected, presses: role == .toggleButton)
        case .radioButton, .radioMenuItem: insertCheck(isMixed: false, isOn: isSelected, presses: false)
        case .listItem:
            if element.actions.contains(where: { $0.kind == .activate }) { insert(.selectable) }
            if isSelected { formUnion([.selectable, .selected]) }
        case .menu, .dialog, .alert: insert(.modal)
        case .pageTab: formUnion(isSelected ? [.selectable, .selected] : .selectable)
        case .slider: insert(.horizontal)
        case .progressBar: if element.range == nil { insert(.busy) }
        default: if isSelected { formUnion([.selectable, .selected]) }
        }
        if element.role == .popupButton || element.role == .comboBox { insert(.hasPopup) }
        if let isExpanded = element.isExpanded { formUnion(isExpanded ? [.expandable, .expanded] : [.expandable, .collapsed]) }
        if element.traits.contains(.isModal) { insert(.modal) }
        if let text = element.text?.text, element.traits.contains(.isTextField) {
            insert(text.isMultiline ? .multiLine : .singleLine)
            insert(text.isEditable ? .editable : .readOnly)
            insert(.selectableText)
        }
    }
    private mutating func insertCheck(isMixed: Bool, isOn: Bool, presses: Bool) {
        insert(.checkable)
        if isMixed { insert(.indeterminate) }
        if isOn { formUnion(presses ? [.checked, .pressed] : .checked) }
    }
}
