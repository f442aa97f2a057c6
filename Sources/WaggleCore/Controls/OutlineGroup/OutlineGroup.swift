// Views for the elements of a tree.

import Foundation

/// Views for the elements of a tree: an element with children is a disclosure group that shows them.
///
/// In a list, each element is a row. The children's views are created when their group is expanded.
///
/// Complexity: that of a `ForEach` over the elements of the groups that are expanded, however large the tree is.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    let roots: Data
    let id: KeyPath<Data.Element, ID>
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Leaf
}

/// The views below an element of an outline.
public struct OutlineSubgroupChildren: View {
    let content: AnyView
    public var body: some View { content }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    @MainActor @preconcurrency public var body: some View { OutlineLevel(elements: roots, id: id, children: children, content: content) }
}

extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// The elements of a tree.
    /// - Parameters:
    ///   - id: Identifies elements.
    ///   - children: The children of an element; nil if it cannot have any. An element with an empty collection is still a group.
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(roots: data, id: id, children: { $0[keyPath: children] }, content: content)
    }
}
extension OutlineGroup where ID == Data.Element.ID, Parent: View, Parent == Leaf,
Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable {
    /// The elements of a tree.
    /// - Parameter children: The children of an element; nil if it cannot have any. An element with an empty collection is still a group.
    public init<DataElement>(_ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf)
    where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
        self.init(data, id: \DataElement.id, children: children, content: content)
    }
}

private struct OutlineLevel<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    let elements: Data
    let id: KeyPath<Data.Element, ID>
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Content

    var body: some View {
        ForEach(elements, id: id) { element in
            if let children = children(element) {
                DisclosureGroup {
                    OutlineSubgroupChildren(
                        content: AnyView(OutlineLevel(elements: children, id: id, children: self.children, content: content)))
                } label: {
                    content(element)
                }
            } else {
                content(element)
            }
        }
    }
}

extension List {
    /// The elements of a tree, with multiple selection.
    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data.Element: Identifiable {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }
    /// The elements of a tree, with single selection.
    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data.Element: Identifiable {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }
    /// The elements of a tree, identified by a key path, with multiple selection.
    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
        self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
    /// The elements of a tree, identified by a key path, with single selection.
    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
        self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}
extension List where SelectionValue == Never {
    /// The elements of a tree.
    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data.Element: Identifiable {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }
    /// The elements of a tree, identified by a key path.
    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}
