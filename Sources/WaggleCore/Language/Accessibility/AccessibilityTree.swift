// A window's elements as a tree: their order, what is done to them, and which of them has the focus of an assistive program.

import Foundation
import WaggleGeometry

/// What an assistive program or a test asks of an element.
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
    /// True if the elements around one answer where it does not.
    fileprivate var isPassedOn: Bool {
        switch self {
        case .escape, .magicTap, .scroll: true
        case .activate, .named, .adjust, .zoom: false
        }
    }
}

/// What a graph remembers for assistive programs.
@MainActor
final class AccessibilityMemory {
    /// Where an assistive program is; nil: nowhere, or where the program's own focus state says.
    fileprivate var focus: AccessibilityElement.ID?
    /// True once an assistive program has moved its focus. Until then focus states of the program keep saying that nothing has it.
    fileprivate(set) var isInUse = false
}

extension ViewGraph {
    /// The elements of the window as of the last update, in the order of the program's source.
    package func accessibilityElements() -> [AccessibilityElement] {
        var elements = AccessibilitySurvey(item: root, toWindow: ProjectionTransform(), opacity: 1, isLeaving: false).elements
        let labels = elements.labelsOfPairs()
        if !labels.isEmpty { for index in elements.indices { elements[index].takeLabels(labels) } }
        return elements
    }

    /// The elements that an assistive program stops at, in the order in which people read: within each container by sort priority, then by lines
    /// from top to bottom, each from its leading end. Where one is modal, what stands beside it does not count.
    package func accessibilityReadingOrder() -> [AccessibilityElement] {
        AccessibilityElement.readingOrder(accessibilityElements(), isRightToLeft: root.environment.layoutDirection == .rightToLeft)
    }

    /// Does what is asked of an element. Called between updates; what actions write is shown by the next one.
    /// - Returns: false where no element of that name is there, or it does not know the action.
    @discardableResult
    package func perform(_ request: AccessibilityRequest, on id: AccessibilityElement.ID) -> Bool {
        guard let path = AccessibilityElement.path(to: id, in: accessibilityElements()), let element = path.last, element.isEnabled else { return false }
        for candidate in request.isPassedOn ? path.reversed() : [element] {
            guard let action = candidate.actions.last(where: { $0.kind == request.kind }) else { continue }
            candidate.run(action, request)
            return true
        }
        // What is activated by touches only gets one.
        if case .activate = request { return tap(element.activationPoint) }
        return false
    }

    private func tap(_ point: CGPoint) -> Bool {
        // Of a finger that no screen tells.
        func touch(_ phase: InputPhase) -> InputEvent { .touch(Touch(id: -1, phase: phase, location: point, time: time)) }
        guard handle(touch(.began)) else { return false }
        handle(touch(.ended))
        return true
    }

    // MARK: Focus

    /// The element that an assistive program is at: where it moved, or where the program's focus state has led it since.
    package var accessibilityFocus: AccessibilityElement? {
        guard accessibility.isInUse else { return nil }
        let all = accessibilityElements().flatMap(\.all)
        if let led = all.first(where: { $0.focusLinks.contains { $0.isOn() } }) { return led }
        // The program has taken the focus away from one that it watches.
        return all.first { $0.id == accessibility.focus && $0.focusLinks.isEmpty }
    }

    /// Moves the focus of an assistive program; nil: nowhere. The program's focus states follow.
    package func setAccessibilityFocus(_ id: AccessibilityElement.ID?) {
        accessibility.isInUse = true
        accessibility.focus = id
        let all = accessibilityElements().flatMap(\.all)
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
            handler(AccessibilityZoomGestureAction(direction: direction, location: unit, point: CGPoint(x: unit.x * bounds.width, y: unit.y * bounds.height)))
        case (.adjust, _), (.scroll, _), (.zoom, _): assertionFailure("An action of one kind was asked for another.")
        }
    }

    /// The element with the id at the end of those around it; nil where there is none.
    fileprivate static func path(to id: ID, in elements: [AccessibilityElement]) -> [AccessibilityElement]? {
        for element in elements {
            if element.id == id { return [element] }
            if let path = path(to: id, in: element.children) { return [element] + path }
        }
        return nil
    }

    // MARK: Order

    fileprivate static func readingOrder(_ siblings: [AccessibilityElement], isRightToLeft: Bool) -> [AccessibilityElement] {
        let present = siblings.filter { !$0.isLeaving && $0.opacity > 0 }
        let modal = present.filter { $0.traits.contains(.isModal) }
        return sorted(modal.isEmpty ? present : modal, isRightToLeft: isRightToLeft).flatMap { element in
            element.isContainer ? readingOrder(element.children, isRightToLeft: isRightToLeft) : [element]
        }
    }

    private static func sorted(_ elements: [AccessibilityElement], isRightToLeft: Bool) -> [AccessibilityElement] {
        // Sorting keeps the order of the source among equals.
        let priorities = Set(elements.map(\.details.sortPriority)).sorted(by: >)
        return priorities.flatMap { priority in
            lines(elements.filter { $0.details.sortPriority == priority }).flatMap { line in
                stablySorted(line) { isRightToLeft ? -$0.frame.maxX : $0.frame.minX }
            }
        }
    }

    /// From top to bottom; those whose middle is beside the topmost of a line stand in that line.
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
    private static func stablySorted(_ elements: [AccessibilityElement], _ key: (AccessibilityElement) -> CGFloat) -> [AccessibilityElement] {
        elements.map { (key($0).rounded(), $0) }.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
    }

    // MARK: Pairs

    /// Gives content that says nothing of itself the label that it is paired with.
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
