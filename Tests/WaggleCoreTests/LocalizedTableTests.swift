import Foundation
import Testing
import WaggleCore

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
}
