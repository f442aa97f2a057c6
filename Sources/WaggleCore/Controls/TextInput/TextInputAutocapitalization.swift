import Foundation
import WaggleGeometry

/// What an on-screen keyboard capitalizes automatically. A hint: letters from a hardware keyboard stay as typed.
public struct TextInputAutocapitalization: Sendable, Hashable {
    private enum Kind { case never, words, sentences, characters }
    private let kind: Kind
    /// Nothing.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(kind: .never) }
    /// The first letter of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(kind: .words) }
    /// The first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(kind: .sentences) }
    /// Every letter.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(kind: .characters) }
}
