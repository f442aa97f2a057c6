import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Designs and widths affect the drawn letters.
@MainActor
@Suite struct DrawnFaceTests {
    private struct Look: Equatable {
        /// In points.
        let advance: CGFloat
        let pixels: [UInt8]
    }
    private func look(_ view: some View) throws -> Look {
        let window = HeadlessWindow(view.font(.system(size: 30)).frame(width: 300, height: 60, alignment: .topLeading), size: CGSize(width: 300, height: 60))
        return Look(advance: try #require(window.shown.first { $0.kind == "text" }).frame.width, pixels: try DrawnPixels(window).image.pixels)
    }
    private func text(_ string: String = "Hamburg") -> Text { Text(verbatim: string) }

    @Test func serifLettersHaveAFaceOfTheirOwn() throws {
        let plain = try look(text()), serif = try look(text().fontDesign(.serif))
        #expect(plain.pixels != serif.pixels && abs(plain.advance - serif.advance) > 1)
        #expect(try look(VStack { text() }.fontDesign(.serif)) == serif)
    }
    @Test func roundedLettersAreAsWideAndDrawnOtherwise() throws {
        let plain = try look(text()), rounded = try look(text().fontDesign(.rounded))
        #expect(plain.pixels != rounded.pixels && plain.advance == rounded.advance)
        #expect(try look(VStack { text() }.fontDesign(.rounded)) == rounded)
    }
    @Test func monospacedLettersAreAllAsWide() throws {
        let plain = (try look(text("iiii")), try look(text("MMMM")))
        let mono = (try look(text("iiii").fontDesign(.monospaced)), try look(text("MMMM").fontDesign(.monospaced)))
        #expect(plain.0.advance < plain.1.advance / 2)
        #expect(mono.0.advance == mono.1.advance && mono.0.pixels != mono.1.pixels)
        #expect(try look(VStack { text("iiii") }.fontDesign(.monospaced)) == mono.0)
    }
    @Test func condensedLettersAreNarrower() throws {
        let widths: [Font.Width] = [.compressed, .condensed, .standard, .expanded]
        let looks = try widths.map { try look(text().fontWidth($0)) }, plain = try look(text())
        #expect(looks[2] == plain)
        #expect(looks[1].advance < plain.advance * 0.92 && looks[0].advance < looks[1].advance && looks[3].advance > plain.advance * 1.1)
        #expect(try look(VStack { text() }.fontWidth(.condensed)) == looks[1])
    }
    @Test func uppercaseSmallCapitalsAloneChangeTheCapitals() throws {
        let font = Font.system(size: 30)
        func advance(_ string: String, _ font: Font) throws -> CGFloat { try look(Text(verbatim: string).font(font)).advance }
        #expect(try advance("HAND", font.uppercaseSmallCaps()) < advance("HAND", font) * 0.95)
        #expect(try advance("hand", font.uppercaseSmallCaps()) == advance("hand", font))
        #expect(try advance("hand", font.lowercaseSmallCaps()) != advance("hand", font))
        #expect(try advance("HAND", font.lowercaseSmallCaps()) == advance("HAND", font))
    }
    @Test func theBackgroundOfAnAttributedStringIsDrawnBehindItsCharacters() throws {
        var string = AttributedString("MMMM")
        string.backgroundColor = Paints.red
        let all = try DrawnPixels(Text(string).font(.system(size: 20)), 120, 60)
        let ink = try #require(all.ink)
        #expect(all.count(Pixel.red) > Int(ink.width * ink.height / 3) && all.count([0, 0, 0]) > 20)
        #expect(all[Int(ink.minX) + 1, Int(ink.minY) + 1] == Pixel.red && all[Int(ink.maxX) - 2, Int(ink.maxY) - 2] == Pixel.red)
        // The background colour of a text range covers only that range.
        let half = try DrawnPixels(Text(AttributedString("MMMM") + string).font(.system(size: 20)), 200, 60)
        let reds = (0..<200).filter { x in (0..<60).contains { half[x, $0] == Pixel.red } }
        #expect(abs(CGFloat(reds.count) - ink.width) < 2 && (reds.first ?? 0) > 90)
    }
}
