import Foundation

/// One view for each element of a collection; an element's identity carries its state through moves.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    /// The identity's key path, known to be the same between updates; nil for index-based data.
    let idKeyPath: KeyPath<Data.Element, ID>?
}

/// Views made from data, that can be edited.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach where Content: View {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content, id: { $0.id }, idKeyPath: \.id)
    }
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0[keyPath: id] }, idKeyPath: id)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// One view for each number of a range that does not change its length.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 }, idKeyPath: \.self)
    }
}

extension ForEach where Content: View {
    /// One view for each element, given a binding to the element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable {
        self.init(data, id: \.id, content: content)
    }
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let values = data.wrappedValue
        self.init(data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) }, content: { content(data[$0.0]) }, id: { $0.1 }, idKeyPath: nil)
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never
    public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        let node = ForEachNode<Data, ID, Content>(inputs)
        node.update(view)
        return node
    }
    public static func _updateNode(_ node: ViewNode, with view: Self) {
        unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).update(view)
    }
    public static var _isUnary: Bool { false }
}

extension ForEach: DynamicViewContent where Content: View {}

/// One element's place. Not generic, so that lists of rows are handled by code that knows what they are.
@MainActor
private class ForEachRow {
    /// Where the row stands in the list of live rows, and its element among the elements.
    final var index = 0
    /// nil until the row's view has been made.
    final var entry: DynamicContainerNode.Entry!
    /// The update that last found the row's element in the data.
    final var update = 0
    /// The one subview that the row contributes, where that is known.
    unowned(unsafe) final var item: ItemNode?
}

/// A row whose view is to be made or updated, and the index of its element.
private struct ForEachChange {
    let row: ForEachRow
    let element: Int
}

@MainActor
private final class IdentifiedRow<ID: Hashable>: ForEachRow {
    let id: ID
    init(id: ID) { self.id = id }
}

