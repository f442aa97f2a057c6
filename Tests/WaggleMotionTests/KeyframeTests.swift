import Foundation
import Testing
import WaggleGeometry
import WaggleMotion

private struct Pose {
    var height = 0.0
    var scale = CGFloat(1)
    var angle = Angle(degrees: 0)
}

private struct Hop: KeyframeTrackContent {
    let height: Double
    var body: some KeyframeTrackContent<Double> {
        LinearKeyframe(height, duration: 0.5)
        LinearKeyframe(0, duration: 0.5)
    }
}

private struct HopAndGrow: Keyframes {
    var body: some Keyframes<Pose> {
        KeyframeTrack(\.height) { Hop(height: 8) }
        KeyframeTrack(\.scale) { MoveKeyframe(2) }
    }
}

struct KeyframeTests {
    @Test func tracksRunSideBySideAndHoldTheirLastValue() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.height) {
                LinearKeyframe(10, duration: 1)
                MoveKeyframe(100)
                LinearKeyframe(0, duration: 1, timingCurve: .easeIn)
            }
            KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 0.5) }
        }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: -1).height == 0)
        #expect(timeline.value(time: 0.25).height == 2.5)
        #expect(timeline.value(time: 0.25).scale == 2)
        #expect(timeline.value(time: 1).height == 100)
        #expect(abs(timeline.value(progress: 0.75).height - 100 * (1 - 0.31536)) < 0.001)
        #expect(timeline.value(time: 9).height == 0)
        #expect(timeline.value(time: 9).scale == 3)
        #expect(timeline.value(time: 9).angle == Angle(degrees: 0))
    }

    @Test func aSingleTrackNeedsNoKeyPath() {
        let timeline = KeyframeTimeline(initialValue: 1.0) {
            for target in [2.0, 4] { LinearKeyframe(target, duration: 1) }
            if Bool(true) { LinearKeyframe(5.0, duration: 1) } else { MoveKeyframe(0.0) }
        }
        #expect([0.5, 1.5, 2.5].map(timeline.value(time:)) == [1.5, 3, 4.5])
    }

    @Test func keyframesAreComposedByTheirBody() {
        let timeline = KeyframeTimeline(initialValue: Pose()) { HopAndGrow() }
        #expect(timeline.duration == 1)
        #expect(timeline.value(time: 0.25).height == 4)
        #expect(timeline.value(time: 0).scale == 2)
    }

    @Test func springKeyframesFollowTheSpringAndCarryOnItsVelocity() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(20, duration: 0.15, spring: .bouncy)
            SpringKeyframe(-60, spring: .bouncy)
        }
        #expect(abs(timeline.value(time: 0.1) - 20 * 0.42330) < 1e-3)
        #expect(abs(timeline.duration - 0.15 - 1.0447) < 1e-4)
        let before = timeline.value(time: 0.15 - 1e-7), at = timeline.value(time: 0.15), after = timeline.value(time: 0.15 + 1e-7)
        #expect(abs((at - before) - (after - at)) < 1e-9)
        #expect(timeline.value(time: 2) == -60)
    }

    @Test func cubicKeyframesInARowAreOneSmoothCurve() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(30, duration: 1)
            CubicKeyframe(30, duration: 2)
        }
        #expect([1, 2, 4].map(timeline.value(time:)) == [10, 30, 30])
        // The joint's velocity is the mean of the neighbours': (30 - 0) / 2.
        for side in [-1.0, 1] {
            #expect(abs((timeline.value(time: 1 + side * 1e-6) - 10) / (side * 1e-6) - 15) < 1e-3)
        }
    }

    @Test func aCubicKeyframeTakesTheVelocityOfNeighboursOfOtherKinds() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            CubicKeyframe(20, duration: 1)
            LinearKeyframe(0, duration: 1)
        }
        #expect(abs((timeline.value(time: 1 + 1e-6) - 10) / 1e-6 - 10) < 1e-3)
        #expect(abs((timeline.value(time: 2 - 1e-6) - 20) / -1e-6 + 20) < 1e-3)
    }

    @Test func explicitVelocitiesOfACubicKeyframeHold() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(1, duration: 1, startVelocity: 4, endVelocity: -2) }
        #expect(abs(timeline.value(time: 1e-6) / 1e-6 - 4) < 1e-3)
        #expect(abs((1 - timeline.value(time: 1 - 1e-6)) / 1e-6 + 2) < 1e-3)
    }

    @Test func keyframesWithoutDurationJump() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(5, duration: 0)
            CubicKeyframe(7, duration: -1)
        }
        #expect(timeline.duration == 0)
        #expect(timeline.value(time: 0) == 7)
        #expect(KeyframeTimeline(initialValue: 3.0) { MoveKeyframe(4.0) }.value(progress: 0.5) == 4)
    }
}
