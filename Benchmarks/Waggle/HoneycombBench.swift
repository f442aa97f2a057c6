// The honeycomb: a frame's parts, and the whole beside a C loop that gives the same drawing to Cairo.

import BenchScenes
import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleHeadless

@MainActor
struct HoneycombBench {
    let count: Int, rounds: Int, frames: Int
    let floors: FloorPrograms?
    let pictures: String?

    /// One round: milliseconds per frame of each part, the median of whole frames, and the counts.
    private struct Round {
        var parts: [String: Double] = [:]
        var whole = 0.0, late = 0.0
        var counts: [String: Double] = [:]
    }

    func run() throws {
        var ours: [Round] = [], floor: [Double] = []
        for _ in 0..<rounds {
            if let floors { floor.append(try floors.run("BenchFloorHoneycomb", ["--n", "\(count)", "--frames", "\(frames)"])[0]["median"] ?? .nan) }
            ours.append(try measure())
        }
        func median(_ part: (Round) -> Double) -> Double { ours.map(part).median }
        let names = ["body", "layout", "animation", "actions", "display list", "raster"]
        let whole = median { $0.whole }, raster = median { $0.parts["raster"] ?? 0 }
        var rows = [["part", "ms/frame"]] + names.map { name in [name, text(median { $0.parts[name] ?? 0 })] }
        rows.append(["everything but raster", text(median { round in names.dropLast().reduce(0) { $0 + (round.parts[$1] ?? 0) } })])
        rows.append(["whole frame", text(whole)])
        rows.append(["95 of 100 frames within", text(median { $0.late })])
        if !floor.isEmpty {
            let ratios = zip(ours, floor).map { $0.whole / $1 }
            rows.append(["C loop", text(floor.median)])
            rows.append(["whole frame / C loop", "\(text(ratios.median)) (\(text(ratios.min()!)) to \(text(ratios.max()!)))"])
            rows.append(["raster / C loop", text(raster / floor.median)])
        }
        for name in ["bodies", "measures", "placements", "drawn items", "text layouts"] {
            rows.append([name, text(median { $0.counts[name] ?? 0 })])
        }
        printTable("Honeycomb of \(count) cells, 800 x 800 pixels, \(frames) frames, \(rounds) rounds", rows)
        if floors != nil { try comparePictures() }
    }

    private func measure() throws -> Round {
        let model = CombModel(count: count)
        let window = HeadlessWindow(CombView(model: model), size: CGSize(width: 800, height: 800))
        let stages = StageTimes { milliseconds() }
        var round = Round(), times: [Double] = []
        func frame(_ number: Int, _ time: Double) throws {
            let start = milliseconds()
            model.frame = number
            window.advance(to: time)
            let updated = milliseconds()
            _ = window.graph.displayList()
            let listed = milliseconds()
            _ = try window.draw()
            let end = milliseconds()
            times.append(end - start)
            round.parts["display list", default: 0] += listed - updated
            round.parts["raster", default: 0] += end - listed
            let counters = window.graph.counters
            round.counts["bodies", default: 0] += Double(counters.bodies)
            round.counts["measures", default: 0] += Double(counters.measures)
            round.counts["placements", default: 0] += Double(counters.placements)
            round.counts["drawn items", default: 0] += Double(counters.drawnItems)
            round.counts["text layouts", default: 0] += Double(counters.textLayouts)
        }
        for number in 0..<60 { try frame(number, Double(number) / 60) }
        round = Round()
        times = []
        window.graph.stageTimes = stages
        for number in 0..<frames { try frame(number, Double(60 + number) / 60) }
        window.graph.stageTimes = nil
        for (stage, name) in [(StageTimes.Stage.body, "body"), (.layout, "layout"), (.animation, "animation"), (.actions, "actions")] {
            round.parts[name] = stages[stage]
        }
        round.parts = round.parts.mapValues { $0 / Double(frames) }
        round.counts = round.counts.mapValues { $0 / Double(frames) }
        round.whole = times.median
        round.late = times.percentile(0.95)
        return round
    }

    /// Both programs' frame 150 must be the same picture. Edges differ a little: the C loop rounds sizes to eighths and scales to 64ths.
    private func comparePictures() throws {
        let folder = URL(fileURLWithPath: pictures ?? NSTemporaryDirectory())
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let theirs = folder.appendingPathComponent("honeycomb-\(count)-floor.png"), ours = folder.appendingPathComponent("honeycomb-\(count).png")
        _ = try floors?.run("BenchFloorHoneycomb", ["--n", "\(count)", "--png", theirs.path])
        let model = CombModel(count: count)
        let window = HeadlessWindow(CombView(model: model), size: CGSize(width: 800, height: 800))
        model.frame = 150
        window.advance(to: 2.5)
        let surface = try window.draw()
        try surface.writePNG(to: ours.path)
        let floor = try ImageDecoder.decode([UInt8](Data(contentsOf: theirs)), name: theirs.path)
        let difference = PictureDifference(surface.makeImage(), floor)
        print("  pictures: mean difference \(text(difference.mean)) of 255, \(text(difference.worst)) in the worst square of 16 x 16 pixels")
        guard difference.mean < 3, difference.worst < 24 else {
            throw BenchError("The two programs draw different pictures; see \(ours.path) and \(theirs.path).")
        }
        if pictures == nil {
            try? FileManager.default.removeItem(at: theirs)
            try? FileManager.default.removeItem(at: ours)
        }
    }
}
