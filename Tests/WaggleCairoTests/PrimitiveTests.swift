import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo

struct PrimitiveTests {
    @Test func rectanglesOnWholePixelsAreCrisp() throws {
        let surface = try drawn([filled(rect(2, 3, 4, 5), Ink.red)], scale: 2)
        expect(surface, 4, 6, Ink.red, 0)
        expect(surface, 11, 15, Ink.red, 0)
        expect(surface, 3, 6, .white, 0)
        expect(surface, 12, 15, .white, 0)
        expect(surface, 11, 16, .white, 0)
    }

    @Test func halfCoveredPixelsAreHalfColored() throws {
        let surface = try drawn([filled(rect(2.5, 2, 4, 4), .black)])
        expect(surface, 2, 3, gray(0.5))
        expect(surface, 6, 3, gray(0.5))
        let sharp = try drawn([DisplayList.Item(bounds: rect(2, 2, 5, 4), content: .fill(.rectangle(rect(2.3, 2, 4, 4)), .nonZero, .color(.black), antialiased: false))])
        expect(sharp, 2, 3, .black, 0)
        expect(sharp, 6, 3, .white, 0)
    }

    @Test func keptCirclesLookLikeDrawnOnes() throws {
        let bounds = rect(5, 5, 21, 21)
        let kept = try drawn([filled(.ellipse(bounds), .color(.black))])
        let path = try drawn([filled(.path(Path { $0.addArc(center: CGPoint(x: 15.5, y: 15.5), radius: 10.5, startAngle: .zero, endAngle: .degrees(360), clockwise: false) }), .color(.black))])
        for y in 0..<40 {
            for x in 0..<40 { #expect(abs(kept.color(x: x, y: y).red - path.color(x: x, y: y).red) < 0.03, "\(x), \(y)") }
        }
    }

    @Test func evenOddLeavesTheMiddleOut() throws {
        let rings = Path { $0.addRect(rect(2, 2, 20, 20)); $0.addRect(rect(8, 8, 8, 8)) }
        expect(try drawn([filled(.path(rings), .color(Ink.red), .evenOdd)]), 12, 12, .white)
        expect(try drawn([filled(.path(rings), .color(Ink.red))]), 12, 12, Ink.red)
    }

    @Test func strokesFollowTheirStyle() throws {
        let line = Path { $0.move(to: CGPoint(x: 5, y: 10)); $0.addLine(to: CGPoint(x: 35, y: 10)) }
        func stroked(_ style: StrokeParameters) throws -> CairoSurface {
            try drawn([DisplayList.Item(bounds: rect(0, 0, 40, 40), content: .stroke(.path(line), style, .color(Ink.blue), antialiased: true))])
        }
        let butt = try stroked(StrokeParameters(width: 4))
        expect(butt, 6, 8, Ink.blue)
        expect(butt, 6, 7, .white)
        expect(butt, 4, 10, .white)
        expect(try stroked(StrokeParameters(width: 4, cap: .square)), 3, 9, Ink.blue)
        let dashed = try stroked(StrokeParameters(width: 4, dash: [5, 5]))
        expect(dashed, 7, 10, Ink.blue)
        expect(dashed, 12, 10, .white)
        // A dash pattern that Cairo would refuse draws a solid line.
        expect(try stroked(StrokeParameters(width: 4, dash: [-1, .nan])), 12, 10, Ink.blue)
    }

    @Test func numbersFromOutsideDoNotStopDrawing() throws {
        let surface = try drawn([
            filled(rect(.nan, 0, 10, 10), Ink.red), filled(rect(0, 0, .infinity, 10), .clear), filled(.ellipse(rect(0, 0, .nan, 3)), .color(Ink.red)),
            through(.transform(CGAffineTransform(scaleX: 0, y: 0)), [filled(rect(0, 0, 40, 40), Ink.red)]),
            through(.transform(CGAffineTransform(scaleX: .nan, y: 1)), [filled(rect(0, 0, 40, 40), Ink.red)]),
            filled(rect(20, 20, 5, 5), Ink.green),
        ])
        expect(surface, 22, 22, Ink.green)
        expect(surface, 30, 30, .white)
    }

    @Test func gradientsReachTheirColors() throws {
        let stops = [ResolvedStop(color: Ink.red, location: 0), ResolvedStop(color: Ink.blue, location: 1)]
        let middle = ResolvedColor(red: 0.5, green: 0, blue: 0.5)
        let linear = try drawn([filled(.rectangle(rect(0, 0, 40, 40)), .linear(stops, from: CGPoint(x: 10, y: 0), to: CGPoint(x: 30, y: 0)))])
        expect(linear, 5, 20, Ink.red)
        expect(linear, 20, 20, middle, 0.03)
        expect(linear, 35, 20, Ink.blue)
        let radial = try drawn([filled(.rectangle(rect(0, 0, 40, 40)), .radial(stops, center: CGPoint(x: 20, y: 20), startRadius: 4, endRadius: 12))])
        expect(radial, 20, 20, Ink.red)
        expect(radial, 28, 20, ResolvedColor(red: 0.436, green: 0, blue: 0.564), 0.02)
        expect(radial, 1, 1, Ink.blue)
        let elliptical = try drawn([filled(.rectangle(rect(0, 0, 40, 20)), .elliptical(stops, in: rect(0, 0, 40, 20), center: .center, startFraction: 0, endFraction: 0.5))])
        expect(elliptical, 30, 10, middle, 0.05)
        expect(elliptical, 20, 14, ResolvedColor(red: 0.55, green: 0, blue: 0.45), 0.05)
    }

    @Test func angularGradientsTurnClockwiseFromTheRight() throws {
        let stops = [ResolvedStop(color: Ink.red, location: 0), ResolvedStop(color: Ink.blue, location: 1)]
        func cone(_ start: Double, _ end: Double) throws -> CairoSurface {
            try drawn([filled(.rectangle(rect(0, 0, 40, 40)), .angular(stops, center: CGPoint(x: 20, y: 20), startAngle: start, endAngle: end))])
        }
        let full = try cone(0, 2 * .pi)
        expect(full, 38, 21, Ink.red, 0.03)
        expect(full, 20, 38, ResolvedColor(red: 0.75, green: 0, blue: 0.25), 0.03)
        expect(full, 1, 20, ResolvedColor(red: 0.5, green: 0, blue: 0.5), 0.03)
        expect(full, 38, 18, Ink.blue, 0.03)
        // Beyond the end, the last colour continues to the middle of the gap; then the first begins.
        let half = try cone(0, .pi)
        expect(half, 5, 10, Ink.blue)
        expect(half, 35, 10, Ink.red)
    }

    /// Every pixel is the colour at the angle of its middle. Sizes on both sides of eight pixels, which are computed at once, and turned gradients.
    @Test(arguments: [1, 7, 8, 9, 40], [(start: 0.0, end: 2 * Double.pi), (start: 1.0, end: 1 + 2 * Double.pi), (start: -2.0, end: 2.0), (start: 4.0, end: 1.0)])
    func angularGradientsHaveTheColorOfEachPixelsAngle(side: Int, angles: (start: Double, end: Double)) throws {
        let stops = [ResolvedStop(color: Ink.red, location: 0), ResolvedStop(color: Ink.blue, location: 1)], length = CGFloat(side), middle = CGPoint(x: length / 2 + 0.3, y: length / 3)
        for turn in [0, 0.7] {
            let fill = filled(.rectangle(rect(-100, -100, 300, 300)), .angular(stops, center: middle, startAngle: angles.start, endAngle: angles.end))
            let bytes = try drawn([through(.transform(CGAffineTransform(rotationAngle: turn)), [fill])], width: side, height: side).makeImage().pixels
            for y in 0..<side {
                for x in 0..<side {
                    // Back from the turned gradient.
                    let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(CGAffineTransform(rotationAngle: -turn))
                    let offset = CGPoint(x: place.x - middle.x, y: place.y - middle.y), distance = hypot(offset.x, offset.y)
                    let low = min(angles.start, angles.end), high = max(angles.start, angles.end), span = high - low
                    var angle = (Double(atan2(offset.y, offset.x)) - low).truncatingRemainder(dividingBy: 2 * Double.pi)
                    if angle < 0 { angle += 2 * Double.pi }
                    // Seams are antialiased.
                    let whole = 2 * Double.pi, edges = [0, span, (whole + span) / 2, whole]
                    if distance < 1 || edges.contains(where: { abs(angle - $0) * Double(distance) < 1 }) { continue }
                    var part = angle <= span ? angle / span : angle - span < (whole - span) / 2 ? 1 : 0
                    if angles.end < angles.start { part = 1 - part }
                    let index = (y * side + x) * 4
                    #expect(abs(Double(bytes[index]) - 255 * part) < 2 && abs(Double(bytes[index + 2]) - 255 * (1 - part)) < 2, "\(x), \(y) of \(side) at \(turn)")
                }
            }
        }
    }
}
