import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo

/// Content outside the picture changes nothing inside.
struct PathWindowTests {
    /// A window of 40 x 40 pixels within a picture shows the same as the picture there. At edges, Cairo processes whole rows of a pixel at once where no
    /// other edge ends, so their coverage depends slightly on the rest of the path.
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
        var different: [String] = []
        for y in 0..<40 {
            for x in 0..<40 {
                let here = window.color(x: x, y: y), there = whole.color(x: x + 330, y: y + 310)
                if !here.isNear(there, 0.06) { different.append("\(x), \(y): \(here.green), in the whole \(there.green)") }
            }
        }
        #expect(different == [])
    }
}
