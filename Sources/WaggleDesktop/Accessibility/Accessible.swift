// A D-Bus object for one accessibility element.

import Foundation
import WaggleCore
import WaggleGeometry

/// Identifies one of the program's objects.
struct AccessibleID: Hashable {
    /// The window's number.
    var window: Int
    /// nil for the window itself.
    var element: AccessibilityElement.ID?

    /// The last component of the object's path.
    var name: String { element.map { "w\(window)_\($0.node)_\($0.part)" } ?? "w\(window)" }

    init(window: Int, element: AccessibilityElement.ID? = nil) { (self.window, self.element) = (window, element) }
    /// nil if no object has such a name.
    init?(name: String) {
        guard name.first == "w" else { return nil }
        let parts = name.dropFirst().split(separator: "_", omittingEmptySubsequences: false)
        guard let window = parts.first.flatMap({ Int($0) }) else { return nil }
        switch parts.count {
        case 1: self.init(window: window)
        case 3:
            guard let node = UInt32(parts[1]), let part = Int(parts[2]) else { return nil }
            self.init(window: window, element: .init(node: node, part: part))
        default: return nil
        }
    }
}

/// An element as exposed to assistive technologies.
struct Accessible {
    let id: AccessibleID
    var parent: AccessibleID?
    var children: [AccessibleID] = []
    var role: AtspiRole
    var name: String
    var description = ""
    var identifier = ""
    var states: AtspiStates
    var attributes: [String: String] = [:]
    var actions: [AccessibleAction] = []
    var range: AccessibilityRange?
    /// The value as text, such as 50%.
    var valueText: String?
    var text: AccessibleCharacters?
    /// The text in the window.
    var reference: AccessibleTextReference?
    /// The bounding box in the window, in points, and the part of it that scroll views show.
    var frame: CGRect
    var shownFrame: CGRect
    var relations: [AccessibleRelation] = []
    /// True behind a modal layer, where it is disabled.
    var isBlocked = false

    var interfaces: AtspiInterfaces {
        var interfaces: AtspiInterfaces = [.accessible, .component]
        if !actions.isEmpty { interfaces.insert(.action) }
        if range != nil { interfaces.insert(.value) }
        if let text {
            interfaces.insert(.text)
            if text.isEditable { interfaces.insert(.editableText) }
        }
        if choosesAmongChildren { interfaces.insert(.selection) }
        return interfaces
    }
    /// True if some of the children are selected or can be.
    var choosesAmongChildren = false
}

/// An action exposed to assistive technologies.
struct AccessibleAction: Equatable {
    let name: String
    /// For display.
    let title: String
    let request: AccessibilityRequest

    static func == (a: Self, b: Self) -> Bool { a.name == b.name && a.title == b.title }
}

/// A relation to other objects, with AT-SPI's numbers.
struct AccessibleRelation: Equatable {
    enum Kind: UInt32 { case labelFor = 1, labelledBy = 2, memberOf = 5 }
    let kind: Kind
    var targets: [AccessibleID]
}

/// The text of an object.
struct AccessibleCharacters: Equatable {
    var string: String
    /// The ends of the selection in UTF-8 bytes; nil for text without a selection.
    var selection: (anchor: Int, head: Int)?
    var isEditable = false

    static func == (a: Self, b: Self) -> Bool {
        a.string == b.string && a.isEditable == b.isEditable && a.selection?.anchor == b.selection?.anchor
            && a.selection?.head == b.selection?.head
    }
}

