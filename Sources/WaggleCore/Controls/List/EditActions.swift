// ForEach and List with rows that edit their bound data.

import Foundation

/// The edits that users can make to bound data.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    fileprivate static var deletion: EditActions { EditActions(rawValue: 1) }
    fileprivate static var movement: EditActions { EditActions(rawValue: 2) }
    /// Everything that the data allows.
    public static var all: EditActions { [] }
}
extension EditActions where Data: RangeReplaceableCollection {
    /// Rows can be deleted.
    public static var delete: EditActions { .deletion }
    /// Everything that the data allows: rows can be deleted.
    public static var all: EditActions { .deletion }
}
extension EditActions where Data: MutableCollection {
    /// Rows can be moved.
    public static var move: EditActions { .movement }
    /// Everything that the data allows: rows can be moved.
    public static var all: EditActions { .movement }
}
extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
    /// Everything that the data allows: rows can be deleted and moved.
    public static var all: EditActions { [.deletion, .movement] }
}

extension ForEach {
    /// A view for each element, given a binding to it. Users can edit the data in a list.
    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    ) where Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
    C.Element: Identifiable, C.Index: Hashable {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }
    /// A view for each element, identified by a key path and given a binding to it. Users can edit the data in a list.
    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    ) where Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C.Index: Hashable {
        let values = data.wrappedValue
        self.init(data: IndexedIdentifierCollection(base: values, id: id),
                  content: {
                      EditableCollectionContent(content: content(data.element(at: $0.index, of: values)))
                  }, id: { $0.id }, idKeyPath: nil)
        edits = RowEditsModifier(
            delete: editActions.contains(.deletion)
                ? .some { offsets in data.wrappedValue = Self.removing(offsets, from: data.wrappedValue) } : nil,
            move: editActions.contains(.movement)
                ? .some { offsets, offset in data.wrappedValue.move(fromOffsets: offsets, toOffset: offset) } : nil)
    }

    /// The data is always range-replaceable: only such data has the delete action.
    private static func removing<C: MutableCollection>(_ offsets: IndexSet, from data: C) -> C {
        func rest<R: RangeReplaceableCollection>(_ data: R) -> R {
            var rest = R()
            for (offset, element) in data.enumerated() where !offsets.contains(offset) { rest.append(element) }
            return rest
        }
        guard let replaceable = data as? any RangeReplaceableCollection, let result = rest(replaceable) as? C else { return data }
        return result
    }
}

extension List {
    /// A row for each element, given a binding to it, with multiple selection and edit actions.
    @MainActor @preconcurrency
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>,
    Data.Element: Identifiable, Data.Index: Hashable {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }
    /// A row for each element, identified by a key path and given a binding to it, with multiple selection and edit actions.
    @MainActor @preconcurrency
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
    Data.Index: Hashable {
        self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }
    /// A row for each element, given a binding to it, with single selection and edit actions.
    @MainActor @preconcurrency
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>,
    Data.Element: Identifiable, Data.Index: Hashable {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }
    /// A row for each element, identified by a key path and given a binding to it, with single selection and edit actions.
    @MainActor @preconcurrency
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
    Data.Index: Hashable {
        self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }
}
extension List where SelectionValue == Never {
    /// A row for each element, given a binding to it, with edit actions.
    @MainActor @preconcurrency
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>,
    Data.Element: Identifiable, Data.Index: Hashable {
        self.init { ForEach(data, editActions: editActions, content: rowContent) }
    }
    /// A row for each element, identified by a key path and given a binding to it, with edit actions.
    @MainActor @preconcurrency
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
    Data.Index: Hashable {
        self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }
}

/// The view of an element of editable data.
public struct EditableCollectionContent<Content, Data> {
    let content: Content
}

extension EditableCollectionContent: View where Content: View {
    @MainActor @preconcurrency public var body: some View { content }
}

/// The indices of a collection with the ids of its elements.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
    /// An index and the id of the element there.
    public struct Element {
        let index: Base.Index
        let id: ID
    }
    let base: Base
    let id: KeyPath<Base.Element, ID>

    public var startIndex: Base.Index { base.startIndex }
    public var endIndex: Base.Index { base.endIndex }
    public subscript(position: Base.Index) -> Element { Element(index: position, id: base[position][keyPath: id]) }
    public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
}
extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}
