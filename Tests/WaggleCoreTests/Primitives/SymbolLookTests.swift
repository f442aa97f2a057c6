import Foundation
import Testing
import WaggleDisplayList
import WaggleSymbols
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
@Suite struct SymbolLookTests {
    private func opacities(_ view: some View) -> [Float] {
        HeadlessWindow(view, size: CGSize(width: 100, height: 100)).shown.map { $0.color?.opacity ?? -1 }
    }
    /// A symbol with parts of two depths.
    private var layered: String? {
        ["person.crop.circle.badge.plus", "star.circle.fill", "ellipsis.circle.fill", "xmark.circle.fill"].first { name in
            Set(Symbols.symbol(named: name)?.drawing(fontSize: 17).layers.map(\.level) ?? []).count > 1
        }
    }

    @Test func hierarchiesFadeTheDeeperParts() throws {
        let name = try #require(layered)
        let symbol = Image(systemName: name)
        #expect(opacities(symbol.foregroundColor(Paints.red)) == [1])
        let levels = opacities(symbol.symbolRenderingMode(.hierarchical).foregroundColor(Paints.red))
        #expect(levels.contains(1) && levels.contains { $0 < 1 })
        #expect(opacities(VStack { symbol }.symbolRenderingMode(.hierarchical).foregroundColor(Paints.red)) == levels)
    }
    @Test func palettesGiveEachDepthItsStyle() throws {
        let name = try #require(layered)
        let window = HeadlessWindow(Image(systemName: name).foregroundStyle(Paints.red, Paints.blue), size: CGSize(width: 100, height: 100))
        #expect(!window.all(Paints.red).isEmpty && !window.all(Paints.blue).isEmpty)
    }
    @Test func variantsAreTriedFromTheRichestToTheNameItself() {
        #expect(SymbolVariants.fill.names(of: "heart") == ["heart.fill", "heart"])
        #expect(SymbolVariants.fill.names(of: "heart.fill") == ["heart.fill"])
        #expect(SymbolVariants.circle.fill.names(of: "heart").first == "heart.circle.fill")
        #expect(SymbolVariants.slash.names(of: "bell.fill") == ["bell.slash.fill", "bell.fill"])
        #expect(SymbolVariants.none.names(of: "heart") == ["heart"])
        #expect(SymbolVariants.fill.circle.contains(.fill) && !SymbolVariants.fill.contains(.circle))
    }
    @Test func variantsOfViewsAroundAddUp() {
        let size = CGSize(width: 100, height: 100)
        let named = HeadlessWindow(Image(systemName: "heart.circle.fill"), size: size).shown
        let varied = HeadlessWindow(VStack { Image(systemName: "heart").symbolVariant(.circle) }.symbolVariant(.fill), size: size).shown
        #expect(named == varied)
    }
}
