import Foundation
import Testing
import WaggleMotion

@testable import WaggleCore

/// Runs an animation over a distance of 100 and reads it at increasing times; nil from its end on.
private func samples(_ animation: Animation, _ times: [Double]) -> [Double?] {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    return times.map { animation.animate(value: 100, time: $0, context: &context) }
}

private func isClose(_ a: [Double?], _ b: [Double?], _ tolerance: Double = 1e-3) -> Bool {
    zip(a, b).allSatisfy { a, b in
        if let a, let b { abs(a - b) < tolerance } else { a == nil && b == nil }
    }
}

/// A custom animation with state: counts its samples.
private struct Counting: CustomAnimation {
    struct Count: AnimationStateKey {
        static var defaultValue: Int { 0 }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        context.state[Count.self] += 1
        return context.state[Count.self] > 4 ? nil : value.scaled(by: Double(context.state[Count.self]) / 4)
    }
}

struct AnimationTests {
    @Test func timingCurvesTakeTheirDefaultDurations() {
        #expect(isClose(samples(.linear, [0, 0.175, 0.35, 0.3501]), [0, 50, 100, nil]))
        #expect(isClose(samples(.easeIn, [0.0875]), [9.346]))
        #expect(isClose(samples(.easeOut(duration: 1), [0.25]), [37.814]))
        #expect(isClose(samples(.easeInOut(duration: 2), [0.5]), [12.916]))
        #expect(isClose(samples(.timingCurve(0.25, 0.1, 0.25, 1), [0.0875]), [40.851]))
        #expect(samples(.linear(duration: 0), [0]) == [nil])
    }

    @Test func timingCurvesMayOvershoot() throws {
        let back = try #require(samples(.timingCurve(0.5, -1, 0.5, 2, duration: 1), [0.2])[0])
        #expect(back < 0)
    }

    @Test func springWithoutNamesIsTheOneWithoutBounce() {
        #expect(Animation.spring == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.spring() == .spring)
        #expect(Animation.spring(duration: 0.5) == .spring(response: 0.5, dampingFraction: 1))
        #expect(Animation.spring(response: 0.5) == .spring(response: 0.5, dampingFraction: 0.825, blendDuration: 0))
        #expect(Animation.spring(dampingFraction: 0.6) == .spring(response: 0.5, dampingFraction: 0.6))
        #expect(Animation.spring(blendDuration: 0.1) == .spring(duration: 0.5, bounce: 0, blendDuration: 0.1))
        #expect(Animation.interactiveSpring == .interactiveSpring())
        #expect(Animation.interactiveSpring == .spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25))
        #expect(Animation.interactiveSpring(response: 0.15) == .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
        #expect(Animation.smooth == .spring(.smooth) && Animation.snappy == .spring(.snappy) && Animation.bouncy == .spring(.bouncy))
        #expect(Animation.bouncy(extraBounce: 0.1) == .spring(duration: 0.5, bounce: 0.4))
    }

    @Test(arguments: [true, false])
    func implicitMembersWorkInTernariesOfOptionals(isEased: Bool) {
        let animation: Animation? = isEased ? .easeInOut : .interpolatingSpring(stiffness: 170, damping: 10).speed(2)
        #expect((animation == .easeInOut) == isEased)
        let other: Animation? = isEased ? .spring().speed(2).delay(0.1) : nil
        #expect((other == .spring.speed(2).delay(0.1)) == isEased)
    }

    @Test func theDefaultEqualsOnlyItself() {
        #expect(Animation.default == .default)
        #expect(Animation.default != .spring(response: 0.5, dampingFraction: 1))
        #expect(Animation.default.description == "DefaultAnimation()")
        #expect(Set([Animation.default, .default, .linear, .linear(duration: 0.35)]).count == 2)
    }

    @Test func springsCountAsCompleteAfterTheirResponse() {
        for (animation, response) in [(Animation.bouncy, 0.5), (.interactiveSpring, 0.15), (.interpolatingSpring(stiffness: 100, damping: 10), 0.6283)] {
            var context = AnimationContext<Double>(environment: EnvironmentValues())
            _ = animation.animate(value: 100, time: response - 0.001, context: &context)
            #expect(!context.isLogicallyComplete)
            _ = animation.animate(value: 100, time: response + 0.001, context: &context)
            #expect(context.isLogicallyComplete)
        }
    }

