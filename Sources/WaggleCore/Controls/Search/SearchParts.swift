// The configuration of a search, for the container that shows its field.

import Foundation

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
