// contextMenu(forSelectionType:): one menu for all rows of a list.

import Foundation
import WaggleGeometry

/// The context menu and primary action of a list's rows, by the values of the affected rows.
struct ListMenu {
    let items: (Set<AnyHashable>) -> AnyView
    let primaryAction: ((Set<AnyHashable>) -> Void)?

    init<Item: Hashable, Items: View>(_ type: Item.Type, items: @escaping (Set<Item>) -> Items, primaryAction: ((Set<Item>) -> Void)?) {
        self.items = { (values: Set<AnyHashable>) in AnyView(items(Self.values(values))) }
        if let primaryAction {
            self.primaryAction = { (values: Set<AnyHashable>) in primaryAction(Self.values(values)) }
        } else {
            self.primaryAction = nil
        }
    }
    /// Drops values of another type.
    private nonisolated static func values<Item: Hashable>(_ values: Set<AnyHashable>) -> Set<Item> {
        Set(values.compactMap { $0.base as? Item })
    }
}

private struct ListMenuKey: EnvironmentKey { static var defaultValue: ListMenu? { nil } }

extension EnvironmentValues {
    var listMenu: ListMenu? {
        get { self[ListMenuKey.self] }
        set { self[ListMenuKey.self] = newValue }
    }
}

extension View {
    /// Adds a context menu to the rows of lists inside that have a selection of the type.
    ///
    /// - Parameters:
    ///   - itemType: The type of the selection's values.
    ///   - menu: The menu for a set of values: the selection if it contains the row under the finger or pointer, else that row's value;
    ///     empty for the background.
    ///   - primaryAction: Called on the main actor after a tap or double click on a row, or the Return key.
    public nonisolated func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        environment(\.listMenu, ListMenu(itemType, items: menu, primaryAction: primaryAction))
    }
}

/// The menu of one row.
struct ListMenuItems: View {
    let handle: ListRowHandle
    var body: some View { if let row = handle.row, let menu = row.context.menu { menu.items(row.valuesOfMenu) } }
}

/// The context menu of a list's background.
nonisolated struct BackgroundMenuModifier: ViewModifier, @unchecked Sendable {
    let menu: ListMenu?
    @MainActor func body(content: Content) -> some View { BackgroundMenuHost(content: content, menu: menu) }
}

private struct BackgroundMenuHost<Content: View>: View {
    let content: Content
    let menu: ListMenu?
    @State private var isOpen = false
    @State private var session = MenuSession()
    @State private var anchor = CGRect.zero

    var body: some View {
        if let menu {
            content
                .modifier(SecondaryClickModifier { (anchor, isOpen) = (CGRect(origin: $0, size: .zero), true) })
                .menu(isOpen: $isOpen, session, .atPoint, anchor: anchor) { menu.items([]) }
        } else {
            content
        }
    }
}
