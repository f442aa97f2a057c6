// The accessible objects of one window at one moment.

import Foundation
import WaggleCore
import WaggleGeometry

/// A window's elements as D-Bus objects, the window itself first.
struct AccessibleTree {
    let window: AccessibleID
    private(set) var objects: [AccessibleID: Accessible]
    /// Parents before children.
    private(set) var order: [AccessibleID]

    /// A window without elements.
    init(window number: Int, title: String, isActive: Bool, isShowing: Bool, size: CGSize) {
        window = AccessibleID(window: number)
        var states: AtspiStates = [.enabled, .sensitive, .visible]
        if isActive { states.insert(.active) }
        if isShowing { states.insert(.showing) }
        let bounds = CGRect(origin: .zero, size: size)
        objects = [window: Accessible(
            id: window, parent: nil, role: .frame, name: title, states: states, frame: bounds, shownFrame: bounds)]
        order = [window]
    }

    /// Adds elements as the window's children, in reading order.
    /// - Parameter isFocused: whether an element has the keyboard focus.
    @MainActor
    mutating func add(_ elements: [AccessibilityElement], isRightToLeft: Bool, isFocused: (AccessibilityElement) -> Bool) {
        var labels: [AccessibilityReference: AccessibleID] = [:], contents: [(AccessibilityReference, AccessibleID)] = []
        var groups: [AccessibilityReference: [AccessibleID]] = [:]

        func add(_ siblings: [AccessibilityElement], below parent: AccessibleID) {
            for element in AccessibilityElement.presented(siblings, isRightToLeft: isRightToLeft) {
                let id = AccessibleID(window: window.window, element: element.id)
                // Two elements with the same ID would be one object.
                guard objects[id] == nil else { continue }
                objects[id] = Accessible(element, id, parent: parent, isFocused: isFocused(element))
                objects[parent]?.children.append(id)
                order.append(id)
                for pair in element.details.pairs {
                    if pair.role == .label { labels[pair.reference] = id } else { contents.append((pair.reference, id)) }
                }
                for group in element.details.linkedGroups { groups[group, default: []].append(id) }
                // Children combined into an element are not objects themselves, except for links in a text.
                add(element.isContainer ? element.children : element.children.filter { $0.id.part > 0 }, below: id)
            }
        }
        add(elements, below: window)
        for (reference, content) in contents {
            guard let label = labels[reference] else { continue }
            objects[content]?.relate(.labelledBy, to: label)
            objects[label]?.relate(.labelFor, to: content)
        }
        for members in groups.values {
            for member in members { for other in members where other != member { objects[member]?.relate(.memberOf, to: other) } }
        }
        let choosing: AtspiStates = [.selectable, .checkable]
        for id in order {
            guard let object = objects[id], [.list, .grouping, .menu, .pageTabList].contains(object.role) else { continue }
            let chooses = object.children.contains { child in
                objects[child].map { $0.role != .toggleButton && !$0.states.isDisjoint(with: choosing) } ?? false
            }
            objects[id]?.choosesAmongChildren = chooses
        }
    }

    subscript(_ id: AccessibleID) -> Accessible? { objects[id] }
    var focus: AccessibleID? { order.first { objects[$0]?.states.contains(.focused) == true } }
    /// The selected or checked children, in order.
    func selection(of id: AccessibleID) -> [AccessibleID] { (objects[id]?.children ?? []).filter(isSelected) }
    func isSelected(_ id: AccessibleID) -> Bool { objects[id].map { !$0.states.isDisjoint(with: [.selected, .checked]) } ?? false }

    /// The innermost visible object at a point of the window; among siblings, the last one is in front.
    func object(at point: CGPoint) -> AccessibleID? {
        func find(_ id: AccessibleID) -> AccessibleID? {
            guard let object = objects[id] else { return nil }
            for child in object.children.reversed() where objects[child]?.isBlocked == false { if let found = find(child) { return found } }
            return object.shownFrame.contains(point) && object.states.contains(.showing) ? id : nil
        }
        return find(window)
    }
}

extension Accessible {
    fileprivate mutating func relate(_ kind: AccessibleRelation.Kind, to other: AccessibleID) {
        if let index = relations.firstIndex(where: { $0.kind == kind }) {
            relations[index].targets.append(other)
        } else {
            relations.append(AccessibleRelation(kind: kind, targets: [other]))
        }
    }
}
