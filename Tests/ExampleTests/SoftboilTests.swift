import Foundation
import SwiftUI
import Testing
import WaggleTesting
@testable import SoftboilExample

/// The egg timer, as a value and on the screen.
@MainActor struct SoftboilTests {
    private let noon = Date(timeIntervalSince1970: 1_704_801_600)

    @Test func aTimerCountsDownByTheDate() {
        var timer = EggTimer(duration: 60)
        #expect(timer.remaining(at: noon) == 60 && timer.boiled(at: noon) == 60)
        timer.start(at: noon)
        #expect(timer.remaining(at: noon + 20) == 40 && timer.boiled(at: noon + 20) == 20)
        #expect(timer.remaining(at: noon + 90) == 0)
        #expect(timer.remaining(at: noon - 90) == 60, "A clock that is set back adds no time.")
    }
    @Test func aPauseKeepsTheRest() {
        var timer = EggTimer(duration: 60)
        timer.start(at: noon)
        timer.pause(at: noon + 10)
        #expect(timer.phase == .paused(remaining: 50) && timer.remaining(at: noon + 500) == 50)
        timer.start(at: noon + 500)
        #expect(timer.end == noon + 550)
        timer.start(at: noon + 510)
        #expect(timer.end == noon + 550, "What runs is not started again.")
    }
    @Test func aRunningTimerCannotBeSet() {
        var timer = EggTimer(duration: 60)
        timer.start(at: noon)
        timer.set(120)
        #expect(timer.duration == 60)
        timer.finish(at: noon + 59)
        #expect(timer.isRunning)
        timer.finish(at: noon + 60)
        #expect(timer.phase == .done)
        timer.set(120)
        #expect(timer.phase == .ready && timer.duration == 120)
    }
    @Test(arguments: [-.infinity, -1, 0, .nan, 1e9, .infinity]) func durationsStayOnTheDial(_ seconds: Double) {
        #expect(EggTimer.durations.contains(EggTimer(duration: seconds).duration))
    }
    @Test func aHandPassesTheTopWithoutAJump() {
        let before = CGPoint(x: 90, y: 10), after = CGPoint(x: 110, y: 10), center = CGPoint(x: 100, y: 100)
        let there = DialTime.time(700, movedFrom: before, to: after, around: center)
        #expect(there > 720 && there < 760)
        #expect(abs(DialTime.time(there, movedFrom: after, to: before, around: center) - 700) < 1e-9)
    }
    @Test func eggsAreFirmInTurn() {
        #expect(Doneness(after: 0) == nil)
        #expect(Doneness.allCases.map { Doneness(after: $0.duration) } == Doneness.allCases)
        #expect(Doneness(after: 10_000) == .hard)
    }
    @Test func remainingSecondsAreRoundedUp() {
        #expect(Readout.digits(360) == "6:00" && Readout.digits(59.2) == "1:00" && Readout.digits(0.01) == "0:01" && Readout.digits(0) == "0:00")
    }

    @Test func anEggBoilsToItsEnd() throws {
        let screen = try ShownExample.softboil.open(TimerView(timer: EggTimer(duration: 15)))
        try screen.tap("Start")
        screen.advance(by: 5)
        #expect(try screen.element("Timer").value == "0 minutes 10 seconds")
        try screen.tap("Pause")
        screen.advance(by: 60)
        let rest = try screen.element("Timer").value
        try screen.tap("Start")
        screen.advance(by: 0.2)
        #expect(try screen.element("Timer").value == rest)
        screen.advance(by: 11)
        #expect(try screen.element("Timer").value == "0 minutes 0 seconds" && screen.shows("Start"))
        try screen.settle()
        try screen.tap("Reset")
        try screen.settle()
        #expect(try screen.element("Timer").value == "0 minutes 15 seconds")
    }
    @Test func aFingerSetsTheTimeToQuartersOfAMinute() throws {
        let screen = try ShownExample.softboil.open(TimerView())
        let dial = try screen.element("Timer").frame
        // From the six to the nine.
        try screen.drag(.point(dial.midX, dial.maxY - 40), to: .point(dial.midX - 100, dial.maxY - 140), over: 0.5, halts: true)
        try screen.settle()
        let value = try screen.element("Timer").value ?? ""
        #expect(value.hasPrefix("7 minutes") || value.hasPrefix("8 minutes"), "\(value)")
        #expect(["0", "15", "30", "45"].contains { value.hasSuffix(" \($0) seconds") }, "\(value)")
    }
    @Test func readersSetTheTimeByQuarters() throws {
        let screen = try ShownExample.softboil.open(TimerView())
        try screen.perform(.increment, on: "Timer")
        screen.advance(by: 0.1)
        #expect(try screen.element("Timer").value == "6 minutes 15 seconds")
    }
    @Test func aTimerThatStandsStillDrawsNothing() throws {
        let screen = try ShownExample.softboil.open(TimerView())
        try screen.settle()
        #expect(screen.isSettled)
        try screen.tap("Start")
        screen.advance(by: 1)
        #expect(!screen.isSettled)
        try screen.tap("Pause")
        try screen.settle()
        #expect(screen.isSettled)
    }
}
