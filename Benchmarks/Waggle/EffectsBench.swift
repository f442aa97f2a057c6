// Frames of effects on a telephone's screen of 786 x 1704 pixels, on one core and on two.

import BenchScenes
import Foundation
import WaggleCore
import WaggleHeadless

/// Every frame draws its effect anew, because everything in it changes.
@MainActor
struct EffectsBench {
    let rounds: Int, frames: Int

    func run() throws {
        var rows = [["scene", "update and list, ms", "picture on one core, ms", "on two, ms", "goal for two"]]
        for scene in EffectScene.allCases {
            let one = try measure(scene, threads: 1), two = ProcessInfo.processInfo.activeProcessorCount > 1 ? try measure(scene, threads: 2) : nil
            let own = zip(one.updates, one.lists).map(+).median
            rows.append([scene.rawValue, text(own), text(one.pictures.median), two.map { text($0.pictures.median) } ?? "-", scene == .blur ? "6" : "12"])
        }
        printTable("Effects on 786 x 1704 pixels", rows)
    }

    private func measure(_ scene: EffectScene, threads: Int) throws -> FrameTimes {
        let window = HeadlessWindow(EffectView(scene: scene), size: EffectScene.size, scale: 2)
        window.backend.threads = threads
        _ = try window.draw()
        var times = FrameTimes()
        for _ in 0..<rounds * frames { try times.measure(window) }
        return times
    }
}
