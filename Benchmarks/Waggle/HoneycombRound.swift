// One round of the honeycomb: opens a window, warms it up, and measures the parts of each frame.

import BenchScenes
import Foundation
import WaggleCore
import WaggleGeometry
import WaggleHeadless

/// The cost of the frames of one round.
@MainActor
struct HoneycombRound {
    static let parts = ["body", "layout", "animation", "actions", "display list", "raster"]
    static let counts = ["bodies", "measures", "placements", "drawn items", "text layouts", "nodes made", "nodes ended"]

    /// Milliseconds per frame of each part.
    private(set) var parts: [String: Double] = [:]
    /// Per frame.
    private(set) var counts: [String: Double] = [:]
    /// The median and the 95th percentile of whole frames, in milliseconds.
    private(set) var whole = 0.0, late = 0.0

    /// - Parameters:
    ///   - view: shows the model.
    ///   - threads: the number of drawing threads.
    init<Content: View>(_ view: Content, _ model: CombModel, frames: Int, threads: Int = 1) throws {
        let window = HeadlessWindow(view, size: CGSize(width: 800, height: 800))
        window.backend.threads = threads
        for number in 0..<60 { _ = try frame(number, of: model, in: window, at: Double(number) / 60) }
        parts = [:]
        counts = [:]
        let stages = StageTimes { milliseconds() }
        window.graph.stageTimes = stages
        let times = try (0..<frames).map { number in try frame(number, of: model, in: window, at: Double(60 + number) / 60) }
        for (stage, name) in [(StageTimes.Stage.body, "body"), (.layout, "layout"), (.animation, "animation"), (.actions, "actions")] {
            parts[name] = stages[stage]
        }
        parts = parts.mapValues { $0 / Double(frames) }
        counts = counts.mapValues { $0 / Double(frames) }
        whole = times.median
        late = times.percentile(0.95)
    }

    /// - Returns: the duration of the whole frame in milliseconds.
    private mutating func frame(_ number: Int, of model: CombModel, in window: HeadlessWindow, at time: Double) throws -> Double {
        let start = milliseconds()
        model.frame = number
        window.advance(to: time)
        let updated = milliseconds()
        _ = window.graph.displayList()
        let listed = milliseconds()
        _ = try window.draw()
        let end = milliseconds()
        parts["display list", default: 0] += listed - updated
        parts["raster", default: 0] += end - listed
        let counters = window.graph.counters
        for (name, count) in [("bodies", counters.bodies), ("measures", counters.measures), ("placements", counters.placements),
                              ("drawn items", counters.drawnItems), ("text layouts", counters.textLayouts),
                              ("nodes made", counters.madeNodes), ("nodes ended", counters.endedNodes)] {
            counts[name, default: 0] += Double(count)
        }
        return end - start
    }
}
