// The list: what changes of many rows cost up to their layout, beside an array of Pango layouts in C.

import BenchScenes
import Foundation
import WaggleCore
import WaggleGeometry
import WaggleHeadless

@MainActor
struct ListBench {
    let count: Int, rounds: Int
    let floors: FloorPrograms?

    private static let operations = [("create", "create"), ("update every tenth", "update10"), ("swap two", "swap"),
                                     ("insert in front", "insert_front"), ("remove one", "remove"), ("clear", "clear")]

    func run() throws {
        let model = RowsModel()
        let window = HeadlessWindow(RowsView(model: model), size: CGSize(width: 400, height: 800))
        let stages = StageTimes { milliseconds() }
        window.graph.stageTimes = stages
        var times: [[Double]] = Array(repeating: [], count: 6), bodies: [[Double]] = times, layouts: [[Double]] = times
        var counts: [[Int]] = Array(repeating: [], count: 6), floor: [[Double]] = times
        // The first round loads the face and the program's pages, here and there.
        for round in 0...rounds {
            if let floors {
                let lines = try floors.run("BenchFloorList", ["--n", "\(count)", "--rounds", "2"])
                for (index, operation) in Self.operations.enumerated() { floor[index].append(lines.last?[operation.1] ?? .nan) }
            }
            for index in Self.operations.indices {
                stages.reset()
                let start = milliseconds()
                switch index {
                case 0: model.create(count)
                case 1: model.updateEveryTenth(round)
                case 2: model.swap()
                case 3: model.insertInFront()
                case 4: model.removeMiddle()
                default: model.clear()
                }
                window.advance(by: 1.0 / 60)
                let time = milliseconds() - start
                guard round > 0 else { continue }
                times[index].append(time)
                bodies[index].append(stages[.body])
                layouts[index].append(stages[.layout])
                let counters = window.graph.counters
                counts[index] = [counters.bodies, counters.measures, counters.placements, counters.textLayouts]
            }
            // What the frames would have shown is made between rounds, as a window would.
            _ = window.graph.displayList()
        }
        var rows = [["", "ms", "body", "layout", "C floor", "ratio", "bodies", "measures", "placements", "text layouts"]]
        for (index, operation) in Self.operations.enumerated() {
            let floorTime = floor[index].dropFirst().map { $0 }.median
            rows.append([operation.0, text(times[index].median), text(bodies[index].median), text(layouts[index].median), text(floorTime),
                         text(times[index].median / floorTime)] + counts[index].map { "\($0)" })
        }
        printTable("List of \(count) rows, without drawing, \(rounds) rounds", rows)
    }
}
