// Finding accessibility elements by text, label or identifier.

import Foundation
import WaggleCore
import WaggleGeometry
import WaggleRequest

/// The elements of a window to search.
package struct ElementSearch {
    private let elements: [AccessibilityElement]

    package init(_ elements: [AccessibilityElement]) { self.elements = elements }

    package enum Name: Sendable, Equatable {
        case text(String)
        case identifier(String)
    }

    /// All elements that show the text or have the identifier, from top to bottom, then from left to right.
    ///
    /// An equal label is preferred to one that differs in case, and that to one that contains the text. A match inside another match is
    /// ignored. Leaving and invisible elements match only if no other element does.
    package func matches(_ name: Name) -> [AccessibilityElement] {
        for candidates in [elements.flatMap(Self.seen), elements] {
            for rule in Self.rules(name) {
                let found = candidates.flatMap { Self.outermost($0, rule) }
                if !found.isEmpty { return Self.inReadingOrder(found) }
            }
        }
        return []
    }

    private static func rules(_ name: Name) -> [(AccessibilityElement) -> Bool] {
        switch name {
        case .identifier(let identifier): return [{ $0.identifier == identifier }]
        case .text(let text):
            let folded = text.lowercased()
            return [{ $0.label == text || $0.value == text },
                    { $0.label.lowercased() == folded || $0.value?.lowercased() == folded },
                    { !folded.isEmpty && $0.label.lowercased().contains(folded) }]
        }
    }

    /// The element without leaving and invisible elements; if it is one itself, its visible descendants.
    private static func seen(_ element: AccessibilityElement) -> [AccessibilityElement] {
        let children = element.children.flatMap(seen)
        guard !element.isLeaving, element.opacity > 0, !element.isScrolledAway else { return children }
        var element = element
        element.children = children
        return [element]
    }
    private static func outermost(_ element: AccessibilityElement, _ rule: (AccessibilityElement) -> Bool) -> [AccessibilityElement] {
        rule(element) ? [element] : element.children.flatMap { outermost($0, rule) }
    }
    private static func inReadingOrder(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
        elements.enumerated().sorted { a, b in
            // Positions within one line differ by fractions.
            let p = a.element.frame, q = b.element.frame
            return (p.minY.rounded(), p.minX.rounded(), a.offset) < (q.minY.rounded(), q.minX.rounded(), b.offset)
        }.map(\.element)
    }

    /// The single element with that name.
    /// - Parameter number: which of several matches, from 1; nil requires a single match.
    /// - Throws: `RequestError` that lists what there is instead.
    package func one(_ name: Name, number: Int? = nil) throws -> AccessibilityElement {
        let found = matches(name)
        guard !found.isEmpty else { throw RequestError("Nothing in the window \(name.asPredicate). \(inventory())") }
        if let number {
            guard found.indices.contains(number - 1) else {
                throw RequestError(
                    "There is no \(name)[\(number)]: \(found.count == 1 ? "one thing in the window \(name.asPredicate)" : "\(found.count) things in the window \(name.asPredicateOfMany)").")
            }
            return found[number - 1]
        }
        guard found.count == 1 else {
            let locations = found.prefix(8).map { Self.text($0.frame.center) }.joined(separator: " and ")
            throw RequestError("\(found.count) things in the window \(name.asPredicateOfMany), at \(locations)\(found.count > 8 ? " and elsewhere" : ""); "
                + "choose one by its number, such as \(name)[1].")
        }
        return found[0]
    }

    /// The visible labels and identifiers, in one or two sentences.
    package func inventory() -> String {
        let all = elements.flatMap(Self.seen).flatMap(\.all)
        func list(_ names: [String]) -> String {
            var unique: [String] = []
            for name in names where !unique.contains(name) { unique.append(name) }
            return unique.prefix(30).joined(separator: ", ") + (unique.count > 30 ? " and \(unique.count - 30) more" : "")
        }
        let labels = list(all.map(\.label).filter { !$0.isEmpty }.map { "“\($0.replacingOccurrences(of: "\n", with: "⏎"))”" })
        let identifiers = list(all.compactMap(\.identifier).map { "#\($0)" })
        if labels.isEmpty, identifiers.isEmpty { return "It shows no text, label or identifier at all." }
        return (labels.isEmpty ? "It shows no text." : "It shows \(labels).")
            + (identifiers.isEmpty ? "" : " Identifiers are \(identifiers).")
    }

    package static func text(_ point: CGPoint) -> String {
        func number(_ value: CGFloat) -> String { String(format: "%g", Double((value * 10).rounded() / 10)) }
        return "\(number(point.x)),\(number(point.y))"
    }
}

extension ElementSearch.Name: CustomStringConvertible {
    package var description: String {
        switch self {
        case .text(let text): "\"\(text)\""
        case .identifier(let identifier): "#\(identifier)"
        }
    }
    fileprivate var asPredicate: String {
        switch self {
        case .text: "shows \(self)"
        case .identifier: "has the identifier \(self)"
        }
    }
    fileprivate var asPredicateOfMany: String {
        switch self {
        case .text: "show \(self)"
        case .identifier: "have the identifier \(self)"
        }
    }
}

extension CGRect {
    package var center: CGPoint { CGPoint(x: midX, y: midY) }
}
