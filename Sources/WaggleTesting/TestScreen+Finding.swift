// What a screen shows.

import Foundation
import WaggleCore
import WaggleGeometry
import WaggleRequest
import WaggleRuntime

extension TestScreen {
    private var search: ElementSearch { ElementSearch(window.graph.accessibilityElements()) }

    /// Everything that has a text, label or identifier, in the order of the source; parts are within their wholes.
    public var elements: [ScreenElement] { window.graph.accessibilityElements().map(ScreenElement.init) }

    /// What the target names; there must be just one, or the target's number says which.
    /// - Throws: `TestScreenError` that says what is shown instead.
    public func element(_ target: ScreenTarget) throws -> ScreenElement {
        guard let name = target.name else { throw TestScreenError("\(target) is a point and names no element; use a text or an identifier.") }
        do { return ScreenElement(try search.one(name, number: target.target.number)) } catch { throw TestScreenError("\(error)") }
    }
    /// All that the target names, from top to bottom, then from left to right; empty where there is nothing. A point names nothing.
    public func elements(_ target: ScreenTarget) -> [ScreenElement] { target.name.map { search.matches($0).map(ScreenElement.init) } ?? [] }
    /// True if something that the target names can be seen now.
    public func shows(_ target: ScreenTarget) -> Bool { elements(target).contains { $0.opacity > 0 && !$0.isLeaving && !$0.element.isScrolledAway } }

    /// The views of a type of the program's own with the values that they have now, in the order of the source.
    ///
    /// A view's properties can be read from it, also the values of its bindings; its `@State` values are those of the last body.
    public func views<Content: View>(of type: Content.Type) -> [ScreenView<Content>] {
        window.graph.composites(of: type).map { ScreenView(view: $0.view, frame: $0.frame) }
    }
}

/// A view of the program's own on a screen.
public struct ScreenView<Content: View> {
    public let view: Content
    /// The smallest upright rectangle of the screen around all that it draws, in points; null where it draws nothing.
    public let frame: CGRect
}

extension ScreenTarget {
    var name: ElementSearch.Name? {
        switch target.place {
        case .point: nil
        case .text(let text): .text(text)
        case .identifier(let identifier): .identifier(identifier)
        }
    }
}
