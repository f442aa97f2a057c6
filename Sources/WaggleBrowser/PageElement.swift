// A window's accessible elements as a page makes them of HTML.

import Foundation
import WaggleCore
import WaggleGeometry

/// One element: its role among ARIA's, its names and states. Encoded with short names, since pages get many.
struct PageElement: Encodable, Equatable {
    var id: String
    /// The element around it; empty for the window.
    var parent: String
    var role: String
    var name: String
    /// The frame in the window.
    var frame: [Double]
    var value: String?
    var description: String?
    var identifier: String?
    /// ARIA's states that have other values than their usual ones.
    var states: [String: String] = [:]
    /// What can be asked of it: activate, increment, decrement, escape.
    var actions: [String] = []
    /// The names of the program's own actions.
    var named: [String] = []
    var range: [Double]?
    /// The level of a heading.
    var level: Int?
    var text: Characters?

    struct Characters: Encodable, Equatable {
        var string: String
        /// The ends of the selection in UTF-8 bytes.
        var anchor, head: Int?
        var isMultiline, isSecure, isEditable: Bool
    }
    enum CodingKeys: String, CodingKey {
        case id, parent = "p", role = "r", name = "n", frame = "f", value = "v", description = "d", identifier = "i", states = "s",
             actions = "a", named = "m", range = "g", level = "l", text = "t"
    }
}

/// The elements of one moment, and what a page must change to have them.
@MainActor
struct PageElements {
    private(set) var elements: [String: PageElement] = [:]
    /// The children of each parent in reading order; those of the window are under the empty name.
    private(set) var order: [String: [String]] = [:]
    private(set) var focus: String?
    /// True if something would go back or close: a pushed screen or a sheet.
    private(set) var goesBack: AccessibilityElement.ID?

    init() {}

    init(_ graph: ViewGraph) {
        add(graph.accessibilityElements(isStructured: true), below: "", graph)
    }

    private mutating func add(_ siblings: [AccessibilityElement], below parent: String, _ graph: ViewGraph) {
        for element in AccessibilityElement.presented(siblings, isRightToLeft: graph.isRightToLeft) where !element.isBlocked {
            let id = "\(element.id.node).\(element.id.part)"
            guard elements[id] == nil else { continue }
            var made = PageElement(element, id: id, parent: parent)
            // What names a text field may be around the scroll view in it.
            if made.text != nil, made.name.isEmpty, siblings.count == 1, let around = elements[parent] { made.name = around.name }
            elements[id] = made
            order[parent, default: []].append(id)
            if focus == nil, graph.isFocused(element) { focus = id }
            // The innermost one, of the layer in front, goes back first.
            if element.actions.contains(where: { $0.kind == .escape }) { goesBack = element.id }
            add(element.isContainer ? element.children : element.children.filter { $0.id.part > 0 }, below: id, graph)
        }
    }

    /// A message for a page that has the elements of before; nil if nothing differs.
    func changes(from before: PageElements) -> Changes? {
        var changes = Changes()
        changes.set = elements.values.filter { before.elements[$0.id] != $0 }.sorted { $0.id < $1.id }
        changes.gone = before.elements.keys.filter { elements[$0] == nil }.sorted()
        changes.order = order.filter { before.order[$0.key] != $0.value }
        if focus != before.focus { changes.focus = focus ?? "" }
        if (goesBack == nil) != (before.goesBack == nil) { changes.back = goesBack != nil }
        return changes == Changes() ? nil : changes
    }

    struct Changes: Encodable, Equatable {
        var set: [PageElement] = []
        var gone: [String] = []
        var order: [String: [String]] = [:]
        var focus: String?
        var back: Bool?
    }
}

