import Foundation
import Testing
import WaggleGeometry
import WaggleMotion
@testable import WaggleCore
@testable import WaggleHeadless

private struct Phased: View {
    @State var trigger = 0
    let remote: Remote<Int>
    var isTriggered = true
    var curve: Animation? = .linear(duration: 1)
    let phases: [CGFloat] = [0, 30, 60]
    var body: some View {
        remote.connect($trigger)
        ZStack {
            Color.clear
            if isTriggered {
                Block(Paints.red).phaseAnimator(phases, trigger: trigger) { $0.offset(x: $1) } animation: { _ in curve }
            } else {
                PhaseAnimator(phases) { Block(Paints.red).offset(x: $0) } animation: { _ in curve }
            }
        }
    }
}

private struct Keyed: View {
    @State var trigger = 0
    let remote: Remote<Int>
    var repeats: Bool?
    var body: some View {
        remote.connect($trigger)
        ZStack {
            Color.clear
            if let repeats {
                KeyframeAnimator(initialValue: 0.0, repeating: repeats) { Block(Paints.red).offset(x: $0) } keyframes: { _ in
                    LinearKeyframe(40, duration: 1)
                }
            } else {
                Block(Paints.red).keyframeAnimator(initialValue: 0.0, trigger: trigger) { $0.offset(x: $1) } keyframes: { value in
                    LinearKeyframe(value + 40, duration: 1)
                }
            }
        }
    }
}

@MainActor
@Suite struct AnimatorTests {
    private let home: CGFloat = 90
    private let size = CGSize(width: 200, height: 100)

    @Test func phasesFollowOneAnotherAndGoRound() {
        let window = HeadlessWindow(Phased(remote: Remote(), isTriggered: false), size: size)
        #expect(near(window.minX(Paints.red), home))
        var places: [CGFloat] = []
        for step in 1...360 {
            window.advance(to: Double(step) / 60)
            if step % 60 == 30 { places.append((window.minX(Paints.red) ?? 0) - home) }
        }
        // The next phase begins in the frame after the one in which the previous phase ended.
        let expected: [CGFloat] = [15, 45, 30, 15, 45, 30]
        for (place, wanted) in zip(places, expected) { #expect(abs(place - wanted) < 8, "\(places)") }
    }

    @Test func aTriggerTakesThePhasesOnceAndBackToTheFirst() {
        let remote = Remote<Int>(), window = HeadlessWindow(Phased(remote: remote), size: size)
        for step in 1...60 { window.advance(to: Double(step) / 60) }
        #expect(near(window.minX(Paints.red), home))
        remote.value = 1
        var farthest: CGFloat = 0
        for step in 61...300 {
            window.advance(to: Double(step) / 60)
            farthest = max(farthest, (window.minX(Paints.red) ?? 0) - home)
        }
        #expect(near(farthest, 60, 2))
        #expect(near(window.minX(Paints.red), home))
        #expect(!window.graph.isAnimating)
    }

    @Test func phasesWithoutAnimationArePassedAndEndInTheFirst() {
        let remote = Remote<Int>(), window = HeadlessWindow(Phased(remote: remote, curve: nil), size: size)
        remote.value = 1
        for step in 1...4 { window.advance(to: Double(step) / 60) }
        #expect(near(window.minX(Paints.red), home))
        #expect(!window.graph.needsUpdate)
    }

    @Test func aRemovedAnimatorStopsAnimating() {
        struct Passing: View {
            @State var shows = true
            let remote: Remote<Bool>
            var body: some View {
                remote.connect($shows)
                if shows { PhaseAnimator([0, 1]) { Color.red.opacity($0) } }
            }
        }
        let remote = Remote<Bool>(), window = HeadlessWindow(Passing(remote: remote), size: size)
        for step in 1...10 { window.advance(to: Double(step) / 60) }
        remote.value = false
        for step in 11...200 { window.advance(to: Double(step) / 60) }
        _ = window.shown
        #expect(!window.graph.needsUpdate)
    }

    @Test func keyframesRepeatFromTheInitialValue() {
        let window = HeadlessWindow(Keyed(remote: Remote(), repeats: true), size: size)
        for (time, x) in [(0.25, 10.0), (0.5, 20), (1.25, 10), (2.75, 30)] {
            window.advance(to: time)
            #expect(near(window.minX(Paints.red), home + x, 0.01), "at \(time)")
        }
    }

    @Test func keyframesThatDoNotRepeatStayAtTheirEnd() {
        let window = HeadlessWindow(Keyed(remote: Remote(), repeats: false), size: size)
        window.advance(to: 5)
        #expect(near(window.minX(Paints.red), home + 40, 0.01))
        window.advance(to: 6)
        _ = window.shown
        #expect(!window.graph.needsUpdate)
    }

    @Test func aTriggerPlaysKeyframesFromTheValueShown() {
        let remote = Remote<Int>(), window = HeadlessWindow(Keyed(remote: remote), size: size)
        window.advance(to: 1)
        #expect(near(window.minX(Paints.red), home))
        for (number, wanted) in [(1, 40.0), (2, 80)] {
            remote.value = number
            window.settle()
            let start = window.time
            window.advance(to: start + 0.5)
            #expect(near(window.minX(Paints.red), home + wanted - 20, 0.01))
            window.advance(to: start + 2)
            #expect(near(window.minX(Paints.red), home + wanted, 0.01))
        }
    }
}

/// What programs do in the setter of `animatableData`.
@MainActor @Suite struct AnimatableSetterTests {
    /// The usual modifier that acts when an animation has come to its end.
    nonisolated private struct Ended: ViewModifier, Animatable {
        var x: Double
        let goal: Double
        let journal: Journal
        init(x: Double, journal: Journal) { (self.x, goal, self.journal) = (x, x, journal) }
        var animatableData: Double {
            get { x }
            set {
                x = newValue
                if x == goal { MainActor.assumeIsolated { journal.note("ended") } }
            }
        }
        @MainActor func body(content: Content) -> some View { content.opacity(x) }
    }

    /// Medium confidence.
    @Test func theFinalValueIsSetOnceWhetherOrNotAFrameFallsOnTheEnd() {
        for animation in [Animation.linear(duration: 1), .easeInOut(duration: 0.73), .spring, .bouncy, .linear(duration: 1).delay(0.5)] {
            for rate in [8.0, 60, 7] {
                let remote = Remote<Double>(), journal = Journal()
                let window = HeadlessWindow(Held(0.0, remote) { x in Paints.red.modifier(Ended(x: x.wrappedValue, journal: journal)) }, size: CGSize(width: 100, height: 100))
                window.animate(remote, to: 1, animation)
                for frame in 1...Int(rate * 4) { window.advance(to: Double(frame) / rate) }
                #expect(journal.take() == ["ended"], "\(animation) at \(rate) frames per second")
            }
        }
    }
}
