import Foundation
import Testing
@testable import WaggleCore

@Suite struct LocalizedTableTests {
    /// A bundle on disk with tables for English and German.
    private func withBundle(_ body: (Bundle) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("waggle-tables-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let tables = ["en": "\"Hello %@\" = \"Good day, **%@**\";\n\"order %@ %@\" = \"%1$@ %2$@\";\n",
                      "de": "\"Hello %@\" = \"Guten Tag, **%@**\";\n\"order %@ %@\" = \"%2$@ %1$@\";\n"]
        for (language, content) in tables {
            let lproj = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: lproj, withIntermediateDirectories: true)
            try content.write(to: lproj.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
        }
        try body(#require(Bundle(path: folder.path)))
    }

    @Test(arguments: [("en_US", "Good day, Ann", "1 2"), ("de_AT", "Guten Tag, Ann", "2 1"), ("fr_FR", "Good day, Ann", "1 2")])
    func theTableOfTheEnvironmentsLanguageIsUsed(locale: String, greeting: String, order: String) throws {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        try withBundle { bundle in
            #expect(Text("Hello \("Ann")", bundle: bundle).string(in: environment) == greeting)
            #expect(Text("order \("1") \("2")", bundle: bundle).string(in: environment) == order)
            #expect(Text("unknown", bundle: bundle).string(in: environment) == "unknown")
            #expect(Text("Hello \("Ann")", tableName: "Other", bundle: bundle).string(in: environment) == "Hello Ann")
            #expect(String(localized: "order \("1") \("2")", bundle: bundle, locale: environment.locale) == order)
        }
    }

    @Test func aKeyThatIsNoTextHasADefaultValue() throws {
        try withBundle { bundle in
            let german = Locale(identifier: "de_AT"), name = "Ann"
            #expect(String(localized: "Hello %@", defaultValue: "Hi \(name)", bundle: bundle, locale: german) == "Guten Tag, **Ann**")
            #expect(String(localized: "pond.title", defaultValue: "The pond of \(name), 100 %", bundle: bundle, locale: german, comment: "A title") == "The pond of Ann, 100 %")
        }
    }

    private static let catalog = #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "plain": {},
          "greeting": {"extractionState": "manual", "localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Good day"}}, "de": {"stringUnit": {"state": "translated", "value": "Guten Tag"}}}},
          "%lld frogs": {"localizations": {
            "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "one frog"}}, "other": {"stringUnit": {"value": "%lld frogs"}}, "zero": {"stringUnit": {"value": "no frogs"}}}}},
            "ru": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld one"}}, "few": {"stringUnit": {"value": "%lld few"}}, "many": {"stringUnit": {"value": "%lld many"}}}}}}},
          "tap": {"localizations": {"en": {"variations": {"device": {"iphone": {"stringUnit": {"value": "Tap"}}, "other": {"stringUnit": {"value": "Click"}}}}}}}
        }}
        """#

    private func withCatalog(_ content: String, _ body: (Bundle) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("waggle-catalog-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try content.write(to: folder.appendingPathComponent("Localizable.xcstrings"), atomically: true, encoding: .utf8)
        try body(#require(Bundle(path: folder.path)))
    }

    @Test(arguments: [
        ("en_US", "Good day", ["no frogs", "one frog", "2 frogs", "11 frogs"]), ("de_DE", "Guten Tag", ["no frogs", "one frog", "2 frogs", "11 frogs"]),
        ("ru_RU", "Good day", ["0 many", "1 one", "2 few", "11 many"]),
    ])
    func aStringCatalogHoldsLanguagesAndPlurals(locale: String, greeting: String, frogs: [String]) throws {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        try withCatalog(Self.catalog) { bundle in
            #expect(Text("greeting", bundle: bundle).string(in: environment) == greeting)
            #expect(Text("plain", bundle: bundle).string(in: environment) == "plain")
            #expect(Text("unknown \(3)", bundle: bundle).string(in: environment) == "unknown 3")
            #expect(Text("tap", bundle: bundle).string(in: environment) == "Tap")
            for (count, text) in zip([0, 1, 2, 11], frogs) { #expect(Text("\(count) frogs", bundle: bundle).string(in: environment) == text) }
        }
    }

    @Test func aBrokenCatalogShowsItsKeys() throws {
        try withCatalog("{") { bundle in
            #expect(Text("greeting", bundle: bundle).string(in: EnvironmentValues()) == "greeting")
            #expect(Diagnostics.shared.hasReported("The string catalogue \(bundle.bundlePath)/Localizable.xcstrings cannot be read"))
        }
    }
}
