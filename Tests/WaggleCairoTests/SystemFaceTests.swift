import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo

/// Every design and width of the system font has its own face.
@MainActor struct SystemFaceTests {
    let engine = PangoTextEngine()

    private func layout(_ font: FontDescription, _ text: String = "Hamburg 12") -> TextLayout {
        engine.shape(StyledText([StyledText.Run(.string(text), font: font)]), ParagraphStyle()).layout(width: nil, height: nil)
    }

    @Test func designsAreFacesOfTheirOwn() {
        let designs: [FontDescription.Design] = [.default, .serif, .rounded, .monospaced]
        let faces = designs.compactMap { layout(FontDescription(design: $0, size: 17)).runs.first?.face }
        #expect(Set(faces.map(ObjectIdentifier.init)).count == 4)
    }

    @Test func roundedLettersHaveTheDefaultFacesWidthAndRoundCorners() throws {
        let plain = layout(FontDescription(size: 34, weight: 700)), rounded = layout(FontDescription(design: .rounded, size: 34, weight: 700))
        #expect(plain.size == rounded.size)
        let glyph = try #require(plain.runs.first?.glyphs.first)
        let sharp = try #require(plain.runs.first?.face as? PangoFontFace).outline(glyph), round = try #require(rounded.runs.first?.face as? PangoFontFace).outline(glyph)
        // H has twelve corners; the eight convex ones become curves with two control points each.
        #expect(sharp.points.count == 12)
        #expect(round.tags.filter { $0 == 2 }.count == 16)
        func box(_ outline: GlyphOutline) -> CGRect { outline.points.reduce(CGRect.null) { $0.union(CGRect(x: $1.x, y: $1.y, width: 0, height: 0)) } }
        #expect(box(sharp) == box(round))
    }

    @Test func widthsAreDrawn() {
        let widths = [62.5, 75, 100, 125].map { layout(FontDescription(size: 17, width: $0)).size.width }
        #expect(widths == widths.sorted() && widths[0] < widths[2] * 0.85 && widths[3] > widths[2] * 1.1)
        let pango = [62.5, 75, 100, 125].map { layout(FontDescription(size: 17, width: $0), "Hämburg 12").size.width }
        for (label, whole) in zip(widths, pango) { #expect(abs(label - whole) < label * 0.01) }
    }

    @Test func signsOfProgramsAreNotJoined() {
        let font = FontDescription(design: .monospaced, size: 17)
        #expect(layout(font, "->").runs[0].glyphs == [layout(font, "-").runs[0].glyphs[0], layout(font, ">").runs[0].glyphs[0]])
    }

    @Test func charactersWithoutAFontAreFramed() {
        let missing = layout(FontDescription(size: 17), "a\u{1FAE8}\u{10FFFD}b")
        #expect(missing.missing.contains("\u{10FFFD}"))
        #expect(missing.decorations.count == 4 * missing.missing.count)
        #expect(missing.runs.allSatisfy { !$0.glyphs.contains(0) })
    }
}
