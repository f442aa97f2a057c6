// Where the bar of the enclosing tab view is.

import Foundation

/// The place of a tab view's bar.
public struct TabBarPlacement: Hashable, Sendable {
    private enum Kind { case topBar, sidebar, bottomBar, ornament, pageIndicator }
    private let kind: Kind

    /// A bar at the top. Tab views here never have one.
    public static let topBar = TabBarPlacement(kind: .topBar)
    /// A column at the side. Tab views here never have one.
    public static let sidebar = TabBarPlacement(kind: .sidebar)
    /// A bar at the bottom.
    public static let bottomBar = TabBarPlacement(kind: .bottomBar)
    /// Beside the window, as on visionOS. Tab views here never have one.
    public static let ornament = TabBarPlacement(kind: .ornament)
    /// The dots of pages.
    public static let pageIndicator = TabBarPlacement(kind: .pageIndicator)
}

private struct TabBarPlacementKey: EnvironmentKey { static var defaultValue: TabBarPlacement? { nil } }

extension EnvironmentValues {
    /// Where the bar of the enclosing tab view is; nil outside of tab views.
    public internal(set) var tabBarPlacement: TabBarPlacement? {
        get { self[TabBarPlacementKey.self] }
        set { self[TabBarPlacementKey.self] = newValue }
    }
    /// True if the enclosing tab view's bar shows the titles of sections, as a sidebar does. Bars here never do.
    public var isTabBarShowingSections: Bool { false }
}
