// Frames of a canvas in a timeline: as many circles as a program draws for rain, snow or sparks.

import BenchScenes
import Foundation
import WaggleCairo
import WaggleCore
import WaggleHeadless

/// Every frame runs the closure, which redraws all circles, and paints the picture.
@MainActor
struct CanvasBench {
    let count: Int, rounds: Int, frames: Int

    func run() throws {
        try measure("\(count) circles that all move, in one canvas", SparksView(count: count, moving: count))
        try measure("\(count) circles of which ten move, in one canvas", SparksView(count: count, moving: 10))
    }

    private func measure(_ title: String, _ view: some View) throws {
        let window = HeadlessWindow(view, size: CGSize(width: 820, height: 820))
        _ = try window.draw()
        var times = FrameTimes()
        for _ in 0..<rounds * frames { try times.measure(window) }
        printTable(title, [["part", "ms/frame"], ["update", text(times.updates.median)], ["closure and display list", text(times.lists.median)], ["picture", text(times.pictures.median)],
                           ["95 of 100 frames within", text(times.most)]])
    }
}
