/// Whether a button repeats its action while it is held.
nonisolated public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, enabled, disabled }
    private let kind: Kind

    /// The default for the context: the action is not repeated.
    public static let automatic = ButtonRepeatBehavior(kind: .automatic)
    /// A held button repeats its action.
    public static let enabled = ButtonRepeatBehavior(kind: .enabled)
    /// A button runs its action once, when released.
    public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }

extension EnvironmentValues {
    /// Whether buttons repeat their action while held; automatic by default.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether buttons inside repeat their action while held.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
