// Suggestions during a search.

import Foundation

/// Where suggestions are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private enum Kind: Sendable { case automatic, menu, content }
    private let kind: Kind
    public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .automatic) }
    /// In a menu below the field.
    public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .menu) }
    /// Over the searched content, where Waggle shows suggestions.
    public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .content) }

    /// Several placements.
    public struct Set: OptionSet, Sendable {
        public var rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static var menu: Set { Set(rawValue: 1) }
        public static var content: Set { Set(rawValue: 2) }
    }
}

private enum SearchSuggestionsPlacementKey: EnvironmentKey { static var defaultValue: SearchSuggestionsPlacement { .automatic } }

extension EnvironmentValues {
    /// Where the view is shown as a suggestion.
    public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
        get { self[SearchSuggestionsPlacementKey.self] }
        set { self[SearchSuggestionsPlacementKey.self] = newValue }
    }
}

extension View {
    /// Shows suggestions over the content during a search. Without any, the content stays visible.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(SearchSuggestionsModifier(suggestions: AnyView(suggestions())))
    }
    /// Shows or hides suggestions in some placements.
    public nonisolated func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View {
        searchConfiguration { if placements.contains(.content) { $0.showsSuggestions = visibility != .hidden } }
    }
    /// Makes the view a suggestion that replaces the search text and submits it.
    public nonisolated func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier(completion: .text(completion)))
    }
    /// Makes the view a suggestion that replaces the search text with a token.
    public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(SearchCompletionModifier(completion: .token(token)))
    }
}

/// The input that a suggestion enters.
enum SearchCompletion {
    case text(String)
    case token(Any)
}

/// A suggestion as a button. Outside the suggestions it is the plain view.
nonisolated private struct SearchCompletionModifier: ViewModifier {
    let completion: SearchCompletion
    @Environment(\.searchSession) private var session
    @Environment(\.searchSuggestionsPlacement) private var placement

    @MainActor func body(content: Content) -> some View {
        if let session, placement == .content {
            Button { session.complete(completion) } label: { content }
                .buttonStyle(TextRowButtonStyle())
        } else {
            content
        }
    }
}

/// The suggestions over the searched content; nothing while there are none.
struct SearchSuggestionList: View {
    let session: SearchSession
    let suggestions: AnyView

    var body: some View {
        Group(subviews: suggestions) { subviews in
            if !subviews.isEmpty {
                List { ForEach(subviews) { $0 } }
                    .listStyle(.plain)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background { Color.system(.background).ignoresSafeArea() }
            }
        }
        .environmentTransform(ObjectIdentifier(session)) { [session] _, values in
            (values.searchSession, values.isSearching, values.searchSuggestionsPlacement) = (session, true, .content)
        }
    }
}

/// Sets the suggestions of the enclosing search, with this view's environment.
nonisolated private struct SearchSuggestionsModifier: ViewModifier {
    let suggestions: AnyView
    private var forwarded = ForwardedEnvironment()

    init(suggestions: AnyView) { self.suggestions = suggestions }
    @MainActor func body(content: Content) -> some View {
        let suggestions = forwarded(suggestions)
        return content.searchConfiguration { $0.suggestions = suggestions }
    }
}
