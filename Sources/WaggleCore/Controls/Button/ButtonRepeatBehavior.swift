/// Whether a button repeats its action while it is held.
nonisolated public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, enabled, disabled }
    private let kind: Kind

    /// As it suits the place: the action is not repeated.
    public static let automatic = ButtonRepeatBehavior(kind: .automatic)
    /// A button that is held runs its action again and again.
    public static let enabled = ButtonRepeatBehavior(kind: .enabled)
    /// A button runs its action once, when it is let go.
    public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }

extension EnvironmentValues {
    /// Whether buttons repeat their action while they are held; automatic unless set.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Decides whether buttons within repeat their action while they are held.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { environment(\.buttonRepeatBehavior, behavior) }
}
