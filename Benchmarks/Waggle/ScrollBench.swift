// Scrolling: frames of feeds that are flung, compared with a loop in C that draws the same visible rows.

import BenchScenes
import Foundation
import WaggleCore
import WaggleGeometry
import WaggleHeadless

/// Content is flung down again and again at 390 x 844 points, two pixels each; every frame is drawn.
@MainActor
struct ScrollBench {
    let rounds: Int, frames: Int
    let floors: FloorPrograms?

    static let size = CGSize(width: 390, height: 844)
    /// Points per second, and frames until the next fling.
    static let speed: CGFloat = 4000
    static let framesPerFling = 60

    func run(count: Int?) throws {
        try measure("LazyVStack of \(count ?? 100_000) rows", FeedView(count: count ?? 100_000), floor: "rows")
        try measure("LazyVGrid of \(count ?? 10_000) pictures", PictureGridView(count: count ?? 10_000), floor: "grid")
        try measure("VStack of \(count ?? 1000) rows", ColumnView(count: count ?? 1000), floor: "rows")
        try measure("VStack of \(count ?? 1000) rows under a header that follows", HeaderView(count: count ?? 1000), floor: nil)
        try measureOpening(count ?? 100_000)
    }

    private func window(_ view: some View) -> HeadlessWindow { HeadlessWindow(view, size: Self.size, scale: 2) }

    private func fling(_ window: HeadlessWindow) {
        let place = CGPoint(x: Self.size.width / 2, y: Self.size.height / 2)
        func send(_ phase: ScrollEvent.Phase, _ delta: CGFloat, _ velocity: CGFloat) {
            _ = window.graph.send(.scroll(ScrollEvent(phase: phase, delta: CGVector(dx: 0, dy: delta), velocity: CGVector(dx: 0, dy: velocity), location: place, time: window.time)))
        }
        send(.began, -1, 0)
        send(.ended, 0, -Self.speed)
    }

    private func measure(_ title: String, _ view: some View, floor: String?) throws {
        var wholes: [Double] = [], others: [Double] = [], afters: [Double] = [], ratios: [Double] = [], floorTimes: [Double] = []
        var counts = (bodies: 0, measures: 0, placements: 0, drawn: 0)
        for _ in 0..<rounds {
            let floorTime = try floor.flatMap { try floors?.run("BenchFloorScroll", ["--scene", $0, "--frames", "\(frames)"]).last?["median"] }
            let window = window(view)
            window.advance(to: 0)
            _ = try window.draw()
            let counters = window.graph.counters
            var round: [Double] = []
            for frame in 0..<frames {
                if frame % Self.framesPerFling == 0 { fling(window) }
                let begin = milliseconds()
                window.advance(by: 1.0 / 60)
                _ = window.graph.displayList()
                let updated = milliseconds()
                _ = try window.paint()
                let shown = milliseconds()
                window.driver.frameIsOver()
                afters.append(milliseconds() - shown)
                round.append(shown - begin)
                others.append(updated - begin)
                counts = (max(counts.bodies, counters.bodies), max(counts.measures, counters.measures), max(counts.placements, counters.placements), max(counts.drawn, counters.drawnItems))
            }
            wholes += round
            if let floorTime {
                floorTimes.append(floorTime)
                ratios.append(round.median / floorTime)
            }
        }
        var rows = [["part", "ms/frame"], ["whole frame", text(wholes.median)], ["95 of 100 within", text(wholes.percentile(0.95))], ["slowest", text(wholes.max() ?? .nan)],
                    ["all but drawing", text(others.median)], ["95 of 100 within", text(others.percentile(0.95))],
                    ["after the frame", text(afters.median)], ["95 of 100 within", text(afters.percentile(0.95))], ["slowest", text(afters.max() ?? .nan)]]
        if !ratios.isEmpty { rows += [["C floor", text(floorTimes.median)], ["ratio", range(ratios)]] }
        rows += [["most bodies", "\(counts.bodies)"], ["most measures", "\(counts.measures)"], ["most placements", "\(counts.placements)"], ["most drawn items", "\(counts.drawn)"]]
        printTable("\(title), flung", rows)
    }

    /// The cost of opening a feed, compared with one of a hundred rows, and of a jump to its middle, which is shown in the next frame.
    private func measureOpening(_ count: Int) throws {
        func open(_ count: Int, _ link: FeedLink = FeedLink()) throws -> (window: HeadlessWindow, time: Double) {
            let begin = milliseconds()
            let window = window(LinkedFeed(count: count, link: link))
            window.advance(to: 0)
            _ = try window.draw()
            return (window, milliseconds() - begin)
        }
        var few: [Double] = [], many: [Double] = [], jumps: [Double] = [], bodies = 0
        for _ in 0...rounds {
            few.append(try open(100).time)
            let link = FeedLink(), (window, time) = try open(count, link)
            many.append(time)
            let begin = milliseconds()
            link.proxy?.scrollTo(count / 2, anchor: .top)
            window.advance(by: 1.0 / 60)
            _ = try window.draw()
            jumps.append(milliseconds() - begin)
            bodies = window.graph.counters.bodies
        }
        let memory = residentMegabytes()
        printTable("Opening a feed", [["rows", "ms"], ["100", text(Array(few.dropFirst()).median)], ["\(count)", text(Array(many.dropFirst()).median)],
                                      ["a jump to the middle in one frame", text(Array(jumps.dropFirst()).median)], ["bodies of that frame", "\(bodies)"],
                                      ["memory, MB", text(memory)]])
    }
}

/// A way to scroll a feed from outside.
@MainActor private final class FeedLink { var proxy: ScrollViewProxy? }

private struct LinkedFeed: View {
    let count: Int, link: FeedLink
    var body: some View {
        ScrollViewReader { proxy in
            let _ = link.proxy = proxy
            FeedView(count: count)
        }
    }
}
