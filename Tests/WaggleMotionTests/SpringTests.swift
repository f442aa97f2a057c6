import Foundation
import Testing
import WaggleGeometry
import WaggleMotion

private let sampleTimes = [0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0]

struct SpringTests {
    @Test(arguments: [
        (Spring.smooth, [0.13131, 0.35774, 0.71542, 0.89003, 0.98640, 0.99916, 0.99995]),
        (.snappy, [0.13821, 0.38810, 0.78637, 0.95645, 1.00602, 1.00044, 0.99997]),
        (.bouncy, [0.14572, 0.42330, 0.87371, 1.03393, 1.01450, 0.99819, 1.00007]),
        (Spring(response: 0.55, dampingRatio: 0.825), [0.11893, 0.34650, 0.74505, 0.94053, 1.01008, 1.00112, 0.99990]),
        (Spring(response: 0.15, dampingRatio: 0.86), [0.67663, 0.97588, 1.00145, 0.99998]),
        (Spring(duration: 0.5, bounce: -0.5), [0.09700, 0.23136, 0.45060, 0.60767, 0.79993, 0.91378, 0.96284]),
    ])
    func valuesOverTime(spring: Spring, values: [Double]) {
        for (time, value) in zip(sampleTimes, values) {
            #expect(abs(spring.value(target: 1.0, time: time) - value) < 6e-6)
            #expect(abs(spring.value(fromValue: 10.0, toValue: 20, initialVelocity: 0, time: time) - 10 - 10 * value) < 6e-5)
        }
    }

    @Test func settlingDurationsAreSwiftUIs() {
        #expect(Spring.smooth.settlingDuration == 0.8)
        #expect(abs(Spring.snappy.settlingDuration - 0.8768) < 5e-5)
        #expect(abs(Spring.bouncy.settlingDuration - 1.0447) < 5e-5)
        #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
    }