    @Test func interpolatingSpringsFollowTheExactMotionUntilTheySettle() {
        #expect(isClose(samples(.interpolatingSpring, [0.05, 0.1, 0.2, 0.5, 0.81]), [13.131, 35.774, 71.542, 98.640, nil]))
        #expect(isClose(samples(.interpolatingSpring(duration: 0.5, bounce: 0.3), [0.2, 1.04, 1.05]), [87.371, 100.007, nil], 0.01))
        // Overdamping is treated as critical damping.
        #expect(
            isClose(
                samples(.interpolatingSpring(stiffness: 100, damping: 90), [0.1, 0.3]),
                samples(.interpolatingSpring(stiffness: 100, damping: 20), [0.1, 0.3])))
        // An initial velocity of 1 covers the whole distance in a second.
        #expect(isClose(samples(.interpolatingSpring(stiffness: 100, damping: 20, initialVelocity: 1), [0.001]), [0.1049]))
    }

    @Test func delaySpeedAndRepetition() {
        #expect(isClose(samples(.linear(duration: 1).speed(2), [0.25, 0.6]), [50, nil]))
        #expect(isClose(samples(.linear(duration: 1).delay(0.5), [0.25, 1, 1.6]), [0, 50, nil]))
        #expect(isClose(samples(.linear(duration: 1).delay(0.5).speed(2), [0.25, 0.5]), [0, 50]))
        #expect(isClose(samples(.linear(duration: 1).speed(2).delay(0.5), [0.5, 0.75]), [0, 50]))
        #expect(isClose(samples(.linear(duration: 1).repeatCount(3), [1.25, 2.5, 3, 3.01]), [75, 50, 100, nil]))
        #expect(isClose(samples(.linear(duration: 1).repeatCount(2), [1.25, 1.99, 2.01]), [75, 1, nil]))
        #expect(isClose(samples(.linear(duration: 1).repeatCount(3, autoreverses: false), [1.25, 2.5, 3.01]), [25, 50, nil]))
        #expect(isClose(samples(.linear(duration: 1).repeatCount(0), [0.5, 1.01]), [50, nil]))
        #expect(isClose(samples(.linear(duration: 0).delay(1), [0.5, 1.01]), [0, nil]))
        #expect(samples(.linear(duration: 0).repeatForever(), [0]) == [nil])
    }

    @Test func aRepeatedCurveComesBackWithTheSameEasingMirroredInValue() {
        #expect(isClose(samples(.easeIn(duration: 1).repeatForever(), [0.25, 1.25, 2.25, 1_000_001.25]), [9.346, 90.654, 9.346, 90.654]))
    }

    @Test func theOrderOfDelayAndRepetitionMatters() {
        #expect(isClose(samples(.linear(duration: 1).delay(0.5).repeatForever(autoreverses: false), [1, 1.75, 2.5]), [50, 0, 50]))
        #expect(isClose(samples(.linear(duration: 1).repeatForever(autoreverses: false).delay(0.5), [1, 1.75, 2.5]), [50, 25, 100]))
    }

    @Test func repetitionsDoNotDependOnTheFrameRate() throws {
        let animation = Animation.bouncy.repeatForever(autoreverses: false)
        let fine = samples(animation, Array(stride(from: 0, through: 3, by: 1.0 / 240)))
        #expect(isClose([samples(animation, [3])[0]], [fine.last ?? nil], 1e-6))
    }

    @Test func repetitionsOfSpringsBeginAgainWhenTheSpringRests() throws {
        let rest = try #require(FluidSpring(.smooth).restTime(target: 100.0))
        #expect(abs(rest - 1.267) < 0.01)
        let values = samples(.smooth.repeatForever(), [rest - 0.01, rest + 0.1, 2 * rest + 0.1])
        #expect(isClose(values, [100, 100 - 37, 37], 1.5))
    }

    @Test func logicalCompletionComesAtTheLatestAfterTheGivenTime() {
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        let animation = Animation.linear(duration: 5).logicallyComplete(after: 1)
        _ = animation.animate(value: 1, time: 0.9, context: &context)
        #expect(!context.isLogicallyComplete)
        _ = animation.animate(value: 1, time: 1, context: &context)
        #expect(context.isLogicallyComplete)
    }

    @Test func customAnimationsKeepTheirStateAndRepeatFromAFreshOne() {
        #expect(isClose(samples(Animation(Counting()), [0, 1, 2, 3, 4]), [25, 50, 75, 100, nil]))
        #expect(isClose(samples(Animation(Counting()).repeatCount(2), [0, 1, 2, 3, 4, 5]), [25, 50, 75, 100, 75, 50]))
        #expect(Animation(Counting()) == Animation(Counting()))
    }
}
