import Foundation
import Testing
import WaggleCore
@testable import WaggleDesktop

/// Mouse events as fingers.
@Suite struct MouseFingersTests {
    private let size = CGSize(width: 200, height: 100)
    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    private func change(_ finger: Int, _ phase: InputPhase, _ x: CGFloat, _ y: CGFloat) -> MouseFingers.Change {
        MouseFingers.Change(finger: finger, phase: phase, location: CGPoint(x: x, y: y))
    }

    @Test func aMouseIsOneFinger() {
        var mouse = MouseFingers()
        #expect(mouse.move(to: at(5, 5), [], in: size) == [])
        #expect(mouse.press(at: at(10, 20), [], in: size) == [change(0, .began, 10, 20)])
        #expect(mouse.move(to: at(15, 25), [], in: size) == [change(0, .moved, 15, 25)])
        #expect(mouse.release(at: at(16, 26), [], in: size) == [change(0, .ended, 16, 26)])
        #expect(mouse.move(to: at(17, 27), [], in: size) == [])
    }

    @Test(arguments: [EventModifiers.option, .control])
    func withAModifierASecondFingerMirrorsIt(_ modifier: EventModifiers) {
        var mouse = MouseFingers()
        #expect(mouse.press(at: at(90, 40), modifier, in: size) == [change(0, .began, 90, 40), change(1, .began, 110, 60)])
        #expect(mouse.move(to: at(50, 40), modifier, in: size) == [change(0, .moved, 50, 40), change(1, .moved, 150, 60)])
        #expect(mouse.release(at: at(50, 40), modifier, in: size) == [change(0, .ended, 50, 40), change(1, .ended, 150, 60)])
    }

    @Test func bothFingersStayWhenTheModifierIsLetGo() {
        var mouse = MouseFingers()
        _ = mouse.press(at: at(90, 40), .option, in: size)
        #expect(mouse.move(to: at(80, 40), [], in: size).count == 2)
        #expect(mouse.release(at: at(80, 40), [], in: size).count == 2)
        #expect(mouse.press(at: at(80, 40), [], in: size) == [change(0, .began, 80, 40)])
    }

    @Test func withShiftBothFingersMoveSideBySide() {
        var mouse = MouseFingers()
        _ = mouse.press(at: at(90, 40), .option, in: size)
        #expect(mouse.move(to: at(95, 50), [.option, .shift], in: size) == [change(0, .moved, 95, 50), change(1, .moved, 115, 70)])
        // Around their new centre.
        #expect(mouse.move(to: at(90, 50), .option, in: size) == [change(0, .moved, 90, 50), change(1, .moved, 120, 70)])
    }

    @Test func theCentreCanBeMovedBeforeTheFingersComeDown() {
        var mouse = MouseFingers()
        _ = mouse.move(to: at(100, 50), .option, in: size)
        _ = mouse.move(to: at(40, 30), [.option, .shift], in: size)
        #expect(mouse.shown(in: size) == [at(40, 30), at(40, 30)])
        _ = mouse.move(to: at(30, 30), .option, in: size)
        #expect(mouse.press(at: at(30, 30), .option, in: size) == [change(0, .began, 30, 30), change(1, .began, 50, 30)])
    }

    @Test func aModifierKeyShowsBothFingersAtOnceButDoesNotChangeADrag() {
        var mouse = MouseFingers()
        mouse.hold(.option)
        #expect(mouse.shown(in: size) == [])
        _ = mouse.move(to: at(90, 40), [], in: size)
        mouse.hold(.option)
        #expect(mouse.shown(in: size) == [at(90, 40), at(110, 60)])
        mouse.hold([])
        #expect(mouse.shown(in: size) == [])
        _ = mouse.press(at: at(90, 40), .option, in: size)
        mouse.hold([])
        #expect(mouse.move(to: at(80, 40), [], in: size).count == 2)
    }

    @Test func whatIsTakenAwayIsCancelled() {
        var mouse = MouseFingers()
        #expect(mouse.cancel(in: size) == [])
        _ = mouse.press(at: at(90, 40), .option, in: size)
        #expect(mouse.cancel(in: size) == [change(0, .cancelled, 90, 40), change(1, .cancelled, 110, 60)])
        #expect(mouse.release(at: at(90, 40), [], in: size) == [])
    }
}
