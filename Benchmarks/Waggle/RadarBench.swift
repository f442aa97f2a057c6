// Frames of a radar with rotating gradients, fading blips and an animated chart, on 786 x 1704 pixels.

import BenchScenes
import Foundation
import WaggleCore
import WaggleHeadless

/// Compared with a loop in C that draws the same with Cairo, Pango and its own conic gradient.
@MainActor
struct RadarBench {
    let rounds: Int, frames: Int
    let floors: FloorPrograms?
    /// A folder for the compared pictures; nil: they are not kept.
    let pictures: String?

    func run() throws {
        if let floors {
            let (window, model) = try open(threads: 1)
            // The chart's animations begin as in a round.
            for frame in 1...FloorPrograms.pictureFrame {
                model.frame = frame
                window.advance(to: Double(frame) / 60)
            }
            try floors.compare(window.draw(), named: "radar", with: "BenchFloorRadar", folder: pictures)
        }
        var one = FloorRounds(), two = FloorRounds()
        for _ in 0..<rounds {
            let floor = try floors.map { try FloorTime($0.run("BenchFloorRadar", ["--frames", "\(frames)"]).first) }
            let (window, model) = try open(threads: 1)
            try one.measure(window, frames: frames, beside: floor) { model.frame = $0 }
            guard ProcessInfo.processInfo.activeProcessorCount > 1 else { continue }
            let (wide, same) = try open(threads: 2)
            try two.measure(wide, frames: frames, beside: floor) { same.frame = $0 }
        }
        printTable("A radar on 786 x 1704 pixels", one.rows() + two.rowsOnTwo() + [["most drawn items", "\(one.drawn)"]])
    }

    private func open(threads: Int) throws -> (HeadlessWindow, RadarModel) {
        let model = RadarModel(), window = HeadlessWindow(RadarView(model: model), size: RadarView.size, scale: 2)
        window.backend.threads = threads
        window.advance(to: 0)
        _ = try window.draw()
        return (window, model)
    }
}
