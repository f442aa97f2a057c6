// Environment values of text fields.

import Foundation
import WaggleGeometry

private enum TextInputInsetsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
private enum TextContentPurposeKey: EnvironmentKey { static var defaultValue: TextContentPurpose? { nil } }
private enum AutocorrectionDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum AutocapitalizationKey: EnvironmentKey { static var defaultValue: TextInputAutocapitalization? { nil } }
private enum SubmitLabelKey: EnvironmentKey { static var defaultValue: SubmitLabel { .return } }

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
    /// The former name of `autocorrectionDisabled`.
    @available(*, deprecated, renamed: "autocorrectionDisabled")
    public var disableAutocorrection: Bool? {
        get { autocorrectionDisabled }
        set { autocorrectionDisabled = newValue ?? false }
    }
    /// True if input methods should not correct typed text.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionDisabledKey.self] }
        set { self[AutocorrectionDisabledKey.self] = newValue }
    }
    /// What an on-screen keyboard capitalizes automatically; nil for the beginnings of sentences.
    package var textInputAutocapitalization: TextInputAutocapitalization? {
        get { self[AutocapitalizationKey.self] }
        set { self[AutocapitalizationKey.self] = newValue }
    }
    /// The label of an on-screen keyboard's return key.
    package var submitLabel: SubmitLabel {
        get { self[SubmitLabelKey.self] }
        set { self[SubmitLabelKey.self] = newValue }
    }
}

extension View {
    /// Sets whether input methods leave text typed in fields inside uncorrected. A hint.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { environment(\.autocorrectionDisabled, disable) }
    /// Like `autocorrectionDisabled(_:)`; nil changes nothing.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        environmentTransform(disable) { if let disable = $0 { $1.autocorrectionDisabled = disable } }
    }
    /// Sets what on-screen keyboards capitalize in fields inside. A hint: typed text is not changed.
    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        environment(\.textInputAutocapitalization, autocapitalization)
    }
    /// Sets the label of the return key of on-screen keyboards for fields inside. A hint.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { environment(\.submitLabel, submitLabel) }
}
