import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo

/// Of two lines, the second does not consist of a single word if another break fits.
@MainActor struct OrphanTests {
    let engine = PangoTextEngine()

    private func lines(_ text: String, width: CGFloat) -> [CGFloat] {
        let shaped = engine.shape(StyledText([StyledText.Run(.string(text), font: FontDescription(size: 17, lineHeight: 22))]), ParagraphStyle())
        let layout = shaped.layout(width: width, height: nil), measure = shaped.measure(width: width, height: nil)
        #expect(abs(layout.size.width - measure.size.width) < 0.01 && layout.lineCount == measure.lineCount, "\(text)")
        let places = layout.runs.flatMap(\.positions)
        return Set(places.map(\.y)).sorted().map { y in places.filter { $0.y == y }.map(\.x).max() ?? 0 }
    }
    private func width(_ text: String) -> CGFloat {
        engine.shape(StyledText([StyledText.Run(.string(text), font: FontDescription(size: 17, lineHeight: 22))]), ParagraphStyle()).layout(width: nil, height: nil).size.width
    }

    @Test(arguments: ["Moves faster than a hare.", "Moves faster thän a hare."]) func aWordComesDownToTheLastOne(text: String) {
        let lines = lines(text, width: width(String(text.dropLast(6))) + 4)
        #expect(lines.count == 2)
        // The last letter of the first line is near the end of "than", not of "a".
        #expect(lines[0] < width(String(text.dropLast(8))) + 1 && lines[1] > width("a "))
    }

    @Test(arguments: ["Worldly hello", "Wörldly hello"]) func twoWordsStayOnTwoLines(text: String) {
        #expect(lines(text, width: width("Worldly") + 2).count == 2)
    }

    @Test(arguments: ["a extraordinarilylongword", "ä extraordinarilylongword"]) func nothingMovesThatWouldNotFit(text: String) {
        #expect(lines("to " + text, width: width("extraordinarilylongword") + 1).count == 2)
    }

    @Test(arguments: ["one two three four five six", "öne two three four five six"]) func threeLinesMayEndInOneWord(text: String) {
        let lines = lines(text, width: width("three four") + 14)
        #expect(lines.count == 3)
    }
}