    @Test func theDescriptionsOfASpringConvertIntoEachOther() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(abs(spring.stiffness - 157.9137) < 1e-4)
        #expect(abs(spring.damping - 17.5929) < 1e-4)
        let physical = Spring(mass: 2, stiffness: 2 * spring.stiffness, damping: 2 * spring.damping)
        #expect(abs(physical.response - 0.5) < 1e-12)
        #expect(abs(physical.bounce - 0.3) < 1e-12)
        #expect(Spring(duration: 0.5, bounce: -0.5).dampingRatio == 2)
        #expect(abs(Spring(duration: 0.5, bounce: -0.5).bounce + 0.5) < 1e-12)
    }

    @Test func overdampingIsCriticalUnlessAllowed() {
        #expect(Spring(stiffness: 100, damping: 40).dampingRatio == 1)
        #expect(Spring(stiffness: 100, damping: 40, allowOverDamping: true).dampingRatio == 2)
        #expect(abs(Spring(stiffness: 100, damping: 40, allowOverDamping: true).stiffness - 100) < 1e-9)
    }

    @Test(arguments: [0.2, 0.5, 0.9])
    func aSpringMadeForASettlingDurationSettlesThen(dampingRatio: Double) {
        let spring = Spring(settlingDuration: 1.5, dampingRatio: dampingRatio)
        #expect(abs(spring.settlingDuration - 1.5) < 1e-9)
        #expect(abs(spring.dampingRatio - dampingRatio) < 1e-12)
    }

    @Test func theNearlyCriticalSpringMovesAsTheCriticalOne() {
        let reference = Spring(response: 0.5, dampingRatio: 1).value(target: 100.0, initialVelocity: 50, time: 0.2)
        for ratio in [1 - 1e-9, 1 + 1e-9, 1 - 1e-14, 1 + 1e-14] {
            let value = Spring(response: 0.5, dampingRatio: ratio).value(target: 100.0, initialVelocity: 50, time: 0.2)
            #expect(abs(value - reference) < 1e-5)
        }
    }

    @Test(arguments: [0.3, 1.0, 2.0])
    func velocityIsTheSlopeOfTheValue(dampingRatio: Double) {
        let spring = Spring(response: 0.4, dampingRatio: dampingRatio)
        let after = spring.value(target: 3.0, initialVelocity: -20, time: 0.1 + 1e-6)
        let before = spring.value(target: 3.0, initialVelocity: -20, time: 0.1 - 1e-6)
        #expect(abs(spring.velocity(target: 3.0, initialVelocity: -20, time: 0.1) - (after - before) / 2e-6) < 1e-5)
    }

    @Test func manyUpdatesEqualOne() {
        let spring = Spring(response: 0.5, dampingRatio: 0.4)
        var value = 2.0, velocity = -30.0
        for _ in 0..<37 { spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.01) }
        #expect(abs(value - (2 + spring.value(target: 8.0, initialVelocity: -30, time: 0.37))) < 1e-9)
        #expect(abs(velocity - spring.velocity(target: 8.0, initialVelocity: -30, time: 0.37)) < 1e-9)
    }

    @Test func forcePullsTowardsTheTargetAgainstTheVelocity() {
        let spring = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(abs(spring.force(target: 5.0, position: 3, velocity: 4) - 160) < 1e-9)
    }

    @Test func degenerateSpringsStayNumbers() {
        let stiff = Spring(response: 0, dampingRatio: 1), stuck = Spring(duration: 0.5, bounce: -1)
        #expect(stiff.value(target: 1.0, time: 0.001) == 1)
        #expect(stiff.velocity(target: 1.0, time: 0.001) == 0)
        #expect(stiff.settlingDuration == 0)
        #expect(stuck.value(target: 1.0, time: 5) == 0)
        #expect(stuck.settlingDuration == .infinity)
        #expect(stiff.force(target: 1.0, position: 1, velocity: 0) == 0)
        #expect(Spring(duration: 0.5, bounce: 1).value(target: 1.0, time: .infinity).isFinite)
        #expect(Spring(mass: 1, stiffness: 0, damping: 0).value(target: 1.0, initialVelocity: 3, time: 2) == 6)
        #expect(Spring(response: 0.5, dampingRatio: 1e6).value(target: 1.0, time: 1).isFinite)
        #expect(Spring(response: 0.5, dampingRatio: 1e6).settlingDuration > 1e5)
    }
}

struct FluidSpringTests {
    private func removal(_ spring: FluidSpring, _ distance: Double) -> Double {
        var state = FluidSpring.State<Double>(), frame = 0
        while !spring.advance(&state, target: distance, to: Double(frame) / 60), frame < 1000 { frame += 1 }
        return Double(frame) / 60
    }

    @Test(arguments: [
        (FluidSpring(response: 0.5, dampingFraction: 1), [0.83, 1.27, 1.38]),
        (FluidSpring(response: 0.5, dampingFraction: 0.85), [0.57, 1.03, 1.05]),
        (FluidSpring(response: 0.5, dampingFraction: 0.7), [0.77, 1.13, 1.45]),
        (FluidSpring(response: 0.15, dampingFraction: 0.86), [0.20, 0.37, 0.38]),
    ])
    func theTimeUntilRestDependsOnTheDistance(spring: FluidSpring, times: [Double]) {
        for (distance, time) in zip([1.0, 100, 300], times) { #expect(abs(removal(spring, distance) - time) <= 0.0051) }
    }

    @Test(arguments: [FluidSpring(.smooth), FluidSpring(.bouncy), FluidSpring(response: 0.3, dampingFraction: 3)])
    func itMovesAsTheExactSpringButForAStep(spring: FluidSpring) {
        let exact = Spring(response: spring.response, dampingRatio: spring.dampingFraction)
        var state = FluidSpring.State<Double>()
        for time in stride(from: 0.0, to: 1, by: 0.013) {
            _ = spring.advance(&state, target: 1, to: time)
            #expect(abs(state.value - exact.value(target: 1.0, time: time)) < 0.018)
        }
    }

    @Test func anyDampingStaysStable() {
        for fraction in [0, 30, 1e5, Double.infinity] {
            for response in [0, 0.05, 0.5] {
                var state = FluidSpring.State<Double>()
                _ = FluidSpring(response: response, dampingFraction: fraction).advance(&state, target: 1, to: 3)
                #expect(state.value > -1e-3 && state.value < 2.2)
            }
        }
    }

    @Test func howOftenItIsSampledDoesNotMatter() {
        let spring = FluidSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)
        let blend = spring.takeOver(from: (FluidSpring(.bouncy), .init()), value: 0.0, velocity: 40, at: 0)
        var often = blend, once = blend
        for step in 1...30 { _ = spring.advance(&often, target: 100, to: Double(step) / 300) }
        _ = spring.advance(&once, target: 100, to: 0.1)
        #expect(abs(often.value - once.value) < 1e-9)
        #expect(abs(often.velocity - once.velocity) < 1e-6)
    }

