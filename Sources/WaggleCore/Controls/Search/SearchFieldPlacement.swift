import Foundation

/// Where a search field is shown.
public struct SearchFieldPlacement: Sendable {
    enum Kind: Equatable, Sendable { case automatic, toolbar, sidebar, drawer(isPinned: Bool) }
    let kind: Kind
    /// In the navigation bar, below the title.
    public static let automatic = SearchFieldPlacement(kind: .automatic)
    /// In the navigation bar, below the title.
    public static let toolbar = SearchFieldPlacement(kind: .toolbar)
    /// In the navigation bar, below the title.
    public static var toolbarPrincipal: SearchFieldPlacement { SearchFieldPlacement(kind: .toolbar) }
    /// In the first column of a split view.
    public static var sidebar: SearchFieldPlacement { SearchFieldPlacement(kind: .sidebar) }
    /// In the navigation bar, below the title.
    public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer(isPinned: false))
    /// In the navigation bar, below the title.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(kind: .drawer(isPinned: displayMode.isPinned))
    }
    /// Whether the field collapses as the content scrolls.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let isPinned: Bool
        /// It collapses as the content scrolls, before the large title.
        public static let automatic = NavigationBarDrawerDisplayMode(isPinned: false)
        /// It does not collapse.
        public static let always = NavigationBarDrawerDisplayMode(isPinned: true)
    }
    var isPinned: Bool { kind == .drawer(isPinned: true) }
}
