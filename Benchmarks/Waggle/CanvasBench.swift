// Frames of a canvas in a timeline: as many circles as a program draws for rain, snow or sparks.

import BenchScenes
import Foundation
import WaggleCairo
import WaggleCore
import WaggleHeadless

/// Every frame runs the closure, which draws all circles anew, and paints the picture.
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
        var updates: [Double] = [], lists: [Double] = [], pictures: [Double] = []
        for _ in 0..<rounds {
            for _ in 0..<frames {
                let begin = milliseconds()
                window.advance(by: 1.0 / 60)
                let updated = milliseconds()
                _ = window.graph.displayList()
                let listed = milliseconds()
                _ = try window.draw()
                updates.append(updated - begin)
                lists.append(listed - updated)
                pictures.append(milliseconds() - listed)
            }
        }
        printTable(title, [["part", "ms/frame"], ["update", text(updates.median)], ["closure and display list", text(lists.median)], ["picture", text(pictures.median)],
                           ["95 of 100 frames within", text(zip(zip(updates, lists).map(+), pictures).map(+).percentile(0.95))]])
    }
}
