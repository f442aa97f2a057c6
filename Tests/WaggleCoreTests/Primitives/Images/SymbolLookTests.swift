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
    /// A symbol with parts on two levels.
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
    /// The tick of a filled symbol is a separate part on top of the shape: 100 % over 25 %.
    @Test func aFilledFigureStandsBehindItsSign() {
        let tick = Image(systemName: "checkmark.square.fill")
        #expect(opacities(tick.foregroundColor(.black)) == [1])
        #expect(opacities(tick.symbolRenderingMode(.hierarchical).foregroundColor(Color(red: 0, green: 0, blue: 0))) == [0.25, 1])
    }
    @Test func palettesDrawAWhiteTickOnAGreenDisc() throws {
        let window = HeadlessWindow(Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, Paints.green), size: CGSize(width: 100, height: 100))
        #expect(window.shown.count == 2)
        let disc = try #require(window.frame(Paints.green)), tick = try #require(window.frame(.white))
        #expect(window.shown.first?.color == Paints.green.resolvedColor(in: EnvironmentValues()))
        #expect(disc.contains(tick) && abs(disc.width - 17) < 0.1 && tick.width < 12)
    }
    /// The colours of the parts, from back to front; a nil colour is the foreground style.
    @Test(arguments: [
        ("heart.fill", [.red]), ("star.fill", [.yellow]), ("bolt.fill", [.yellow]), ("flame.fill", [.orange, .orange]), ("leaf.fill", [.green, .green]), ("drop.fill", [.cyan]),
        ("sun.max.fill", [.yellow, .yellow]), ("moon.fill", [.indigo]), ("snowflake", [.cyan]), ("phone.fill", [.green]), ("lightbulb.fill", [.yellow]),
        ("plus.circle.fill", [.green, .white]), ("checkmark.circle.fill", [.green, .white]), ("minus.circle.fill", [.red, .white]),
        ("xmark.octagon.fill", [.red, .white]), ("exclamationmark.triangle.fill", [.yellow, .white]), ("exclamationmark.circle.fill", [.red, .white]),
        ("info.circle.fill", [.blue, .white]), ("folder.badge.plus", [nil, .green]), ("folder.badge.minus", [nil, .red]),
        ("paperplane.fill", [nil]), ("heart", [nil]), ("star", [nil]),
    ] as [(String, [Color?])])
    func multicolourSymbolsBringTheirColours(name: String, colors: [Color?]) {
        let window = HeadlessWindow(Image(systemName: name).symbolRenderingMode(.multicolor).foregroundColor(Color(red: 0.5, green: 0, blue: 0.5)), size: CGSize(width: 100, height: 100))
        #expect(window.shown.map(\.color) == colors.map { ($0 ?? Color(red: 0.5, green: 0, blue: 0.5)).resolvedColor(in: EnvironmentValues()) })
    }
    @Test func anOriginalSymbolIsMulticoloured() {
        let size = CGSize(width: 100, height: 100)
        let original = HeadlessWindow(Image(systemName: "plus.circle.fill").renderingMode(.original).foregroundColor(Paints.blue), size: size)
        #expect(original.shown.map(\.color) == [Color.green, .white].map { $0.resolvedColor(in: EnvironmentValues()) })
        let template = HeadlessWindow(Image(systemName: "plus.circle.fill").renderingMode(.template).foregroundColor(Paints.blue), size: size)
        #expect(Set(template.shown.map(\.color)) == [Paints.blue.resolvedColor(in: EnvironmentValues())])
        // A mode of the image's own comes first.
        let own = HeadlessWindow(Image(systemName: "plus.circle.fill").symbolRenderingMode(.monochrome).renderingMode(.original).foregroundColor(Paints.blue), size: size)
        #expect(Set(own.shown.map(\.color)) == [Paints.blue.resolvedColor(in: EnvironmentValues())])
    }
    @Test func aMarkAtTheCornerStandsInFront() {
        let levels = Symbols.symbol(named: "folder.badge.plus")?.drawing(fontSize: 17, isLayered: true).layers.map(\.level)
        #expect(levels == [2, 1])
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
