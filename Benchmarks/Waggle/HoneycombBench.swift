// The honeycomb: the parts of a frame, and the whole frame compared with a C loop that passes the same drawing to Cairo.

import BenchScenes
import Foundation

@MainActor
struct HoneycombBench {
    let count: Int, rounds: Int, frames: Int
    let floors: FloorPrograms?
    let chromium: Chromium?
    let pictures: String?

    /// Larger combs have invisible cells; from here on, the C loop, too, visits only visible ones.
    static let mostCells = 1027

    func run() throws {
        var ours: [HoneycombRound] = [], onTwo: [HoneycombRound] = [], floor: [Double] = [], canvas: [Chromium.Times] = []
        for _ in 0..<rounds {
            if let chromium { canvas.append(try chromium.times(count: count, frames: frames)) }
            if let floors { floor.append(try floors.honeycombTime(count: count, frames: frames)) }
            let model = CombModel(count: count)
            ours.append(try HoneycombRound(CombView(model: model), model, frames: frames))
            if ProcessInfo.processInfo.activeProcessorCount > 1 { onTwo.append(try HoneycombRound(CombView(model: model), model, frames: frames, threads: 2)) }
        }
        func median(_ part: (HoneycombRound) -> Double) -> Double { ours.map(part).median }
        let names = HoneycombRound.parts
        let whole = median { $0.whole }, raster = median { $0.parts["raster"] ?? 0 }
        var rows = [["part", "ms/frame"]] + names.map { name in [name, text(median { $0.parts[name] ?? 0 })] }
        rows.append(["everything but raster", text(median { round in names.dropLast().reduce(0) { $0 + (round.parts[$1] ?? 0) } })])
        rows.append(["whole frame", text(whole)])
        rows.append(["95 of 100 frames within", text(median { $0.late })])
        if !floor.isEmpty {
            rows.append(["C loop", text(floor.median)])
            rows.append(["whole frame / C loop", range(zip(ours, floor).map { $0.whole / $1 })])
            rows.append(["raster / C loop", text(raster / floor.median)])
        }
        if !onTwo.isEmpty {
            rows.append(["raster on two processors", text(onTwo.map { $0.parts["raster"] ?? 0 }.median)])
            rows.append(["whole frame on two processors", text(onTwo.map(\.whole).median)])
        }
        if !onTwo.isEmpty, !floor.isEmpty {
            // The C loop has one thread.
            rows.append(["whole frame on two processors / C loop", range(zip(onTwo, floor).map { $0.whole / $1 })])
        }
        if !canvas.isEmpty { rows += Chromium.rows(canvas, floor: floor) }
        for name in HoneycombRound.counts {
            rows.append([name, text(median { $0.counts[name] ?? 0 })])
        }
        printTable("Honeycomb of \(count) cells, 800 x 800 pixels, \(frames) frames, \(rounds) rounds", rows)
        let model = CombModel(count: count)
        try floors?.comparePictures(of: CombView(model: model), model, chromium: chromium, folder: pictures)
    }
}
