// Large numbers of views, all or few of which change in a frame: running springs, and readers of the environment.

import BenchScenes
import Foundation
import WaggleCore
import WaggleHeadless

/// Frames up to their display list, without drawing.
@MainActor
struct CrowdBench {
    let count: Int, rounds: Int, frames: Int

    /// Each cell has its own spring; every frame moves all of them.
    func runSprings() {
        let model = SpringsModel(count: count)
        measure("\(count) cells, each with a running spring", SpringsView(model: model), goal: 4) {
            model.isOver = true
        } change: { _ in }
    }

    /// Changes a value that one reader of a thousand reads.
    func runReaders() {
        let model = ReadersModel(count: count)
        measure("\(count) readers of the environment, of which \((count + 999) / 1000) are concerned", ReadersView(model: model), goal: 0.2) {
        } change: { model.value = $0 + 1 }
    }

    private func measure(_ title: String, _ view: some View, goal: Double, start: () -> Void, change: (Int) -> Void) {
        let window = HeadlessWindow(view, size: CGSize(width: 820, height: 820))
        _ = window.graph.displayList()
        start()
        window.advance(by: 1.0 / 60)
        let stages = StageTimes { milliseconds() }
        var updates: [Double] = [], lists: [Double] = [], parts: [StageTimes.Stage: [Double]] = [:]
        let counters = window.graph.counters
        var counts = (bodies: 0, measures: 0, placements: 0, drawn: 0)
        for round in 0..<rounds {
            for frame in 0..<frames {
                window.graph.stageTimes = stages
                stages.reset()
                change(round * frames + frame)
                let begin = milliseconds()
                window.advance(by: 1.0 / 60)
                let updated = milliseconds()
                _ = window.graph.displayList()
                updates.append(updated - begin)
                lists.append(milliseconds() - updated)
                for stage in StageTimes.Stage.allCases { parts[stage, default: []].append(stages[stage]) }
                counts = (counters.bodies, counters.measures, counters.placements, counters.drawnItems)
            }
        }
        var rows = [["part", "ms/frame"]]
        for (stage, name) in [(StageTimes.Stage.body, "body"), (.layout, "layout"), (.animation, "animation"), (.actions, "actions")] {
            rows.append([name, text((parts[stage] ?? []).median)])
        }
        rows.append(["whole update", text(updates.median)])
        rows.append(["95 of 100 updates within", text(updates.percentile(0.95))])
        rows.append(["goal", text(goal)])
        rows.append(["display list", text(lists.median)])
        rows += [["bodies", "\(counts.bodies)"], ["measures", "\(counts.measures)"], ["placements", "\(counts.placements)"], ["drawn items", "\(counts.drawn)"]]
        printTable(title, rows)
    }
}
