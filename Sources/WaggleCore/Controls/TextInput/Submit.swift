// onSubmit: actions for text submitted with Return.

import Foundation

/// The latest action of one `onSubmit` modifier. The modifier keeps this object, so a new closure does not change the environment inside.
final class SubmitAction: @unchecked Sendable {
    /// Written and run on the main actor.
    var run: () -> Void = {}
}

/// The actions for a field, outermost first. All of them run.
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

/// Adds an action for some triggers, and blocks outer actions for the others.
nonisolated private struct OnSubmitModifier: ViewModifier {
    let triggers: SubmitTriggers
    let action: () -> Void
    /// Created once for each modifier.
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
    /// Runs the action when the user submits text inside with Return.
    ///
    /// Nested modifiers all run, the outermost first. A modifier blocks outer ones for triggers other than its own.
    @_disfavoredOverload public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        modifier(OnSubmitModifier(triggers: triggers, action: action))
    }
    /// Blocks outer `onSubmit` modifiers for text submitted inside.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        environmentTransform(isBlocking) { if $0 { $1.submitActions = SubmitActions() } }
    }
}

/// The kinds of fields whose text is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Text fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Search fields.
    public static let search = SubmitTriggers(rawValue: 2)
}
