import Foundation
import Testing
import WaggleMotion

struct ScrollingTests {
    @Test func theRubberBandGivesWayLessAndLess() {
        for (drag, shown) in [(10.0, 5.462), (50, 26.586), (100, 51.462), (200, 96.703), (400, 172.549)] {
            #expect(abs(RubberBand.displacement(drag: drag, viewport: 800) - shown) < 5e-4)
            #expect(abs(RubberBand.displacement(drag: -drag, viewport: 800) + shown) < 5e-4)
            #expect(abs(RubberBand.drag(displacement: shown, viewport: 800) - drag) < 0.01)
        }
        #expect(RubberBand.displacement(drag: 10, viewport: 0) == 0)
    }

    @Test(arguments: [(500.0, 244.51, 1.954), (1000, 494.01, 2.300), (2000, 993.01, 2.647), (4000, 1991.01, 2.993)])
    func aFlickTravelsInProportionToItsVelocity(velocity: Double, travel: Double, duration: Double) {
        for sign in [1.0, -1] {
            let flick = ScrollDeceleration(position: 30, velocity: sign * velocity)
            #expect(abs(flick.destination - 30 - sign * travel) < 0.005)
            #expect(abs(flick.duration - duration) < 5e-4)
            #expect(flick.velocity(at: flick.duration) == 0)
            #expect(flick.position(at: 100) == flick.destination)
        }
    }

    @Test func aFlickReachesAnEdgeAtTheExactTime() throws {
        let flick = ScrollDeceleration(position: 0, velocity: 1000)
        let time = try #require(flick.time(at: 200))
        #expect(abs(flick.position(at: time) - 200) < 1e-9)
        #expect(flick.time(at: 600) == nil)
        #expect(flick.time(at: -1) == nil)
        #expect(ScrollDeceleration(position: 0, velocity: 5).duration == 0)
        #expect(ScrollDeceleration(position: 0, velocity: 5).time(at: 1) == nil)
    }

    @Test(arguments: [ScrollDeceleration.Rate.normal, .fast])
    func thePagingVelocityLeadsToThePage(rate: ScrollDeceleration.Rate) {
        let velocity = ScrollDeceleration.velocity(from: 120, to: -393, rate: rate)
        #expect(abs(ScrollDeceleration(position: 120, velocity: velocity, rate: rate).destination + 393) < 1e-9)
    }

    @Test func runningIntoAnEdgeOvershootsAndReturns() {
        for (velocity, peak) in [(1000.0, 33.44), (3005, 100.5)] {
            let bounce = EdgeBounce(displacement: 0, velocity: velocity)
            #expect(abs(bounce.displacement(at: 1 / 11) - peak) < 0.02)
            #expect(abs(bounce.velocity(at: 1 / 11)) < 1e-9)
            #expect(abs(bounce.displacement(at: bounce.duration)) <= 0.1)
        }
    }

    @Test func contentLetGoAtRestReturnsGently() {
        let bounce = EdgeBounce(displacement: 100, velocity: 20)
        for (time, shown) in [(0.05, 76.83), (0.1, 50.30), (0.2, 20.55), (0.3, 8.36), (0.5, 1.38)] {
            #expect(abs(bounce.displacement(at: time) - shown) < 0.006)
        }
    }
}

struct VelocityEstimatorTests {
    @Test func theLastThreeSamplesCount() {
        var estimator = VelocityEstimator<Double>()
        #expect(estimator.velocity == 0)
        estimator.add(0, at: 1)
        #expect(estimator.velocity == 0)
        estimator.add(10, at: 1.1)
        #expect(abs(estimator.velocity - 100) < 1e-9)
        estimator.add(30, at: 1.2)
        #expect(abs(estimator.velocity - (0.25 * 200 + 0.75 * 100)) < 1e-9)
        estimator.add(30, at: 1.3)
        #expect(abs(estimator.velocity - 150) < 1e-9)
    }

    @Test func aSampleAtTheSameTimeReplacesTheOneBefore() {
        var estimator = VelocityEstimator<Double>()
        estimator.add(0, at: 1)
        estimator.add(99, at: 1.5)
        estimator.add(10, at: 1.5)
        #expect(estimator.velocity == 20)
    }

    @Test func velocityFadesWhileNothingMovesAndIsForgottenAfterTwoSeconds() {
        var estimator = VelocityEstimator<Double>()
        estimator.add(0, at: 1)
        estimator.add(100, at: 2)
        #expect(estimator.velocity(at: 2) == 100)
        #expect(abs(estimator.velocity(at: 2.1) - 100 * pow(0.998, 100)) < 1e-6)
        #expect(estimator.velocity(at: 4) == 0)
    }
}
