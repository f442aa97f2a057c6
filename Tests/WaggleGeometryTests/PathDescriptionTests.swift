import Foundation
import Testing
import WaggleGeometry

@Suite struct PathDescriptionTests {
    @Test func everyElementHasItsLetter() {
        var path = Path()
        path.move(to: CGPoint(-1, 2.5))
        path.addQuadCurve(to: CGPoint(3, 4), control: CGPoint(5, 6))
        path.addCurve(to: CGPoint(7, 8), control1: CGPoint(9, 10), control2: CGPoint(11, 12))
        path.closeSubpath()
        #expect(path.description == "-1 2.5 m 5 6 3 4 q 9 10 11 12 7 8 c h")
        #expect(Path(path.description) == path)
    }

    @Test(arguments: ["1 m", "1 2 l", "h", "1 2 3 m", "1 2 m x", "1 2 m 3 4", "m"]) func malformedDescriptionsGiveNil(text: String) {
        #expect(Path(text) == nil)
    }

    @Test func equalPathsHaveEqualTextsAndTextsGivePathsBack() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<100 {
            let path = generator.path(-1000...1000)
            #expect(Path(path.description) == path)
        }
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        for figure in [Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 3)] {
            let general = Path(figure.description)
            #expect(general == figure && general?.description == figure.description)
        }
        #expect(Path { $0.move(to: CGPoint(-0.0, 0)) }.description == "0 0 m")
        #expect(Path("") == Path())
    }

    /// A seating plan: many small paths, each built, compared and hashed by its description.
    @Test func manySmallPathsAreDistinct() {
        var texts = Set<String>()
        for index in 0..<3000 {
            let x = CGFloat(index) * 1.25
            let seat = Path { $0.addLines([CGPoint(x, 0), CGPoint(x + 1, 0.1), CGPoint(x + 1, 1), CGPoint(x, 1)]); $0.closeSubpath() }
            let copy = seat
            #expect(copy == seat)
            texts.insert(seat.description)
        }
        #expect(texts.count == 3000)
    }
}
