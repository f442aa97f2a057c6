import Foundation
import Testing
import WaggleMotion

@testable import WaggleCore

/// An attribute with its model value, as the graph keeps them.
private struct Animated<Value: VectorArithmetic> {
    var model: Value
    let attribute = AnimatedAttribute<Value>()

    init(_ model: Value) { self.model = model }

    mutating func set(_ value: Value, _ animation: Animation, at time: Double, completions: [AnimationCompletion] = []) {
        attribute.retarget(
            from: model, to: value, animation: animation, at: time, environment: EnvironmentValues(), completions: completions)
        model = value
    }

    mutating func shown(_ time: Double) -> Value { model + attribute.offset(at: time) }
}

private func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool { abs(a - b) < tolerance }

struct AnimatedAttributeTests {
    @Test func aChangeMovesFromTheOldValueToTheNew() {
        var x = Animated(10.0)
        #expect(!x.attribute.isAnimating)
        x.set(20, .linear(duration: 1), at: 5)
        #expect([5, 5.5, 6].map { x.shown($0) } == [10, 15, 20])
        #expect(x.attribute.isAnimating)
        #expect(x.shown(6.01) == 20)
        #expect(!x.attribute.isAnimating)
    }

    @Test func overlappingCurvesBothRunAndAddUpAsAppleDescribes() {
        var x = Animated(0.0)
        x.set(100, .linear(duration: 1), at: 0)
        _ = x.shown(0.5)
        x.set(200, .linear(duration: 1), at: 0.5)
        #expect(isNear(x.shown(0.5), 50))
        #expect(isNear(x.shown(0.75), 100))
        #expect(isNear(x.shown(1.25), 175))
        #expect(isNear(x.shown(1.5), 200))
    }

    @Test func aChangeWithoutAnimationKeepsTheOffsetOfARunningOne() {
        var x = Animated(0.0)
        x.set(100, .linear(duration: 1), at: 0)
        #expect(isNear(x.shown(0.25), 25))
        x.model = 300
        #expect(isNear(x.shown(0.5), 250))
        #expect(isNear(x.shown(1), 300))
    }