/// Keeps one child for each identity.
@MainActor
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: DynamicContainerNode {
    private typealias Row = ForEachRow
    /// Live rows in the order of the data.
    private var rows: [Row] = []
    /// Their elements, as last shown.
    private var elements: [Data.Element] = []
    /// Live and leaving ones.
    private var rowsByID: [ID: Row] = [:]
    /// Rows on their way out, each with the live row that stood before it.
    private var leaving: [(row: Row, after: Row?)] = []
    private var view: ForEach<Data, ID, Content>?
    private var updates = 0
    /// False if rows may contribute other subviews than they remember.
    private var rowItemsAreKnown = false
    private let elementRule = EqualityRule.of(Data.Element.self)
    /// False where an element may have got another id although its bits are the same: one that is an object, or holds some.
    private let bitsTellID = !EqualityRule.holdsObjects(Data.Element.self)
    private var idKeyPath: KeyPath<Data.Element, ID>?

    private func id(of row: Row) -> ID { unsafeDowncast(row, to: IdentifiedRow<ID>.self).id }

    override var entries: [Entry] {
        if leaving.isEmpty { return rows.map { $0.entry } }
        var result: [Entry] = []
        for (row, after) in leaving where after.map({ $0.update != updates }) ?? true { result.append(row.entry) }
        for row in rows {
            result.append(row.entry)
            for (leaving, after) in leaving where after === row { result.append(leaving.entry) }
        }
        return result
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if leaving.isEmpty {
            for row in rows {
                if !row.entry.transitions.isEmpty { row.entry.transitions.values.forEach(body) }
                body(row.entry.node)
            }
        } else {
            super.forEachChild(body)
        }
    }

    override func collectItems(into items: inout [ItemNode]) {
        guard leaving.isEmpty else { return super.collectItems(into: &items) }
        items.reserveCapacity(items.count + rows.count)
        for row in rows {
            if rowItemsAreKnown, let item = row.item {
                items.append(item)
            } else {
                collectItems(of: row.entry, into: &items)
                row.item = row.entry.showsItself ? row.entry.node.soleItem : nil
            }
        }
        rowItemsAreKnown = true
    }
    override func forgetItems() {
        super.forgetItems()
        rowItemsAreKnown = false
    }

    func update(_ view: ForEach<Data, ID, Content>) {
        // A closure that captures nothing gives equal views for equal elements.
        let sameContent = !isDirty && self.view.map { valuesAreEqual($0.content, view.content) } ?? false
        self.view = view
        if sameContent {
            evaluatingPart { apply(view, sameContent: true) }
        } else {
            evaluate()
        }
    }

    /// Makes all views anew: a closure that makes them is another or has read something that changed.
    override func evaluate() {
        guard let view else { return }
        evaluating { apply(view, sameContent: false) }
    }

    private func apply(_ view: ForEach<Data, ID, Content>, sameContent: Bool) {
        let new = view.data as? [Data.Element] ?? Array(view.data)
        let (order, changed, doubles, isReordered, someAreMissing) = match(new, view, sameContent: sameContent)
        let makeView = view.content
        // What the program's closure reads, this node depends on.
        let contents: [Content] = changed.isEmpty ? [] : tracked { () -> [Content] in
            var contents: [Content] = []
            contents.reserveCapacity(changed.count)
            for place in changed { contents.append(makeView(new[place.element])) }
            return contents
        }
        let inner = inputs.child(of: self)
        contents.withUnsafeBufferPointer { contents in
            for index in contents.indices {
                let row = changed[index].row
                guard let entry = row.entry else {
                    row.entry = arrive(Content._makeNode(contents[index], in: inner))
                    continue
                }
                Content._updateNode(entry.node, with: contents[index])
                if entry.isLeaving {
                    leaving.removeAll { $0.row === row }
                    row.item = nil
                    returned(entry)
                }
            }
        }
        // Elements whose id was taken already have no row.
        elements = doubles.isEmpty ? new : new.enumerated().filter { !doubles.contains($0.offset) }.map(\.element)
        guard isReordered else { return }
        let old = rows
        rows = order
        if someAreMissing { removeMissingRows(of: old) }
        // The order is another, not what each row contributes.
        let areKnown = rowItemsAreKnown
        invalidateItems()
        rowItemsAreKnown = areKnown
        preferencesBelowDidChange()
    }

    /// Finds the row of each element.
    ///
    /// Elements are compared where they lie: in code that does not know their type a copy of each would take most of the time.
    /// - Returns: the rows in the order of the data; those whose view has to be made or updated, each with the index of its element; the indices
    ///   of elements whose id was taken already; whether the order is another than before; whether live rows have no element any more.
    private func match(
        _ new: [Data.Element], _ view: ForEach<Data, ID, Content>, sameContent: Bool
    ) -> (order: [Row], changed: [ForEachChange], doubles: Set<Int>, isReordered: Bool, someAreMissing: Bool) {
        updates += 1
        let asksForChangedOnly = bitsTellID && (view.idKeyPath == nil || view.idKeyPath == idKeyPath)
        idKeyPath = view.idKeyPath
        let old = rows, update = updates, (size, stride) = (MemoryLayout<Data.Element>.size, MemoryLayout<Data.Element>.stride)
        var order: [Row] = [], changed: [ForEachChange] = [], doubles: Set<Int> = [], isReordered = false, kept = 0
        // Where among the old rows the next one is looked for first: behind the last, so that what comes and goes leaves the rest in step.
        var next = 0
        order.reserveCapacity(new.count)
        new.withUnsafeBufferPointer { new in
            elements.withUnsafeBufferPointer { elements in
                guard let newBase = new.baseAddress else { return }
                let before = UnsafeRawPointer(elements.baseAddress)
                for index in 0..<new.count {
                    // Of an element that lies as it lay before the id need not be asked for.
                    if let before, asksForChangedOnly, next < old.count, old[next].update != update,
                       memcmp(before + next * stride, UnsafeRawPointer(newBase + index), size) == 0 {
                        let row = old[next]
                        row.update = update
                        if next != order.count { isReordered = true }
                        row.index = order.count
                        order.append(row)
                        kept += 1
                        next += 1
                        if !sameContent { changed.append(ForEachChange(row: row, element: index)) }
                        continue
                    }
                    let id = view.id(newBase[index])
                    let row: Row
                    if next < old.count, self.id(of: old[next]) == id {
                        row = old[next]
                        if next != order.count { isReordered = true }
                    } else if let known = rowsByID[id] {
                        row = known
                        isReordered = true
                    } else {
                        row = IdentifiedRow(id: id)
                        rowsByID[id] = row
                        isReordered = true
                    }
                    guard row.update != update else {
                        Diagnostics.shared.report("ForEach: the id \(id) stands for more than one element of \(Data.self); only the first is shown. Give each element an id of its own.")
                        doubles.insert(index)
                        continue
                    }
                    row.update = update
                    let oldIndex = row.index
                    row.index = order.count
                    order.append(row)
                    let isLive = row.entry.map { !$0.isLeaving } ?? false
                    if isLive {
                        kept += 1
                        next = oldIndex + 1
                    }
                    if sameContent, let before, isLive,
                       elementRule.compare(before + oldIndex * stride, UnsafeRawPointer(newBase + index)) { continue }
                    changed.append(ForEachChange(row: row, element: index))
                }
            }
        }
        return (order, changed, doubles, isReordered || order.count != old.count, kept < old.count)
    }

    private func removeMissingRows(of old: [Row]) {
        var before: Row?
        for row in old {
            if row.update == updates {
                before = row
            } else if leave(row.entry) {
                leaving.append((row, before))
            } else {
                rowsByID[self.id(of: row)] = nil
            }
        }
    }

    override func forget(_ entry: Entry) {
        guard let index = leaving.firstIndex(where: { $0.row.entry === entry }) else { return }
        rowsByID[id(of: leaving.remove(at: index).row)] = nil
    }
}
