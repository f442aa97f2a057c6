import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo

@MainActor struct TextDecorationTests {
    let engine = PangoTextEngine()

    private func layout(_ weight: Int, _ line: StyledText.Line = StyledText.Line()) -> TextLayout {
        engine.shape(StyledText([StyledText.Run(.string("underlined"), font: FontDescription(size: 16, weight: weight), underline: line)]), ParagraphStyle())
            .layout(width: nil, height: nil)
    }

    @Test(arguments: [(400, 1.0), (800, 2), (900, 2), (600, 1.5)] as [(Int, CGFloat)]) func heavyTextHasThickLines(weight: Int, thickness: CGFloat) {
        #expect(layout(weight).decorations.map(\.rect.height) == [thickness])
    }

    @Test func patternsLeaveGaps() {
        let width = layout(400).size.width
        #expect(layout(400).decorations.count == 1)
        let dots = layout(400, StyledText.Line(pattern: .dot)).decorations
        #expect(dots.count == Int((width / 6).rounded(.up)) && dots[0].rect.width == 3 && dots[1].rect.minX == 6)
        let dashes = layout(400, StyledText.Line(pattern: .dash)).decorations
        #expect(dashes.count == Int((width / 15).rounded(.up)) && dashes[0].rect.width == 10)
        #expect(layout(400, StyledText.Line(pattern: .dashDot)).decorations[1].rect.width == 3)
        #expect(layout(400, StyledText.Line(pattern: .dashDotDot)).decorations[2].rect.minX == 19)
    }

    @Test func aPatternGoesOnAcrossRuns() {
        let line = StyledText.Line(pattern: .dash)
        let runs = ["under", "lined"].map { StyledText.Run(.string($0), font: FontDescription(size: 16), underline: line) }
        let parts = engine.shape(StyledText(runs), ParagraphStyle()).layout(width: nil, height: nil).decorations.map(\.rect)
        for part in parts { #expect(part.minX.truncatingRemainder(dividingBy: 15) < 10.01) }
    }

    @Test func theGroundOfAWholeTextIsItsOwnAlthoughThereIsAnotherOfTheSameWords() {
        func grounds(_ color: ResolvedColor?, _ string: String) -> [ResolvedColor?] {
            let run = StyledText.Run(.string(string), font: FontDescription(size: 16), background: color)
            return engine.shape(StyledText([run]), ParagraphStyle()).layout(width: nil, height: nil).backgrounds.map { ground in
                if case .color(let color)? = ground.paint { color } else { nil }
            }
        }
        let light = ResolvedColor(red: 1, green: 1, blue: 1), dark = ResolvedColor(red: 0, green: 0, blue: 0)
        for string in ["note", "two\nlines", String(repeating: "long ", count: 20)] {
            let count = string.contains("\n") ? 2 : 1
            for color in [light, dark, nil, dark] { #expect(grounds(color, string) == (color == nil ? [] : Array(repeating: color, count: count)), "\(string)") }
        }
    }

    @Test func groundsLieBehindTheirRuns() {
        let runs = [StyledText.Run(.string("one "), font: FontDescription(size: 16)),
                    StyledText.Run(.string("two"), font: FontDescription(size: 16), background: ResolvedColor(red: 1, green: 1, blue: 0))]
        let layout = engine.shape(StyledText(runs), ParagraphStyle()).layout(width: nil, height: nil)
        #expect(layout.backgrounds.count == 1)
        #expect(layout.backgrounds[0].rect.minX > 20 && abs(layout.backgrounds[0].rect.maxX - layout.size.width) < 0.01 && layout.backgrounds[0].rect.height == layout.size.height)
    }

    /// A character for private use, which no installed font has.
    @Test func aCharacterWithoutAGlyphIsABoxOfLettersHeightInItsPlace() throws {
        let red = ResolvedColor(red: 1, green: 0, blue: 0)
        func layout(_ text: String) -> TextLayout {
            engine.shape(StyledText([StyledText.Run(.string(text), font: FontDescription(size: 20), paint: .color(red))]), ParagraphStyle()).layout(width: nil, height: nil)
        }
        let before = layout("ab"), boxed = layout("ab\u{10FFFD}cd")
        #expect(before.missing.isEmpty && before.decorations.isEmpty)
        #expect(boxed.missing == ["\u{10FFFD}"])
        #expect(boxed.runs.map(\.glyphs.count).reduce(0, +) == 4)
        let sides = boxed.decorations
        try #require(sides.count == 4)
        for side in sides {
            guard case .color(let color)? = side.paint else {
                Issue.record("A side of the box has the paint \(String(describing: side.paint)).")
                continue
            }
            #expect(color == red)
            #expect(min(side.rect.width, side.rect.height) == 1)
        }
        let box = sides.dropFirst().reduce(sides[0].rect) { $0.union($1.rect) }
        #expect(abs(box.height - 14) < 0.01 && abs(box.maxY - boxed.firstBaseline) < 0.01)
        #expect(box.minX >= before.size.width - 0.5 && box.width > 4 && box.maxX < boxed.size.width - layout("cd").size.width + 0.5)
    }
}