    @Test func theResponseOfAReplacedSpringPassesSmoothlyToTheNewOne() {
        let spring = FluidSpring(response: 0.15, dampingFraction: 1, blendDuration: 0.25)
        var blended = spring.takeOver(from: (FluidSpring(response: 1, dampingFraction: 1), .init()), value: 0.0, velocity: 0, at: 0)
        var plain = FluidSpring.State<Double>(), slow = FluidSpring.State<Double>()
        _ = spring.advance(&blended, target: 1, to: 0.1)
        _ = spring.advance(&plain, target: 1, to: 0.1)
        _ = FluidSpring(response: 1, dampingFraction: 1).advance(&slow, target: 1, to: 0.1)
        #expect(slow.value < blended.value && blended.value < plain.value)
    }

    @Test func aSpringThrownBackToItsTargetComesToRest() {
        let spring = FluidSpring(.smooth)
        var state = spring.takeOver(from: nil, value: 60.0, velocity: -100, at: 2)
        #expect(!spring.advance(&state, target: 0, to: 2.1))
        #expect(spring.advance(&state, target: 0, to: 5))
        #expect(abs(state.value) < 0.1)
    }

    /// A spring that is replaced just as it passes the new target, or is thrown from there.
    @Test(arguments: [1e-6, 1, -40, 2000]) func aSpringThrownAwayFromItsTargetComesToRest(velocity: Double) {
        let spring = FluidSpring(response: 0.5, dampingFraction: 0.5)
        var state = spring.takeOver(from: nil, value: 0.0, velocity: velocity, at: 0), frame = 0
        while !spring.advance(&state, target: 0, to: Double(frame) / 60), frame < 5000 { frame += 1 }
        #expect(frame > 2 && frame < 180, "\(frame)")
    }

    @Test(arguments: [0.7, 1, 1.5]) func aThrownSpringSettlesAtTheSameTimeAtAnyFrameRate(dampingFraction: Double) {
        let spring = FluidSpring(response: 0.3, dampingFraction: dampingFraction)
        func settling(_ rate: Double) -> Double {
            var state = spring.takeOver(from: nil, value: 0.0, velocity: 200, at: 0), time = 0.0
            repeat { time += 1 / rate } while !spring.advance(&state, target: 0, to: time) && time < 60
            return time
        }
        let exact = settling(300)
        for rate in [120, 60, 10, 0.2] { #expect(settling(rate) < exact + 1 / rate + 1e-9, "at \(rate)") }
        // The way of the throw.
        var state = spring.takeOver(from: nil, value: 0.0, velocity: 200, at: 0), reach = 0.0
        for step in 1...300 {
            _ = spring.advance(&state, target: 0, to: Double(step) / 300)
            reach = max(reach, abs(state.value))
        }
        #expect(abs(reach / (200 * spring.throwShare) - 1) < 0.1, "\(reach)")
    }
}
