// What happens when the person finishes a text with Return.

import Foundation

/// The kinds of fields whose text is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Text fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Search fields.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The newest action of one `onSubmit` modifier. The place keeps it, so the environment inside does not change when the closure does.
final class SubmitAction: @unchecked Sendable {
    /// Written and run on the main actor.
    var run: () -> Void = {}
}

/// The actions around a field, outermost first: all of them run.
struct SubmitActions: Equatable, Sendable {
    fileprivate(set) var text: [SubmitAction] = []
    fileprivate(set) var search: [SubmitAction] = []

    static func == (a: SubmitActions, b: SubmitActions) -> Bool {
        a.text.elementsEqual(b.text, by: ===) && a.search.elementsEqual(b.search, by: ===)
    }
}

private enum SubmitActionsKey: EnvironmentKey { static var defaultValue: SubmitActions { SubmitActions() } }

extension EnvironmentValues {
    var submitActions: SubmitActions {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

/// Adds an action for some triggers. What other triggers submit goes no further out.
nonisolated private struct OnSubmitModifier: ViewModifier {
    let triggers: SubmitTriggers
    let action: () -> Void
    /// Made once for each place of the modifier.
    @State private var kept = SubmitAction()

    nonisolated init(triggers: SubmitTriggers, action: @escaping () -> Void) {
        self.triggers = triggers
        self.action = action
    }
    private struct Token: Equatable {
        let action: SubmitAction
        let triggers: SubmitTriggers
        static func == (a: Token, b: Token) -> Bool { a.action === b.action && a.triggers == b.triggers }
    }

    @MainActor func body(content: Content) -> some View {
        kept.run = action
        return content.environmentTransform(Token(action: kept, triggers: triggers)) { token, environment in
            var actions = environment.submitActions
            actions.text = token.triggers.contains(.text) ? actions.text + [token.action] : []
            actions.search = token.triggers.contains(.search) ? actions.search + [token.action] : []
            environment.submitActions = actions
        }
    }
}

extension View {
    /// Runs the action when the person submits a text inside with Return.
    ///
    /// Of nested modifiers all actions run, the outermost first. A modifier for other triggers keeps what it is not meant for from those further out.
    public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        modifier(OnSubmitModifier(triggers: triggers, action: action))
    }
    /// Keeps what is submitted inside from the `onSubmit` modifiers further out.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        environmentTransform(isBlocking) { if $0 { $1.submitActions = SubmitActions() } }
    }
}
