// A window's accessibility elements as a tree: reading order, actions and focus.

import Foundation
import WaggleGeometry

/// A request to an element from an assistive technology or a test.
package enum AccessibilityRequest: Sendable {
    case activate, escape, magicTap
    case named(String)
    case adjust(AccessibilityAdjustmentDirection)
    case scroll(Edge)
    case zoom(AccessibilityZoomGestureAction.Direction, at: UnitPoint)

    fileprivate var kind: AccessibilityAction.Kind {
        switch self {
        case .activate: .activate
        case .escape: .escape
        case .magicTap: .magicTap
        case .named(let name): .named(name)
        case .adjust: .adjust
        case .scroll: .scroll
        case .zoom: .zoom
        }
    }
    /// True if enclosing elements handle the request when the element does not.
    fileprivate var isPassedOn: Bool {
        switch self {
        // An action of a list row is available on each element in it.
        case .escape, .magicTap, .scroll, .named: true
        case .activate, .adjust, .zoom: false
        }
    }
}

/// The accessibility state of a graph.
@MainActor
final class AccessibilityMemory: GraphService {
    static func make(for graph: ViewGraph) -> AccessibilityMemory { AccessibilityMemory() }

    /// The accessibility focus; nil if there is none, or if a focus state of the program determines it.
    fileprivate var focus: AccessibilityElement.ID?
    /// True once an assistive technology has moved its focus. Until then, the program's focus states report no focus.
    fileprivate(set) var isInUse = false
}

extension ViewGraph {
    private var accessibility: AccessibilityMemory { service() }

    /// The elements of the window as of the last update, in source order.
    /// - Parameter isStructured: true if scroll views, lists and their rows are elements, too, with those inside as children.
    package func accessibilityElements(isStructured: Bool = false) -> [AccessibilityElement] {
        counters.accessibilityTreeBuilds += 1
        var elements = AccessibilityTreeBuilder(
            item: root, toWindow: ProjectionTransform(), opacity: 1, isLeaving: false, isStructured: isStructured).elements
        let labels = elements.labelsOfPairs()
        if !labels.isEmpty { for index in elements.indices { elements[index].takeLabels(labels) } }
        return elements
    }

    /// The elements at which an assistive technology stops, in reading order: within each container by sort priority, then by lines from
    /// top to bottom, each in reading direction. A modal element hides its siblings.
    package func accessibilityReadingOrder() -> [AccessibilityElement] {
        AccessibilityElement.readingOrder(accessibilityElements(), isRightToLeft: isRightToLeft)
    }
    /// True if the window's layout is right-to-left.
    package var isRightToLeft: Bool { root.environment.layoutDirection == .rightToLeft }

    /// Performs a request. Call between updates; changes made by actions are visible after the next one.
    /// - Returns: false if there is no such element or it does not support the request.
    @discardableResult
    package func perform(_ request: AccessibilityRequest, on id: AccessibilityElement.ID) -> Bool {
        guard let path = AccessibilityElement.path(to: id, in: accessibilityElements(isStructured: true)), let element = path.last,
              element.isEnabled, !element.isBlocked else { return false }
        for candidate in request.isPassedOn ? path.reversed() : [element] {
            guard let action = candidate.actions.last(where: { $0.kind == request.kind }) else { continue }
            candidate.run(action, request)
            return true
        }
        // An element that only touches can activate receives a touch.
        if case .activate = request { return tap(element.activationPoint) }
        return false
    }

    private func tap(_ point: CGPoint) -> Bool {
        // Uses a finger id that no screen uses.
        func touch(_ phase: InputPhase) -> InputEvent { .touch(Touch(id: -1, phase: phase, location: point, time: time)) }
        let isTaken = send(touch(.began))
        // The touch ends even if no view takes it.
        send(touch(isTaken ? .ended : .cancelled))
        return isTaken
    }

    // MARK: Focus

    /// The element with the accessibility focus: where the assistive technology moved it, or where a focus state of the program has moved
    /// it since.
    package var accessibilityFocus: AccessibilityElement? {
        accessibility.isInUse ? accessibilityFocus(among: accessibilityElements()) : nil
    }
    /// Like `accessibilityFocus`, among elements already queried.
    package func accessibilityFocus(among elements: [AccessibilityElement]) -> AccessibilityElement? {
        guard accessibility.isInUse else { return nil }
        let all = elements.flatMap(\.all)
        if let led = all.first(where: { $0.focusLinks.contains { $0.isOn() } }) { return led }
        // Ignores the last focus if the program has since removed it from an element it observes.
        return all.first { $0.id == accessibility.focus && $0.focusLinks.isEmpty }
    }

