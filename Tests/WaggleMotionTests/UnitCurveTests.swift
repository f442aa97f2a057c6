import Foundation
import Testing
import WaggleGeometry
import WaggleMotion

struct UnitCurveTests {
    @Test(arguments: [
        (UnitCurve.easeIn, [0.01703, 0.09346, 0.31536, 0.62186, 0.83943]),
        (.easeOut, [0.16057, 0.37814, 0.68464, 0.90654, 0.98297]),
        (.easeInOut, [0.01972, 0.12916, 0.5, 0.87084, 0.98028]),
        (.bezier(startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1)),
            [0.09480, 0.40851, 0.80240, 0.96046, 0.99432]),
        (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    ])
    func bezierCurvesPassThroughTheKnownValues(curve: UnitCurve, values: [Double]) {
        for (x, y) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) { #expect(abs(curve.value(at: x) - y) < 6e-6) }
        #expect(curve.value(at: -1) == 0)
        #expect(curve.value(at: 2) == 1)
    }

    @Test func aBezierCurveMayOvershootVertically() {
        let curve = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.24, y: 1.4), endControlPoint: UnitPoint(x: 1, y: -1))
        #expect(curve.value(at: 0.25) > 0.4)
        #expect(curve.value(at: 0.75) < 0.3)
        let back = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.5, y: -1), endControlPoint: UnitPoint(x: 0.5, y: 1))
        #expect(back.value(at: 0.1) < 0)
    }

    @Test func horizontalControlCoordinatesAreClamped() {
        let curve = UnitCurve.bezier(startControlPoint: UnitPoint(x: -3, y: 0), endControlPoint: UnitPoint(x: 9, y: 1))
        let clamped = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
        #expect(curve.value(at: 0.3) == clamped.value(at: 0.3))
    }

    @Test func circularCurvesFollowTheCircle() {
        #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
        #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-12)
        #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.3) - 0.1) < 1e-12)
        #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.7) - 0.9) < 1e-12)
        #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    }

    @Test func velocityIsTheSlopeAndZeroWhereTheCurveRests() {
        #expect([0, 0.3, 1].map(UnitCurve.linear.velocity) == [1, 1, 1])
        #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
        #expect(UnitCurve.easeIn.velocity(at: 1) == 0)
        #expect(UnitCurve.easeOut.velocity(at: 1) == 0)
        // A control point on the start leaves the slope there undefined; SwiftUI returns 1.
        #expect(UnitCurve.easeOut.velocity(at: 0) == 1)
        for curve in [UnitCurve.easeInOut, .easeIn, .circularEaseIn, .circularEaseInOut] {
            let slope = (curve.value(at: 0.4 + 1e-6) - curve.value(at: 0.4 - 1e-6)) / 2e-6
            #expect(abs(curve.velocity(at: 0.4) - slope) < 1e-4)
        }
    }

    @Test func theInverseGivesBackTheProgress() {
        for curve in [UnitCurve.easeIn, .easeInOut, .circularEaseIn, .circularEaseOut] {
            #expect(abs(curve.inverse.value(at: curve.value(at: 0.37)) - 0.37) < 1e-9)
        }
    }
}
