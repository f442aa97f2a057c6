// Many nested stacks.

import BenchScenes
import Foundation
import WaggleCore
import WaggleHeadless

/// A window is opened and drawn, then its innermost stack changes.
@MainActor
struct NestedBench {
    let depth: Int, rounds: Int

    /// Milliseconds until the first picture.
    private static let goal = 500.0

    func run() throws {
        var openings: [Double] = [], changes = FrameTimes(), measures = 0
        for _ in 0..<rounds {
            let model = NestedModel(), begin = milliseconds()
            let window = HeadlessWindow(NestedView(depth: depth, model: model), size: CGSize(width: 800, height: 800))
            measures = window.graph.counters.measures
            _ = try window.draw()
            openings.append(milliseconds() - begin)
            for frame in 0..<10 {
                model.length = CGFloat(11 + frame)
                try changes.measure(window)
            }
        }
        printTable("\(depth) stacks one in another", [["part", "ms"], ["opened and drawn", text(openings.median)], ["slowest", text(openings.max() ?? .nan)], ["goal", text(Self.goal)],
                                                      ["measures", "\(measures)"], ["a frame that changes the innermost", text(changes.wholes.median)]])
    }
}
