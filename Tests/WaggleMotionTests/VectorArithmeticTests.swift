import Foundation
import Testing
import WaggleGeometry
import WaggleMotion

/// A stepwise fade from 0 to 1, written as programs write it.
private struct Dial: Animatable {
    var level: Double
    var animatableData: Double {
        get { level }
        set { level = newValue }
    }
}

private struct Marker: Animatable {}

struct VectorArithmeticTests {
    @Test func pairsComputeComponentByComponent() {
        let a = AnimatablePair(1.0, AnimatablePair(2.0, CGFloat(2)))
        #expect(a.magnitudeSquared == 9)
        #expect(a.scaled(by: 2) == AnimatablePair(2, AnimatablePair(4, 4)))
        #expect(AnimatablePair<Double, AnimatablePair<Double, CGFloat>>.zero.interpolated(towards: a, amount: 0.25).first == 0.25)
    }

    @Test func animatableDataHasDefaultsForVectorsAndForTypesWithNothingToAnimate() {
        var dial = Dial(level: 1)
        dial.animatableData.scale(by: 3)
        #expect(dial.level == 3)
        #expect(5.0.animatableData == 5)
        #expect(Marker().animatableData == EmptyAnimatableData())
    }

    @Test func anglesAndUnitPointsAreScaledBy128() {
        #expect(Angle(radians: 2).animatableData == 256)
        #expect(UnitPoint(x: 0.5, y: 1).animatableData == AnimatablePair(64, 128))
        var point = UnitPoint(x: 0, y: 0)
        point.animatableData = AnimatablePair(32, 128)
        #expect(point == UnitPoint(x: 0.25, y: 1))
    }

    @Test func anglesTurnFullyInsteadOfTakingTheShortWay() {
        var angle = Angle(degrees: 0)
        angle.animatableData.interpolate(towards: Angle(degrees: 720).animatableData, amount: 0.5)
        #expect(abs(angle.radians - 2 * Double.pi) < 1e-12)
    }

    @Test func arraysFillTheShorterOneUpWithZeros() {
        let short = AnimatableArray([1.0]), long = AnimatableArray([1.0, 2, 3])
        #expect((short + long).elements == [2, 2, 3])
        #expect((short - long).elements == [0, -2, -3])
        #expect((AnimatableArray.zero + long).scaled(by: 2).elements == [2, 4, 6])
        #expect(long.magnitudeSquared == 14)
    }

    @Test func vectorsWithoutACommonComponentHaveNoDotProduct() {
        #expect(AnimatablePair(3.0, 0.0).dot(AnimatablePair(0, 4)) == 0)
        #expect(AnimatablePair(3.0, 1.0).dot(AnimatablePair(2, 4)) == 10)
    }
}
