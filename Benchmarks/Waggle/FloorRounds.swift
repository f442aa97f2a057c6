// Rounds of a scene's frames, each right after the C program's frames of the same scene.

import Foundation
import WaggleCore
import WaggleHeadless

/// The time of a C program's frame, in milliseconds.
struct FloorTime {
    let frame: Double
    /// The processor time, which does not depend on the machine's load.
    let processor: Double

    /// - Parameter line: the program's output.
    init(_ line: [String: Double]?) {
        frame = line?["median"] ?? line?["mean"] ?? .nan
        processor = line?["processor"] ?? .nan
    }
}

/// Ratios are taken within one round: another program on the machine slows both.
@MainActor
struct FloorRounds {
    private(set) var times = FrameTimes()
    /// The frame times of the C program, in milliseconds.
    private(set) var floorTimes: [Double] = []
    /// The ratios of whole frames, and of their processor time.
    private(set) var ratios: [Double] = [], workRatios: [Double] = []
    /// The processor time per frame on all threads, in milliseconds, for each round.
    private(set) var work: [Double] = []
    private(set) var drawn = 0

    /// - Parameters:
    ///   - floor: the times of the C program that just ran; nil without the program.
    ///   - prepare: makes the next frame's change.
    mutating func measure(_ window: HeadlessWindow, frames: Int, beside floor: FloorTime?, prepare: (_ frame: Int) -> Void = { _ in }) throws {
        var round: [Double] = []
        let begin = processMilliseconds()
        for frame in 1...frames {
            prepare(frame)
            round.append(try times.measure(window))
            drawn = max(drawn, window.graph.counters.drawnItems)
        }
        let worked = (processMilliseconds() - begin) / Double(frames)
        work.append(worked)
        guard let floor else { return }
        floorTimes.append(floor.frame)
        ratios.append(round.median / floor.frame)
        workRatios.append(worked / floor.processor)
    }

    /// The maximum acceptable ratio.
    static let ratioGoal = 1.3

    /// - Parameter goal: the goal for a whole frame, in milliseconds.
    func rows(update: String = "update", goal: Double? = nil) -> [[String]] {
        var rows = [["part", "ms/frame"], [update, text(times.updates.median)], ["display list", text(times.lists.median)], ["picture", text(times.pictures.median)],
                    ["whole frame", text(times.wholes.median)], ["95 of 100 frames within", text(times.most)]]
        if let goal { rows.append(["goal", text(goal)]) }
        rows.append(["processor's time", text(work.median)])
        if !ratios.isEmpty {
            rows += [["C loop", text(floorTimes.median)], ["whole frame / C loop", range(ratios)], ["processor's time / C loop's", range(workRatios)], ["goal", text(Self.ratioGoal)]]
        }
        return rows
    }

    /// The same frames drawn by two threads; empty without such rounds. The C program has one thread.
    func rowsOnTwo() -> [[String]] {
        guard !times.updates.isEmpty else { return [] }
        let rows = [["whole frame on two processors", text(times.wholes.median)]]
        return ratios.isEmpty ? rows : rows + [["whole frame on two processors / C loop", range(ratios)]]
    }
}
