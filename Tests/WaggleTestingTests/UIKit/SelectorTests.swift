import Foundation
import SwiftUI
import Testing
import WaggleTesting
@testable import WaggleCore
@testable import WaggleUIKit

/// Methods by selector.
@MainActor
struct SelectorTests {
    fileprivate class Pond: NSObject {
        var calls: [String] = []
        func refill() { calls.append("refill") }
        private func drain(_ sender: Any?) { calls.append("drain \(sender ?? "nothing")") }
        func skim(_ note: Notification) { calls.append("skim \(note.name.rawValue)") }
        func count(_ number: Int, forEvent event: String?) -> Int {
            calls.append("count \(number) \(event ?? "-")")
            return number
        }
        func lily() -> NSString { "lily" }
        func echo(sender: NSString) -> NSString { sender }
        var draining: Selector { Selector(Pond.drain(_:)) }
        var refilling: Selector { Selector(Pond.refill) }
    }
    private final class Lake: Pond {
        override func refill() { calls.append("lake") }
    }
    private final class Tap: NSObject {
        var count = 0
        func refill() { count += 1 }
    }
    private final class Basin<Water>: NSObject {
        var drops: [Water] = []
        func drop(_ water: Water) { drops.append(water) }
        var dropping: Selector { Selector(Basin.drop(_:)) }
    }
    private nonisolated final class Clerk: NSObject, @unchecked Sendable {
        var heard = 0
        func hear() { heard += 1 }
        static let hearing = Selector(Clerk.hear)
    }

    @Test func selectorsOfOneMethodAreEqualWhereverTheyAreMade() {
        // Not within #expect: the source of another macro's expansion is no file.
        let pond = Pond(), refilling = Selector(Pond.refill), counting = Selector(Pond.count(_:forEvent:)), echoing = Selector(Pond.echo(sender:))
        let (bare, full) = (Selector(Pond.skim), Selector(Pond.skim(_:)))
        #expect(pond.refilling == refilling && pond.refilling.hashValue == refilling.hashValue)
        #expect(pond.draining == Selector("drain:") && pond.draining != pond.refilling)
        #expect(counting.description == "count:forEvent:" && echoing.description == "echoWithSender:")
        #expect(bare == full && NSStringFromSelector(refilling) == "refill")
    }
    @Test func methodsRunOnTheirTargetsWithAsManyValuesAsTheyTake() {
        let pond = Pond(), lake = Lake()
        pond.perform(Selector(Pond.refill), with: 3)
        pond.perform(pond.draining, with: "now")
        pond.perform(pond.draining)
        pond.perform(Selector(Pond.count(_:forEvent:)), with: 7, with: "x")
        #expect(pond.calls == ["refill", "drain now", "drain nothing", "count 7 x"])
        lake.perform(Selector(Pond.refill))
        #expect(lake.calls == ["lake"])
        let basin = Basin<Int>()
        basin.perform(basin.dropping, with: 4)
        #expect(basin.drops == [4])
    }
    @Test func aMethodReturnsItsObject() {
        let pond = Pond()
        #expect(pond.perform(Selector(Pond.lily))?.takeUnretainedValue() as? NSString == "lily")
        #expect(pond.perform(Selector(Pond.echo(sender:)), with: "reed")?.takeUnretainedValue() as? NSString == "reed")
        #expect(pond.perform(Selector(Pond.count(_:forEvent:)), with: 7, with: nil) == nil)
    }
    @Test func aMethodOfAnObjectIsASelectorToo() {
        let pond = Pond(), center = NotificationCenter(), name = Notification.Name("rain"), selector = Selector(pond.skim(_:)), same = Selector(Pond.skim(_:))
        center.addObserver(pond, selector: selector, name: name, object: nil)
        center.post(name: name, object: nil)
        Tap().perform(Selector(pond.refill))
        #expect(pond.calls == ["skim rain", "refill"] && selector == same)
    }
    @Test func anotherClassMayHaveTheMethodToo() {
        let tap = Tap(), refilling = Selector(Tap.refill)
        #expect(tap.responds(to: refilling))
        tap.perform(Selector(Pond.refill))
        tap.perform(Selector("refill"))
        #expect(tap.count == 2)
        #expect(!tap.responds(to: Selector("overflow:")) && !tap.responds(to: Selector(Pond.drainAll)))
    }
    @Test func whatCannotBeCalledIsReported() {
        let tap = Tap(), pond = Pond()
        tap.perform(Selector(Pond.skim(_:)))
        #expect(Diagnostics.shared.hasReported("Tap has no method skim(_:) to perform"))
        tap.perform(Selector("evaporate:"))
        #expect(Diagnostics.shared.hasReported("No method evaporate: of Tap is known"))
        pond.perform(Selector(Pond.count(_:forEvent:)), with: "seven", with: nil)
        #expect(pond.calls.isEmpty && Diagnostics.shared.hasReported("takes a value of Int, but was performed with (String, nil)"))
    }

