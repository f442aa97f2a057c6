// Frames of films written as folders of pictures.

import BenchScenes
import Foundation
import WaggleCairo
import WaggleCore
import WaggleHeadless
import WaggleRequest

/// Frames of all phone scenes, written as by `./waggle film -o FOLDER`.
@MainActor
struct PNGBench {
    let rounds: Int

    /// Milliseconds per frame, whatever its content.
    private static let goal = 40.0
    private static let framesPerScene = 4

    func run() throws {
        for scale in [2, 3] as [CGFloat] {
            let size = EffectScene.size
            var rows = [["content", "ms/frame", "slowest", "of the processors", "KB/frame"]], all: [Double] = [], work: [Double] = []
            for (name, window) in scenes(scale) {
                let frames = try write(window)
                rows.append([name, text(frames.times.median), text(frames.times.max() ?? .nan), text(frames.work.median), text(frames.bytes / 1000)])
                all += frames.times
                work += frames.work
            }
            rows += [["all", text(all.median), text(all.max() ?? .nan), text(work.median)], ["95 of 100 within", text(all.percentile(0.95))], ["goal", text(Self.goal)]]
            printTable("Frames of \(Int(size.width * scale)) x \(Int(size.height * scale)) pixels as PNG files, from pixels to the closed file", rows)
        }
    }

    private func scenes(_ scale: CGFloat) -> [(String, HeadlessWindow)] {
        func window(_ view: some View) -> HeadlessWindow { HeadlessWindow(view, size: EffectScene.size, scale: scale) }
        return EffectScene.allCases.map { ($0.rawValue, window(EffectView(scene: $0))) }
            + [("feed", window(FeedView(count: 1000))), ("pictures", window(PictureGridView(count: 1000))), ("list", window(PushView(model: PushModel()))),
               ("radar", window(RadarView(model: RadarModel()))), ("tank", window(TankView()))]
    }

    /// - Returns: the time and the processor time of each frame in milliseconds, and the mean file size in bytes.
    private func write(_ window: HeadlessWindow) throws -> (times: [Double], work: [Double], bytes: Double) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("waggle-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var times: [Double] = [], work: [Double] = []
        let frames = rounds * Self.framesPerScene, surface = try window.draw(), scale = window.scale
        let writer = try FilmWriter(path: folder.path, format: .frames, width: surface.width, height: surface.height, framesPerSecond: 60, totalFrames: frames) {
            try CairoSurface.png($0, width: $1, height: $2, scale: scale)
        }
        for frame in 1...frames {
            window.advance(to: Double(frame) / 6)
            try window.draw().withPixels { pixels in
                let begin = milliseconds(), worked = processMilliseconds()
                try writer.append(pixels)
                times.append(milliseconds() - begin)
                work.append(processMilliseconds() - worked)
            }
        }
        try writer.finish()
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.fileSizeKey])
        let bytes = try files.reduce(0) { try $0 + ($1.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) }
        return (times, work, Double(bytes) / Double(files.count))
    }
}
