// Using a screen like an assistive technology.

import Foundation
import WaggleCore
import WaggleGeometry

/// An accessibility action on an element.
public enum ScreenAction: Sendable, Equatable, CustomStringConvertible {
    /// A double tap under a screen reader: the element's own action, or a touch at its activation point.
    case activate
    /// Increments or decrements a value.
    case increment, decrement
    /// A custom action by name.
    case named(String)
    /// Dismisses the frontmost presentation, such as a sheet.
    case escape
    /// The program's primary action, such as play or pause.
    case magicTap
    /// Scrolls toward an edge.
    case scroll(Edge)
    case zoomIn, zoomOut

    fileprivate var request: AccessibilityRequest {
        switch self {
        case .activate: .activate
        case .increment: .adjust(.increment)
        case .decrement: .adjust(.decrement)
        case .named(let name): .named(name)
        case .escape: .escape
        case .magicTap: .magicTap
        case .scroll(let edge): .scroll(edge)
        case .zoomIn: .zoom(.zoomIn, at: .center)
        case .zoomOut: .zoom(.zoomOut, at: .center)
        }
    }
    public var description: String {
        switch self {
        case .activate: "activate"
        case .increment: "increment"
        case .decrement: "decrement"
        case .named(let name): "“\(name)”"
        case .escape: "escape"
        case .magicTap: "magic tap"
        case .scroll(let edge): "scroll to the \(edge) edge"
        case .zoomIn: "zoom in"
        case .zoomOut: "zoom out"
        }
    }
}

extension TestScreen {
    /// Performs an accessibility action; afterwards the screen shows its result.
    /// - Throws: `TestScreenError` if the target does not exist, is disabled, or does not support the action.
    public func perform(_ action: ScreenAction, on target: ScreenTarget) throws {
        let element = try element(target)
        guard element.isEnabled else { throw TestScreenError("\(target) is disabled and cannot perform actions.") }
        guard clock.perform({ window.graph.perform(action.request, on: element.element.id) }) else {
            let known = element.actionNames
            throw TestScreenError("\(target) has no action \(action)\(known.isEmpty ? "" : "; it has \(known.joined(separator: ", "))").")
        }
        advance(by: 0)
    }

    /// The elements in screen reader order: by sort priority within each container, then line by line from the top.
    public var readingOrder: [ScreenElement] { window.graph.accessibilityReadingOrder().map(ScreenElement.init) }

    /// Moves the accessibility focus; nil removes it. The program's `@AccessibilityFocusState` follows.
    /// - Throws: `TestScreenError` if the target does not exist.
    public func focus(_ target: ScreenTarget?) throws {
        let id = try target.map { try element($0).element.id }
        clock.perform { window.graph.setAccessibilityFocus(id) }
        advance(by: 0)
    }
    /// The element with the accessibility focus; nil if there is none.
    public var focusedElement: ScreenElement? { window.graph.accessibilityFocus.map(ScreenElement.init) }
}

extension ScreenElement {
    /// The text that a screen reader speaks.
    public var spoken: String { element.spoken }
    /// The names of its custom actions.
    public var actionNames: [String] { element.actions.compactMap { if case .named(let name) = $0.kind { name } else { nil } } }
    /// True if its value can be incremented and decremented.
    public var isAdjustable: Bool { element.actions.contains { $0.kind == .adjust } }
    /// Its names for voice control, the best first.
    public var inputLabels: [String] { element.inputLabels }
    /// True if users can interact with it.
    public var respondsToUserInteraction: Bool { element.respondsToUserInteraction }
    public var headingLevel: AccessibilityHeadingLevel { element.details.headingLevel }
    /// Its custom content: labels and values that users can request individually.
    public var customContent: [(label: String, value: String)] { element.details.customContent.map { ($0.label, $0.value) } }
    /// Its rotors, with the labels of their entries.
    public var rotors: [(name: String, entries: [String])] { element.details.rotors.map { ($0.name, $0.entries.map(\.label)) } }
}
