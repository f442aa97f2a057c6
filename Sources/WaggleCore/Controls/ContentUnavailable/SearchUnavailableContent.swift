import Foundation

/// What is said where a search has found nothing.
nonisolated public struct SearchUnavailableContent {
    /// That nothing was found, and for what.
    public struct Label: View {
        /// What was searched for; nil: it is not told.
        fileprivate let text: String?
        @MainActor public var body: some View {
            if let text, !text.isEmpty {
                WaggleCore.Label("No Results for “\(text)”", systemImage: "magnifyingglass")
            } else {
                WaggleCore.Label("No Results", systemImage: "magnifyingglass")
            }
        }
    }
    /// What a person can do about it.
    public struct Description: View {
        @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
    }
    /// Nothing.
    public struct Actions: View {
        @MainActor public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions {
    /// Says that a search has found nothing.
    @MainActor @preconcurrency public static var search: ContentUnavailableView<Label, Description, Actions> { unavailable(nil) }
    /// Says that a search for a text has found nothing.
    @MainActor @preconcurrency public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> { unavailable(text) }

    private static func unavailable(_ text: String?) -> ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView { SearchUnavailableContent.Label(text: text) } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}
