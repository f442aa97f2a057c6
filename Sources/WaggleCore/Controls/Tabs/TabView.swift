// TabView: views of which one is shown, chosen by a bar or by paging.

import Foundation
import WaggleGeometry

/// Shows one of several views, chosen by the bar at the bottom, or page beside page.
///
/// Each subview is a tab; its `tabItem` says what the bar shows, and its `tag` (or its id in a `ForEach`) is what the selection holds. Without a matching tab
/// the first one is shown. All tabs keep their state; those that are not shown have disappeared.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    /// - Parameter selection: the value of the tab that is shown; written when a person chooses one, also the same one again.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    @MainActor public var body: some View {
        TabViewStyleReader(tabs: AnyView(content), selection: selection.map(TabSelection.init))
    }
}

extension TabView where SelectionValue == Int {
    /// A tab view that keeps its selection by itself.
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// A selection without the type of its values.
struct TabSelection {
    /// True if the subview stands for the selected value.
    let isSelected: (Subview) -> Bool
    let select: (Subview) -> Void

    init<Value: Hashable>(_ selection: Binding<Value>) {
        isSelected = { $0.selectionValue(as: Value.self) == selection.wrappedValue }
        select = { if let value = $0.selectionValue(as: Value.self) { selection.wrappedValue = value } }
    }
}

/// How a tab view looks.
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// For Waggle.
    nonisolated var _kind: _TabViewKind { get }
}
/// The kinds of tab views that there are.
public enum _TabViewKind: Equatable, Sendable {
    case bar
    case page(PageTabViewStyle.IndexDisplayMode)
}
/// The default: a bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
    public nonisolated init() {}
    public nonisolated var _kind: _TabViewKind { .bar }
}
/// A bar at the bottom.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public nonisolated init() {}
    public nonisolated var _kind: _TabViewKind { .bar }
}
/// A bar at the bottom. Where there is room Apple's systems let people change to a sidebar; here the bar stays.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public nonisolated init() {}
    public nonisolated var _kind: _TabViewKind { .bar }
}
/// Pages beside each other that a finger turns, with dots below.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are shown.
    public struct IndexDisplayMode: Equatable, Sendable {
        fileprivate enum Kind { case automatic, always, never }
        fileprivate let kind: Kind
        /// Where there are several pages.
        public static let automatic = IndexDisplayMode(kind: .automatic)
        public static let always = IndexDisplayMode(kind: .always)
        public static let never = IndexDisplayMode(kind: .never)
        func shows(_ count: Int) -> Bool { kind == .always || kind == .automatic && count > 1 }
    }
    private let mode: IndexDisplayMode
    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
    public nonisolated var _kind: _TabViewKind { .page(mode) }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

private struct TabViewKindKey: EnvironmentKey { static var defaultValue: _TabViewKind { .bar } }
enum TabItemTrait: _ViewTraitKey, InnermostTraitKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
    fileprivate var tabViewKind: _TabViewKind {
        get { self[TabViewKindKey.self] }
        set { self[TabViewKindKey.self] = newValue }
    }
}

extension View {
    /// Sets what the bar of the tab view around shows for the view: a label, or an image and a text.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { modifier(_TraitModifier<TabItemTrait>(value: AnyView(label()))) }
    /// Sets how tab views inside look.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabViewKind, style._kind) }
}

/// Shows the tabs in the style around.
private struct TabViewStyleReader: View {
    let tabs: AnyView
    let selection: TabSelection?
    /// Of the first tab that was chosen, where the program keeps no selection.
    @State private var chosen: Subview.ID?
    @Environment(\.tabViewKind) private var kind

    var body: some View {
        Group(subviews: tabs) { subviews in
            let tabs = Self.inOrder(Array(subviews))
            let shown = tabs.first { tab in selection.map { $0.isSelected(tab) } ?? (tab.id == chosen) } ?? tabs.first
            switch kind {
            case .bar: BarTabs(tabs: tabs, shown: shown?.id, select: select)
            case .page(let mode): PageTabs(tabs: tabs, shown: shown?.id, mode: mode, select: select)
            }
        }
        // Tabs inside a tab have a bar of their own.
        .environment(\.tabViewKind, .bar)
    }
    /// A tab for search stands at the end.
    private static func inOrder(_ tabs: [Subview]) -> [Subview] {
        let isForSearch: (Subview) -> Bool = { $0.containerValues.traits[TabRoleTrait.self] == .search }
        return tabs.contains(where: isForSearch) ? tabs.filter { !isForSearch($0) } + tabs.filter(isForSearch) : tabs
    }
    private func select(_ tab: Subview) {
        if let selection { selection.select(tab) } else { chosen = tab.id }
    }
}
