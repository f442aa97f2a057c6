import Testing
import WaggleCore
import WaggleGeometry
@testable import WaggleDesktop

@Suite struct TrackpadPinchTests {
    @Test func scalesCountFromTheBeginningAndTurnsFromEventToEvent() {
        var pinch = TrackpadPinch()
        pinch.follow(.began, scale: 1, turn: 0)
        pinch.follow(.moved, scale: 1.2, turn: 0.1)
        pinch.follow(.moved, scale: 1.5, turn: -0.3)
        #expect(pinch.scale == 1.5)
        #expect(abs(pinch.angle.radians + 0.2) < 1e-12)
    }

    @Test func thePinchKeepsItsScaleAtTheEnd() {
        for end in [InputPhase.ended, .cancelled] {
            var pinch = TrackpadPinch()
            pinch.follow(.began, scale: 1, turn: 0)
            pinch.follow(.moved, scale: 0.5, turn: 0.1)
            pinch.follow(end, scale: 1, turn: 0)
            #expect(pinch.scale == 0.5)
            #expect(pinch.angle == Angle(radians: 0.1))
        }
    }

    @Test func theNextPinchBeginsAnew() {
        var pinch = TrackpadPinch()
        pinch.follow(.moved, scale: 3, turn: 1)
        pinch.follow(.began, scale: 0, turn: 0)
        #expect(pinch.scale == 1)
        #expect(pinch.angle == .zero)
    }

    @Test func numbersThatAreNoneChangeNothing() {
        var pinch = TrackpadPinch()
        pinch.follow(.moved, scale: 2, turn: 0.5)
        pinch.follow(.moved, scale: .nan, turn: .infinity)
        pinch.follow(.moved, scale: 0, turn: 0)
        #expect(pinch.scale == 2)
        #expect(pinch.angle == Angle(radians: 0.5))
    }
}
