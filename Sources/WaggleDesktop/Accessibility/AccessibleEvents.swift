// AT-SPI events for the changes between two trees.

import WaggleCore

/// An AT-SPI event about an object.
struct AccessibleEvent: Equatable {
    /// What the event carries besides numbers.
    enum Content: Equatable {
        case none
        case text(String)
        case number(Double)
        case role(UInt32)
        case object(AccessibleID)
    }
    let source: AccessibleID
    /// The last component of the interface's name.
    var family = "Object"
    let member: String
    var detail = ""
    var first = 0
    var second = 0
    var content = Content.none
}

extension AccessibleEvent {
    /// The events that lead from one tree to the next: one per change of each object. Removals come first, focus changes last.
    static func changes(from old: AccessibleTree, to new: AccessibleTree) -> [AccessibleEvent] {
        var events: [AccessibleEvent] = [], focus: [AccessibleEvent] = []
        for id in old.order {
            guard let object = old[id], let next = new[id] else { continue }
            events += removals(object, next, new)
        }
        for id in new.order {
            guard let object = new[id], let before = old[id] else { continue }
            events += additions(before, object, old)
            events += properties(before, object)
            focus += states(before, object, &events)
            events += characters(before, object)
            if object.choosesAmongChildren, old.selection(of: id) != new.selection(of: id) {
                events.append(AccessibleEvent(source: id, member: "SelectionChanged"))
            }
        }
        // The focus may be on a new object.
        if let focused = new.focus, old[focused] == nil {
            focus.append(AccessibleEvent(source: focused, member: "StateChanged", detail: "focused", first: 1))
        }
        return events + focus
    }

    private static func isChild(_ id: AccessibleID, of parent: AccessibleID, in tree: AccessibleTree) -> Bool { tree[id]?.parent == parent }

    /// Children that were removed or reordered.
    private static func removals(_ object: Accessible, _ next: Accessible, _ new: AccessibleTree) -> [AccessibleEvent] {
        guard object.children != next.children else { return [] }
        let moved = moves(object, next)
        return object.children.enumerated().filter { !isChild($0.element, of: object.id, in: new) || moved.contains($0.element) }.reversed()
            .map {
            AccessibleEvent(source: object.id, member: "ChildrenChanged", detail: "remove", first: $0.offset, content: .object($0.element))
        }
    }
    private static func additions(_ before: Accessible, _ object: Accessible, _ old: AccessibleTree) -> [AccessibleEvent] {
        guard before.children != object.children else { return [] }
        let moved = moves(before, object)
        return object.children.enumerated().filter { !isChild($0.element, of: object.id, in: old) || moved.contains($0.element) }.map {
            AccessibleEvent(source: object.id, member: "ChildrenChanged", detail: "add", first: $0.offset, content: .object($0.element))
        }
    }
    /// The children that both have but in a different order: all from the first difference on.
    private static func moves(_ before: Accessible, _ object: Accessible) -> Set<AccessibleID> {
        let old = Set(before.children), new = Set(object.children)
        let a = before.children.filter(new.contains), b = object.children.filter(old.contains)
        guard let start = zip(a, b).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset else { return [] }
        return Set(b[start...])
    }

    private static func properties(_ before: Accessible, _ object: Accessible) -> [AccessibleEvent] {
        var events: [AccessibleEvent] = []
        func changed(_ property: String, _ content: Content) {
            events.append(AccessibleEvent(source: object.id, member: "PropertyChange", detail: "accessible-" + property, content: content))
        }
        if before.name != object.name { changed("name", .text(object.name)) }
        if before.description != object.description { changed("description", .text(object.description)) }
        if before.role != object.role { changed("role", .role(object.role.rawValue)) }
        if let range = object.range, before.range?.value != range.value { changed("value", .number(range.value)) }
        return events
    }

    /// - Returns: the focus events, separately.
    private static func states(_ before: Accessible, _ object: Accessible, _ events: inout [AccessibleEvent]) -> [AccessibleEvent] {
        let difference = before.states.symmetricDifference(object.states)
        guard !difference.isEmpty else { return [] }
        var focus: [AccessibleEvent] = []
        for (state, name) in AtspiStates.names where difference.contains(state) {
            let event = AccessibleEvent(
                source: object.id, member: "StateChanged", detail: name, first: object.states.contains(state) ? 1 : 0)
            if state == .focused { focus.append(event) } else { events.append(event) }
        }
        return focus
    }

    /// Only for editable or selectable text: the characters of other texts are their name.
    private static func characters(_ before: Accessible, _ object: Accessible) -> [AccessibleEvent] {
        guard let old = before.text, let new = object.text, new.selection != nil, old != new else { return [] }
        var events: [AccessibleEvent] = []
        if old.string != new.string {
            let change = TextChange(from: old.string, to: new.string)
            if !change.removed.isEmpty {
                events.append(AccessibleEvent(source: object.id, member: "TextChanged", detail: "delete", first: change.start,
                                              second: change.removed.unicodeScalars.count,
                                              content: .text(change.removed)))
            }
            if !change.inserted.isEmpty {
                events.append(AccessibleEvent(source: object.id, member: "TextChanged", detail: "insert", first: change.start,
                                              second: change.inserted.unicodeScalars.count,
                                              content: .text(change.inserted)))
            }
        }
        guard let selection = new.selection else { return events }
        if old.selection?.head != selection.head {
            events.append(
                AccessibleEvent(source: object.id, member: "TextCaretMoved", first: TextOffsets(new.string).scalar(atUTF8: selection.head)))
        }
        let wasSelected = old.selection.map { $0.anchor != $0.head } ?? false, isSelected = selection.anchor != selection.head
        if wasSelected || isSelected, old.selection?.anchor != selection.anchor || old.selection?.head != selection.head {
            events.append(AccessibleEvent(source: object.id, member: "TextSelectionChanged"))
        }
        return events
    }
}

/// The range in which two texts differ, with offsets in Unicode scalars.
struct TextChange: Equatable {
    var start: Int
    var removed: String
    var inserted: String

    init(from old: String, to new: String) {
        let a = Array(old.utf8), b = Array(new.utf8), least = min(a.count, b.count)
        func isInsideScalar(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
        var start = 0, end = 0
        while start < least, a[start] == b[start] { start += 1 }
        // Never splits a scalar.
        while start > 0, start < a.count && isInsideScalar(a[start]) || start < b.count && isInsideScalar(b[start]) { start -= 1 }
        while end < least - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
        while end > 0, isInsideScalar(a[a.count - end]) { end -= 1 }
        self.start = TextOffsets(new).scalar(atUTF8: start)
        removed = String(decoding: a[start..<(a.count - end)], as: UTF8.self)
        inserted = String(decoding: b[start..<(b.count - end)], as: UTF8.self)
    }
}
