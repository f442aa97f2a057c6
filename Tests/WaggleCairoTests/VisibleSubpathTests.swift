import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo

/// Omitting parts of large paths must not be visible.
struct VisibleSubpathTests {
    private func moves(of path: Path, in visible: CGRect) -> [CGPoint] {
        var starts: [CGPoint] = []
        path.elements.forEach(reaching: visible) { if case .move(let start) = $0 { starts.append(start) } }
        return starts
    }

    @Test func onlySubpathsThatReachAreAdded() {
        var path = Path()
        for x in 0..<20 { path.addRect(rect(CGFloat(x) * 10, 0, 8, 8)) }
        #expect(moves(of: path, in: rect(25, 2, 10, 2)).map(\.x) == [20, 30])
        #expect(moves(of: path, in: rect(0, 50, 300, 10)).isEmpty)
        #expect(moves(of: path, in: rect(-10, -10, 400, 400)).count == 20)
    }
    @Test func curvesReachAsFarAsTheirControlPoints() {
        let path = Path {
            $0.move(to: CGPoint(x: 0, y: 0))
            $0.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 90), control2: CGPoint(x: 10, y: 90))
        }
        #expect(moves(of: path, in: rect(0, 60, 10, 5)).count == 1)
    }
    @Test func pointsThatAreNotFiniteReachEverywhere() {
        let path = Path {
            $0.move(to: CGPoint(x: CGFloat.nan, y: 0))
            $0.addLine(to: CGPoint(x: 5, y: 5))
            $0.move(to: CGPoint(x: 0, y: 0))
            $0.addLine(to: CGPoint(x: CGFloat.infinity, y: 5))
        }
        #expect(moves(of: path, in: rect(100, 100, 1, 1)).count == 2)
    }
    @Test func whatGoesOnAfterAClosedSubpathBelongsToIt() {
        let path = Path {
            $0.addRect(rect(0, 0, 4, 4))
            $0.addLine(to: CGPoint(x: 200, y: 200))
            $0.addLine(to: CGPoint(x: 200, y: 0))
        }
        var count = 0
        path.elements.forEach(reaching: rect(150, 150, 10, 10)) { _ in count += 1 }
        #expect(count == path.elements.verbs.count)
    }
}
