import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo

/// What is left out of large paths must not be seen.
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

    /// A window of 40 x 40 pixels in the midst of a picture shows the same as the picture there.
    @Test(arguments: 0..<12) func aWindowShowsWhatTheWholePictureShowsThere(seed: Int) throws {
        var state = UInt64(seed) &* 0x9E37_79B9 &+ 77
        func random(_ range: ClosedRange<CGFloat>) -> CGFloat {
            state = state &* 6364136223846793005 &+ 1442695040888963407
            return range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(state >> 40) / CGFloat(1 << 24)
        }
        func point(_ around: CGPoint) -> CGPoint { CGPoint(x: around.x + random(-30...30), y: around.y + random(-30...30)) }
        var path = Path()
        for number in 0..<60 {
            let middle = CGPoint(x: random(0...300), y: random(0...300))
            path.move(to: point(middle))
            path.addCurve(to: point(middle), control1: point(middle), control2: point(middle))
            path.addLine(to: point(middle))
            path.addQuadCurve(to: point(middle), control: point(middle))
            if number % 3 > 0 { path.closeSubpath() }
            if number % 3 == 2 { path.addLine(to: point(middle)) }
        }
        path = path.applying(CGAffineTransform(rotationAngle: 0.3 * CGFloat(seed % 4)))
        let rule: FillRule = seed.isMultiple(of: 2) ? .nonZero : .evenOdd
        func picture(_ side: Int, _ x: CGFloat, _ y: CGFloat) throws -> CairoSurface {
            let moved = through(.transform(CGAffineTransform(translationX: x, y: y)), [filled(.path(path), .color(Ink.red), rule)])
            return try drawn([moved], width: side, height: side)
        }
        let whole = try picture(700, 200, 200), window = try picture(40, 200 - 330, 200 - 310)
        for y in 0..<40 {
            for x in 0..<40 { #expect(window.color(x: x, y: y) == whole.color(x: x + 330, y: y + 310), "\(x), \(y)") }
        }
    }
}
