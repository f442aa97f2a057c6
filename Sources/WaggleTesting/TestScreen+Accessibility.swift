// What an assistive program does with a screen.

import Foundation
import WaggleCore
import WaggleGeometry

/// Something that is done to an element without touching the screen.
public enum ScreenAction: Sendable, Equatable, CustomStringConvertible {
    /// What a double tap does under a screen reader: the element's own action, or else a touch at its activation point.
    case activate
    /// A value goes up or down.
    case increment, decrement
    /// Of the actions that are offered by their names.
    case named(String)
    /// Leaves what is shown, such as a sheet.
    case escape
    /// What the program is mostly for, such as play or pause.
    case magicTap
    /// Shows what lies beyond an edge.
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
    /// Does something to an element as an assistive program does; the screen shows what comes of it.
    /// - Throws: `TestScreenError` when the target is not there, is disabled, or does not know the action.
    public func perform(_ action: ScreenAction, on target: ScreenTarget) throws {
        let element = try element(target)
        guard element.isEnabled else { throw TestScreenError("\(target) is disabled and takes no action.") }
        guard clock.perform({ window.graph.perform(action.request, on: element.element.id) }) else {
            let known = element.actionNames
            throw TestScreenError("\(target) knows no action \(action)\(known.isEmpty ? "" : "; it knows \(known.joined(separator: ", "))").")
        }
        advance(by: 0)
    }

    /// What a screen reader stops at, in the order in which it reads: by sort priority within each container, then in lines from the top.
    public var readingOrder: [ScreenElement] { window.graph.accessibilityReadingOrder().map(ScreenElement.init) }

    /// Moves the focus of an assistive program; nil: nowhere. The program's `@AccessibilityFocusState` follows.
    /// - Throws: `TestScreenError` when the target is not there.
    public func focus(_ target: ScreenTarget?) throws {
        let id = try target.map { try element($0).element.id }
        clock.perform { window.graph.setAccessibilityFocus(id) }
        advance(by: 0)
    }
    /// Where the focus of an assistive program is; nil: nowhere, or none is in use.
    public var focusedElement: ScreenElement? { window.graph.accessibilityFocus.map(ScreenElement.init) }
}

extension ScreenElement {
    /// What a screen reader speaks of it.
    public var spoken: String { element.spoken }
    /// The names of the actions that are offered by name.
    public var actionNames: [String] { element.actions.compactMap { if case .named(let name) = $0.kind { name } else { nil } } }
    /// True if its value can be turned up and down.
    public var isAdjustable: Bool { element.actions.contains { $0.kind == .adjust } }
    /// The names by which a person may call it aloud, the best first.
    public var inputLabels: [String] { element.inputLabels }
    /// True if a person can act on it.
    public var respondsToUserInteraction: Bool { element.respondsToUserInteraction }
    public var headingLevel: AccessibilityHeadingLevel { element.details.headingLevel }
    /// The facts about it that a person asks for one by one: what they are called and what they say.
    public var customContent: [(label: String, value: String)] { element.details.customContent.map { ($0.label, $0.value) } }
    /// The rotors that it has, with the labels of their entries.
    public var rotors: [(name: String, entries: [String])] { element.details.rotors.map { ($0.name, $0.entries.map(\.label)) } }
}
