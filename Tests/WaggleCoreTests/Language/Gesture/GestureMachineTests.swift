import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore

/// The state machines alone, as time diagrams: the finger's events above, the resulting phases below.
@MainActor
struct GestureMachineTests {
    /// The window itself as the place of a gesture.
    private struct Window: GestureContext {
        var size: CGSize { CGSize(width: 100, height: 100) }
        func point(fromWindow point: CGPoint, in space: CoordinateSpace) -> CGPoint? { point }
        func date(at time: TimeInterval) -> Date { Date(timeIntervalSinceReferenceDate: time) }
    }

    private enum Step {
        /// The finger is at a distance from where it went down.
        case down(TimeInterval), move(TimeInterval, CGFloat), up(TimeInterval), cancel(TimeInterval)
        case time(TimeInterval)
    }

    /// One letter per step: p possible, P possible with a value, A active, E ended, F failed.
    private func diagram<M: GestureMachine>(_ machine: M, _ steps: Step...) -> String {
        var machine = machine, text = "", location = CGPoint.zero
        for step in steps {
            var touches: [GestureTouch] = [], time: TimeInterval, kind = GestureEvent.Kind.touches
            func touch(_ phase: GestureTouch.Phase) { touches = [GestureTouch(id: 0, phase: phase, location: location)] }
            switch step {
            case .down(let at):
                time = at
                location = .zero
                touch(.began)
            case .move(let at, let x):
                time = at
                location.x = x
                touch(.moved)
            case .up(let at):
                time = at
                touch(.ended)
            case .cancel(let at):
                time = at
                touch(.cancelled)
            case .time(let at):
                time = at
                kind = .time
            }
            switch machine.handle(GestureEvent(kind: kind, time: time, touches: touches, context: Window())) {
            case .possible(nil): text += "p"
            case .possible: text += "P"
            case .active: text += "A"
            case .ended: text += "E"
            case .failed: text += "F"
            }
        }
        return text
    }

    @Test func aTapFailsByMovementOrTime() {
        let machine = TapMachine(count: 1)
        #expect(diagram(machine, .down(0), .up(0.1)) == "pE")
        #expect(diagram(machine, .down(0), .move(0.1, 44), .up(0.2)) == "ppE")
        #expect(diagram(machine, .down(0), .move(0.1, 45)) == "pF")
        #expect(diagram(machine, .down(0), .time(0.75)) == "pF")
        #expect(diagram(machine, .down(0), .up(0.75)) == "pF")
        #expect(diagram(machine, .down(0), .cancel(0.1)) == "pF")
    }

    @Test func aDoubleTapFailsIfTheSecondTapComesLate() {
        let machine = TapMachine(count: 2)
        #expect(diagram(machine, .down(0), .up(0.1), .down(0.4), .up(0.5)) == "pppE")
        #expect(diagram(machine, .down(0), .up(0.1), .time(0.45)) == "ppF")
        #expect(diagram(machine, .down(0), .up(0.7), .down(1.0), .up(1.7)) == "pppE")
        #expect(diagram(machine, .down(0), .up(0.7), .down(1.0), .up(1.8)) == "pppF")
    }

    @Test func aLongPressFailsByMovementOrByLifting() {
        let machine = LongPressGesture().makeMachine()
        #expect(diagram(machine, .down(0), .move(0.2, 10), .time(0.5)) == "PPE")
        #expect(diagram(machine, .down(0), .move(0.2, 10.5)) == "PF")
        #expect(diagram(machine, .down(0), .up(0.49)) == "PF")
        #expect(diagram(LongPressGesture(minimumDuration: 0).makeMachine(), .down(0)) == "E")
        #expect(diagram(LongPressGesture(minimumDuration: .infinity).makeMachine(), .down(0), .time(9), .up(10)) == "PPF")
    }

    @Test func aDragBeginsAtItsMinimumDistance() {
        let machine = DragGesture().makeMachine()
        #expect(diagram(machine, .down(0), .move(0.1, 9), .move(0.2, 10), .move(0.3, 0), .up(0.4)) == "ppAAE")
        #expect(diagram(machine, .down(0), .move(0.1, 9), .up(0.2)) == "ppF")
        #expect(diagram(machine, .down(0), .move(0.1, 20), .cancel(0.2)) == "pAF")
        #expect(diagram(DragGesture(minimumDistance: 0).makeMachine(), .down(0), .up(0.1)) == "AE")
    }

    @Test func aPressFailsIfTheFingerLiftsFarAway() {
        let machine = PressGesture().makeMachine()
        #expect(diagram(machine, .down(0), .move(0.1, 169), .up(5)) == "AAE")
        #expect(diagram(machine, .down(0), .move(0.1, 171), .up(5)) == "AAF")
        #expect(diagram(machine, .down(0), .move(0.1, 171), .move(0.2, 100), .up(0.3)) == "AAAE")
    }

    @Test func machinesNameTheTimeAtWhichTheyChange() {
        var tap = TapMachine(count: 2), press = LongPressGesture(minimumDuration: 0.3).makeMachine()
        #expect(tap.wake == nil && press.wake == nil)
        func touch(_ phase: GestureTouch.Phase, _ time: TimeInterval) -> GestureEvent {
            GestureEvent(kind: .touches, time: time, touches: [GestureTouch(id: 0, phase: phase, location: .zero)], context: Window())
        }
        _ = tap.handle(touch(.began, 1))
        _ = press.handle(touch(.began, 1))
        #expect(near(tap.wake, 1.75) && near(press.wake, 1.3))
        _ = tap.handle(touch(.ended, 1.25))
        #expect(near(tap.wake, 1.6))
    }
}
