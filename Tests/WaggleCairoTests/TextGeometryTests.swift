import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo

/// The positions of a text's characters. Offsets are in bytes of UTF-8.
@MainActor struct TextGeometryTests {
    let engine = PangoTextEngine()
    let body = FontDescription(size: 20)
    /// Pango kerns a letter toward what follows it, also toward a line's end and half toward the opposite direction, but not beyond the last letter.
    let tracking: CGFloat = 0.36

    private func shaped(_ string: String, _ style: ParagraphStyle = ParagraphStyle()) -> any ShapedText {
        engine.shape(StyledText([StyledText.Run(.string(string), font: body)]), style)
    }
    private func geometry(_ string: String, _ style: ParagraphStyle = ParagraphStyle(), width: CGFloat? = nil) -> TextGeometry {
        shaped(string, style).geometry(width: width, height: nil)
    }
    private func width(_ string: String) -> CGFloat { shaped(string).layout(width: nil, height: nil).size.width }
    private func x(_ geometry: TextGeometry, _ offset: Int, _ affinity: TextPosition.Affinity = .downstream) -> CGFloat {
        geometry.caret(at: TextPosition(offset, affinity)).minX
    }

    /// Short labels are broken into lines without Pango; a text of two runs is not.
    @Test func labelsAndOtherTextsTellTheSamePlaces() {
        let string = "Word by word, 3 times"
        let label = geometry(string, width: 90)
        let runs = string.map { StyledText.Run(.string(String($0)), font: body, paint: .color(.black)) }
        let other = engine.shape(StyledText(runs), ParagraphStyle()).geometry(width: 90, height: nil)
        #expect(label.lines.count == other.lines.count && label.lines.count > 1)
        for (a, b) in zip(label.lines, other.lines) {
            #expect(a.range == b.range && a.textEnd == b.textEnd)
            #expect(a.clusters.map(\.range) == b.clusters.map(\.range))
            // Letters of different runs are not kerned.
            for (x, y) in zip(a.clusters, b.clusters) { #expect(abs(x.left - y.left) < 4) }
        }
    }

    @Test func caretsStandBetweenTheLetters() {
        let text = geometry("AVATAR")
        #expect(text.lines.count == 1)
        #expect(x(text, 0) == 0)
        #expect(abs(x(text, 6) - width("AVATAR")) < 0.01)
        let places = (0...6).map { x(text, $0) }
        #expect(places == places.sorted() && Set(places).count == 7)
        let caret = text.caret(at: TextPosition(3))
        #expect(caret.width == 0 && abs(caret.height - shaped("A").layout(width: nil, height: nil).size.height) < 0.01)
    }

    @Test func aPointFindsTheNearerEdgeOfALetter() {
        let text = geometry("HHHH"), step = width("HHHH") / 4
        #expect(text.position(at: CGPoint(x: -5, y: 5)).offset == 0)
        #expect(text.position(at: CGPoint(x: step * 1.4, y: 5)) == TextPosition(1, .downstream))
        #expect(text.position(at: CGPoint(x: step * 1.6, y: 5)) == TextPosition(2, .upstream))
        #expect(text.position(at: CGPoint(x: 999, y: 99)).offset == 4)
        #expect(text.range(under: CGPoint(x: step * 1.4, y: 5)) == 1..<2)
        #expect(text.range(under: CGPoint(x: step * 1.4, y: 99)) == nil)
        #expect(text.range(under: CGPoint(x: 999, y: 5)) == nil)
    }

    @Test func aPlaceWhereTextWrapsIsAtTheEndOfOneLineOrTheBeginningOfTheNext() {
        let text = geometry("HHH HHH", width: width("HHH") + 1)
        #expect(text.lines.map(\.range) == [0..<4, 4..<7])
        #expect(text.lineIndex(at: TextPosition(4, .upstream)) == 0)
        #expect(text.lineIndex(at: TextPosition(4, .downstream)) == 1)
        #expect(x(text, 4) == 0 && x(text, 4, .upstream) > width("HHH"))
        #expect(text.lineRange(at: TextPosition(5)) == 4..<7)
        // Down and up, at the same distance from the edge.
        let column = x(text, 2)
        #expect(text.position(onLine: 1, x: column).offset == 6)
    }

    @Test func hardBreaksEndLinesAndAnEmptyLineHasACaret() {
        let text = geometry("ab\n\ncd\n")
        #expect(text.lines.map(\.range) == [0..<3, 3..<4, 4..<7, 7..<7])
        #expect(text.lines.map(\.textEnd) == [2, 3, 6, 7])
        #expect(text.lineIndex(at: TextPosition(3)) == 1 && x(text, 3) == 0)
        #expect(text.lineIndex(at: TextPosition(7)) == 3)
        #expect(abs(x(text, 2) - width("ab")) < tracking)
        #expect(text.position(at: CGPoint(x: 500, y: text.lines[0].top + 1)).offset == 2)
        #expect(text.position(at: CGPoint(x: 500, y: text.lines[1].top + 1)).offset == 3)
        let pairs = geometry("a\r\nb")
        #expect(pairs.lines.map(\.range) == [0..<3, 3..<4])
        let none = geometry("")
        #expect(none.lines.count == 1 && none.caret(at: TextPosition(0)).minX == 0)
    }

    @Test func selectionsAreOneRectangleALine() {
        let text = geometry("HHHH HHHH", width: width("HHHH") + 1), step = width("HHHH") / 4
        let rects = text.rects(of: 2..<7)
        #expect(rects.count == 2)
        #expect(abs(rects[0].minX - 2 * step) < 0.01)
        #expect(abs(rects[1].minX) < 0.01 && abs(rects[1].maxX - 2 * step) < 0.01)
        #expect(rects[1].minY > rects[0].midY)
        #expect(text.rects(of: 3..<3).isEmpty)
    }

    @Test func charactersOfSeveralBytesAndScalarsAreWhole() {
        // e with an accent, a family, a flag.
        let string = "e\u{301}👨‍👩‍👧🇩🇪x"
        let text = geometry(string), ends = string.indices.map { string.utf8.distance(from: string.startIndex, to: $0) } + [string.utf8.count]
        let ranges = zip(ends, ends.dropFirst()).map { $0..<$1 }
        #expect(text.lines[0].clusters.map(\.range) == ranges)
        let places = ends.map { x(text, $0) }
        #expect(places == places.sorted() && Set(places).count == places.count)
        // There is no position inside a character.
        #expect(x(text, ends[1] + 4) == x(text, ends[1]))
    }

    @Test func rightToLeftTextBeginsAtTheRight() {
        let text = geometry("שלום", ParagraphStyle(rightToLeft: true))
        #expect(text.lines[0].isRightToLeft)
        #expect(text.lines[0].clusters.map(\.range) == [6..<8, 4..<6, 2..<4, 0..<2])
        #expect(abs(x(text, 0) - width("שלום")) < 0.01)
        #expect(abs(x(text, 8)) < 0.01)
        #expect(x(text, 2) < x(text, 0))
        #expect(text.position(at: CGPoint(x: 999, y: 5)).offset == 0)
        #expect(text.position(at: CGPoint(x: -1, y: 5)).offset == 8)
    }

    @Test func mixedTextHasTwoPlacesWhereItTurns() {
        // Latin, then two Hebrew letters: the caret after "ab" is behind b, or to the right of the first Hebrew letter.
        let text = geometry("abשל")
        #expect(text.lines[0].clusters.map(\.range) == [0..<1, 1..<2, 4..<6, 2..<4])
        #expect(abs(x(text, 2, .upstream) - width("ab")) < tracking)
        #expect(abs(x(text, 2, .downstream) - width("abשל")) < 0.01)
        let rects = text.rects(of: 1..<4)
        #expect(rects.count == 2 && rects[0].maxX < rects[1].minX)
    }

    @Test func centredLinesAreWhereTheyAreDrawn() {
        let text = geometry("HHHH\nHH", ParagraphStyle(alignment: .center)), step = width("HHHH") / 4
        #expect(abs(x(text, 5) - step) < 0.01)
        #expect(abs(x(text, 7) - 3 * step) < tracking)
        #expect(abs(text.lines[1].left - step) < 0.01 && abs(text.lines[1].right - 3 * step) < 0.01)
    }

    @Test func anEllipsisStandsForAllThatIsCut() {
        for string in ["HHHH HHHH HHHH HHHH", "HHHH HHHH HHHé HHHH"] {
            let text = geometry(string, ParagraphStyle(lineLimit: 1), width: width("HHHH HHHH"))
            #expect(text.lines.count == 1)
            let last = text.lines[0].clusters.last
            #expect(last?.range.upperBound == string.utf8.count && (last?.range.count ?? 0) > 3)
            #expect(text.position(at: CGPoint(x: 999, y: 5)).offset == string.utf8.count)
        }
    }

    @Test func shrunkenTextHasShrunkenPlaces() {
        let half = geometry("HHHH", ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.25), width: width("HHHH") / 2)
        #expect(x(half, 4) <= width("HHHH") / 2 + 0.01 && x(half, 4) > width("HHHH") * 0.4)
    }

