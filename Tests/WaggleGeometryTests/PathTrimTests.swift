import Foundation
import Testing
import WaggleGeometry

@Suite struct PathTrimTests {
    private let rect = Path(CGRect(x: 0, y: 0, width: 100, height: 50))

    @Test func halfOfARectangleIsTopAndRight() {
        #expect(rect.trimmedPath(from: 0, to: 0.5).description == "0 0 m 100 0 l 100 50 l")
    }

    @Test func theClosingLineCounts() {
        #expect(rect.trimmedPath(from: 0.9, to: 1).description == "0 30 m 0 0 l")
    }

    @Test func limitsAreCutAndReversedOnesAreEmpty() {
        #expect(rect.trimmedPath(from: -1, to: 2) == rect)
        #expect(rect.trimmedPath(from: 0.6, to: 0.4).isEmpty)
        #expect(rect.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(rect.trimmedPath(from: .nan, to: 1).isEmpty || rect.trimmedPath(from: .nan, to: 1) == rect)
        #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    }

    @Test func subpathsAreTakenInOrderAndWholeOnesStayClosed() {
        var path = rect
        path.addLines([CGPoint(0, 100), CGPoint(300, 100)])
        #expect(path.trimmedPath(from: 0, to: 0.5) == rect)
        #expect(path.trimmedPath(from: 0, to: 0.75).description == rect.description + " 0 100 m 150 100 l")
        #expect(path.trimmedPath(from: 0.25, to: 0.75).description == "100 50 m 0 50 l 0 0 l 0 100 m 150 100 l")
    }

    @Test func aQuarterOfACircleEndsAtTheBottom() {
        let quarter = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).trimmedPath(from: 0, to: 0.25)
        #expect(quarter.currentPoint!.isNear(CGPoint(50, 100), 1e-4))
    }

    @Test func trimmedLengthIsTheFractionOfTheWhole() {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<60 {
            let path = generator.path()
            let from = generator.number(0...0.9)
            let to = generator.number(from...1)
            let total = path.length
            #expect(abs(path.trimmedPath(from: from, to: to).length - (to - from) * total) < total * 1e-4)
        }
    }
}
