import Foundation
import Testing
@testable import WaggleSymbols

@Suite struct GlyphTableTests {
    @Test func everyCommonNameIsDrawn() {
        #expect(CommonNames.all.count > 2300)
        #expect(CommonNames.all.filter { Symbols.symbol(named: $0) == nil } == [])
    }

    @Test func noCommonNameIsCountedTwice() {
        let counts = Dictionary(grouping: CommonNames.all) { $0 }.filter { $0.value.count > 1 }
        #expect(counts.keys.sorted() == [])
        #expect(Set(Symbols.drawnNames).count == Symbols.drawnNames.count)
    }

    /// The rows of the first table in Documentation/Symbols.md, and the sentence of README.md.
    @Test func theDocumentationTellsHowManySymbolsThereAre() throws {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardized
        let page = try String(contentsOf: root.appending(path: "Documentation/Symbols.md"), encoding: .utf8)
        let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        func told(_ row: String) -> String? { rows.first { $0.count == 2 && $0[0] == row }?[1] }
        func text(_ count: Int) -> String { count.formatted(.number.locale(Locale(identifier: "en_US"))) }

        let common = Set(CommonNames.all), drawn = Symbols.drawnNames
        #expect(told("drawings") == text(GlyphTable.all.count))
        #expect(told("names of drawings") == text(drawn.count))
        #expect(told("common names that are shown") == "\(text(common.filter { Symbols.symbol(named: $0) != nil }.count)) of \(text(common.count))")
        #expect(readme.contains("\(text(GlyphTable.all.count)) drawings") && readme.contains("\(text(common.count)) common names"))
        #expect(told("drawings that show a value") == text(drawn.filter { GlyphTable.all[$0] != nil && Symbols.symbol(named: $0)?.hasVariableParts == true }.count))
    }

    @Test func noNameIsInTwoTables() {
        #expect(GlyphTable.tables.reduce(0) { $0 + $1.count } == GlyphTable.all.count)
        #expect(GlyphTable.parts.keys.filter { GlyphTable.all[$0] != nil || GlyphTable.aliases[$0] != nil } == [])
    }

    @Test func everyAliasIsOfADrawnName() {
        #expect(GlyphTable.aliases.filter { GlyphTable.all[$0.value] == nil }.isEmpty)
        #expect(GlyphTable.aliases.keys.filter { GlyphTable.all[$0] != nil } == [])
    }

    @Test func everyRecipeIsUnlikeTheOthers() {
        let names = Dictionary(grouping: GlyphTable.all.keys) { GlyphTable.all[$0] ?? "" }.values.filter { $0.count > 1 }
        #expect(names.isEmpty, "These should share a recipe by an alias: \(names)")
    }
}
