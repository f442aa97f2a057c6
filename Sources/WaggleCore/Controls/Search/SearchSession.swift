// The state of a search.

import Foundation
import OpenCombine

/// The search of one `searchable` modifier. Everything here belongs to the main actor.
final class SearchSession: ObservableObject, @unchecked Sendable {
    let objectWillChange = ObservableObjectPublisher()
    /// True from the first tap into the field until the search is cancelled.
    private(set) var isActive = false
    /// False after a suggestion was chosen, until the text is edited.
    private(set) var showsSuggestions = true
    /// Called with each change of the above, for the container that draws the field.
    var didChange: () -> Void = {}
    /// The text that a suggestion has entered.
    private(set) var completedText: String?
    /// Set by the modifier on each evaluation.
    var text: Binding<String> = .constant("")
    var tokens: SearchTokens?
    var submitActions: [SubmitAction] = []

    init() {}

    @MainActor static let motion = Animation.easeInOut(duration: 0.3)

    @MainActor func begin() { set(active: true) }
    /// Ends the search and clears its input. Does nothing outside a search.
    @MainActor func end() {
        guard isActive else { return }
        if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
        tokens?.removeAll()
        set(active: false)
    }
    @MainActor private func set(active: Bool) {
        guard active != isActive else { return }
        withAnimation(Self.motion) {
            objectWillChange.send()
            (isActive, showsSuggestions) = (active, true)
            didChange()
        }
    }
    /// Called when the user has edited the text.
    @MainActor func didEdit() {
        guard isActive, text.wrappedValue != completedText else { return }
        completedText = nil
        set(showsSuggestions: true)
    }
    @MainActor func submit() {
        set(showsSuggestions: false)
        for action in submitActions { action.run() }
    }
    /// Replaces the text with a suggestion and submits it.
    @MainActor func complete(_ completion: SearchCompletion) {
        switch completion {
        case .text(let new): text.wrappedValue = new
        case .token(let token):
            guard tokens?.append(token) == true else {
                return Diagnostics.shared.report(
                    "A search suggestion completes to a \(type(of: token)), but the search has no tokens of this type.")
            }
            text.wrappedValue = ""
        }
        completedText = text.wrappedValue
        submit()
    }
    @MainActor private func set(showsSuggestions shows: Bool) {
        guard shows != showsSuggestions else { return }
        objectWillChange.send()
        showsSuggestions = shows
        didChange()
    }
}

private enum SearchSessionKey: EnvironmentKey { static var defaultValue: SearchSession? { nil } }
private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The enclosing search.
    var searchSession: SearchSession? {
        get { self[SearchSessionKey.self] }
        set { self[SearchSessionKey.self] = newValue }
    }
    /// True while the user uses the search field of the enclosing `searchable` modifier.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }
    /// Ends the enclosing search.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(session: searchSession) }
}

/// Ends a search from inside the searched view.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
    let session: SearchSession?
    /// Clears the text and takes the focus from the field. Does nothing outside a search.
    public func callAsFunction() { session?.end() }
}
