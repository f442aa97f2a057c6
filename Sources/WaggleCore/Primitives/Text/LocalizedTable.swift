import Foundation

/// Looks up keys in the string catalogues and `.strings` files of a bundle, in the language of a locale.
enum LocalizedTable {
    private struct Request: Hashable {
        var bundle: String
        var table: String
        var locale: String
    }
    /// The source of a table.
    private enum Source {
        case catalog(StringCatalog, languages: [String])
        /// The bundle with the `.strings` files.
        case strings(Bundle)
        case nowhere
    }

    private static let mainBundle = Bundle.main

    /// Whether a bundle has any tables. Retains the bundle, so that its identifier is not reused.
    nonisolated(unsafe) private static var known: [ObjectIdentifier: (bundle: Bundle, hasTables: Bool)] = [:]

    /// Most programs have no tables; their texts should not pay for the lookup.
    private static func hasTables(_ bundle: Bundle) -> Bool {
        lock.withLock {
            if let answer = known[ObjectIdentifier(bundle)] { return answer.hasTables }
            let hasTables = ["lproj", "strings", "xcstrings"].contains { !bundle.paths(forResourcesOfType: $0, inDirectory: nil).isEmpty }
            known[ObjectIdentifier(bundle)] = (bundle, hasTables)
            return hasTables
        }
    }

    nonisolated(unsafe) private static var found: [Request: Source] = [:]
    private static let lock = NSLock()

    /// The table's value for a key, or the key itself.
    static func string(for key: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale) -> String {
        let bundle = bundle ?? mainBundle
        guard hasTables(bundle) else { return key.key }
        let table = table ?? "Localizable"
        let request = Request(bundle: bundle.bundlePath, table: table, locale: locale.identifier)
        let source: Source
        if let known = lock.withLock({ found[request] }) {
            source = known
        } else {
            source = search(bundle, table, locale)
            lock.withLock { found[request] = source }
        }
        return switch source {
        case .catalog(let catalog, let languages): catalog.string(for: key.key, languages: languages, count: key.count) ?? key.key
        case .strings(let bundle): bundle.localizedString(forKey: key.key, value: key.key, table: table)
        case .nowhere: key.key
        }
    }

    private static func search(_ bundle: Bundle, _ table: String, _ locale: Locale) -> Source {
        let identifier = locale.identifier.replacingOccurrences(of: "_", with: "-")
        let language = locale.language.languageCode?.identifier ?? identifier
        // Chinese and Serbian tables are named with the script: zh-Hans for zh_CN.
        let script = Locale.Language(identifier: locale.language.maximalIdentifier).script.map { "\(language)-\($0.identifier)" }
        let languages = [identifier, script, language].compactMap { $0 }
        if let path = bundle.path(forResource: table, ofType: "xcstrings") {
            return .catalog(StringCatalog(contentsOf: path), languages: languages)
        }
        for name in languages + ["Base", "en"] {
            if let path = bundle.path(forResource: name, ofType: "lproj"), let localized = Bundle(path: path),
               localized.path(forResource: table, ofType: "strings") != nil {
                return .strings(localized)
            }
        }
        return bundle.path(forResource: table, ofType: "strings") != nil ? .strings(bundle) : .nowhere
    }
}

extension LocalizedStringKey {
    /// The first integer among the arguments, which selects the plural form.
    fileprivate var count: Int64? {
        for case .number(let number) in arguments {
            switch number {
            case .integer(let value): return value
            case .unsigned(let value): return Int64(clamping: value)
            case .real: continue
            }
        }
        return nil
    }
}
