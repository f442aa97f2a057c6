// Replies to AT-SPI method calls.

import Foundation
import WaggleCore
import WaggleDisplayList
import WaggleGeometry

/// Replies to calls to one object of a window.
@MainActor
struct AccessibleAnswers {
    let window: AccessibleWindow
    let object: Accessible
    /// An object's D-Bus reference; nil gives the null reference.
    let reference: (AccessibleID?) -> BusValue
    /// The index of the object's window among the program's windows.
    var windowIndex = 0
    let program: BusValue

    private var id: AccessibleID { object.id }
    private var tree: AccessibleTree { window.tree }

    func answer(_ interface: AtspiInterfaces, _ method: String, _ arguments: [BusValue]) -> [BusValue]? {
        func integer(_ index: Int) -> Int { arguments.indices.contains(index) ? arguments[index].integer ?? 0 : 0 }
        switch interface {
        case .accessible: return accessible(method, integer)
        case .component: return component(method, integer)
        case .action: return action(method, integer)
        case .text: return AccessibleTextAnswers(window: window, object: object).answer(method, arguments)
        case .editableText: return AccessibleTextAnswers(window: window, object: object).edit(method, arguments)
        case .selection: return selection(method, integer)
        default: return nil
        }
    }

    func property(_ interface: AtspiInterfaces, _ name: String) -> BusValue? {
        switch (interface, name) {
        case (.accessible, "Name"): return .string(object.name)
        case (.accessible, "Description"): return .string(object.description)
        case (.accessible, "Parent"): return object.parent.map { reference($0) } ?? program
        case (.accessible, "ChildCount"): return .int(object.children.count)
        case (.accessible, "Locale"): return .string(Locale.current.identifier)
        case (.accessible, "AccessibleId"): return .string(object.identifier)
        case (.action, "NActions"): return .int(object.actions.count)
        case (.value, _): return value(name)
        case (.text, "CharacterCount"): return .int(TextOffsets(object.text?.string ?? "").count)
        case (.text, "CaretOffset"):
            guard let text = object.text, let selection = text.selection else { return .int(-1) }
            return .int(TextOffsets(text.string).scalar(atUTF8: selection.head))
        case (.selection, "NSelectedChildren"): return .int(tree.selection(of: id).count)
        default: return nil
        }
    }
    private func value(_ name: String) -> BusValue? {
        guard let range = object.range else { return nil }
        switch name {
        case "MinimumValue": return .double(range.bounds.lowerBound)
        case "MaximumValue": return .double(range.bounds.upperBound)
        case "MinimumIncrement": return .double(range.step ?? 0)
        case "CurrentValue": return .double(range.value)
        case "Text": return .string(object.valueText ?? "")
        default: return nil
        }
    }
    func setProperty(_ interface: AtspiInterfaces, _ name: String, _ value: BusValue) -> Bool {
        guard interface == .value, name == "CurrentValue", let number = value.number else { return false }
        return window.setValue(number, of: id)
    }

    // MARK: Accessible

    private func accessible(_ method: String, _ integer: (Int) -> Int) -> [BusValue]? {
        switch method {
        case "GetChildAtIndex": return [reference(object.children.indices.contains(integer(0)) ? object.children[integer(0)] : nil)]
        case "GetChildren": return [.array(of: "(so)", object.children.map(reference))]
        case "GetIndexInParent": return [.int(index)]
        case "GetRelationSet":
            return [.array(of: "(ua(so))", object.relations.map {
                .tuple([.uint32($0.kind.rawValue), .array(of: "(so)", $0.targets.map(reference))])
            })]
        case "GetRole": return [.uint32(object.role.rawValue)]
        case "GetRoleName", "GetLocalizedRoleName": return [.string(object.role.name)]
        case "GetState": return [object.states.words]
        case "GetAttributes": return [.dictionary(object.attributes)]
        case "GetApplication": return [program]
        case "GetInterfaces": return [.strings(object.interfaces.names)]
        default: return nil
        }
    }
    private var index: Int { object.parent.flatMap { tree[$0]?.children.firstIndex(of: id) } ?? windowIndex }

    /// The object as an item of a client's cache.
    var cacheItem: BusValue {
        .tuple([reference(id), program, object.parent.map { reference($0) } ?? program, .int(index), .int(object.children.count),
                .strings(object.interfaces.names),
                .string(object.name), .uint32(object.role.rawValue), .string(object.description), object.states.words])
    }

    // MARK: Component

