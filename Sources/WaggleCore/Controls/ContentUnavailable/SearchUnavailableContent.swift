import Foundation

/// The content for a search without results.
nonisolated public struct SearchUnavailableContent {
    /// States that nothing was found, and for which text.
    public struct Label: View {
        /// The search text; nil if it is not stated.
        fileprivate let text: String?
        @MainActor public var body: some View {
            if let text, !text.isEmpty {
                WaggleCore.Label("No Results for “\(text)”", systemImage: "magnifyingglass")
            } else {
                WaggleCore.Label("No Results", systemImage: "magnifyingglass")
            }
        }
    }
    /// A suggestion for the user.
    public struct Description: View {
        @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
    }
    /// Empty.
    public struct Actions: View {
        @MainActor public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
Actions == SearchUnavailableContent.Actions {
    /// States that a search has no results.
    public static var search: ContentUnavailableView<Label, Description, Actions> { unavailable(nil) }
    /// States that a search for a text has no results.
    public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> { unavailable(text) }

    private static func unavailable(_ text: String?) -> ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView { SearchUnavailableContent.Label(text: text) } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}
