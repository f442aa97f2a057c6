import Foundation
import WaggleGeometry

/// What an on-screen keyboard capitalizes automatically. A hint: letters from a hardware keyboard stay as typed.
public struct TextInputAutocapitalization: Sendable, Hashable {
    package enum Kind: Sendable { case never, words, sentences, characters }
    package let kind: Kind
    /// Nothing.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(kind: .never) }
    /// The first letter of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(kind: .words) }
    /// The first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(kind: .sentences) }
    /// Every letter.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(kind: .characters) }
}

private enum AutocapitalizationKey: EnvironmentKey { static var defaultValue: TextInputAutocapitalization? { nil } }

extension EnvironmentValues {
    /// What an on-screen keyboard capitalizes automatically; nil for the beginnings of sentences.
    package var textInputAutocapitalization: TextInputAutocapitalization? {
        get { self[AutocapitalizationKey.self] }
        set { self[AutocapitalizationKey.self] = newValue }
    }
}

extension View {
    /// Sets what on-screen keyboards capitalize in fields inside. A hint: typed text is not changed.
    @_disfavoredOverload public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        environment(\.textInputAutocapitalization, autocapitalization)
    }
}
