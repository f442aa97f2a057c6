import Foundation
import WaggleGeometry

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

// MARK: Environment values of text fields

private enum TextInputInsetsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
private enum TextContentPurposeKey: EnvironmentKey { static var defaultValue: TextContentPurpose? { nil } }

extension EnvironmentValues {
    /// The space between a field's border and its text. Touches there reach the text, too.
    var textInputInsets: EdgeInsets {
        get { self[TextInputInsetsKey.self] }
        set { self[TextInputInsetsKey.self] = newValue }
    }
    /// The purpose of fields: a hint to input methods and on-screen keyboards; nil for free text.
    package var textContentPurpose: TextContentPurpose? {
        get { self[TextContentPurposeKey.self] }
        set { self[TextContentPurposeKey.self] = newValue }
    }
}
