// Lists: scrolling rows with selection and editing.

import Foundation
import WaggleGeometry

/// A scrolling column of rows, one for each view inside. Rows are created as they become visible.
///
/// It takes the proposed size. Groups, conditions and loops contribute their views as rows; a `Section` gives its rows a header and a
/// footer.
///
/// Complexity: that of a `LazyVStack`. A frame costs what is visible; a change of the data compares the rows that exist.
public struct List<SelectionValue: Hashable, Content: View>: View {
    let selection: ListSelection?
    let content: Content

    init(_ selection: ListSelection?, _ content: Content) { (self.selection, self.content) = (selection, content) }

    @MainActor @preconcurrency public var body: some View { ListBody(content: content, selection: selection) }
}

/// The scrolling rows and their background.
private struct ListBody<Content: View>: View {
    let content: Content
    let selection: ListSelection?
    @State private var state = ListState()
    @Environment(\.listKind) private var kind
    @Environment(\.listRowSpacing) private var rowSpacing
    @Environment(\.listSectionSpacing) private var sectionSpacing
    @Environment(\.defaultMinListRowHeight) private var minimumRowHeight
    @Environment(\.defaultMinListHeaderHeight) private var minimumHeaderHeight
    @Environment(\.scrollContentBackground) private var background
    @Environment(\.editMode) private var editMode
    @Environment(\.listMenu) private var menu
    @Environment(\.isForm) private var isForm
    @Environment(\.usesSidebarLists) private var usesSidebarLists
    @State private var screenMargin = ScreenMargin.narrow
    @StateObject private var madeLook = MadeLook(\.list)
    private var look: ListLook { madeLook.value }

    private var appearance: ListAppearance {
        ListAppearance(kind: kind ?? (usesSidebarLists ? .sidebar : .insetGrouped), rowSpacing: rowSpacing ?? 0,
                 sectionSpacing: sectionSpacing, minimumRowHeight: minimumRowHeight,
                 minimumHeaderHeight: minimumHeaderHeight, screenMargin: screenMargin, look: look)
    }

    var body: some View {
        let appearance = appearance
        ScrollView {
            LazyVStack(listPinning: appearance.pinsHeaders ? .sectionHeaders : []) {
                ListRows(content: content, context: ListContext(
                    appearance: appearance, selection: selection, selected: selection?.values ?? [],
                    isEditing: editMode?.wrappedValue.isEditing ?? false, menu: menu, state: state,
                    isForm: isForm))
            }
        }
        .modifier(ListDropModifier())
        .modifier(ListKeysModifier(selection: selection, state: state, primaryAction: menu?.primaryAction, isForm: isForm))
        .modifier(BackgroundMenuModifier(menu: selection == nil ? nil : menu))
        .modifier(SplitSelection(selection: selection, state: state))
        .environmentTransform(look.scrolling) { look, values in look.apply(to: &values) }
        .environment(\.listHasSelection, selection != nil)
        .environment(\.listAppearance, appearance)
        .environment(\.sectionsFold, appearance.kind == .sidebar)
        .onScrollPhaseChange { _, phase in if phase == .interacting { state.closeOpenRow() } }
        .onChange(of: editMode?.wrappedValue) { state.closeOpenRow() }
        .background { if background != .hidden { (look.background ?? Color.system(appearance.background)).ignoresSafeArea() } }
        .onGeometryChange(for: CGFloat.self) { ScreenMargin.of($0.size.width) } action: { screenMargin = $0 }
    }
}

// MARK: Rows from a builder

extension List {
    /// Rows with multiple selection: always by keyboard and pointer, by touch in edit mode.
    /// - Parameter selection: The tags of the selected rows, or their ids in a `ForEach`; values of another type cannot be selected. Nil
    ///   disables selection.
    @MainActor @preconcurrency
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { ListSelection(several: $0) }, content())
    }
    /// Rows with single selection.
    /// - Parameter selection: The tag of the selected row, or its id in a `ForEach`; values of another type cannot be selected. Nil
    ///   disables selection.
    @MainActor @preconcurrency
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { ListSelection(one: $0) }, content())
    }
}
extension List where SelectionValue == Never {
    /// Rows that cannot be selected.
    @MainActor @preconcurrency
    public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }
}

// MARK: Rows from data

extension List {
    /// A row for each element, with multiple selection.
    @MainActor @preconcurrency
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
    /// A row for each element, with single selection.
    @MainActor @preconcurrency
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
    /// A row for each element, identified by a key path, with multiple selection.
    @MainActor @preconcurrency
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
    /// A row for each element, identified by a key path, with single selection.
    @MainActor @preconcurrency
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
    /// A row for each number of a range of constant length, with multiple selection by offset: 0 for the first number.
    @MainActor @preconcurrency
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, HStack<RowContent>> {
        self.init(selection: selection) { ForEach(data) { number in HStack { rowContent(number) } } }
    }
    /// A row for each number of a range of constant length, with single selection by offset: 0 for the first number.
    @MainActor @preconcurrency
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
}

extension List where SelectionValue == Never {
    /// A row for each element.
    @MainActor @preconcurrency
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
    where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init { ForEach(data, content: rowContent) }
    }
    /// A row for each element, identified by a key path.
    @MainActor @preconcurrency
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init { ForEach(data, id: id, content: rowContent) }
    }
    /// A row for each number of a range of constant length.
    @MainActor @preconcurrency
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
        where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init { ForEach(data, content: rowContent) }
    }
}

// MARK: Rows from a binding

extension List {
    /// A row for each element, given a binding to it, with multiple selection.
    @MainActor @preconcurrency
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable {
        self.init(selection: selection) { Content(data, id: \.id, content: rowContent) }
    }
    /// A row for each element, given a binding to it, with single selection.
    @MainActor @preconcurrency
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable {
        self.init(selection: selection) { Content(data, id: \.id, content: rowContent) }
    }
    /// A row for each element, identified by a key path and given a binding to it, with multiple selection.
    @MainActor @preconcurrency
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable {
        self.init(selection: selection) { Content(data, id: id, content: rowContent) }
    }
    /// A row for each element, identified by a key path and given a binding to it, with single selection.
    @MainActor @preconcurrency
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable {
        self.init(selection: selection) { Content(data, id: id, content: rowContent) }
    }
}
extension List where SelectionValue == Never {
    /// A row for each element, given a binding to it.
    @MainActor @preconcurrency
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable {
        self.init { Content(data, id: \.id, content: rowContent) }
    }
    /// A row for each element, identified by a key path and given a binding to it.
    @MainActor @preconcurrency
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable {
        self.init { Content(data, id: id, content: rowContent) }
    }
}
