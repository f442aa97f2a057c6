// Queries of the screen's content.

import Foundation
import WaggleCore
import WaggleGeometry
import WaggleRequest
import WaggleRuntime

extension TestScreen {
    private var search: ElementSearch { ElementSearch(window.graph.accessibilityElements()) }

    /// All elements with a text, label or identifier, in source order; children are nested in their containers.
    ///
    /// Complexity: O(*n*) in the views of the screen at each access; every search for a target makes this list anew.
    public var elements: [ScreenElement] { window.graph.accessibilityElements().map(ScreenElement.init) }

    /// The single element for a target; if there are several, the target's number must select one.
    /// - Throws: `TestScreenError` that describes what is shown instead.
    public func element(_ target: ScreenTarget) throws -> ScreenElement {
        guard let name = target.name else { throw TestScreenError("\(target) is a point, not an element; use a text or an identifier.") }
        do { return ScreenElement(try search.one(name, number: target.target.number)) } catch { throw TestScreenError("\(error)") }
    }
    /// All elements for a target, from top to bottom, then from left to right; empty for none and for a point.
    public func elements(_ target: ScreenTarget) -> [ScreenElement] { target.name.map { search.matches($0).map(ScreenElement.init) } ?? [] }
    /// True if an element for the target is currently visible.
    public func shows(_ target: ScreenTarget) -> Bool {
        elements(target).contains { $0.opacity > 0 && !$0.isLeaving && !$0.element.isScrolledAway }
    }

    /// The program's own views of a type with their current values, in source order.
    ///
    /// Gives access to a view's properties, including the values of bindings; `@State` values are those of the last body evaluation.
    ///
    /// Complexity: O(*n*) in the views of the screen.
    public func views<Content: View>(of type: Content.Type) -> [ScreenView<Content>] {
        window.graph.composites(of: type).map { ScreenView(view: $0.view, frame: $0.frame) }
    }
}

/// One of the program's own views on a screen.
public struct ScreenView<Content: View> {
    public let view: Content
    /// The bounding box of its drawing on the screen, in points; null if it draws nothing.
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
