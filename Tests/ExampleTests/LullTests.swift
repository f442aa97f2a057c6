import Foundation
import SwiftUI
import Testing
@testable import LullExample
@testable import WaggleCore
@testable import WaggleHeadless
@testable import WaggleTesting

/// The countdown, and the screens around it.
@MainActor struct LullTests {
    private func openLastLight() throws -> TestScreen {
        let screen = try ShownExample.lull.open(RestsView())
        try screen.tap("Last Light")
        try screen.settle()
        return screen
    }

    @Test func aRestIsKeptToItsEnd() throws {
        let screen = try openLastLight()
        #expect(screen.navigationTitle == "Last Light")
        for _ in 0..<5 { try screen.perform(.decrement, on: "Length") }
        try screen.settle()
        #expect(screen.shows("30s, Ready"))
        try screen.tap("Begin")
        screen.advance(by: 10.1)
        #expect(screen.shows("20s, Breathe"))
        screen.advance(by: 21)
        try screen.settle()
        #expect(screen.shows("That was 30 seconds"))
        try screen.tap("Done")
        try screen.settle()
        #expect(screen.shows("Begin") && !screen.shows("That was 30 seconds"))
        // And once more, from the beginning.
        try screen.tap("Begin")
        screen.advance(by: 5)
        #expect(screen.shows("25s, Breathe") || screen.shows("26s, Breathe"))
        try screen.tap("Stop")
        try screen.settle()
        #expect(screen.shows("30s, Ready"))
    }
    @Test func aPauseKeepsTheRest() throws {
        let screen = try openLastLight()
        try screen.tap("Begin")
        screen.advance(by: 20)
        try screen.tap("Pause")
        try screen.settle()
        #expect(screen.shows("2m 40s, Paused"))
        screen.advance(by: 100)
        #expect(screen.shows("2m 40s, Paused"))
        #expect(try !screen.element("Length").isEnabled, "The length is kept while a rest is under way.")
    }
    @Test func aMinuteMoreIsCountedAsWell() throws {
        let screen = try openLastLight()
        try screen.tap("Begin")
        screen.advance(by: 9.9)
        try screen.tap("One minute more")
        screen.advance(by: 0.1)
        #expect(screen.shows("3m 50s, Breathe"))
        for _ in 0..<20 { try screen.tap("One minute more") }
        screen.advance(by: 0.1)
        #expect(screen.shows("15m, Breathe") || screen.shows("14m 59s, Breathe") || screen.shows("14m 58s, Breathe"))
    }
    @Test func leavingThePageEndsTheRest() throws {
        let screen = try openLastLight()
        try screen.tap("Begin")
        screen.advance(by: 3)
        try screen.goBack()
        try screen.settle()
        #expect(screen.navigationTitle == "Lull")
        #expect(screen.isSettled, "No timer and no ring go on.")
    }
    @Test func theRingBreathesAndComesToRest() throws {
        let screen = try openLastLight()
        #expect(screen.isSettled)
        try screen.tap("Begin")
        screen.advance(by: 1)
        #expect(!screen.isSettled)
        try screen.tap("Pause")
        try screen.settle(limit: 3)
    }
    @Test func aCountdownIsNotSetWhileItCounts() {
        let countdown = Countdown(duration: 60)
        countdown.start()
        countdown.set(30)
        #expect(countdown.duration == 60 && countdown.isRunning)
        countdown.reset()
        countdown.set(30)
        #expect(countdown.remaining == 30 && !countdown.isUnderWay)
        countdown.pause()
        #expect(countdown.remaining == 30)
    }
    @Test func aboutOpensAndCloses() throws {
        let screen = try ShownExample.lull.open(RestsView())
        try screen.tap("About")
        try screen.settle()
        try screen.tap("Good")
        try screen.settle()
        #expect(!screen.shows("Good"))
    }
    @Test func anEmptyListSaysThatThereIsNothingToDo() throws {
        #expect(try ShownExample.lull.open(RestsView(rests: [])).shows("There is nothing to do, which is a rest, too."))
    }
    @Test func tenThousandRestsAreMadeAsTheyAreSeen() throws {
        let rests = (0..<10_000).map { Rest(name: "Rest \($0)", line: "Sit.", palette: Rest.all[0].palette, usualMinutes: 1, breath: 4) }
        let screen = try ShownExample.lull.open(RestsView(rests: rests))
        #expect(screen.window.graph.counters.madeNodes < 3000)
        #expect(screen.elements(.text("Rest")).count < 30)
        try screen.tap("Rest 2, Sit., 1 min")
        try screen.settle()
        #expect(screen.navigationTitle == "Rest 2")
    }
}
