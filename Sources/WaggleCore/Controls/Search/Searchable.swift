// searchable: a view with a search field.

import Foundation

/// Passes a search to the container around the view, or to the one inside it.
nonisolated struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let tokens: SearchTokens?
    let isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: Text?

    init(
        text: Binding<String>, tokens: SearchTokens? = nil, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement,
        prompt: Text?
    ) {
        (self.text, self.tokens, self.isPresented, self.placement, self.prompt) = (text, tokens, isPresented, placement, prompt)
    }
    @MainActor func body(content: Content) -> some View { content.modifier(SearchHost(modifier: self)) }
}

/// Holds the search of one modifier.
private struct SearchHost: ViewModifier {
    let modifier: SearchableModifier
    @StateObject private var session = SearchSession()
    @Environment(\.submitActions) private var submitActions

    @MainActor func body(content: Content) -> some View {
        let session = session, isActive = session.isActive, isPresented = modifier.isPresented
        (session.text, session.tokens, session.submitActions) = (modifier.text, modifier.tokens, submitActions.search)
        let request = SearchRequest(session: session, placement: modifier.placement, prompt: modifier.prompt),
            suggestions = modifier.tokens?.suggestions
        return content
            .environmentTransform(SearchState(session: session, isActive: isActive)) { state, values in
                (values.searchSession, values.isSearching) = (state.session, state.isActive)
            }
            .searchConfiguration { ($0.request, $0.suggestions) = (request, suggestions) }
            .onChange(of: isPresented?.wrappedValue, initial: true) { _, isPresented in
                guard let isPresented else { return }
                if isPresented { session.begin() } else { session.end() }
            }
            .onChange(of: isActive) { _, isActive in
                if let isPresented, isPresented.wrappedValue != isActive { isPresented.wrappedValue = isActive }
            }
            .onChange(of: modifier.text.wrappedValue) { session.didEdit() }
    }
}

private struct SearchState: Equatable {
    let session: SearchSession
    let isActive: Bool
    static func == (a: Self, b: Self) -> Bool { a.session === b.session && a.isActive == b.isActive }
}

// MARK: Scopes

/// The scope picker below a search field.
struct SearchScopes {
    let picker: AnyView
    let activation: SearchScopeActivation
}

nonisolated private struct ScopePicker<V: Hashable, S: View>: View {
    let scope: Binding<V>
    let scopes: S
    @MainActor var body: some View { Picker("Scope", selection: scope) { scopes }.pickerStyle(.segmented).labelsHidden() }
}

extension View {
    /// Adds a picker for the scope of the enclosing search, below its field while that contains text.
    /// - Parameter scopes: Views with tags of the scope's type.
    public nonisolated func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }
    /// Adds a picker for the scope of the enclosing search, below its field.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let picker = AnyView(ScopePicker(scope: scope, scopes: scopes()))
        return searchConfiguration { $0.scopes = SearchScopes(picker: picker, activation: activation) }
    }
}

// MARK: Focus and bars

/// The behaviour of the navigation bar during a search.
public struct SearchPresentationToolbarBehavior {
    let keepsBar: Bool
    /// The title and the buttons are hidden.
    public static var automatic: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior(keepsBar: false) }
    /// The title and the buttons stay.
    public static var avoidHidingContent: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior(keepsBar: true) }
}

extension View {
    /// Sets the behaviour of the navigation bar during a search.
    public nonisolated func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
        searchConfiguration { $0.keepsBar = behavior.keepsBar }
    }
    /// Binds the focus of the search field.
    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        searchConfiguration { $0.focus = { AnyView($0.focused(binding)) } }
    }
    /// Binds the focus of the search field: the state equals the value while the field has it.
    public nonisolated func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        searchConfiguration { $0.focus = { AnyView($0.focused(binding, equals: value)) } }
    }
}
