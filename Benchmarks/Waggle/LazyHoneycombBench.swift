// The honeycomb with more cells than fit into a window: a frame compared with that of the visible cells alone, and the memory of a long journey.

import BenchScenes
import Foundation
import WaggleCore
import WaggleGeometry
import WaggleHeadless

@MainActor
struct LazyHoneycombBench {
    let count: Int, rounds: Int, frames: Int
    let floors: FloorPrograms?
    let chromium: Chromium?
    let pictures: String?

    func run() throws {
        // The other scene lists only the cells that these frames show, and shows them with the same pan.
        let shown = CombModel(count: count).numbersSeen(in: 0..<max(frames, 60))
        var all: [HoneycombRound] = [], onTwo: [HoneycombRound] = [], alone: [HoneycombRound] = [], floor: [Double] = [], canvas: [Chromium.Times] = []
        for _ in 0..<rounds {
            if let chromium { canvas.append(try chromium.times(count: count, frames: frames)) }
            if let floors { floor.append(try floors.honeycombTime(count: count, frames: frames)) }
            let few = CombModel(count: count, listed: shown)
            alone.append(try HoneycombRound(CombView(model: few), few, frames: frames))
            let many = CombModel(count: count, listed: [])
            all.append(try HoneycombRound(LazyCombView(model: many), many, frames: frames))
            if ProcessInfo.processInfo.activeProcessorCount > 1 { onTwo.append(try HoneycombRound(LazyCombView(model: many), many, frames: frames, threads: 2)) }
        }
        func row(_ name: String, _ value: (HoneycombRound) -> Double) -> [String] { [name, text(all.map(value).median), text(alone.map(value).median)] }
        var rows = [["part", "ms/frame", "only the visible"]] + HoneycombRound.parts.map { name in row(name) { $0.parts[name] ?? 0 } }
        rows.append(row("everything but raster") { round in HoneycombRound.parts.dropLast().reduce(0) { $0 + (round.parts[$1] ?? 0) } })
        rows.append(row("whole frame") { $0.whole })
        rows.append(row("95 of 100 frames within") { $0.late })
        rows.append(["whole frame / only the visible", range(zip(all, alone).map { $0.whole / $1.whole })])
        if !floor.isEmpty {
            rows.append(["C loop", text(floor.median)])
            rows.append(["whole frame / C loop", range(zip(all, floor).map { $0.whole / $1 })])
        }
        if !onTwo.isEmpty { rows.append(["whole frame on two processors", text(onTwo.map(\.whole).median)]) }
        if !canvas.isEmpty { rows += Chromium.rows(canvas, floor: floor) }
        rows += HoneycombRound.counts.map { name in row(name) { $0.counts[name] ?? 0 } }
        printTable("Honeycomb of \(count) cells of which those in sight are made, beside \(shown.count) that the pan shows, \(frames) frames, \(rounds) rounds", rows)
        let model = CombModel(count: count, listed: [])
        try floors?.comparePictures(of: LazyCombView(model: model), model, chromium: chromium, folder: pictures)
        if floors != nil { try travel() }
    }

    /// Twice across the whole comb and back.
    private func travel() throws {
        let laps = 2, framesPerLap = 1500
        // Stays where cells fill the window: the corners of the path are inside the outermost ring.
        let reach = CGFloat(Hex(number: count - 1).ring) * 20 * 0.7
        let model = CombModel(count: count, listed: [], motion: .journey(reach: reach, frames: framesPerLap))
        let window = HeadlessWindow(LazyCombView(model: model), size: CGSize(width: 800, height: 800))
        var rows = [["frame", "nodes", "cells made since", "resident MB"]], made = 0
        for number in 0...(laps * framesPerLap) {
            model.frame = number
            window.advance(to: Double(number) / 60)
            _ = try window.draw()
            if number > 0 { made += window.graph.counters.textLayouts }
            guard number % (framesPerLap / 3) == 0 else { continue }
            rows.append(["\(number)", "\(window.graph.nodeCount)", "\(made)", text(residentMegabytes())])
        }
        printTable("The same on a journey across the comb: after each \(framesPerLap) frames it is back in the middle", rows)
    }
}
