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

/// Keeps one child for each identity.
@MainActor
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: DynamicContainerNode {
    private final class Row {
        let id: ID
        let entry: Entry
        var element: Data.Element
        init(id: ID, entry: Entry, element: Data.Element) {
            self.id = id
            self.entry = entry
            self.element = element
        }
    }
    /// Live rows in the order of the data.
    private var rows: [Row] = []
    /// Rows on their way out, each with the live row that stood before it.
    private var leaving: [(row: Row, after: ID?)] = []
    private var view: ForEach<Data, ID, Content>?

    override var entries: [Entry] {
        if leaving.isEmpty { return rows.map(\.entry) }
        var result: [Entry] = []
        func appendLeaving(after id: ID?) {
            for (row, after) in leaving where after == id { result.append(row.entry) }
        }
        let live = Set(rows.map(\.id))
        for (row, after) in leaving where after == nil || !live.contains(after!) { result.append(row.entry) }
        for row in rows {
            result.append(row.entry)
            appendLeaving(after: row.id)
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
        if updateInPlace(view, sameContent: sameContent) { return }
        rebuild(view, sameContent: sameContent)
        invalidateItems()
        if writesPreferences { graph.preferencesDidChange() }
    }

    /// The view of an element; what the program's closure reads, this node depends on.
    private func content(_ element: Data.Element, _ view: ForEach<Data, ID, Content>) -> Content {
        tracked { view.content(element) }
    }

    /// The common case: the same identities in the same order.
    private func updateInPlace(_ view: ForEach<Data, ID, Content>, sameContent: Bool) -> Bool {
        guard view.data.count == rows.count, !rows.isEmpty || leaving.isEmpty else { return false }
        var index = 0
        for element in view.data {
            if view.id(element) != rows[index].id { return false }
            index += 1
        }
        index = 0
        for element in view.data {
            update(rows[index], to: element, view, sameContent)
            index += 1
        }
        return true
    }

    private func update(_ row: Row, to element: Data.Element, _ view: ForEach<Data, ID, Content>, _ sameContent: Bool) {
        if sameContent, valuesAreEqual(row.element, element) { return }
        row.element = element
        Content._updateNode(row.entry.node, with: content(element, view))
    }

    private func rebuild(_ view: ForEach<Data, ID, Content>, sameContent: Bool) {
        var old: [ID: Row] = Dictionary(minimumCapacity: rows.count)
        for row in rows { old[row.id] = row }
        var oldLeaving: [ID: Row] = [:]
        for (row, _) in leaving { oldLeaving[row.id] = row }
        let oldOrder = rows

        var new: [Row] = []
        new.reserveCapacity(view.data.count)
        var seen: Set<ID> = Set(minimumCapacity: view.data.count)
        let inner = inputs.child(of: self)
        for element in view.data {
            let id = view.id(element)
            guard seen.insert(id).inserted else {
                Diagnostics.shared.report("ForEach: the id \(id) stands for more than one element of \(Data.self); only the first is shown. Give each element an id of its own.")
                continue
            }
            if let row = old.removeValue(forKey: id) {
                update(row, to: element, view, sameContent)
                new.append(row)
            } else if let row = oldLeaving[id] {
                leaving.removeAll { $0.row === row }
                row.element = element
                Content._updateNode(row.entry.node, with: content(element, view))
                returned(row.entry)
                new.append(row)
            } else {
                let entry = arrive(Content._makeNode(content(element, view), in: inner))
                new.append(Row(id: id, entry: entry, element: element))
            }
        }
        rows = new
        guard !old.isEmpty else { return }
        var before: ID?
        for row in oldOrder {
            if old[row.id] != nil {
                if leave(row.entry) { leaving.append((row, before)) }
            } else {
                before = row.id
            }
        }
    }

    override func forget(_ entry: Entry) { leaving.removeAll { $0.row.entry === entry } }
}
