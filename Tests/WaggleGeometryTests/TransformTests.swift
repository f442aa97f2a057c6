import Foundation
import Testing
import WaggleGeometry

@Suite struct TransformTests {
    @Test func rotationByAQuarterTurnsRightIntoDown() {
        #expect(CGPoint(1, 0).applying(CGAffineTransform(rotationAngle: .pi / 2)).isNear(CGPoint(0, 1)))
    }

    @Test func newStepsGoBeforeTheExistingOnes() {
        let scaled = CGAffineTransform(scaleX: 2, y: 3)
        #expect(CGPoint(1, 1).applying(scaled.translatedBy(x: 10, y: 20)) == CGPoint(22, 63))
        #expect(CGPoint(1, 1).applying(scaled.concatenating(CGAffineTransform(translationX: 10, y: 20))) == CGPoint(12, 23))
        #expect(CGAffineTransformRotate(scaled, 1) == CGAffineTransformConcat(CGAffineTransformMakeRotation(1), scaled))
    }

    @Test func aMapThatFlattensThePlaneIsItsOwnInverse() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        #expect(CGAffineTransform.identity.isIdentity && CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0).isIdentity)
    }

    @Test func rectanglesTurnIntoTheBoundsOfTheirCorners() {
        let turned = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.minX + 20) < 1e-9 && abs(turned.width - 20) < 1e-9 && abs(turned.height - 10) < 1e-9)
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }

    @Test func inverseDecompositionAndProjectionAgreeWithTheMap() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<200 {
            let t = CGAffineTransform(
                a: generator.number(-3...3), b: generator.number(-3...3), c: generator.number(-3...3), d: generator.number(-3...3),
                tx: generator.number(-50...50), ty: generator.number(-50...50))
            guard abs(t.a * t.d - t.b * t.c) > 0.05 else { continue }
            let p = generator.point(-100...100)
            let image = p.applying(t)
            #expect(image.applying(t.inverted()).isNear(p))
            #expect(p.applying(CGAffineTransform(t.decomposed())).isNear(image))
            #expect(p.applying(ProjectionTransform(t)).isNear(image))
        }
    }

    @Test func projectionsDivideAndComeBack() {
        var m = ProjectionTransform(CGAffineTransform(a: 1, b: 0.2, c: -0.3, d: 2, tx: 5, ty: 6))
        m.m13 = 0.002
        m.m23 = -0.001
        #expect(!m.isAffine && !m.isIdentity && ProjectionTransform().isIdentity)
        let p = CGPoint(30, 40)
        let w = 30 * 0.002 - 40 * 0.001 + 1
        #expect(p.applying(m).isNear(CGPoint((30 - 12 + 5) / w, (6 + 80 + 6) / w)))
        #expect(p.applying(m).applying(m.inverted()).isNear(p))
        #expect(p.applying(m.concatenating(m.inverted())).isNear(p))
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 0))
        let isUndone = flat.invert()
        #expect(!isUndone)
    }

    @Test func anglesConvertAndCalculateWithoutFolding() {
        #expect(abs(Angle.degrees(180).radians - .pi) < 1e-12)
        #expect(Angle.degrees(720) - .degrees(360) == .degrees(360))
        #expect(-Angle(degrees: 90) * 2 < .zero)
        #expect(Edge.Set.all == [.horizontal, .vertical] && Axis.Set([.horizontal, .vertical]).rawValue == 3)
    }
}
