import Foundation
import Testing
@testable import WaggleSymbols

@Suite struct GlyphTableTests {
    @Test func everyCommonNameIsDrawn() {
        #expect(CommonNames.all.count > 2300)
        #expect(CommonNames.all.filter { Symbols.symbol(named: $0) == nil } == [])
    }

    /// The number that the documentation names.
    @Test func moreThanTwelveHundredNamesAreDrawn() {
        #expect(Symbols.drawnNames.count > 1200)
        #expect(Set(Symbols.drawnNames).count == Symbols.drawnNames.count)
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
