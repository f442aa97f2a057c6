// The configuration of a search, for the container that shows its field.

import Foundation

/// The search field of a `searchable` modifier.
struct SearchRequest {
    let session: SearchSession
    let placement: SearchFieldPlacement
    let prompt: Text?
}

/// The configuration of a search, joined from several modifiers. Outer ones win.
struct SearchConfiguration {
    var request: SearchRequest?
    var scopes: SearchScopes?
    var suggestions: AnyView?
    /// False if no suggestions are shown over the content.
    var showsSuggestions: Bool?
    var keepsBar: Bool?
    /// Binds the focus of the field.
    var focus: ((AnyView) -> AnyView)?

    mutating func join(_ next: SearchConfiguration) {
        fill(&self, from: next, \.request, \.scopes, \.suggestions, \.showsSuggestions, \.keepsBar, \.focus)
    }
}

/// Takes those parts from the next value that a value does not have.
func fill<Parts, each Part>(_ own: inout Parts, from next: Parts, _ parts: repeat WritableKeyPath<Parts, (each Part)?>) {
    func fill<One>(_ part: WritableKeyPath<Parts, One?>) { if own[keyPath: part] == nil { own[keyPath: part] = next[keyPath: part] } }
    repeat fill(each parts)
}

private enum OuterSearchKey: EnvironmentKey { static var defaultValue: SearchConfiguration { SearchConfiguration() } }

extension EnvironmentValues {
    /// The configuration from outside the navigation container whose first screen contains the view.
    var outerSearch: SearchConfiguration {
        get { self[OuterSearchKey.self] }
        set { self[OuterSearchKey.self] = newValue }
    }
}

/// Configures the search of the container around the view, or of the one inside it.
nonisolated private struct SearchConfigurationModifier: ViewModifier {
    let parts: SearchConfiguration
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
    nonisolated func searchConfiguration(_ change: (inout SearchConfiguration) -> Void) -> some View {
        var parts = SearchConfiguration()
        change(&parts)
        return modifier(SearchConfigurationModifier(parts: parts))
    }
}
