// The list: the cost of changing many rows, up to layout, compared with an array of Pango layouts in C.

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

    private func change(_ model: RowsModel, _ operation: Int, _ round: Int) {
        switch operation {
        case 0: model.create(count)
        case 1: model.updateEveryTenth(round)
        case 2: model.swap()
        case 3: model.insertInFront()
        case 4: model.removeMiddle()
        default: model.clear()
        }
    }

    /// Repeats one operation on an existing list, for profiles.
    func run(only operation: String) throws {
        guard let index = Self.operations.firstIndex(where: { $0.1 == operation }) else {
            throw BenchError("There is no operation \(operation); these there are: \(Self.operations.map(\.1).joined(separator: ", ")).")
        }
        let model = RowsModel()
        let window = HeadlessWindow(RowsView(model: model), size: CGSize(width: 400, height: 800))
        model.create(count)
        window.advance(by: 1.0 / 60)
        var times: [Double] = []
        for round in 0..<(100 * rounds) {
            let start = milliseconds()
            change(model, index, round)
            window.advance(by: 1.0 / 60)
            times.append(milliseconds() - start)
            window.driver.frameIsOver()
            // Keeps the count, and restores cleared rows.
            if index == 3 { model.removeMiddle() } else if index == 4 { model.insertInFront() } else if index == 5 { model.create(count) } else { continue }
            window.advance(by: 1.0 / 60)
        }
        print("\(operation): \(text(times.median)) ms; at first \(times.prefix(4).map(text).joined(separator: ", "))")
    }

    func run() throws {
        let model = RowsModel()
        let window = HeadlessWindow(RowsView(model: model), size: CGSize(width: 400, height: 800))
        let stages = StageTimes { milliseconds() }
        window.graph.stageTimes = stages
        var times: [[Double]] = Array(repeating: [], count: 6), bodies: [[Double]] = times, layouts: [[Double]] = times, after: [[Double]] = times
        var counts: [[Int]] = Array(repeating: [], count: 6), floor: [[Double]] = times
        // The first round loads the font and the program's pages, in both programs.
        for round in 0...rounds {
            if let floors {
                let lines = try floors.run("BenchFloorList", ["--n", "\(count)", "--rounds", "2"])
                for (index, operation) in Self.operations.enumerated() { floor[index].append(lines.last?[operation.1] ?? .nan) }
            }
            for index in Self.operations.indices {
                stages.reset()
                let start = milliseconds()
                change(model, index, round)
                window.advance(by: 1.0 / 60)
                let time = milliseconds() - start
                // Ended nodes are freed once the frame is shown.
                window.driver.frameIsOver()
                let timeAfter = milliseconds() - start - time
                guard round > 0 else { continue }
                after[index].append(timeAfter)
                times[index].append(time)
                bodies[index].append(stages[.body])
                layouts[index].append(stages[.layout])
                let counters = window.graph.counters
                counts[index] = [counters.bodies, counters.measures, counters.placements, counters.textLayouts]
            }
            // The display list is created between rounds, as a window would do.
            _ = window.graph.displayList()
        }
        var rows = [["", "ms", "body", "layout", "after the frame", "C floor", "ratio", "bodies", "measures", "placements", "text layouts"]]
        for (index, operation) in Self.operations.enumerated() {
            let floorTime = floor[index].dropFirst().map { $0 }.median
            rows.append([operation.0, text(times[index].median), text(bodies[index].median), text(layouts[index].median), text(after[index].median), text(floorTime),
                         text(times[index].median / floorTime)] + counts[index].map { "\($0)" })
        }
        printTable("List of \(count) rows, without drawing, \(rounds) rounds", rows)
    }
}