    /// Moves the accessibility focus; nil removes it. The program's focus states follow.
    package func setAccessibilityFocus(_ id: AccessibilityElement.ID?) {
        accessibility.isInUse = true
        accessibility.focus = id
        let all = accessibilityElements(isStructured: true).flatMap(\.all)
        for element in all where element.id != id { for link in element.focusLinks { link.set(false) } }
        for element in all where element.id == id { for link in element.focusLinks { link.set(true) } }
    }
}

extension AccessibilityElement {
    @MainActor
    fileprivate func run(_ action: AccessibilityAction, _ request: AccessibilityRequest) {
        switch (action.handler, request) {
        case (.plain(let handler), _): handler()
        case (.adjust(let handler), .adjust(let direction)): handler(direction)
        case (.scroll(let handler), .scroll(let edge)): handler(edge)
        case (.zoom(let handler), .zoom(let direction, let unit)):
            handler(AccessibilityZoomGestureAction(
                direction: direction, location: unit, point: CGPoint(x: unit.x * bounds.width, y: unit.y * bounds.height)))
        case (.adjust, _), (.scroll, _), (.zoom, _): assertionFailure("An action was performed for a request of another kind.")
        }
    }

    /// The path from a top-level element to the one with the id; nil if there is none.
    static func path(to id: ID, in elements: [AccessibilityElement]) -> [AccessibilityElement]? {
        for element in elements {
            if element.id == id { return [element] }
            if let path = path(to: id, in: element.children) { return [element] + path }
        }
        return nil
    }

    // MARK: Order

    fileprivate static func readingOrder(_ siblings: [AccessibilityElement], isRightToLeft: Bool) -> [AccessibilityElement] {
        presented(siblings, isRightToLeft: isRightToLeft).flatMap { element in
            element.isContainer ? readingOrder(element.children, isRightToLeft: isRightToLeft) : [element]
        }
    }

    /// The elements of one container that assistive technologies reach, in reading order.
    package static func presented(_ siblings: [AccessibilityElement], isRightToLeft: Bool) -> [AccessibilityElement] {
        let present = siblings.filter { !$0.isLeaving && $0.opacity > 0 }
        let modal = present.filter { $0.traits.contains(.isModal) }
        // Blocked elements accept no requests but remain, for assistive technologies that already know them.
        return sorted(
            modal.isEmpty ? present : present.filter { $0.traits.contains(.isModal) || $0.isBlocked }, isRightToLeft: isRightToLeft)
    }

    private static func sorted(_ elements: [AccessibilityElement], isRightToLeft: Bool) -> [AccessibilityElement] {
        // The filter keeps source order among equal priorities.
        let priorities = Set(elements.map(\.details.sortPriority)).sorted(by: >)
        return priorities.flatMap { priority in
            lines(elements.filter { $0.details.sortPriority == priority }).flatMap { line in
                stablySorted(line) { isRightToLeft ? -$0.frame.maxX : $0.frame.minX }
            }
        }
    }

    /// Groups elements into lines from top to bottom. An element belongs to a line if its vertical centre is above the bottom of the line's
    /// topmost element.
    private static func lines(_ elements: [AccessibilityElement]) -> [[AccessibilityElement]] {
        var lines: [[AccessibilityElement]] = []
        for element in stablySorted(elements, { $0.frame.minY }) {
            if let first = lines.last?.first, element.frame.midY < first.frame.maxY {
                lines[lines.count - 1].append(element)
            } else {
                lines.append([element])
            }
        }
        return lines
    }
    private static func stablySorted(
        _ elements: [AccessibilityElement], _ key: (AccessibilityElement) -> CGFloat
    ) -> [AccessibilityElement] {
        elements.map { (key($0).rounded(), $0) }.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
            .map(\.element.1)
    }

    // MARK: Pairs

    /// Gives unlabelled content the label that it is paired with.
    fileprivate mutating func takeLabels(_ labels: [AccessibilityReference: String]) {
        for pair in details.pairs where pair.role == .content && label.isEmpty { label = labels[pair.reference] ?? "" }
        for index in children.indices { children[index].takeLabels(labels) }
    }
}

extension [AccessibilityElement] {
    fileprivate func labelsOfPairs() -> [AccessibilityReference: String] {
        var labels: [AccessibilityReference: String] = [:]
        for element in flatMap(\.all) {
            for pair in element.details.pairs where pair.role == .label { labels[pair.reference] = element.label }
        }
        return labels
    }
}