    @Test func picturesAreCharactersOfThreeBytes() {
        let runs = [StyledText.Run(.string("a"), font: body), StyledText.Run(.attachment(DisplayList(), size: CGSize(width: 30, height: 10), baseline: 8), font: body),
                    StyledText.Run(.string("b"), font: body)]
        let text = engine.shape(StyledText(runs), ParagraphStyle()).geometry(width: nil, height: nil)
        #expect(text.lines[0].clusters.map(\.range) == [0..<1, 1..<4, 4..<5])
        #expect(abs(x(text, 4) - x(text, 1) - 30) < 0.01)
    }
}

@MainActor struct TextBoundariesTests {
    let engine = PangoTextEngine()

    @Test func graphemesAreThoseOfSwift() {
        for string in ["", "abc", "e\u{301}x", "👨‍👩‍👧🇩🇪", "a\r\nb", "กำลัง", "한국어"] {
            let ends = string.indices.map { string.utf8.distance(from: string.startIndex, to: $0) } + [string.utf8.count]
            #expect(engine.boundaries(of: string).graphemes == (string.isEmpty ? [0] : ends), "\(string)")
        }
    }

    @Test func stepsGoFromGraphemeToGrapheme() {
        let text = engine.boundaries(of: "a👨‍👩‍👧b")
        #expect(text.grapheme(after: 0) == 1 && text.grapheme(after: 1) == 19 && text.grapheme(after: 20) == 20)
        #expect(text.grapheme(before: 19) == 1 && text.grapheme(before: 0) == 0 && text.grapheme(at: 7) == 1)
    }

    @Test func wordsBeginAndEndWhereACaretGoesByWords() {
        let text = engine.boundaries(of: "Two words, don't!")
        #expect(text.wordEnd(after: 0) == 3 && text.wordEnd(after: 3) == 9 && text.wordEnd(after: 9) == 16 && text.wordEnd(after: 16) == 17)
        #expect(text.wordStart(before: 17) == 11 && text.wordStart(before: 11) == 4 && text.wordStart(before: 2) == 0)
        #expect(text.wordRange(at: 5) == 4..<9 && text.wordRange(at: 3) == 3..<4 && text.wordRange(at: 12) == 11..<16)
        #expect(text.wordRange(at: 17) == 16..<17)
        #expect(engine.boundaries(of: "").wordRange(at: 0) == 0..<0)
    }
}