    private func component(_ method: String, _ integer: (Int) -> Int) -> [BusValue]? {
        func extents(_ coordinates: Int) -> [BusValue] {
            window.rectangle(object.frame, coordinates, parent: object.parent).map(BusValue.int)
        }
        switch method {
        case "Contains": return [.bool(object.shownFrame.contains(window.point(integer(0), integer(1), integer(2), parent: object.parent)))]
        case "GetAccessibleAtPoint":
            let found = tree.object(at: window.point(integer(0), integer(1), integer(2), parent: object.parent))
            // Only descendants of this object count.
            return [reference(found.flatMap { isWithin($0) ? $0 : nil })]
        case "GetExtents": return [.tuple(extents(integer(0)))]
        case "GetPosition": return Array(extents(integer(0))[..<2])
        case "GetSize": return Array(extents(1)[2...])
        case "GetLayer": return [.uint32(object.role == .frame ? 7 : object.role == .menu ? 5 : 3)]
        case "GetMDIZOrder": return [.int16(-1)]
        case "GrabFocus": return [.bool(window.grabFocus(id))]
        case "GetAlpha": return [.double(1)]
        // A program's window arranges its own content.
        case "SetExtents", "SetPosition", "SetSize", "ScrollToPoint": return [.bool(false)]
        case "ScrollTo": return [.bool(window.reveal(id))]
        default: return nil
        }
    }
    private func isWithin(_ other: AccessibleID) -> Bool {
        var ancestor: AccessibleID? = other
        while let current = ancestor {
            if current == id { return true }
            ancestor = tree[current]?.parent
        }
        return false
    }

    // MARK: Action

    private func action(_ method: String, _ integer: (Int) -> Int) -> [BusValue]? {
        let action = object.actions.indices.contains(integer(0)) ? object.actions[integer(0)] : nil
        switch method {
        case "GetDescription": return [.string(action?.title ?? "")]
        case "GetName": return [.string(action?.name ?? "")]
        case "GetLocalizedName": return [.string(action?.title ?? "")]
        case "GetKeyBinding": return [.string("")]
        case "GetActions": return [.array(of: "(sss)", object.actions.map { .tuple([.string($0.title), .string($0.title), .string("")]) })]
        case "DoAction": return [.bool(action.map { window.perform($0.request, on: id) } ?? false)]
        default: return nil
        }
    }

    // MARK: Selection

    private func selection(_ method: String, _ integer: (Int) -> Int) -> [BusValue]? {
        let selected = tree.selection(of: id)
        func child(_ index: Int) -> AccessibleID? { object.children.indices.contains(index) ? object.children[index] : nil }
        /// Activates the child if its selection differs from the requested one.
        func choose(_ child: AccessibleID?, _ isSelected: Bool) -> Bool {
            guard let child else { return false }
            return tree.isSelected(child) == isSelected || window.perform(.activate, on: child)
        }
        switch method {
        case "GetSelectedChild": return [reference(selected.indices.contains(integer(0)) ? selected[integer(0)] : nil)]
        case "SelectChild": return [.bool(choose(child(integer(0)), true))]
        case "DeselectSelectedChild": return [.bool(choose(selected.indices.contains(integer(0)) ? selected[integer(0)] : nil, false))]
        case "DeselectChild": return [.bool(choose(child(integer(0)), false))]
        case "IsChildSelected": return [.bool(child(integer(0)).map(tree.isSelected) ?? false)]
        case "SelectAll", "ClearSelection": return [.bool(object.children.reduce(true) { choose($1, method == "SelectAll") && $0 })]
        default: return nil
        }
    }
}

/// Replies to calls about an object's text.
@MainActor
struct AccessibleTextAnswers {
    let window: AccessibleWindow
    let object: Accessible

    private var string: String { object.text?.string ?? "" }
    private var offsets: TextOffsets { TextOffsets(string) }
    /// The text in the window, if it has the same characters.
    private var shown: (any AccessibleText)? { object.reference?.text.flatMap { $0.readableText == string ? $0 : nil } }