    @Test func observersHearUntilTheyAreRemovedOrEnd() {
        let center = NotificationCenter(), name = Notification.Name("rain")
        var pond: Pond? = Pond()
        weak let kept = pond
        center.addObserver(pond!, selector: Selector(Pond.skim(_:)), name: name, object: nil)
        center.addObserver(pond!, selector: Selector(Pond.refill), name: nil, object: pond)
        center.post(name: name, object: nil)
        #expect(kept?.calls == ["skim rain"])
        center.post(name: Notification.Name("sun"), object: pond)
        #expect(kept?.calls == ["skim rain", "refill"])
        center.removeObserver(pond!, name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(kept?.calls.count == 2)
        center.addObserver(pond!, selector: Selector(Pond.skim(_:)), name: name, object: nil)
        center.removeObserver(pond!)
        center.post(name: name, object: pond)
        #expect(kept?.calls.count == 2)
        center.addObserver(pond!, selector: Selector(Pond.skim(_:)), name: name, object: nil)
        pond = nil
        #expect(kept == nil)
        center.post(name: name, object: nil)
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in Issue.record("A removed token hears nothing.") }
        center.removeObserver(token)
        center.post(name: name, object: nil)
    }

    private final class Ticker: NSObject {
        var ticks: [String] = []
        var timer: Timer?
        func tick(_ timer: Timer) {
            ticks.append(timer.userInfo as? String ?? "-")
            if ticks.count == 4 { timer.invalidate() }
        }
        func late(_ word: String) { ticks.append(word) }
        func frame(_ link: CADisplayLink) { if link.timestamp > 0 { ticks.append("frame") } }
        func start() {
            timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: Selector(Ticker.tick(_:)), userInfo: "tick", repeats: true)
            perform(Selector(Ticker.late(_:)), with: "late", afterDelay: 0.5)
            perform(Selector(Ticker.late(_:)), with: "never", afterDelay: 0.6)
            NSObject.cancelPreviousPerformRequests(withTarget: self, selector: Selector(Ticker.late(_:)), object: "never")
        }
    }
    private struct TickerView: View {
        let ticker: Ticker
        let start: () -> Void
        var body: some View { Text("Ticker").onAppear(perform: start) }
    }
    @Test func timersAndDelayedCallsFollowTheProgramsClock() throws {
        weak var kept: Ticker?
        do {
            let ticker = Ticker(), screen = try TestScreen(TickerView(ticker: ticker) { ticker.start() })
            kept = ticker
            screen.advance(by: 0.7)
            #expect(ticker.ticks == ["late"])
            for _ in 0..<10 { screen.advance(by: 0.5) }
            #expect(ticker.ticks == ["late", "tick", "tick", "tick"])
            ticker.timer = nil
        }
        #expect(kept == nil, "An invalid timer retains nothing.")
    }
    @Test func aDisplayLinkCallsAMethodOncePerFrame() throws {
        let ticker = Ticker()
        var link: CADisplayLink?
        let screen = try TestScreen(TickerView(ticker: ticker) {
            link = CADisplayLink(target: ticker, selector: Selector(Ticker.frame(_:)))
            link?.add(to: .main, forMode: .common)
        })
        screen.advance(by: 0.5)
        #expect((25...35).contains(ticker.ticks.count))
        link?.invalidate()
        let count = ticker.ticks.count
        screen.advance(by: 0.5)
        #expect(ticker.ticks.count == count)
    }
    @Test func methodsOutsideTheMainActorRunWhereTheyAreNamed() async {
        let clerk = Clerk()
        let center = NotificationCenter()
        center.addObserver(clerk, selector: Clerk.hearing, name: Notification.Name("word"), object: nil)
        await Task.detached { center.post(name: Notification.Name("word"), object: nil) }.value
        #expect(clerk.heard == 1)
    }
}

extension SelectorTests.Pond {
    fileprivate func drainAll() {}
}
