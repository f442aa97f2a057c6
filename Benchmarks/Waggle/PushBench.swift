// A push onto a navigation stack, compared with its new screen alone.

import BenchScenes
import Foundation
import WaggleCore
import WaggleHeadless

/// Pushes a list over a list and pops it again.
@MainActor
struct PushBench {
    let rounds: Int
    private static let goal = 2.0

    func run() throws {
        // One window of each kind, alternating, so that both have equally warm caches.
        let pushed = PushModel(), covered = PushModel()
        let stack = Window(PushView(model: pushed)), bare = Window(CoveringView(model: covered))
        var first: [Double] = [], alone: [Double] = [], beside: [Double] = [], moving: [Double] = [], pops: [Double] = [], pictures: [Double] = []
        for round in 0..<max(rounds, 5) * 4 {
            covered.path = [round + 1]
            let own = bare.frame()
            covered.path = []
            _ = bare.frame()
            bare.rest()
            pushed.path = [round + 1]
            let push = stack.frame()
            for _ in 0..<20 {
                let begin = threadMilliseconds()
                _ = try stack.window.draw()
                pictures.append(threadMilliseconds() - begin)
                moving.append(stack.frame())
            }
            stack.rest()
            pushed.path = []
            pops.append(stack.frame())
            stack.rest()
            first.append(push)
            alone.append(own)
            beside.append(push - own)
        }
        printTable("A push onto a stack, the screen's own work beside, \(first.count) pairs", [
            ["part, up to the display list", "ms of the processor"],
            ["first frame of the push", spread(first)],
            ["the same screen put over the list without navigation", spread(alone)],
            ["the push beside the screen's own work, pair by pair", spread(beside)], ["smallest and largest", "\(text(beside.min() ?? .nan)) to \(text(beside.max() ?? .nan))"],
            ["goal", text(Self.goal)],
            ["frames of the motion", text(moving.median)], ["95 of 100 within", text(moving.percentile(0.95))],
            ["first frame of the pop", spread(pops)],
            ["picture of a frame of the motion, 390 x 844 points", text(pictures.median)],
        ])
    }

    @MainActor private final class Window {
        let window: HeadlessWindow
        init(_ view: some View) {
            window = HeadlessWindow(view, size: CGSize(width: 390, height: 844))
            rest()
        }
        /// The processor time of a frame in milliseconds, up to its display list.
        func frame() -> Double {
            // Deferred work is done between frames, as in a window.
            defer { window.driver.frameIsOver() }
            let begin = threadMilliseconds()
            window.advance(by: 1.0 / 60)
            _ = window.graph.displayList()
            return threadMilliseconds() - begin
        }
        func rest() {
            for _ in 0..<90 { _ = frame() }
        }
    }
}