extension PageElement {
    @MainActor
    init(_ element: AccessibilityElement, id: String, parent: String) {
        let shown = element.frame.intersection(element.clip), frame = Self.frame(of: element)
        self.init(id: id, parent: parent, role: Self.role(of: element), name: element.label, frame: [
            frame.minX, frame.minY, frame.width, frame.height].map {
            // Quarters are finer than anybody touches; views may be anywhere.
            $0.isFinite ? (Double(min(max($0, -1e6), 1e6)) * 4).rounded() / 4 : 0
        })
        identifier = element.identifier
        description = ([element.hint] + element.details.customContent.filter { $0.importance == .high }.map { "\($0.label): \($0.value)" })
            .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
        if description?.isEmpty == true { description = nil }
        value = element.value
        if let range = element.range {
            self.range = [range.value, range.bounds.lowerBound, range.bounds.upperBound].map { $0.isFinite ? $0 : 0 }
        }
        if role == "heading" { level = element.details.headingLevel == .unspecified ? 2 : Int(element.details.headingLevel.rawValue) }
        if let text = element.text?.text, element.traits.contains(.isTextField) {
            let selection = text.readableSelection
            self.text = Characters(
                string: text.readableText, anchor: selection?.anchor, head: selection?.head, isMultiline: text.isMultiline,
                isSecure: text.isSecure, isEditable: text.isEditable)
            value = nil
        }
        if name.isEmpty, role == "dialog" || role == "alertdialog" {
            name = element.all.first { $0.traits.contains(.isHeader) && !$0.label.isEmpty }?.label ?? ""
        }
        states(of: element, isAway: shown.isNull || element.isScrolledAway)
        let isPressed = element.takesGestures || element.id.part > 0 || element.traits.contains(.isButton)
        if isPressed && !element.isContainer || element.actions.contains(where: { $0.kind == .activate }) { actions.append("activate") }
        for action in element.actions {
            switch action.kind {
            case .adjust: actions += ["increment", "decrement"]
            case .escape: actions.append("escape")
            case .named(let name): named.append(name)
            case .activate, .magicTap, .scroll, .zoom: break
            }
        }
    }

    /// The frame; if a touch in its middle would do nothing, such as on the row of a switch, what is around the point where it does.
    @MainActor
    private static func frame(of element: AccessibilityElement) -> CGRect {
        let frame = element.frame, point = element.activationPoint
        guard !element.isContainer, element.respondsToUserInteraction, frame.contains(point),
              max(abs(point.x - frame.midX), abs(point.y - frame.midY)) > 1 else { return frame }
        let width = min(point.x - frame.minX, frame.maxX - point.x), height = min(point.y - frame.minY, frame.maxY - point.y)
        return CGRect(x: point.x - width, y: point.y - height, width: 2 * width, height: 2 * height)
    }

    private mutating func states(of element: AccessibilityElement, isAway: Bool) {
        let isSelected = element.traits.contains(.isSelected)
        if !element.isEnabled { states["disabled"] = "true" }
        if element.isFocusable { states["focusable"] = "true" }
        if isAway { states["away"] = "true" }
        switch role {
        case "switch", "menuitemcheckbox":
            states["checked"] = element.value == "2" ? "mixed" : element.value == "1" || isSelected ? "true" : "false"
            value = nil
        case "radio", "menuitemradio": states["checked"] = isSelected ? "true" : "false"
        case "tab": states["selected"] = isSelected ? "true" : "false"
        case "button": if isSelected { states["pressed"] = "true" }
        case "dialog", "alertdialog": states["modal"] = "true"
        default: if isSelected { states["current"] = "true" }
        }
        if element.role == .popupButton || element.role == .comboBox { states["haspopup"] = "menu" }
        if let isExpanded = element.isExpanded { states["expanded"] = isExpanded ? "true" : "false" }
        if element.traits.contains(.isModal) { states["modal"] = "true" }
    }

    /// ARIA's role; "text" for words without one.
    @MainActor
    private static func role(of element: AccessibilityElement) -> String {
        let traits = element.traits
        if let role = element.role {
            switch role {
            case .slider: return "slider"
            case .stepper, .wheel: return "spinbutton"
            case .progress: return "progressbar"
            case .gauge: return "meter"
            // What opens is a menu, not a list that HTML's combo boxes have.
            case .comboBox: return "button"
            case .popupButton: return traits.contains(.isToggle) ? "switch" : "button"
            case .menu: return "menu"
            case .menuBar: return "menubar"
            case .menuItem: return "menuitem"
            case .menuOption: return traits.contains(.isToggle) ? "menuitemcheckbox" : "menuitemradio"
            case .option: return "radio"
            case .list: return "list"
            case .listItem: return "listitem"
            case .form: return "form"
            case .scrollArea, .group: return "group"
            case .dialog: return "dialog"
            case .alert: return "alertdialog"
            case .tab: return "tab"
            }
        }
        if traits.contains(.isSearchField) { return "searchbox" }
        if traits.contains(.isTextField) { return "textbox" }
        if traits.contains(.isToggle) { return "switch" }
        if traits.contains(.isLink) { return "link" }
        if traits.contains(.isTabBar) { return "tablist" }
        if element.isContainer { return "group" }
        if traits.contains(.isButton) || traits.contains(.isKeyboardKey) { return "button" }
        if element.actions.contains(where: { $0.kind == .adjust }) { return element.range == nil ? "spinbutton" : "slider" }
        if traits.contains(.isHeader) { return "heading" }
        if traits.contains(.isImage), !traits.contains(.isStaticText) { return "img" }
        return element.actions.contains { $0.kind == .activate } ? "button" : "text"
    }
}
