import Foundation

/// Formats a person's name: given name first, or family name first and without spaces if the name is written in Chinese, Japanese
/// or Korean script.
///
/// Foundation on Linux declares the class but marks it unavailable; this module's class takes precedence.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// How much of a name is written.
    public enum Style: Int, Sendable {
        /// As `medium`.
        case `default`
        /// The nickname, or else the given name.
        case short
        /// Given and family name.
        case medium
        /// With prefix, middle name and suffix.
        case long
        /// The initials.
        case abbreviated
    }
    open var style = Style.default
    /// Has no effect: the order follows from the script of the name.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    @available(*, unavailable, message: "A formatter of names cannot be read from an archive.")
    public required init?(coder: NSCoder) { fatalError("unavailable") }

    public class func localizedString(from components: PersonNameComponents, style nameFormatStyle: Style) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        return formatter.string(from: components)
    }
    open func string(from components: PersonNameComponents) -> String { PersonNameText.text(components, style) }
    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }
}

private enum PersonNameText {
    static func text(_ name: PersonNameComponents, _ style: PersonNameComponentsFormatter.Style) -> String {
        let isFamilyFirst = isEastAsian(name)
        func ordered(_ parts: [String?]) -> [String] {
            (isFamilyFirst ? parts.reversed() : parts).compactMap(\.self).filter { !$0.isEmpty }
        }
        switch style {
        case .short: return [name.nickname, name.givenName, name.familyName].compactMap(\.self).first { !$0.isEmpty } ?? ""
        case .default, .medium: return ordered([name.givenName, name.familyName]).joined(separator: isFamilyFirst ? "" : " ")
        case .long:
            let parts = [name.namePrefix].compactMap(\.self) + ordered(
                [name.givenName, name.middleName, name.familyName]) + [name.nameSuffix].compactMap(\.self)
            return parts.filter { !$0.isEmpty }.joined(separator: isFamilyFirst ? "" : " ")
        case .abbreviated: return ordered([name.givenName, name.familyName]).compactMap { $0.first.map(String.init) }.joined().uppercased()
        }
    }

    /// True if all letters of given and family name are Chinese characters, kana or hangul.
    private static func isEastAsian(_ name: PersonNameComponents) -> Bool {
        let letters = [name.familyName, name.givenName].compactMap(\.self).joined().unicodeScalars.filter(\.properties.isAlphabetic)
        // Hiragana and katakana, ideographs with extension A, hangul syllables, compatibility ideographs, and the supplementary ideographs.
        let scripts: [ClosedRange<UInt32>] = [0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x323AF]
        return !letters.isEmpty && letters.allSatisfy { letter in scripts.contains { $0.contains(letter.value) } }
    }
}

extension PersonNameComponents {
    /// Formats names.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of a name is written; `abbreviated` gives its initials.
        public enum Style: Codable, Hashable, Sendable { case short, medium, long, abbreviated }
        public let style: Style
        /// Has no effect: the order follows from the script of the name.
        public var locale: Locale
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) { (self.style, self.locale) = (style, locale) }
        public func format(_ value: PersonNameComponents) -> String {
            let style: PersonNameComponentsFormatter.Style = switch style {
            case .short: .short
            case .medium: .medium
            case .long: .long
            case .abbreviated: .abbreviated
            }
            return PersonNameText.text(value, style)
        }
        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }
    }
    /// Given and family name, in the order of the name's script.
    public func formatted() -> String { FormatStyle().format(self) }
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == PersonNameComponents {
        style.format(self)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { PersonNameComponents.FormatStyle(style: style) }
}

/// Joins texts to a list, such as `a, b, and c`.
open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! = .autoupdatingCurrent
    /// Formats items that are no strings; nil for their descriptions.
    open var itemFormatter: Formatter?

    public override init() { super.init() }
    @available(*, unavailable, message: "A formatter of lists cannot be read from an archive.")
    public required init?(coder: NSCoder) { fatalError("unavailable") }

    public class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }
    /// nil if an item cannot be formatted.
    open func string(from items: [Any]) -> String? {
        var strings: [String] = []
        for item in items {
            guard let text = itemFormatter.map(
                { $0.string(for: item) }) ?? (item as? String ?? String(describing: item)) else { return nil }
            strings.append(text)
        }
        return strings.formatted(.list(type: .and).locale(locale ?? .current))
    }
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