extension Accessible {
    /// - Parameter isFocused: true if the element has the keyboard focus.
    @MainActor
    init(_ element: AccessibilityElement, _ id: AccessibleID, parent: AccessibleID, isFocused: Bool) {
        self.id = id
        self.parent = parent
        role = AtspiRole(element)
        states = AtspiStates(element, role, isFocused: isFocused)
        name = element.label
        identifier = element.identifier ?? ""
        range = element.range
        reference = element.text
        isBlocked = element.isBlocked
        frame = element.frame
        shownFrame = element.frame.intersection(element.clip)
        actions = Self.actions(of: element, role)
        // The states of toggles and the characters of text fields already express the value.
        let hasOwnValue = states.contains(.checkable) || element.traits.contains(.isTextField)
            || element.isExpanded != nil && element.role == nil
        valueText = hasOwnValue ? nil : element.value
        describe(element)
        // A dialog is named by its title.
        if name.isEmpty, role == .dialog || role == .alert {
            name = element.all.first { $0.traits.contains(.isHeader) && !$0.label.isEmpty }?.label ?? ""
        }
        if let text = element.text?.text, element.traits.contains(.isTextField) {
            self.text = AccessibleCharacters(string: text.readableText, selection: text.readableSelection, isEditable: text.isEditable)
        } else if role == .label || role == .heading || role == .link || role == .listItem, !name.isEmpty {
            self.text = AccessibleCharacters(string: name)
        }
    }

    @MainActor
    private mutating func describe(_ element: AccessibilityElement) {
        var sentences: [String] = []
        if let valueText, !valueText.isEmpty {
            attributes["valuetext"] = valueText
            // Only the name of a text is read; controls have descriptions, too.
            if name.isEmpty { name = valueText }
            else if role == .label || role == .heading || role == .image || role == .listItem { name += ", " + valueText }
            else if range == nil || role == .spinButton { sentences.append(valueText) }
        }
        sentences += element.details.customContent.filter { $0.importance == .high }.map { "\($0.label): \($0.value)" }
        if let hint = element.hint, !hint.isEmpty { sentences.append(hint) }
        description = sentences.joined(separator: ", ")
        for fact in element.details.customContent { attributes["content-" + fact.label] = fact.value }
        if role == .heading, element.details.headingLevel != .unspecified {
            attributes["level"] = "\(element.details.headingLevel.rawValue)"
        }
        if element.traits.contains(.isToggle), role == .toggleButton { attributes["xml-roles"] = "switch" }
        if element.traits.contains(.isSearchField) { attributes["xml-roles"] = "searchbox" }
        if !identifier.isEmpty { attributes["id"] = identifier }
        attributes["toolkit"] = "Waggle"
    }

    @MainActor
    private static func actions(of element: AccessibilityElement, _ role: AtspiRole) -> [AccessibleAction] {
        var actions: [AccessibleAction] = []
        let isPressed = element.takesGestures || element.id.part > 0 || element.traits.contains(.isButton)
        if isPressed && !element.isContainer || element.actions.contains(where: { $0.kind == .activate }) {
            let name = switch role {
            case .toggleButton, .checkMenuItem: "toggle"
            case .link: "jump"
            case .entry, .text, .passwordText: "activate"
            default: "click"
            }
            actions.append(AccessibleAction(name: name, title: "Press", request: .activate))
        }
        for action in element.actions {
            switch action.kind {
            case .activate: break
            case .named(let name): actions.append(AccessibleAction(name: name, title: name, request: .named(name)))
            case .adjust:
                actions.append(AccessibleAction(name: "increment", title: "Increment", request: .adjust(.increment)))
                actions.append(AccessibleAction(name: "decrement", title: "Decrement", request: .adjust(.decrement)))
            // Every element supports it; offering it once, on the container, is enough.
            case .escape: if element.isContainer { actions.append(AccessibleAction(name: "dismiss", title: "Dismiss", request: .escape)) }
            case .magicTap: actions.append(AccessibleAction(name: "magic tap", title: "Main Action", request: .magicTap))
            case .scroll:
                for (name, edge) in [("up", Edge.top), ("down", .bottom), ("left", .leading), ("right", .trailing)] {
                    actions.append(AccessibleAction(name: "scroll \(name)", title: "Scroll \(name)", request: .scroll(edge)))
                }
            case .zoom:
                actions.append(AccessibleAction(name: "zoom in", title: "Zoom In", request: .zoom(.zoomIn, at: .center)))
                actions.append(AccessibleAction(name: "zoom out", title: "Zoom Out", request: .zoom(.zoomOut, at: .center)))
            }
        }
        return actions
    }
}
