// Hints for the typesetting of texts.

import Foundation

/// Which of several wordings of a text is shown.
public protocol TextVariantPreference {}
/// The first wording.
public struct FixedTextVariant: TextVariantPreference, Sendable { init() {} }
/// The longest wording that fits.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable { init() {} }
extension TextVariantPreference where Self == FixedTextVariant {
    /// The first wording.
    public static var fixed: FixedTextVariant { FixedTextVariant() }
}
extension TextVariantPreference where Self == SizeDependentTextVariant {
    /// The longest wording that fits.
    public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

/// The language by whose rules a text is set.
public struct TypesettingLanguage: Sendable, Equatable {
    let language: Locale.Language?
    /// That of the environment's locale.
    public static let automatic = TypesettingLanguage(language: nil)
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage(language: language) }
}

extension Text {
    /// Sets which wording of the text is shown. Texts have one wording here, which both preferences show.
    public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
    /// Sets the language by whose rules the text is set. Lines are broken and spaced by the rules of each character's script here.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
    /// Sets the language by whose rules the text is set. Lines are broken and spaced by the rules of each character's script here.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
}
extension View {
    /// Sets the language by whose rules texts are set. Lines are broken and spaced by the rules of each character's script here.
    public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View { self }
    /// Sets the language by whose rules texts are set. Lines are broken and spaced by the rules of each character's script here.
    public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
}
