// Frames of effects on a phone's screen of 786 x 1704 pixels, on one core and on two.

import BenchScenes
import Foundation
import WaggleCore
import WaggleHeadless

/// Every frame redraws its effect, since all of its content changes. Compared with loops in C that draw the same with Cairo and a box blur, on one core.
@MainActor
struct EffectsBench {
    let rounds: Int, frames: Int
    let floors: FloorPrograms?
    /// A folder for the compared pictures; nil: they are not kept.
    let pictures: String?

    /// Milliseconds of a whole frame on two cores.
    private func goal(_ scene: EffectScene) -> Double { scene == .blur ? 6 : 12 }

    /// - Parameter only: nil for all scenes.
    func run(only: EffectScene?) throws {
        var rows = [["scene", "update", "list", "picture", "whole frame, one core", "C loop", "ratio", "whole frame, two cores", "ratio", "goal for two", "processor's time, one core", "ratio"]]
        for scene in only.map({ [$0] }) ?? EffectScene.allCases {
            try comparePictures(scene)
            var one = FloorRounds(), two = FloorRounds()
            let narrow = try open(scene, threads: 1), wide = try open(scene, threads: 2)
            for _ in 0..<rounds {
                let floor = try floors.map { try FloorTime($0.run("BenchFloorEffects", ["--scene", scene.rawValue, "--frames", "\(frames)"] + start).first) }
                try one.measure(narrow, frames: frames, beside: floor)
                if ProcessInfo.processInfo.activeProcessorCount > 1 { try two.measure(wide, frames: frames, beside: floor) }
            }
            func ratio(_ ratios: [Double]) -> String { ratios.isEmpty ? "-" : range(ratios) }
            rows.append([scene.rawValue, text(one.times.updates.median), text(one.times.lists.median), text(one.times.pictures.median), text(one.times.wholes.median),
                         text(one.floorTimes.median), ratio(one.ratios), text(two.times.wholes.median), ratio(two.ratios), text(goal(scene)),
                         text(one.work.median), ratio(one.workRatios)])
        }
        printTable("Effects on 786 x 1704 pixels, ms/frame", rows)
    }

    /// The time of the first frame, for the C programs.
    private var start: [String] { ["--start", "\(EffectScene.seconds(of: VirtualClock.start))"] }

    private func open(_ scene: EffectScene, threads: Int) throws -> HeadlessWindow {
        let window = HeadlessWindow(EffectView(scene: scene), size: EffectScene.size, scale: 2)
        window.backend.threads = threads
        _ = try window.draw()
        return window
    }

    private func comparePictures(_ scene: EffectScene) throws {
        guard let floors else { return }
        let window = try open(scene, threads: 1)
        window.advance(to: Double(FloorPrograms.pictureFrame) / 60)
        try floors.compare(window.draw(), named: "effects-\(scene.rawValue)", with: "BenchFloorEffects", ["--scene", scene.rawValue] + start, folder: pictures)
    }
}
