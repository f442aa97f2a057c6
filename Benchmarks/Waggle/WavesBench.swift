// Frames of a tank that fills: animated translucent waves on 786 x 1704 pixels.

import BenchScenes
import Foundation
import WaggleCore
import WaggleHeadless

/// Compared with a loop in C that fills the same paths with Cairo.
@MainActor
struct WavesBench {
    let rounds: Int, frames: Int
    let floors: FloorPrograms?
    /// A folder for the compared pictures; nil: they are not kept.
    let pictures: String?

    func run() throws {
        if let floors {
            let window = try open(threads: 1)
            for frame in 1...FloorPrograms.pictureFrame { window.advance(to: Double(frame) / 60) }
            try floors.compare(window.draw(), named: "waves", with: "BenchFloorWaves", folder: pictures)
        }
        var one = FloorRounds(), two = FloorRounds()
        for _ in 0..<rounds {
            let floor = try floors.map { try FloorTime($0.run("BenchFloorWaves", ["--frames", "\(frames)"]).first) }
            // Each round begins with an empty tank, like the C program.
            try one.measure(open(threads: 1), frames: frames, beside: floor)
            if ProcessInfo.processInfo.activeProcessorCount > 1 { try two.measure(open(threads: 2), frames: frames, beside: floor) }
        }
        printTable("A tank that fills, four translucent waves on 786 x 1704 pixels", one.rows() + two.rowsOnTwo())
    }

    private func open(threads: Int) throws -> HeadlessWindow {
        let window = HeadlessWindow(TankView(), size: TankView.size, scale: 2)
        window.backend.threads = threads
        window.advance(to: 0)
        _ = try window.draw()
        return window
    }
}
