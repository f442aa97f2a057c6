import Foundation

/// A string catalogue (`.xcstrings`): all languages of one table, with plural forms.
struct StringCatalog: Decodable, Sendable {
    /// A single value, or several by plural form.
    struct Localization: Decodable, Sendable {
        struct Unit: Decodable, Sendable { var value: String }
        struct Form: Decodable, Sendable { var stringUnit: Unit? }
        struct Variations: Decodable, Sendable {
            var plural: [String: Form]?
            var device: [String: Form]?
        }
        var stringUnit: Unit?
        var variations: Variations?
    }
    struct Entry: Decodable, Sendable { var localizations: [String: Localization]? }

    private let sourceLanguage: String
    private let strings: [String: Entry]

    /// Reads a file; if that fails, the error is reported once and the catalogue is empty.
    init(contentsOf path: String) {
        do {
            self = try JSONDecoder().decode(StringCatalog.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            Diagnostics.shared.report("The string catalogue \(path) cannot be read; its keys are shown as they are. \(error)")
            (sourceLanguage, strings) = ("en", [:])
        }
    }

    /// The catalogue's value for a key in a language, or in the source language; nil if there is none, so that the key is the text.
    /// - Parameter count: the number that selects the plural form.
    func string(for key: String, languages: [String], count: Int64?) -> String? {
        guard let localizations = strings[key]?.localizations else { return nil }
        guard let language = (languages + [sourceLanguage]).first(where: { localizations[$0] != nil }),
              let localization = localizations[language] else { return nil }
        if let unit = localization.stringUnit {
            if unit.value.contains("%#@") {
                Diagnostics.shared.reportInView(
                    "String catalogue, key \"\(key)\": substitutions for several numbers in one text (%#@…@) are not supported yet; the key is shown.")
                return nil
            }
            return unit.value
        }
        if let forms = localization.variations?.plural {
            let category = count.map { PluralCategory($0, language: language) } ?? .other
            // A form for zero takes precedence over the language's own rule.
            let zero = count == 0 ? forms["zero"] : nil
            return (zero ?? forms[category.rawValue] ?? forms["other"])?.stringUnit?.value
        }
        let forms = localization.variations?.device
        return (forms?["iphone"] ?? forms?["other"])?.stringUnit?.value
    }
}

/// The plural categories of languages. The rules are Unicode's CLDR rules for integers, for the most widely used languages.
enum PluralCategory: String {
    case one, two, few, many, other

    init(_ count: Int64, language: String) {
        let n = count.magnitude, tens = n % 100, ones = n % 10
        let isTeen = (11...14).contains(tens)
        self = switch language.prefix(while: { $0 != "-" && $0 != "_" }) {
        case "ja", "zh", "ko", "th", "vi", "id", "ms": .other
        case "fr", "pt", "hi", "fa": n <= 1 ? .one : .other
        case "ru", "uk", "be", "sr", "hr", "bs":
            ones == 1 && tens != 11 ? .one : (2...4).contains(ones) && !isTeen ? .few
                : language.hasPrefix("sr") || language.hasPrefix("hr") || language.hasPrefix("bs") ? .other : .many
        case "pl": n == 1 ? .one : (2...4).contains(ones) && !isTeen ? .few : .many
        case "cs", "sk": n == 1 ? .one : (2...4).contains(n) ? .few : .other
        case "he": n == 1 ? .one : n == 2 ? .two : .other
        case "ar": n == 1 ? .one : n == 2 ? .two : (3...10).contains(tens) ? .few : tens >= 11 ? .many : .other
        default: n == 1 ? .one : .other
        }
    }
}
