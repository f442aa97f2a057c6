// How users may arrange the tabs of a sidebar. Tab views here have a bar and no sidebar, as on iPhones, so what concerns only sidebars is
// kept and not shown.

import CoreTransferable
import Foundation
import WaggleGeometry

/// Where the tabs of a tab view are that has a bar or a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private enum Kind { case automatic, tabBar, sidebar }
    private let kind: Kind
    public static let automatic = AdaptableTabBarPlacement(kind: .automatic)
    public static let tabBar = AdaptableTabBarPlacement(kind: .tabBar)
    /// Tab views here have none.
    public static let sidebar = AdaptableTabBarPlacement(kind: .sidebar)
}

/// Where a tab may be.
public struct TabPlacement: Hashable, Sendable {
    private enum Kind { case automatic, pinned, sidebarOnly }
    private let kind: Kind
    public static let automatic = TabPlacement(kind: .automatic)
    /// Always in the bar.
    public static let pinned = TabPlacement(kind: .pinned)
    /// Only in the sidebar, so not in the bar.
    public static let sidebarOnly = TabPlacement(kind: .sidebarOnly)
}

/// What users may do with a tab of a sidebar.
public struct TabCustomizationBehavior: Equatable, Sendable {
    private enum Kind { case automatic, reorderable, disabled }
    private let kind: Kind
    public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(kind: .automatic) }
    public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(kind: .reorderable) }
    public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(kind: .disabled) }
}

/// What users have changed in a tab view's sidebar. Programs keep it, and may change it themselves.
public struct TabViewCustomization: Equatable, Sendable, Codable {
    private var sidebar: [String: Bool] = [:]
    private var order: [String: [String]] = [:]
    public init() {}

    /// A tab's changes.
    public struct TabCustomization {
        fileprivate var isShown: Bool?
        /// Automatic if nothing has been changed.
        public var sidebarVisibility: Visibility {
            get { isShown.map { $0 ? .visible : .hidden } ?? .automatic }
            set { isShown = newValue == .automatic ? nil : newValue == .visible }
        }
        /// Automatic: users cannot change bars.
        public var tabBarVisibility: Visibility { .automatic }
    }
    /// A section's changes.
    public struct SectionCustomization {
        fileprivate var order: [String]?
        /// The ids of the section's tabs in the user's order; nil for the program's.
        public var tabOrder: [String]? { order }
        /// Returns to the program's order.
        public mutating func resetTabOrder() { order = nil }
    }
    /// The changes of a tab, by its id.
    public subscript(tab id: String) -> TabCustomization {
        get { TabCustomization(isShown: sidebar[id]) }
        set { sidebar[id] = newValue.isShown }
    }
    /// The changes of a section, by its id.
    public subscript(section id: String) -> SectionCustomization {
        get { SectionCustomization(order: order[id]) }
        set { order[id] = newValue.order }
    }
    /// The ids of a section's tabs in the user's order; nil for the program's.
    public subscript(sectionID id: String) -> [String]? { order[id] }
    /// Whether a tab is in the sidebar; automatic if nothing has been changed.
    public subscript(sidebarVisibility id: String) -> Visibility {
        get { self[tab: id].sidebarVisibility }
        set { self[tab: id].sidebarVisibility = newValue }
    }
    /// Returns to the tabs that the program shows.
    public mutating func resetVisibility() { sidebar = [:] }
    /// Returns to the program's order of all sections.
    public mutating func resetSectionOrder() { order = [:] }
    /// Returns to the program's order of a section.
    public mutating func resetSectionOrder(for sectionID: String) { order[sectionID] = nil }
}

extension TabContent {
    /// Names the tab or the section in the `TabViewCustomization`.
    public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { modified { $0 } }
    /// Sets what users may do with the tab in a sidebar.
    public nonisolated func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { modified { $0 } }
    /// Sets whether the tab is in the sidebar before users have changed it.
    public nonisolated func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { modified { $0 } }
    /// Sets where the tab may be. One of the sidebar only is not in the bar.
    public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { hidden(placement == .sidebarOnly) }
    /// Adds actions below a section of the sidebar.
    public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> {
        modified { $0 }
    }
    /// Adds actions behind a tab of the sidebar.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> { modified { $0 } }
    /// Makes the tab's button draggable.
    public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TabContent<TabValue> {
        let payload = UncheckedBox(payload)
        return button { AnyView($0.draggable(payload.value())) }
    }
    /// Accepts values dropped on the tab's button.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TabContent<TabValue> {
        let action = UncheckedBox(action)
        return button {
            AnyView($0.dropDestination(for: T.self) { items, _ in
                action.value(items)
                return true
            })
        }
    }
    /// Sets whether holding a drag over the tab's button selects the tab.
    public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
        button { AnyView($0.springLoadingBehavior(behavior)) }
    }
    /// Sets the names by which voice control finds the tab's button.
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true) -> some TabContent<TabValue> {
        button { AnyView($0.accessibilityInputLabels(inputLabels, isEnabled: isEnabled)) }
    }
    public nonisolated func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }
}

/// Where else a part of the window may have a toolbar.
public struct ContentToolbarPlacement: Hashable, Sendable {
    private let name: String
    /// The sidebar of a tab view, which tab views here do not have.
    public static var tabViewSidebar: ContentToolbarPlacement { ContentToolbarPlacement(name: "tabViewSidebar") }
}

extension View {
    /// Keeps what users change in the tab view's sidebar. They change nothing here, as on iPhones.
    public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
    /// Sets whether a tab view has its bar or its sidebar first. It has its bar here.
    public nonisolated func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View { self }
    /// Adds a view above the tabs of the sidebar, which tab views here do not have, as on iPhones.
    public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    /// Adds a view below the tabs of the sidebar, which tab views here do not have, as on iPhones.
    public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    /// Adds a bar below the sidebar, which tab views here do not have, as on iPhones.
    public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    /// Adds views to the toolbar of the sidebar, which tab views here do not have, as on iPhones.
    public nonisolated func contentToolbar<Content: View>(
        for placement: ContentToolbarPlacement, @ViewBuilder content: () -> Content
    ) -> some View { self }
    /// Adds items to the toolbar of the sidebar, which tab views here do not have, as on iPhones.
    public nonisolated func contentToolbar<Content: ToolbarContent>(
        for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content
    ) -> some View { self }
}

extension AppStorage {
    /// A stored arrangement of a tab view's sidebar.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
        where Value == TabViewCustomization { self.init(wrappedValue, key, store, .coded) }
}
extension SceneStorage {
    /// An arrangement of a tab view's sidebar that is restored with the scene.
    /// - Parameter store: Scenes are restored from the program's own defaults here, whatever it is.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
        where Value == TabViewCustomization { self.init(wrappedValue, key, .coded) }
}
