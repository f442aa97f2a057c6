// The life of a search: what the field shows, and whether a person searches.

import Foundation
import OpenCombine

/// The search of one `searchable` modifier. Everything here is for the main actor alone.
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
    /// What the modifier said last.
    var text: Binding<String> = .constant("")
    var tokens: SearchTokens?
    var submitActions: [SubmitAction] = []

    init() {}

    @MainActor static let motion = Animation.easeInOut(duration: 0.3)

    @MainActor func begin() { set(active: true) }
    /// Ends the search and clears what was entered; does nothing if nobody searches.
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
    /// The person has edited the text.
    @MainActor func didEdit() {
        guard isActive, text.wrappedValue != completedText else { return }
        completedText = nil
        set(showsSuggestions: true)
    }
    @MainActor func submit() {
        set(showsSuggestions: false)
        for action in submitActions { action.run() }
    }
    /// Takes a suggestion in place of the text.
    @MainActor func complete(_ completion: SearchCompletion) {
        switch completion {
        case .text(let new): text.wrappedValue = new
        case .token(let token):
            guard tokens?.append(token) == true else {
                return Diagnostics.shared.report("A search suggestion completes to a \(type(of: token)), but the search has no tokens of this type.")
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

/// Ends a search from inside the searched view.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
    let session: SearchSession?
    /// Clears the text and takes the focus from the field. Does nothing if nobody searches.
    public func callAsFunction() { session?.end() }
}

private enum SearchSessionKey: EnvironmentKey { static var defaultValue: SearchSession? { nil } }
private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The search around the view.
    var searchSession: SearchSession? {
        get { self[SearchSessionKey.self] }
        set { self[SearchSessionKey.self] = newValue }
    }
    /// True while a person uses the search field of the `searchable` modifier around the view.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }
    /// Ends the search around the view.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(session: searchSession) }
}
