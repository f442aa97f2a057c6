// TabView: one of several views, selected in a bar or by paging.

import Foundation
import WaggleGeometry

/// Shows one of several views, selected in the bar at the bottom or by paging.
///
/// Each subview is a tab. Its `tabItem` is its label in the bar, and its `tag` (or its id in a `ForEach`) is its value in the selection.
/// Without a matching tab, the first one is shown. All tabs keep their state; those that are not shown have disappeared.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    /// - Parameter selection: The value of the shown tab; written when the user selects a tab, even if it is the same one.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    @MainActor public var body: some View {
        HostedContent { TabViewStyleReader(tabs: AnyView(content), selection: selection.map { TabSelection($0) }) }
    }
}

extension TabView where SelectionValue == Int {
    /// A tab view that keeps its own selection.
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// A selection, type-erased.
struct TabSelection {
    /// True if the subview has the selected value.
    let isSelected: (Subview) -> Bool
    let select: (Subview) -> Void

    init<Value: Hashable>(_ selection: Binding<Value>) {
        isSelected = { $0.selectionValue(as: Value.self) == selection.wrappedValue }
        select = { if let value = $0.selectionValue(as: Value.self) { selection.wrappedValue = value } }
    }
}

private struct TabViewKindKey: EnvironmentKey { static var defaultValue: _TabViewKind { .bar } }
enum TabItemTrait: _ViewTraitKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
    fileprivate var tabViewKind: _TabViewKind {
        get { self[TabViewKindKey.self] }
        set { self[TabViewKindKey.self] = newValue }
    }
}

extension View {
    /// Sets the view's label in the bar of the enclosing tab view: a label, or an image and a text.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(_TraitModifier<TabItemTrait>(value: AnyView(label())))
    }
    /// Sets the appearance of tab views inside.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabViewKind, style._kind) }
}

/// Shows the tabs in the style of the environment.
private struct TabViewStyleReader: View {
    let tabs: AnyView
    let selection: TabSelection?
    /// The selected tab, if the program keeps no selection.
    @State private var selectedID: Subview.ID?
    @Environment(\.tabViewKind) private var kind

    var body: some View {
        Group(subviews: tabs) { subviews in
            let tabs = Self.inOrder(Array(subviews))
            let shown = tabs.first { tab in selection.map { $0.isSelected(tab) } ?? (tab.id == selectedID) } ?? tabs.first
            switch kind {
            case .bar: BarTabs(tabs: tabs, shown: shown?.id, select: select).environment(\.tabBarPlacement, .bottomBar)
            case .page(let mode):
                PageTabs(tabs: tabs, shown: shown?.id, mode: mode, select: select).environment(\.tabBarPlacement, .pageIndicator)
            }
        }
        // Tabs inside a tab have a bar of their own.
        .environment(\.tabViewKind, .bar)
    }
    /// Moves a search tab to the end.
    private static func inOrder(_ tabs: [Subview]) -> [Subview] {
        let isForSearch: (Subview) -> Bool = { $0.containerValues.traits[TabRoleTrait.self] == .search }
        return tabs.contains(where: isForSearch) ? tabs.filter { !isForSearch($0) } + tabs.filter(isForSearch) : tabs
    }
    private func select(_ tab: Subview) {
        if let selection { selection.select(tab) } else { selectedID = tab.id }
    }
}
