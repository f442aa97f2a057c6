import Foundation
import Testing
import WaggleGeometry

@Suite struct PathContainsTests {
    @Test func windingAndEvenOddDifferWhereFiguresOverlap() {
        var path = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
        #expect(path.contains(CGPoint(50, 50)))
        #expect(!path.contains(CGPoint(50, 50), eoFill: true))
        #expect(path.contains(CGPoint(10, 50), eoFill: true))
        #expect(!path.contains(CGPoint(-10, 50)) && !path.contains(CGPoint(50, .nan)))
    }

    @Test func oppositeDirectionsMakeAHole() {
        var path = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        path.addLines([CGPoint(25, 25), CGPoint(25, 75), CGPoint(75, 75), CGPoint(75, 25)])
        #expect(!path.contains(CGPoint(50, 50)))
        #expect(path.contains(CGPoint(10, 10)))
    }

    @Test func anEllipseHoldsItsInside() {
        let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 50))
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<500 {
            let p = generator.point(-10...110)
            let level = pow((p.x - 50) / 50, 2) + pow((p.y - 25) / 25, 2)
            if abs(level - 1) > 2e-3 { #expect(path.contains(p) == (level < 1)) }
        }
    }

    @Test func curvesAgreeWithTheirChords() {
        var generator = SeededGenerator(seed: 6)
        for _ in 0..<20 {
            let path = generator.path()
            var flat = Path()
            path.forEachFlattened(tolerance: 0.01) { element in
                switch element {
                case .move(let end): flat.move(to: end)
                case .line(let end): flat.addLine(to: end)
                case .closeSubpath: flat.closeSubpath()
                case .quadCurve, .curve: Issue.record("a curve is left")
                }
            }
            let chords = flat.chords()
            for _ in 0..<30 {
                let p = generator.point(0...100)
                guard distance(p, chords) > 0.02 else { continue }
                #expect(path.contains(p) == flat.contains(p))
                #expect(path.contains(p, eoFill: true) == flat.contains(p, eoFill: true))
            }
        }
    }
}
