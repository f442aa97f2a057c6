import Foundation
import Testing
import WaggleGeometry

@Suite struct PathArcTests {
    private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
        Path { $0.addArc(center: .zero, radius: 1, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise) }
    }

    @Test func notClockwiseRunsDownOnScreen() {
        let path = arc(0, 90, clockwise: false)
        #expect(path.currentPoint!.isNear(CGPoint(0, 1), 1e-12))
        #expect(path.trimmedPath(from: 0, to: 0.5).currentPoint!.isNear(CGPoint(0.7071068, 0.7071068), 1e-3))
        #expect(abs(path.length - .pi / 2) < 1e-3)
    }

    @Test func clockwiseGoesTheLongWayOverTheTop() {
        let path = arc(0, 90, clockwise: true)
        #expect(path.currentPoint!.isNear(CGPoint(0, 1), 1e-12))
        #expect(path.trimmedPath(from: 0, to: 1.0 / 3).currentPoint!.isNear(CGPoint(0, -1), 1e-3))
        #expect(abs(path.length - 1.5 * .pi) < 1e-3)
    }

    @Test(arguments: [(0.0, 360.0), (90, 450), (-180, 180), (0, 720), (360, 0)], [true, false])
    func aFullTurnOrMoreIsOneCircle(angles: (Double, Double), clockwise: Bool) {
        let path = arc(angles.0, angles.1, clockwise: clockwise)
        #expect(abs(path.length - 2 * .pi) < 1e-3)
        #expect(path.signedArea.sign == (clockwise ? .minus : .plus))
    }

    @Test func equalAnglesDrawNothing() {
        #expect(arc(30, 30, clockwise: false).length == 0)
        #expect(arc(30, 30, clockwise: true).length == 0)
    }

    @Test func anArcIsConnectedToAnOpenSubpathOnly() {
        var path = Path { $0.move(to: CGPoint(-5, 0)) }
        path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(-90))
        #expect(path.allElements[1] == .line(to: CGPoint(1, 0)))
        #expect(path.currentPoint!.isNear(CGPoint(0, -1), 1e-12))
        path.closeSubpath()
        path.addRelativeArc(center: .zero, radius: 2, startAngle: .zero, delta: .degrees(10))
        #expect(path.allElements.contains(.move(to: CGPoint(2, 0))))
    }

    @Test func anArcOfManyTurnsEndsWhereItShould() {
        var path = Path()
        path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(360 * 1_000_000 + 90))
        #expect(path.currentPoint!.isNear(CGPoint(0, 1), 1e-6))
        path = Path()
        path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(.infinity))
        path.addArc(center: .zero, radius: 1, startAngle: .radians(.nan), endAngle: .zero, clockwise: false)
        #expect(path.isEmpty)
    }

    @Test func pointsOfAnArcLieOnTheCircle() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<100 {
            let (center, radius) = (generator.point(-100...100), generator.number(1...200))
            let start = generator.number(-10...10), delta = generator.number(-6...6)
            let path = Path { $0.addRelativeArc(center: center, radius: radius, startAngle: .radians(start), delta: .radians(delta)) }
            for (p, _) in path.chords() { #expect(abs(p.distance(to: center) - radius) < radius * 3e-4) }
            #expect(path.currentPoint!.isNear(CGPoint(center.x + radius * cos(start + delta), center.y + radius * sin(start + delta)), 1e-9))
            #expect(abs(path.length - radius * abs(delta)) < radius * 2e-3)
        }
    }

    @Test func tangentsRoundOffACorner() {
        var path = Path { $0.move(to: .zero) }
        path.addArc(tangent1End: CGPoint(100, 0), tangent2End: CGPoint(100, 100), radius: 20)
        #expect(path.allElements[1] == .line(to: CGPoint(80, 0)))
        #expect(path.currentPoint!.isNear(CGPoint(100, 20)))
        #expect(abs(path.length - (80 + 10 * .pi)) < 0.01)
        path.addArc(tangent1End: CGPoint(100, 50), tangent2End: CGPoint(100, 90), radius: 20)
        #expect(path.currentPoint == CGPoint(100, 50))
        var left = Path { $0.move(to: .zero) }
        left.addArc(tangent1End: CGPoint(100, 0), tangent2End: CGPoint(100, -100), radius: 20)
        #expect(left.currentPoint!.isNear(CGPoint(100, -20)))
    }

    @Test func theTransformAppliesToTheArcAlone() {
        var path = Path { $0.move(to: CGPoint(1, 1)) }
        path.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: false,
                    transform: CGAffineTransform(translationX: 10, y: 0))
        #expect(path.allElements[0] == .move(to: CGPoint(1, 1)))
        #expect(path.currentPoint!.isNear(CGPoint(10, 1)))
    }
}
