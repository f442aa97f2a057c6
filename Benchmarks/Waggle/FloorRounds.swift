// Rounds of a scene's frames, each right after the C program's frames of the same scene.

import Foundation
import WaggleCore
import WaggleHeadless

/// Ratios are taken within one round: another program on the machine slows both.
@MainActor
struct FloorRounds {
    private(set) var times = FrameTimes()
    private(set) var ratios: [Double] = [], floorTimes: [Double] = []
    private(set) var drawn = 0

    /// - Parameters:
    ///   - floor: the median of the C program's frames in milliseconds; nil without the program.
    ///   - prepare: makes the next frame's change.
    mutating func measure(_ window: HeadlessWindow, frames: Int, beside floor: Double?, prepare: (_ frame: Int) -> Void = { _ in }) throws {
        var round: [Double] = []
        for frame in 1...frames {
            prepare(frame)
            round.append(try times.measure(window))
            drawn = max(drawn, window.graph.counters.drawnItems)
        }
        guard let floor else { return }
        floorTimes.append(floor)
        ratios.append(round.median / floor)
    }

    /// The highest ratio that is good.
    static let ratioGoal = 1.3

    /// - Parameter goal: milliseconds for a whole frame.
    func rows(update: String = "update", goal: Double? = nil) -> [[String]] {
        var rows = [["part", "ms/frame"], [update, text(times.updates.median)], ["display list", text(times.lists.median)], ["picture", text(times.pictures.median)],
                    ["whole frame", text(times.wholes.median)], ["95 of 100 frames within", text(times.most)]]
        if let goal { rows.append(["goal", text(goal)]) }
        if !ratios.isEmpty { rows += [["C loop", text(floorTimes.median)], ["whole frame / C loop", range(ratios)], ["goal", text(Self.ratioGoal)]] }
        return rows
    }

    /// The same frames drawn by two threads; none if there were no such rounds. The C program has one.
    func rowsOnTwo() -> [[String]] {
        guard !times.updates.isEmpty else { return [] }
        let rows = [["whole frame on two processors", text(times.wholes.median)]]
        return ratios.isEmpty ? rows : rows + [["whole frame on two processors / C loop", range(ratios)]]
    }
}
