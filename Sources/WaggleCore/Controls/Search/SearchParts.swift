// The configuration of a search, for the container that shows its field.

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

/// The search field of a `searchable` modifier.
struct SearchRequest {
    let session: SearchSession
    let placement: SearchFieldPlacement
    let prompt: Text?
}

/// The configuration of a search, joined from several modifiers. Outer ones win.
struct SearchParts {
    var request: SearchRequest?
    var scopes: SearchScopes?
    var suggestions: AnyView?
    /// False if no suggestions are shown over the content.
    var showsSuggestions: Bool?
    var keepsBar: Bool?
    /// Binds the focus of the field.
    var focus: ((AnyView) -> AnyView)?

    mutating func join(_ next: SearchParts) {
        request = request ?? next.request
        scopes = scopes ?? next.scopes
        suggestions = suggestions ?? next.suggestions
        showsSuggestions = showsSuggestions ?? next.showsSuggestions
        keepsBar = keepsBar ?? next.keepsBar
        focus = focus ?? next.focus
    }
}

private enum OuterSearchKey: EnvironmentKey { static var defaultValue: SearchParts { SearchParts() } }

extension EnvironmentValues {
    /// The configuration from outside the navigation container whose first screen contains the view.
    var outerSearch: SearchParts {
        get { self[OuterSearchKey.self] }
        set { self[OuterSearchKey.self] = newValue }
    }
}

/// Configures the search of the container around the view, or of the one inside it.
nonisolated private struct SearchPartsModifier: ViewModifier {
    let parts: SearchParts
    @MainActor func body(content: Content) -> some View {
        let parts = parts
        content
            .bar {
                $0.search = parts
                $0.makeDistinct()
            }
            .transformEnvironment(\.outerSearch) { outer in
                var joined = outer
                joined.join(parts)
                outer = joined
            }
    }
}

extension View {
    nonisolated func searchParts(_ change: (inout SearchParts) -> Void) -> some View {
        var parts = SearchParts()
        change(&parts)
        return modifier(SearchPartsModifier(parts: parts))
    }
}
