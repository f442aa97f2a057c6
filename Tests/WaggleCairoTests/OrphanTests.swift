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
    /// The words of each line.
    private func broken(_ text: String, width: CGFloat, size: CGFloat = 17) -> [String] {
        let shaped = engine.shape(StyledText([StyledText.Run(.string(text), font: FontDescription(size: size))]), ParagraphStyle())
        let bytes = Array(text.utf8)
        return shaped.geometry(width: width, height: nil).lines.map { String(decoding: bytes[$0.range], as: UTF8.self).trimmingCharacters(in: .whitespaces) }
    }
    private func width(_ text: String, size: CGFloat = 17) -> CGFloat {
        engine.shape(StyledText([StyledText.Run(.string(text), font: FontDescription(size: size))]), ParagraphStyle()).layout(width: nil, height: nil).size.width
    }

    @Test(arguments: ["Moves faster than a hare.", "Moves faster thän a hare."]) func aSecondWordJoinsAnOrphanOnTheLastLine(text: String) {
        let lines = lines(text, width: width(String(text.dropLast(6))) + 4)
        #expect(lines.count == 2)
        // The last letter of the first line is near the end of "than", not of "a".
        #expect(lines[0] < width(String(text.dropLast(8))) + 1 && lines[1] > width("a "))
    }

    @Test(arguments: ["Worldly hello", "Wörldly hello"]) func aTextOfTwoWordsKeepsItsLines(text: String) {
        #expect(lines(text, width: width("Worldly") + 2).count == 2)
    }

    @Test(arguments: ["a extraordinarilylongword", "ä extraordinarilylongword"]) func aWordTooLongForTheLastLineDoesNotMove(text: String) {
        #expect(lines("to " + text, width: width("extraordinarilylongword") + 1).count == 2)
    }

    /// Measured on one of Apple's pictures: in 153 points the line breaks after "than", although "a" would fit, at 142. Its letters are of 16 points.
    @Test func theMeasuredLineBreaksWhereItDoesThere() {
        #expect(abs(width("Moves faster than a", size: 16) - 142) < 2)
        #expect(broken("Moves faster than a hare.", width: 153, size: 16) == ["Moves faster than", "a hare."])
    }

    @Test(arguments: ["one two three four five", "öne two three four five"]) func threeLinesMayEndInOneWord(text: String) {
        let words = text.split(separator: " ").map(String.init)
        #expect(broken(text, width: width("three four") + 8) == [words[0] + " two", "three four", "five"])
    }
}
