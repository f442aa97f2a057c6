// The compared programs must draw the same scene: frame 150 of each, side by side.

import BenchScenes
import Foundation
import WaggleCairo
import WaggleCore
import WaggleHeadless

extension FloorPrograms {
    /// The median of the C loop's frames, in milliseconds.
    func honeycombTime(count: Int, frames: Int) throws -> Double {
        try run("BenchFloorHoneycomb", ["--n", "\(count)", "--frames", "\(frames)"]).first?["median"] ?? .nan
    }

    /// Throws if Waggle's picture, or Chromium's, differs from the C loop's. Edges differ slightly, because the C loop rounds sizes to eighths and
    /// scales to 64ths; those of a canvas differ more, because it blurs scaled cells and cells between pixels. A missing cell differs by more than 40.
    /// - Parameter folder: the folder for the pictures; nil: they are not kept.
    @MainActor
    func comparePictures(of view: some View, _ model: CombModel, chromium: Chromium?, folder: String?) throws {
        let frame = Self.pictureFrame, name = "honeycomb-\(model.count)", window = HeadlessWindow(view, size: CGSize(width: 800, height: 800))
        model.frame = frame
        window.advance(to: Double(frame) / 60)
        let floor = try compare(window.draw(), named: name, with: "BenchFloorHoneycomb", ["--n", "\(model.count)"], folder: folder)

        guard let chromium else { return }
        let data = try chromium.picture(count: model.count, frame: frame)
        if let folder { try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name)-canvas.png")) }
        try check(ImageDecoder.decode([UInt8](data), name: "\(name)-canvas.png"), floor, "Chromium's picture", most: (mean: 6, worst: 32))
    }
}