    @Test(arguments: [Animation.bouncy, .default, .spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0.2)])
    func aSpringTakesOverFromASpringWithItsVelocity(next: Animation) {
        var x = Animated(0.0)
        x.set(100, .smooth, at: 0)
        let before = x.shown(0.1 - 1.0 / 300), at = x.shown(0.1)
        x.set(-50, next, at: 0.1)
        #expect(isNear(x.shown(0.1), at))
        let after = x.shown(0.1 + 1.0 / 300)
        // The velocity changes only as fast as the springs can accelerate: by less than a fifth in 1/300 s.
        #expect(abs((after - at) - (at - before)) < 0.5 * abs(at - before))
        #expect(after > at)
        #expect(isNear(x.shown(4), -50))
        #expect(!x.attribute.isAnimating)
    }

    @Test func aSpringTakesOverFromACurveWhereItIs() {
        var x = Animated(0.0)
        x.set(100, .linear(duration: 1), at: 0)
        x.set(0, .spring, at: 0.5)
        #expect(isNear(x.shown(0.5), 50))
        #expect(x.shown(0.6) < 45)
        #expect(isNear(x.shown(5), 0))
    }

    @Test func severalChangesBeforeTheFirstFrameAreOneWay() {
        var x = Animated(0.0)
        x.set(50, .spring, at: 0)
        x.set(100, .spring, at: 0)
        var reference = Animated(0.0)
        reference.set(100, .spring, at: 0)
        #expect(isNear(x.shown(0.3), reference.shown(0.3), 1.5))
    }

    @Test func interpolatingSpringsAddUp() {
        var x = Animated(0.0), a = Animated(0.0), b = Animated(0.0)
        x.set(100, .interpolatingSpring(stiffness: 50, damping: 5), at: 0)
        a.set(100, .interpolatingSpring(stiffness: 50, damping: 5), at: 0)
        x.set(160, .interpolatingSpring(stiffness: 50, damping: 5), at: 0.4)
        b.set(60, .interpolatingSpring(stiffness: 50, damping: 5), at: 0.4)
        #expect(isNear(x.shown(0.7), a.shown(0.7) + b.shown(0.7)))
    }

    @Test func anEndlessAnimationGoesOnBesideALaterOneOfOtherComponents() {
        // A wave: its phase runs forever; its level then rises once, after a delay.
        var wave = Animated(AnimatablePair(0.0, 0.0))
        wave.set(AnimatablePair(0, 1), .linear(duration: 1).repeatForever(autoreverses: false), at: 0)
        wave.set(AnimatablePair(60, 1), .linear(duration: 6).delay(1), at: 0)
        for (time, level, phase) in [(0.5, 0, 0.5), (1.25, 2.5, 0.25), (4.5, 35, 0.5), (7, 60, 1.0), (100.25, 60, 0.25)] {
            let shown = wave.shown(time)
            #expect(isNear(shown.first, level) && isNear(shown.second, phase))
        }
        wave.set(AnimatablePair(0, 1), .spring, at: 101)
        #expect(isNear(wave.shown(110.75).first, 0) && isNear(wave.shown(110.75).second, 0.75))
    }

    @Test func aSpringTakesOverFromTheAnimationOfItsOwnComponents() {
        // The level rises slowly when both the wave's height and the level are animated to rest.
        var wave = Animated(AnimatablePair(0.0, 10.0))
        wave.set(AnimatablePair(100, 10), .linear(duration: 10), at: 0)
        wave.set(AnimatablePair(100, 0), .easeOut(duration: 4), at: 5)
        wave.set(AnimatablePair(50, 0), .spring(response: 0.3, dampingFraction: 1), at: 5)
        for time in [5.1, 5.5, 6, 8] { #expect(abs(wave.shown(time).first - 50) < 1, "\(wave.shown(time).first) at \(time)") }
        #expect(isNear(wave.shown(9.5).second, 0) && wave.shown(9.5).first == 50)
    }

    @Test(arguments: [Animation.easeOut(duration: 0.2), .linear(duration: 0), .default])
    func anEndlessAnimationEndsWhenAnotherChangesTheSameValue(stop: Animation) {
        var x = Animated(0.0)
        x.set(100, .linear(duration: 1).repeatForever(), at: 0)
        let before = x.shown(3.25)
        x.set(0, stop, at: 3.25)
        if stop != .linear(duration: 0) { #expect(isNear(x.shown(3.25), before)) }
        _ = x.shown(3.3)
        _ = x.shown(3.5)
        #expect(isNear(x.shown(6), 0))
        #expect(!x.attribute.isAnimating)
    }

    @Test func anEndlessAnimationIsReplacedByAnotherEndlessOne() {
        var x = Animated(0.0)
        x.set(100, .linear(duration: 1).repeatForever(), at: 0)
        x.set(0, .linear(duration: 1).repeatForever(), at: 0.7)
        for frame in 42...180 { _ = x.shown(Double(frame) / 60) }
        #expect(isNear(x.shown(3.2), 50))
        #expect(isNear(x.shown(3.45), 25))
    }

    @Test func theValueNeverJumpsWhileAnimationsReplaceEachOther() {
        var x = Animated(0.0), last = 0.0
        let animations: [Animation] = [
            .linear(duration: 0.7).repeatForever(), .spring, .easeInOut(duration: 0.4), .bouncy, .easeInOut(duration: 0.5).repeatForever(),
            .easeOut(duration: 0.3), .interactiveSpring, .linear(duration: 0.3).delay(0.1), .interpolatingSpring(stiffness: 100, damping: 10),
        ]
        for frame in 0..<600 {
            let time = Double(frame) / 120
            if frame % 17 == 0 { x.set(Double((frame * 7919) % 101), animations[(frame / 17) % animations.count], at: time) }
            let shown = x.shown(time)
            #expect(abs(shown - last) < 20, "at \(time)")
            last = shown
        }
        #expect(isNear(x.shown(60), x.model, 0.02) || x.attribute.isAnimating)
    }

    @Test func aSpringBeginsWithTheVelocityOfADrag() {
        var x = Animated(0.0)
        for frame in 0...6 {
            x.model = Double(frame) * 10
            x.attribute.track(model: x.model, at: Double(frame) / 60)
        }
        x.set(0, .smooth, at: 0.1)
        // Outward at 600 points per second, so it first continues in the direction of the drag.
        #expect(x.shown(0.11) > 63)
        #expect(isNear(x.shown(4), 0))
    }

    @Test func aSpringThatHasNotQuiteComeToRestDoesNotSwallowTheVelocityOfADrag() {
        var dragged = Animated(0.0), both = Animated(0.0)
        both.model = -50
        both.set(0, .spring(response: 0.6, dampingFraction: 0.75), at: -1)
        #expect(both.attribute.isAnimating)
        for frame in 0...6 {
            let time = Double(frame) / 60
            dragged.model = Double(frame) * 10
            dragged.attribute.track(model: dragged.model, at: time)
            both.model = dragged.model
            both.attribute.track(model: both.model, at: time)
            _ = both.shown(time)
        }
        #expect(both.attribute.isAnimating)
        dragged.set(200, .spring(response: 1, dampingFraction: 1), at: 0.1)
        both.set(200, .spring(response: 1, dampingFraction: 1), at: 0.1)
        for time in stride(from: 0.1, through: 1, by: 0.1) { #expect(isNear(both.shown(time), dragged.shown(time), 0.5), "at \(time)") }
    }

    @Test func completionsWaitForLogicalCompletionOrRemoval() {
        let logical = AnimationCompletion(criteria: .logicallyComplete) {}, removed = AnimationCompletion(criteria: .removed) {}
        var x = Animated(0.0)
        x.set(100, .linear(duration: 5).logicallyComplete(after: 1), at: 0, completions: [logical, removed])
        _ = x.shown(0.9)
        #expect(!logical.isReady && !removed.isReady)
        _ = x.shown(1)
        #expect(logical.isReady && !removed.isReady)
        _ = x.shown(5.01)
        #expect(removed.isReady)
    }

    @Test func aReplacedSpringStillCompletesLogicallyInItsOwnTime() {
        let first = AnimationCompletion(criteria: .logicallyComplete) {}, firstRemoved = AnimationCompletion(criteria: .removed) {}
        let second = AnimationCompletion(criteria: .logicallyComplete) {}
        var x = Animated(0.0)
        x.set(100, .spring, at: 0, completions: [first, firstRemoved])
        _ = x.shown(0.2)
        x.set(0, .spring, at: 0.4, completions: [second])
        _ = x.shown(0.49)
        #expect(!first.isReady && !second.isReady)
        _ = x.shown(0.51)
        #expect(first.isReady && !second.isReady && !firstRemoved.isReady)
        _ = x.shown(0.91)
        #expect(second.isReady && !firstRemoved.isReady)
        _ = x.shown(3)
        #expect(firstRemoved.isReady)
    }

    @Test func endingReleasesEveryCompletionAndACompletionRunsOnce() {
        var count = 0
        let completion = AnimationCompletion(criteria: .removed) { count += 1 }
        #expect(completion.isReady)
        var x = Animated(0.0)
        x.set(1, .linear.repeatForever(), at: 0, completions: [completion])
        #expect(!completion.isReady)
        x.attribute.end()
        #expect(completion.isReady && !x.attribute.isAnimating)
        completion.run()
        completion.run()
        #expect(count == 1)
    }

    @Test func changesThatAreNoNumbersJump() {
        var x = Animated(0.0)
        x.set(.nan, .spring, at: 0)
        #expect(!x.attribute.isAnimating)
        x.set(.infinity, .spring, at: 0)
        #expect(x.shown(0) == .infinity)
        #expect(!x.attribute.isAnimating)
    }
}
