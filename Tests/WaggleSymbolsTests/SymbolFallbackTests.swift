import Foundation
import Testing
@testable import WaggleSymbols

@Suite struct SymbolFallbackTests {
    private func isDrawn(_ name: String) -> Bool { SymbolComposer(isLayered: false).shapes(named: name) != nil }

    @Test func everyNameThatExistsIsDrawnOrFallsBackToADrawing() {
        let names = SymbolNames.all
        #expect(names.count > 9000 && Set(names).count == names.count)
        #expect(names.filter { !isDrawn($0) && SymbolFallback.name(for: $0).map(isDrawn) != true } == [])
    }

    @Test func everyWordStandsForADrawing() { #expect(SymbolFallback.kinds.values.filter { !isDrawn($0) } == []) }

    @Test(arguments: [
        ("character.book.closed.ja", "character.book.closed"), ("checkmark.circle.badge.airplane", "checkmark.circle"), ("figure.ice.skating", "figure"),
        ("iphone.badge.location", "iphone"), ("convertible.side.hill.down", "convertible.side"), ("bell.badge.waveform.slash.fill", "bell.slash.fill"),
    ]) func aVariantFallsBackToWhatItIsOf(name: String, drawn: String) throws {
        #expect(SymbolFallback.name(for: name) == drawn)
        #expect(try #require(Symbols.symbol(named: name)) === Symbols.symbol(named: drawn))
    }

    @Test(arguments: ["person.crop.circle.badge.nonsense", "figure.of.eight", "iphone.gen99", "car.ja", "heart.", "."]) func aNameThatDoesNotExistHasNone(name: String) {
        #expect(SymbolFallback.name(for: name) == nil && Symbols.symbol(named: name) == nil)
    }

    /// Looking a name up again gives the very symbol, or nothing, without another search.
    @Test func aNameIsLookedUpOnce() throws {
        let first = try #require(Symbols.symbol(named: "suv.side.air.fresh"))
        let clock = ContinuousClock()
        let again = clock.measure { for _ in 0..<1000 { if Symbols.symbol(named: "suv.side.air.fresh") !== first || Symbols.symbol(named: "no.such.name") != nil { Issue.record() } } }
        #expect(again < .milliseconds(500))
    }
}
