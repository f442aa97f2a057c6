import Foundation
import SwiftUI
import Testing
import TestSupport
@testable import TouchlineExample
@testable import WaggleCore
@testable import WaggleHeadless
@testable import WaggleTesting

/// A page that is pulled by fingers, wheels and keys.
@MainActor struct TouchlineScreenTests {
    private let report = League.match(7, 5, 1, 0, 1, .running(minute: 12), "A throw-in.")

    private final class Count { var questions = 0 }
    /// Grounds that answer after some time and count the requests.
    private func wire(_ count: Count, after seconds: Double = 2, _ answer: @escaping (Int) throws -> [Match]) -> NewsWire {
        NewsWire { number in
            count.questions += 1
            try await Task.sleep(for: .seconds(seconds))
            return try answer(number)
        }
    }
    private func status(_ screen: TestScreen) throws -> String { try screen.element(.identifier("league")).label }
    private func ball(_ screen: TestScreen) throws -> CGRect { try #require(screen.views(of: BallDrawing.self).first).frame }
    private func turf(_ screen: TestScreen) throws -> CGRect { try #require(screen.views(of: Turf.self).first).frame }
    private func pull(_ screen: TestScreen, by distance: CGFloat = 260) throws {
        try screen.fingerDown(on: .point(200, 420))
        try screen.fingerMove(to: .point(200, 420 + distance), over: 0.4)
    }

    @Test func aPullBringsTheNewsIntoTheGoal() throws {
        let count = Count(), screen = try ShownExample.touchline.open(TouchlineView(wire: wire(count) { [report] in $0 == 0 ? [report] : [] }))
        try pull(screen)
        #expect(try status(screen).hasSuffix("Let go to ask the grounds") && count.questions == 0)
        #expect(try abs(ball(screen).midX - 196.5) < 1)
        try screen.fingerUp()
        screen.advance(by: 0.4)
        #expect(try status(screen).hasSuffix("Asking the grounds…") && count.questions == 1)
        screen.advance(by: 2.6)
        try screen.look("touchline-shot")
        #expect(try status(screen).hasSuffix("One new report") && ball(screen).midX > 300)
        #expect(try screen.element("Kestrel Lane 0, Pikewater 1, minute 12. A throw-in.").frame.minY < 400)
        try screen.settle()
        #expect(try turf(screen).minY == 59 + 44 + Pitch.sky)
    }
    @Test func aPullPushedBackOrTooShortDoesNotRefresh() throws {
        let count = Count(), screen = try ShownExample.touchline.open(TouchlineView(wire: wire(count) { _ in [] }))
        try pull(screen)
        try screen.fingerMove(to: .point(200, 450), over: 0.3)
        #expect(try status(screen).hasSuffix("Pull down for the latest"))
        try screen.fingerUp()
        try screen.settle()
        try pull(screen, by: 90)
        try screen.fingerUp()
        try screen.settle()
        #expect(count.questions == 0)
    }
    @Test func onlyAPullThatBeginsAtTheTopRefreshes() throws {
        let count = Count(), screen = try ShownExample.touchline.open(TouchlineView(league: .archive(of: 200), wire: wire(count) { _ in [] }))
        try screen.drag(.point(200, 700), by: CGSize(width: 0, height: -150), over: 0.5, halts: true)
        try screen.settle()
        try screen.fingerDown(on: .point(200, 300))
        try screen.fingerMove(to: .point(200, 840), over: 0.5)
        #expect(try #require(screen.scrollViews.first).geometry.contentOffset.y < -150)
        try screen.fingerUp()
        try screen.settle()
        try screen.drag(.point(200, 700), by: CGSize(width: 0, height: -400), over: 0.3, halts: true)
        try screen.settle()
        try screen.fling(.point(200, 300), by: CGSize(width: 0, height: 400))
        try screen.settle()
        try screen.wheel(.point(200, 500), by: CGVector(dx: 0, dy: -20))
        try screen.settle()
        #expect(count.questions == 0 && screen.isSettled)
    }
    @Test func aTrackpadPullsToo() throws {
        let count = Count(), screen = try ShownExample.touchline.open(TouchlineView(wire: wire(count) { _ in [] }))
        try screen.scroll(.point(200, 500), by: CGVector(dx: 0, dy: 400), over: 0.5, halts: true)
        screen.advance(by: 0.2)
        #expect(count.questions == 1)
        try screen.settle()
        #expect(try status(screen).hasSuffix("Nothing new at the grounds"))
    }
    @Test func keysButtonsAndReadersRefreshOnce() throws {
        let count = Count(), screen = try ShownExample.touchline.open(TouchlineView(wire: wire(count) { _ in [] }))
        try screen.press("r", modifiers: .command)
        screen.advance(by: 0.3)
        #expect(throws: TestScreenError.self, "Not twice at once.") { try screen.press("r", modifiers: .command) }
        #expect(try count.questions == 1 && !screen.element("Refresh").isEnabled)
        try screen.settle()
        try screen.tap("Refresh")
        try screen.settle()
        try screen.perform(.named("Refresh"), on: .identifier("league"))
        try screen.settle()
        #expect(count.questions == 3)
    }
    @Test func aFailedRefreshSucceedsWhenRepeated() throws {
        let count = Count(), screen = try ShownExample.touchline.open(TouchlineView(wire: wire(count) { [report] in
            if $0 == 0 { throw NewsWire.NoAnswer() }
            return [report]
        }))
        try pull(screen)
        try screen.fingerUp()
        screen.advance(by: 3.4)
        let flat = try ball(screen)
        #expect(flat.height < 30 && flat.width > 44 && !screen.shows("Try Again"), "\(flat)")
        while try turf(screen).minY == 59 + 44 + Pitch.sky + Pitch.room { screen.advance(by: 1.0 / 60) }
        #expect(try abs(ball(screen).midX - flat.midX) < 1, "It fades where it lies.")
        try screen.settle()
        try screen.look("touchline-failure")
        #expect(try status(screen).hasSuffix("No answer from the grounds"))
        let card = try screen.element("Try Again").frame
        try pull(screen, by: 100)
        #expect(try screen.element("Try Again").frame.minY > card.minY + 20, "The page stays as it is under a finger.")
        try screen.fingerUp()
        try screen.settle()
        try screen.tap("Try Again")
        screen.advance(by: 1)
        #expect(!screen.shows("Try Again") && count.questions == 2)
        try screen.settle()
        #expect(try status(screen).hasSuffix("One new report"))
    }
    /// The page does not move under a finger when the answer arrives, and closes when it is released.
    @Test func thePageStaysUnderAFingerWhenTheRefreshEnds() throws {
        let count = Count(), screen = try ShownExample.touchline.open(TouchlineView(wire: wire(count) { _ in [] }))
        try pull(screen)
        try screen.fingerUp()
        screen.advance(by: 1)
        try pull(screen, by: 200)
        screen.advance(by: 0.5)
        let held = try turf(screen)
        screen.advance(by: 4)
        #expect(try turf(screen) == held && status(screen).hasSuffix("Nothing new at the grounds"))
        try screen.fingerUp()
        try screen.settle()
        #expect(try turf(screen).minY == 59 + 44 + Pitch.sky && count.questions == 1)
    }
    /// Caught in the goal, while it rolls out, or flat, the ball continues from its position.
    @Test(arguments: [RefreshCycle.Outcome.news, .nothingNew, .failure], [0.15, 0.45, 0.8])
    func aPullWhileItSettlesCatchesTheBall(_ outcome: RefreshCycle.Outcome, _ delay: Double) throws {
        let count = Count(), screen = try ShownExample.touchline.open(TouchlineView(wire: wire(count, after: 1) { [report] _ in
            if outcome == .failure { throw NewsWire.NoAnswer() }
            return outcome == .news ? [report] : []
        }))
        try pull(screen)
        try screen.fingerUp()
        while try status(screen).hasSuffix("Let go to ask the grounds") || status(screen).hasSuffix("Asking the grounds…") { screen.advance(by: 1.0 / 60) }
        screen.advance(by: delay)
        try screen.fingerDown(on: .point(200, 420))
        var last = try ball(screen), floor = try turf(screen).minY
        for step in 1...40 {
            try screen.fingerMove(to: .point(200, 420 + CGFloat(step) * 6.5), over: 1.0 / 60)
            let next = try ball(screen), ground = try turf(screen).minY
            if !last.isNull, !next.isNull {
                #expect(abs(next.midX - last.midX) < 30, "step \(step): from \(last.midX) to \(next.midX)")
                #expect(abs((next.midY - ground) - (last.midY - floor)) < 8, "step \(step): from \(floor - last.midY) to \(ground - next.midY) above the grass")
            }
            (last, floor) = (next, ground)
        }
        #expect(try status(screen).hasSuffix("Let go to ask the grounds"))
        try screen.fingerUp()
        screen.advance(by: 0.2)
        #expect(count.questions == 2)
        try screen.settle()
        #expect(screen.isUntouched && count.questions == 2)
    }
    /// The ball stays on the grass in each frame, while the page springs open and shut.
    @Test func theBallStandsOnTheGrassInEachFrame() throws {
        let screen = try ShownExample.touchline.open(TouchlineView(wire: wire(Count()) { _ in [] }))
        try pull(screen)
        try screen.fingerUp()
        for step in 0..<70 {
            let above = try turf(screen).minY + Pitch.ground - ball(screen).midY
            #expect((Pitch.ballRadius * 0.6...BallMotion.top + Pitch.ballRadius * 1.1).contains(above), "step \(step): \(above)")
            screen.advance(by: 1.0 / 60)
        }
    }
    /// After scrolling away, visible rows stay in place: inserted rows and the closing room are out of view.
    @Test func aRefreshDoesNotMoveRowsScrolledIntoView() throws {
        let screen = try ShownExample.touchline.open(TouchlineView(league: .archive(of: 300), wire: wire(Count()) { [report] _ in [report] }))
        try screen.press("r", modifiers: .command)
        screen.advance(by: 0.6)
        try screen.drag(.point(200, 700), by: CGSize(width: 0, height: -650), over: 0.5, halts: true)
        screen.advance(by: 0.6)
        let row = try #require(screen.views(of: MatchRow.self).first { $0.frame.minY > 300 })
        for _ in 0..<300 {
            screen.advance(by: 1.0 / 60)
            let now = screen.views(of: MatchRow.self).first { $0.view.match.id == row.view.match.id }
            #expect(try abs(#require(now).frame.minY - row.frame.minY) < 1)
        }
    }
    @Test func thousandsOfMatchesAreMadeAsTheyAreSeen() throws {
        let screen = try ShownExample.touchline.open(TouchlineView(league: .archive(of: 5000), wire: wire(Count()) { [report] _ in [report] }))
        #expect(screen.views(of: MatchRow.self).count < 16)
        try pull(screen)
        try screen.fingerUp()
        try screen.settle()
        #expect(try screen.views(of: MatchRow.self).count < 16 && status(screen).hasSuffix("One new report"))
    }
    @Test func anEmptyLeagueIsRefreshedAsAnyOther() throws {
        let screen = try ShownExample.touchline.open(TouchlineView(league: League(), wire: wire(Count()) { [report] _ in [report] }))
        #expect(screen.shows("No match has been played"))
        try screen.look("touchline-empty")
        try pull(screen)
        try screen.fingerUp()
        try screen.settle()
        #expect(!screen.shows("No match has been played") && screen.views(of: MatchRow.self).count == 1)
    }
    /// With reduced motion, nothing rolls, jumps or springs: the ball fades in place, in a ring that fills.
    @Test func reducedMotionHasABallThatLiesStill() throws {
        let screen = try ShownExample.touchline.open(TouchlineView(wire: wire(Count()) { [report] _ in [report] }), reduceMotion: true)
        try pull(screen, by: 100)
        try screen.look("touchline-still-pull")
        func place() throws -> CGPoint { try CGPoint(x: ball(screen).midX, y: ball(screen).maxY - turf(screen).minY) }
        let start = try place()
        try screen.fingerMove(to: .point(200, 680), over: 0.3)
        try screen.fingerUp()
        let open = 59 + 44 + Pitch.sky + Pitch.room
        for _ in 0..<120 {
            screen.advance(by: 1.0 / 60)
            let here = try place()
            #expect(abs(here.x - start.x) < 0.5 && abs(here.y - start.y) < 0.5, "\(here)")
            #expect(try turf(screen).minY > open - 0.5, "The page does not overshoot its place.")
        }
        try screen.look("touchline-still-asking")
        try screen.settle()
        #expect(try status(screen).hasSuffix("One new report"))
    }
    @Test func fromRightToLeftTheBallComesFromTheRight() throws {
        let screen = try ShownExample.touchline.open(TouchlineView(wire: wire(Count()) { [report] _ in [report] }), direction: .rightToLeft)
        try pull(screen, by: 60)
        try screen.look("touchline-rtl-pull")
        #expect(try ball(screen).midX > 220)
        try screen.fingerMove(to: .point(200, 680), over: 0.3)
        try screen.fingerUp()
        screen.advance(by: 3)
        try screen.look("touchline-rtl-goal")
        #expect(try ball(screen).midX < 90)
        try screen.settle()
    }
    @Test func aPageOfAnotherSizeKeepsTheBallInItsMiddle() throws {
        let screen = try ShownExample.touchline.open(TouchlineView(wire: wire(Count(), after: 5) { _ in [] }), size: CGSize(width: 393, height: 852))
        try pull(screen)
        try screen.fingerUp()
        screen.advance(by: 1)
        for size in [CGSize(width: 852, height: 393), CGSize(width: 320, height: 568), CGSize(width: 1024, height: 768)] {
            screen.size = size
            screen.advance(by: 0.8)
            #expect(try abs(ball(screen).midX - size.width / 2) < 1)
            try screen.look("touchline-\(Int(size.width))")
        }
        try screen.settle()
    }
    @Test func theBallRestsAndNothingIsDrawnAfterwards() throws {
        let screen = try ShownExample.touchline.open(TouchlineView(wire: wire(Count()) { [report] _ in [report] }))
        try pull(screen)
        try screen.fingerUp()
        try screen.settle()
        #expect(screen.isSettled)
        let before = screen.time
        screen.advance(by: 10)
        #expect(screen.isSettled && screen.time == before + 10)
    }
    /// Pulling evaluates the ball in each frame, and the words only once.
    @Test func pullingEvaluatesTheBallAlone() throws {
        let screen = try ShownExample.touchline.open(TouchlineView(wire: wire(Count()) { _ in [] }))
        try pull(screen, by: 60)
        var counts: [Int] = []
        for step in 1...20 {
            try screen.fingerMove(to: .point(200, 480 + CGFloat(step) * 3), over: 1.0 / 60)
            counts.append(screen.window.graph.counters.bodies)
        }
        #expect(counts.max() ?? 0 > 0 && counts.allSatisfy { $0 <= 12 }, "\(counts)")
        try screen.fingerUp()
        try screen.settle()
    }
    @Test func leavingThePageCancelsTheRefresh() throws {
        let count = Count(), screen = try ShownExample.touchline.open(Leaving(wire: wire(count, after: 3) { [report] _ in [report] }))
        try screen.press("r", modifiers: .command)
        screen.advance(by: 1)
        try screen.tap("Leave")
        try screen.settle()
        #expect(screen.isSettled && count.questions == 1)
    }
}

private struct Leaving: View {
    let wire: NewsWire
    @State private var isThere = true

    var body: some View {
        VStack {
            Button("Leave") { isThere = false }
            if isThere { TouchlineView(wire: wire) }
        }
    }
}
