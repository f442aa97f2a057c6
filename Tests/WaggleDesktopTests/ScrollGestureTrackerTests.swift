import Foundation
import Testing
import WaggleCore
import WaggleGeometry
@testable import WaggleDesktop

struct ScrollGestureTrackerTests {
    private func step(_ dx: Double, _ dy: Double, units: Bool = false, notch: Bool = false) -> ScrollGestureTracker.Step {
        ScrollGestureTracker.Step(dx: dx, dy: dy, isInUnits: units, isNotch: notch)
    }

    @Test func aNotchIsAnEventByItself() {
        var course = ScrollGestureTracker(zoom: 1)
        let event = course.event(step(0, 1, notch: true), at: .zero, 0, [])
        #expect(event?.phase == nil && event?.isPrecise == false)
        #expect(event?.delta == CGVector(dx: 0, dy: -1) && event?.points == CGVector(dx: 0, dy: -60))
        #expect(course.event(ScrollGestureTracker.Step(isStop: true), at: .zero, 0, []) == nil)
    }

    @Test func shiftTurnsAWheelToTheSide() {
        var course = ScrollGestureTracker(zoom: 1)
        #expect(course.event(step(0, 1, notch: true), at: .zero, 0, .shift)?.delta == CGVector(dx: -1, dy: 0))
    }

    @Test func fingersBeginMoveAndEndWithTheirVelocity() {
        var course = ScrollGestureTracker(zoom: 0.5)
        let phases = (0..<4).compactMap { course.event(step(0, 2, units: true), at: .zero, Double($0) * 0.01, []) }
        #expect(phases.map(\.phase) == [.began, .moved, .moved, .moved])
        #expect(phases.allSatisfy { $0.isPrecise && $0.delta == CGVector(dx: 0, dy: -4) })
        let end = course.event(ScrollGestureTracker.Step(isStop: true), at: .zero, 0.035, [])
        #expect(end?.phase == .ended)
        #expect(abs((end?.velocity.dy ?? 0) + 400) < 1e-6)
    }

    @Test func fingersThatRestedHaveNoVelocity() {
        var course = ScrollGestureTracker(zoom: 1)
        _ = course.event(step(0, 2, units: true), at: .zero, 0, [])
        _ = course.event(step(0, 2, units: true), at: .zero, 0.01, [])
        #expect(course.event(ScrollGestureTracker.Step(isStop: true), at: .zero, 0.5, [])?.velocity == .zero)
    }

    @Test func onX11WholeNotchesAreAWheelsAndPartsAreFingers() {
        var course = ScrollGestureTracker(zoom: 1)
        #expect(course.event(step(0, -1), at: .zero, 0, [])?.isPrecise == false)
        #expect(course.event(step(0, -0.25), at: .zero, 0.1, [])?.delta == CGVector(dx: 0, dy: 15))
        // In the middle of a movement, a notch is part of it.
        #expect(course.event(step(0, -1), at: .zero, 0.11, [])?.phase == .moved)
    }

    @Test func fingersComeToRestBeforeTheyMove() {
        var course = ScrollGestureTracker(zoom: 1)
        #expect(course.rest(at: .zero, 0, [])?.phase == .rested)
        _ = course.event(step(0, 2, units: true), at: .zero, 0, [])
        #expect(course.rest(at: .zero, 0, []) == nil)
        #expect(course.cancel(at: .zero, 0)?.phase == .cancelled)
        #expect(course.cancel(at: .zero, 0) == nil)
    }
}
