import Foundation
import Testing
import WaggleGeometry

@Suite struct PathStrokeTests {
    private let line = Path { $0.addLines([.zero, CGPoint(100, 0)]) }

    @Test func styleDefaultsAreThoseOfThePublicInterface() {
        let style = StrokeStyle()
        #expect(style.lineWidth == 1 && style.lineCap == .butt && style.lineJoin == .miter && style.miterLimit == 10)
        #expect(style.dash.isEmpty && style.dashPhase == 0)
        #expect(!FillStyle().isEOFilled && FillStyle().isAntialiased)
    }

    @Test func capsEndALine() {
        #expect(line.strokedPath(StrokeStyle(lineWidth: 10)).boundingRect == CGRect(x: 0, y: -5, width: 100, height: 10))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .square)).boundingRect == CGRect(x: -5, y: -5, width: 110, height: 10))
        let round = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round))
        #expect(abs(round.signedArea - (1000 + 25 * .pi)) < 0.1)
    }

    @Test func aRectangleBecomesTwoRectangles() {
        let stroked = Path(CGRect(x: 0, y: 0, width: 100, height: 50)).strokedPath(StrokeStyle(lineWidth: 10))
        #expect(stroked.boundingRect == CGRect(x: -5, y: -5, width: 110, height: 60))
        #expect(abs(stroked.signedArea - (110 * 60 - 90 * 40)) < 1e-9)
        #expect(stroked.allElements.filter { $0 == .closeSubpath }.count == 2)
    }

    @Test func joinsTurnACorner() {
        let corner = Path { $0.addLines([CGPoint(0, 100), .zero, CGPoint(100, 0)]) }
        func covers(_ join: CGLineJoin, miterLimit: CGFloat = 10, _ p: CGPoint) -> Bool {
            corner.strokedPath(StrokeStyle(lineWidth: 20, lineJoin: join, miterLimit: miterLimit)).contains(p)
        }
        #expect(covers(.miter, CGPoint(-9.9, -9.9)) && !covers(.miter, miterLimit: 1.4, CGPoint(-9.9, -9.9)))
        #expect(covers(.miter, miterLimit: 1.42, CGPoint(-9.9, -9.9)))
        #expect(!covers(.round, CGPoint(-7.2, -7.2)) && covers(.round, CGPoint(-7, -7)))
        #expect(!covers(.bevel, CGPoint(-5.1, -5.1)) && covers(.bevel, CGPoint(-4.9, -4.9)))
    }

    @Test func circlesTighterThanThePenHaveNoHole() {
        let small = Path(ellipseIn: CGRect(x: -3, y: -3, width: 6, height: 6)).strokedPath(StrokeStyle(lineWidth: 10))
        #expect(small.contains(.zero) && small.contains(CGPoint(7.9, 0)) && !small.contains(CGPoint(8.1, 0)))
        let large = Path(ellipseIn: CGRect(x: -30, y: -30, width: 60, height: 60)).strokedPath(StrokeStyle(lineWidth: 10))
        #expect(!large.contains(.zero) && abs(large.signedArea - .pi * (35 * 35 - 25 * 25)) < 1)
        #expect(large.allElements.count < 60)
    }

    @Test func degenerateSubpathsAreDotsOnlyWithRoundOrSquareCaps() {
        let dot = Path { $0.addLines([CGPoint(5, 5), CGPoint(5, 5)]) }
        #expect(dot.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
        #expect(dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect == CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(abs(dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).signedArea - 4 * .pi) < 0.01)
        #expect(Path { $0.move(to: .zero) }.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).isEmpty)
        #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty && line.strokedPath(StrokeStyle(lineWidth: .nan)).isEmpty)
        var broken = line
        broken.addLine(to: CGPoint(CGFloat.nan, 1))
        broken.addCurve(to: CGPoint(1, 1), control1: CGPoint(.infinity, 0), control2: .zero)
        #expect(broken.strokedPath(StrokeStyle(lineWidth: 2)).contains(CGPoint(50, 0)))
    }

    @Test func dashesCutTheLine() {
        func dashed(_ dash: [CGFloat], phase: CGFloat = 0) -> Path { line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase)) }
        #expect(abs(dashed([10, 5]).signedArea - 2 * 70) < 1e-6)
        #expect(dashed([10]).contains(CGPoint(25, 0)) && !dashed([10]).contains(CGPoint(15, 0)))
        #expect(!dashed([10, 5], phase: 12).contains(CGPoint(2, 0)) && dashed([10, 5], phase: 12).contains(CGPoint(4, 0)))
        #expect(dashed([10, 5], phase: -3).contains(CGPoint(4, 0)) && !dashed([10, 5], phase: -3).contains(CGPoint(2, 0)))
        #expect(dashed([0, 0]) == dashed([]) && dashed([-1, 3]) == dashed([]))
        let dots = line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, 10]))
        #expect(abs(dots.signedArea - 10 * .pi) < 0.02 || abs(dots.signedArea - 11 * .pi) < 0.02)
        let loop = Path(CGRect(x: 0, y: 0, width: 100, height: 100)).strokedPath(StrokeStyle(lineWidth: 10, dash: [50, 50], dashPhase: 25))
        #expect(loop.contains(CGPoint(-4, -4)))
    }

    /// A stroke with round joins covers exactly the points within half of its width from the path.
    @Test(arguments: 0..<40) func aRoundPenCoversWhatIsNear(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(100 + seed))
        let path = seed < 30 ? generator.path() : Path(ellipseIn: CGRect(origin: generator.point(0...50), size: CGSize(width: generator.number(0...60), height: generator.number(0...60))))
        let width = generator.number(0.5...30)
        let stroked = path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
        let chords = path.chords(tolerance: 0.01)
        for _ in 0..<300 {
            let p = generator.point(-20...120)
            let gap = distance(p, chords) - width / 2
            if abs(gap) > 0.04 { #expect(stroked.contains(p) == (gap < 0), "\(path) width \(width) at \(p), gap \(gap)") }
        }
    }

    @Test func sideOfASmoothCurveIsSmooth() {
        let wave = Path { $0.move(to: .zero); $0.addCurve(to: CGPoint(100, 0), control1: CGPoint(50, 60), control2: CGPoint(50, -60)) }
        #expect(wave.strokedPath(StrokeStyle(lineWidth: 4)).allElements.count < 40)
    }
}
