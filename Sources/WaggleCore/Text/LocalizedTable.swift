import Foundation
import Synchronization

/// Looks keys up in the `.strings` files of a bundle, in the language of a locale.
enum LocalizedTable {
    private struct Request: Hashable {
        var bundle: String
        var table: String
        var locale: String
    }

    private static let mainBundle = Bundle.main

    /// Whether a bundle has tables at all. Keeps the bundle, so that its identity is not given to another.
    private static let known = Mutex<[ObjectIdentifier: (bundle: Bundle, hasTables: Bool)]>([:])

    /// Most programs have no tables, and their texts should not pay for looking.
    private static func hasTables(_ bundle: Bundle) -> Bool {
        known.withLock { known in
            if let answer = known[ObjectIdentifier(bundle)] { return answer.hasTables }
            let hasTables = ["lproj", "strings"].contains { !bundle.paths(forResourcesOfType: $0, inDirectory: nil).isEmpty }
            known[ObjectIdentifier(bundle)] = (bundle, hasTables)
            return hasTables
        }
    }

    /// Where a table was found: the bundle that answers for it, or nowhere.
    private static let found = Mutex<[Request: Bundle?]>([:])

    /// What the table holds for a key; the key itself where there is nothing.
    static func string(for key: String, table: String?, bundle: Bundle?, locale: Locale) -> String {
        let bundle = bundle ?? mainBundle
        guard hasTables(bundle) else { return key }
        let table = table ?? "Localizable"
        let request = Request(bundle: bundle.bundlePath, table: table, locale: locale.identifier)
        let answer: Bundle?
        if let known = found.withLock({ $0[request] }) {
            answer = known
        } else {
            answer = search(bundle, table, locale)
            found.withLock { $0[request] = .some(answer) }
        }
        return answer?.localizedString(forKey: key, value: key, table: table) ?? key
    }

    private static func search(_ bundle: Bundle, _ table: String, _ locale: Locale) -> Bundle? {
        let identifier = locale.identifier.replacingOccurrences(of: "_", with: "-")
        let language = locale.language.languageCode?.identifier ?? identifier
        for name in [identifier, language, "Base", "en"] {
            if let path = bundle.path(forResource: name, ofType: "lproj"), let localized = Bundle(path: path),
               localized.path(forResource: table, ofType: "strings") != nil {
                return localized
            }
        }
        return bundle.path(forResource: table, ofType: "strings") != nil ? bundle : nil
    }
}