    func answer(_ method: String, _ arguments: [BusValue]) -> [BusValue]? {
        let offsets = offsets
        func integer(_ index: Int) -> Int { arguments.indices.contains(index) ? arguments[index].integer ?? 0 : 0 }
        func part(_ part: TextPart?, _ step: Int = 0) -> [BusValue] {
            guard let part else { return [.string(""), .int(0), .int(0)] }
            let range = self.range(of: part, at: offsets.utf8(atScalar: integer(0)), step)
            return [.string(offsets.text(range)), .int(
                offsets.scalar(atUTF8: range.lowerBound)), .int(offsets.scalar(atUTF8: range.upperBound))]
        }
        let selection = object.text?.selection.map {
            offsets.scalar(atUTF8: min($0.anchor, $0.head))..<offsets.scalar(atUTF8: max($0.anchor, $0.head))
        } ?? 0..<0
        switch method {
        case "GetText": return [.string(offsets.text(offsets.bytes(integer(0), integer(1))))]
        case "GetStringAtOffset": return part(TextPart(granularity: integer(1)))
        case "GetTextAtOffset": return part(TextPart(boundary: integer(1)))
        case "GetTextBeforeOffset": return part(TextPart(boundary: integer(1)), -1)
        case "GetTextAfterOffset": return part(TextPart(boundary: integer(1)), 1)
        case "GetCharacterAtOffset":
            let scalars = string.unicodeScalars
            guard integer(0) >= 0, let index = scalars.index(scalars.startIndex, offsetBy: integer(0), limitedBy: scalars.endIndex),
                  index != scalars.endIndex else { return [.int(0)] }
            return [.int(Int(scalars[index].value))]
        case "GetAttributeValue": return [.string("")]
        case "GetAttributes", "GetAttributeRun": return [.dictionary([:]), .int(0), .int(offsets.count)]
        case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.dictionary([:])]
        case "GetCharacterExtents": return extents(offsets.bytes(integer(0), integer(0) + 1), integer(1))
        case "GetRangeExtents": return extents(offsets.bytes(integer(0), integer(1)), integer(2))
        case "GetOffsetAtPoint":
            let point = window.point(integer(0), integer(1), integer(2), parent: object.parent)
            guard object.frame.contains(point), let shown else { return [.int(-1)] }
            return [.int(offsets.scalar(atUTF8: shown.readableOffset(at: point)))]
        case "GetNSelections": return [.int(selection.isEmpty ? 0 : 1)]
        case "GetSelection": return [.int(selection.lowerBound), .int(selection.upperBound)]
        case "SetCaretOffset": return [.bool(select(integer(0), integer(0)))]
        case "AddSelection": return [.bool(selection.isEmpty && select(integer(0), integer(1)))]
        case "SetSelection": return [.bool(integer(0) == 0 && select(integer(1), integer(2)))]
        case "RemoveSelection": return [.bool(integer(0) == 0 && !selection.isEmpty && select(selection.upperBound, selection.upperBound))]
        case "ScrollSubstringTo": return [.bool(window.reveal(object.id))]
        default: return nil
        }
    }

    func edit(_ method: String, _ arguments: [BusValue]) -> [BusValue]? {
        let offsets = offsets, length = string.utf8.count
        func integer(_ index: Int) -> Int { arguments.indices.contains(index) ? arguments[index].integer ?? 0 : 0 }
        func text(_ index: Int) -> String { arguments.indices.contains(index) ? arguments[index].text ?? "" : "" }
        func replace(_ range: Range<Int>, _ text: String) -> [BusValue] {
            [.bool(window.edit(object.id) { $0.replaceReadable(range, with: text) })]
        }
        switch method {
        case "SetTextContents": return replace(0..<length, text(0))
        case "InsertText":
            // The length limits how much of the text is inserted.
            let text = String(String.UnicodeScalarView(text(1).unicodeScalars.prefix(integer(2) < 0 ? Int.max : integer(2))))
            let start = offsets.utf8(atScalar: integer(0))
            return replace(start..<start, text)
        case "DeleteText": return replace(offsets.bytes(integer(0), integer(1)), "")
        default: return nil
        }
    }

    private func select(_ anchor: Int, _ head: Int) -> Bool {
        let offsets = offsets
        return window.edit(object.id) { $0.selectReadable(anchor: offsets.utf8(atScalar: anchor), head: offsets.utf8(atScalar: head)) }
    }

    /// The unit of text at an offset, or the previous or next one.
    private func range(of part: TextPart, at offset: Int, _ step: Int) -> Range<Int> {
        guard let graph = window.host?.graph else { return 0..<0 }
        let shown = shown, length = string.utf8.count
        func range(at offset: Int) -> Range<Int> {
            part.range(at: offset, in: string, graph.textEngine.boundaries, line: shown.map { shown in { shown.readableLine(at: $0) } })
        }
        let here = range(at: offset)
        if step < 0 { return here.lowerBound == 0 ? 0..<0 : range(at: here.lowerBound - 1) }
        if step > 0 { return here.upperBound >= length ? length..<length : range(at: here.upperBound) }
        return here
    }

    private func extents(_ range: Range<Int>, _ coordinates: Int) -> [BusValue] {
        let bounds = shown?.readableBounds(of: range) ?? object.frame
        return window.rectangle(bounds, coordinates, parent: object.parent).map(BusValue.int)
    }
}
