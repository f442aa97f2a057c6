import Foundation
import Testing
@testable import WaggleMotion

struct ScrollFlingTests {
    /// UIScrollView: x = x0 + v0 F (1 - r^1000t), F = 0.499; at rest below 10 points per second.
    @Test(arguments: [200.0, 500, 1000, 2500, 6000]) func contentThatIsThrownCoasts(speed: Double) {
        let fling = ScrollFling(position: 100, velocity: speed, limits: 0...100_000)
        for time in stride(from: 0.0, to: fling.duration, by: 0.1) {
            #expect(abs(fling.position(at: time) - (100 + speed * 0.499 * (1 - pow(0.998, 1000 * time)))) < 1e-6)
        }
        #expect(abs(fling.destination - (100 + (speed - 10) * 0.499)) < 1e-6)
        #expect(abs(fling.duration - log(10 / speed) / (1000 * log(0.998))) < 1e-9)
        #expect(fling.velocity(at: fling.duration) == 0)
    }

    @Test(arguments: [-3000.0, -800, 800, 3000]) func anEndIsMetWithTheVelocityOfThatMoment(speed: Double) {
        let start = 300.0, limits = 0.0...600, fling = ScrollFling(position: start, velocity: speed, limits: limits)
        let end = speed > 0 ? 600.0 : 0
        let part = (end - start) / (speed * 0.499)
        guard part < 1 else { return #expect(limits.contains(fling.destination)) }
        let crossing = log(1 - part) / (1000 * log(0.998)), impact = speed * pow(0.998, 1000 * crossing)
        #expect(abs(fling.position(at: crossing) - end) < 1e-6)
        #expect(abs(fling.velocity(at: crossing + 1e-9) - impact) < 0.01)
        for time in [0.02, 0.05, 0.1, 0.3] {
            // UIScrollView: critically damped, 11/s, from the rest position with the velocity of impact.
            #expect(abs(fling.position(at: crossing + time) - (end + impact * time * exp(-11 * time))) < 1e-6)
        }
        #expect(fling.destination == end)
    }

    @Test func contentLetGoBeyondItsEndAtRestReturnsGently() {
        let fling = ScrollFling(position: -100, velocity: 0, limits: 0...500)
        for time in [0.05, 0.1, 0.2, 0.4] {
            let expected = -100 * (46 * exp(-9 * time) - 9 * exp(-46 * time)) / 37
            #expect(abs(fling.position(at: time) - expected) < 1e-9)
        }
        #expect(fling.destination == 0)
    }

    @Test func contentThrownFromBeyondItsEdgeCoastsOnInside() throws {
        let fling = ScrollFling(position: -40, velocity: 3000, limits: 0...100_000)
        var last = -40.0
        for frame in 1...600 {
            let position = fling.position(at: Double(frame) / 120)
            #expect(position >= last)
            last = position
        }
        #expect(fling.destination > 500)
    }

    @Test func contentThatDoesNotBounceStopsAtItsEnd() {
        let fling = ScrollFling(position: 300, velocity: -3000, limits: 0...600, bounces: false)
        #expect(fling.destination == 0 && (0...60).allSatisfy { fling.position(at: Double($0) / 60) >= 0 })
        #expect(ScrollFling(position: -20, velocity: 0, limits: 0...600, bounces: false).position(at: 0) == 0)
    }

    /// From slow releases to flings, the velocity is continuous, and a fling reaches its target without overshooting.
    @Test(arguments: [0.0, 30, 200, 800, 2000, 5000], [40.0, 200, 390]) func landingsKeepTheirVelocity(speed: Double, distance: Double) {
        let fling = ScrollFling(position: 0, velocity: speed, target: distance)
        #expect(abs((fling.position(at: 1e-6) - fling.position(at: 0)) / 1e-6 - speed) < 1)
        #expect(fling.destination == distance && fling.duration < 4)
        #expect((0...400).allSatisfy { fling.position(at: Double($0) / 120) <= distance + 1e-9 })
    }
    /// A landing ends when a fling would: it does not creep to its target.
    @Test(arguments: [300.0, 800, 2000, 5000], [60.0, 200, 390, 1500]) func aLandingThatCoastsEndsAtTheSpeedAtWhichAFlingEnds(speed: Double, distance: Double) {
        let landing = ScrollLanding(position: 0, velocity: speed, target: distance)
        let before = landing.duration - 1e-6
        #expect(abs(landing.position(at: before) - distance) < 0.2 && landing.position(at: landing.duration) == distance)
        guard (1.5...18).contains((speed - ScrollDeceleration.restSpeed) / distance) else { return }
        #expect(abs(landing.velocity(at: before) - ScrollDeceleration.restSpeed) < 0.01)
        #expect(landing.velocity(at: landing.duration) == 0)
    }
    @Test func aLandingAgainstTheThrowTurnsAround() {
        let fling = ScrollFling(position: 100, velocity: 300, target: 0)
        #expect(fling.position(at: 0.02) > 100 && fling.destination == 0)
    }

    @Test func aMovedFlingIsTheSameElsewhere() {
        for fling in [ScrollFling(position: 50, velocity: 900, limits: 0...200), ScrollFling(position: -50, velocity: 0, limits: 0...200), ScrollFling(position: 0, velocity: 100, target: 80)] {
            let moved = fling.moved(by: 1000)
            for frame in 0...200 { #expect(abs(moved.position(at: Double(frame) / 60) - fling.position(at: Double(frame) / 60) - 1000) < 1e-6) }
        }
    }

    @Test func infiniteAndNotANumberVelocitiesComeToRest() {
        for fling in [ScrollFling(position: 0, velocity: .nan, limits: 0...0), ScrollFling(position: 5, velocity: .infinity, limits: 0...10), ScrollFling(position: 0, velocity: .nan, target: 10)] {
            #expect(fling.destination.isFinite && fling.duration.isFinite)
        }
    }
}
