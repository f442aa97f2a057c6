import Foundation

private enum AutocorrectionDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// True if input methods should not correct typed text.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionDisabledKey.self] }
        set { self[AutocorrectionDisabledKey.self] = newValue }
    }
    /// The former name of `autocorrectionDisabled`.
    @available(*, deprecated, renamed: "autocorrectionDisabled")
    public var disableAutocorrection: Bool? {
        get { autocorrectionDisabled }
        set { autocorrectionDisabled = newValue ?? false }
    }
}

extension View {
    /// Sets whether input methods leave text typed in fields inside uncorrected. A hint.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { environment(\.autocorrectionDisabled, disable) }
    /// Like `autocorrectionDisabled(_:)`; nil changes nothing.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        environmentTransform(disable) { if let disable = $0 { $1.autocorrectionDisabled = disable } }
    }
}
