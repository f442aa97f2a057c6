import Foundation
import Testing
import WaggleGeometry

@Suite struct PathBooleanTests {
    private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    private let right = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

    private func area(_ path: Path) -> CGFloat {
        var area: CGFloat = 0, start = CGPoint.zero, last = CGPoint.zero
        path.forEachFlattened(tolerance: 0.01) { element in
            switch element {
            case .move(let end): (start, last) = (end, end)
            case .line(let end):
                area += (last.x * end.y - end.x * last.y) / 2
                last = end
            case .closeSubpath:
                area += (last.x * start.y - start.x * last.y) / 2
                last = start
            case .quadCurve, .curve: break
            }
        }
        return area
    }

    @Test func rectanglesByTheirAreas() {
        #expect(abs(area(left.union(right)) - 700) < 0.01)
        #expect(abs(area(left.intersection(right)) - 100) < 0.01)
        #expect(abs(area(left.subtracting(right)) - 300) < 0.01)
        #expect(abs(area(left.symmetricDifference(right)) - 600) < 0.01)
        #expect(left.intersection(right).boundingRect == CGRect(x: 10, y: 10, width: 10, height: 10))
    }

    @Test func emptyAndEqualAndSeparatePaths() {
        #expect(left.union(Path()).boundingRect == left.boundingRect)
        #expect(left.subtracting(left).isEmpty)
        #expect(abs(area(left.union(left)) - 400) < 0.01)
        #expect(left.symmetricDifference(left).isEmpty)
        let far = Path(CGRect(x: 100, y: 0, width: 10, height: 10))
        #expect(left.intersection(far).isEmpty)
        #expect(abs(area(left.union(far)) - 500) < 0.01)
        // With a common side.
        let beside = Path(CGRect(x: 20, y: 0, width: 20, height: 20))
        #expect(abs(area(left.union(beside)) - 800) < 0.01)
        #expect(left.intersection(beside).isEmpty)
        #expect(Path(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)).union(left).contains(CGPoint(x: 5, y: 5)))
    }

    @Test func aHoleStaysAHoleByBothRules() {
        let ring = left.subtracting(Path(CGRect(x: 5, y: 5, width: 10, height: 10)))
        #expect(abs(area(ring) - 300) < 0.01)
        for eoFill in [true, false] {
            #expect(!ring.contains(CGPoint(x: 10, y: 10), eoFill: eoFill))
            #expect(ring.contains(CGPoint(x: 2, y: 10), eoFill: eoFill))
        }
    }

    @Test func rulesDecideWhatIsInside() {
        var twice = left
        twice.addPath(Path(CGRect(x: 5, y: 5, width: 10, height: 10)))
        #expect(abs(area(twice.normalized(eoFill: true)) - 300) < 0.01)
        #expect(abs(area(twice.normalized(eoFill: false)) - 400) < 0.01)
        let star = Path { path in
            let points = (0..<5).map { CGPoint(x: 50 + 40 * sin(Double($0) * 4 * .pi / 5), y: 50 - 40 * cos(Double($0) * 4 * .pi / 5)) }
            path.addLines(points)
            path.closeSubpath()
        }
        #expect(!star.normalized().contains(CGPoint(x: 50, y: 50)))
        #expect(star.normalized(eoFill: false).contains(CGPoint(x: 50, y: 50)))
    }

    /// Random figures, compared with the paths' own containment at many points.
    @Test func everyPointIsInsideAsTheRuleSays() {
        var state: UInt64 = 7
        func random(_ range: ClosedRange<Double>) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + Double(state >> 33) / Double(1 << 31) * (range.upperBound - range.lowerBound)
        }
        func figure() -> Path {
            Path { path in
                switch Int(random(0...3)) {
                case 0: path.addEllipse(in: CGRect(x: random(0...50), y: random(0...50), width: random(10...60), height: random(10...60)))
                case 1: path.addRoundedRect(in: CGRect(x: random(0...50), y: random(0...50), width: random(10...60), height: random(10...60)), cornerSize: CGSize(width: 8, height: 8))
                default:
                    path.addLines((0..<7).map { _ in CGPoint(x: random(0...100), y: random(0...100)) })
                    path.closeSubpath()
                }
            }
        }
        for round in 0..<60 {
            let a = figure(), b = figure(), eoFill = round.isMultiple(of: 2)
            let results = [a.union(b, eoFill: eoFill), a.intersection(b, eoFill: eoFill), a.subtracting(b, eoFill: eoFill), a.symmetricDifference(b, eoFill: eoFill)]
            let near = a.strokedPath(StrokeStyle(lineWidth: 0.2)), alsoNear = b.strokedPath(StrokeStyle(lineWidth: 0.2))
            for _ in 0..<120 {
                let point = CGPoint(x: random(0...100), y: random(0...100))
                // Chords deviate slightly from curves.
                if near.contains(point) || alsoNear.contains(point) { continue }
                let x = a.contains(point, eoFill: eoFill), y = b.contains(point, eoFill: eoFill)
                for (result, wanted) in zip(results, [x || y, x && y, x && !y, x != y]) {
                    #expect(result.contains(point) == wanted, "round \(round), \(point)")
                    #expect(result.contains(point, eoFill: true) == wanted, "round \(round), \(point)")
                }
            }
        }
    }

    @Test func linesAreCutWhereTheyEnterAndLeave() {
        let line = Path { path in
            path.move(to: CGPoint(x: -10, y: 5))
            path.addLine(to: CGPoint(x: 30, y: 5))
        }
        #expect(line.lineIntersection(left).description == "0 5 m 20 5 l")
        #expect(line.lineSubtraction(left).description == "-10 5 m 0 5 l 20 5 m 30 5 l")
        #expect(line.lineIntersection(right).isEmpty)
    }
}
