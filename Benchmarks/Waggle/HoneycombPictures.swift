// The compared programs must draw the same scene: frame 150 of each, side by side.

import BenchScenes
import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleHeadless

extension FloorPrograms {
    /// The median of the C loop's frames, in milliseconds.
    func honeycombTime(count: Int, frames: Int) throws -> Double {
        try run("BenchFloorHoneycomb", ["--n", "\(count)", "--frames", "\(frames)"]).first?["median"] ?? .nan
    }

    /// Throws if Waggle's picture, or Chromium's, differs from the C loop's. Edges differ slightly, because the C loop rounds sizes to eighths and
    /// scales to 64ths; those of a canvas differ more, because it blurs what is between pixels or scaled. A missing cell differs by more than 40.
    /// - Parameter folder: the folder for the pictures; nil: they are not kept.
    @MainActor
    func comparePictures(of view: some View, _ model: CombModel, chromium: Chromium?, folder: String?) throws {
        let place = folder.map { URL(fileURLWithPath: $0) } ?? FileManager.default.temporaryDirectory.appendingPathComponent("waggle-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { if folder == nil { try? FileManager.default.removeItem(at: place) } }
        let frame = 150, name = "honeycomb-\(model.count)"

        let floorFile = place.appendingPathComponent("\(name)-floor.png")
        _ = try run("BenchFloorHoneycomb", ["--n", "\(model.count)", "--png", floorFile.path])
        let floor = try ImageDecoder.decode([UInt8](Data(contentsOf: floorFile)), name: floorFile.path)

        let window = HeadlessWindow(view, size: CGSize(width: 800, height: 800))
        model.frame = frame
        window.advance(to: Double(frame) / 60)
        let surface = try window.draw()
        let ourFile = place.appendingPathComponent("\(name).png")
        try surface.writePNG(to: ourFile.path)
        try check(surface.makeImage(), floor, most: (mean: 3, worst: 24), "our picture")

        guard let chromium else { return }
        let canvasFile = place.appendingPathComponent("\(name)-canvas.png")
        try chromium.picture(count: model.count, frame: frame).write(to: canvasFile)
        try check(ImageDecoder.decode([UInt8](Data(contentsOf: canvasFile)), name: canvasFile.path), floor, most: (mean: 6, worst: 32), "Chromium's picture")
    }

    private func check(_ picture: ImageSource, _ floor: ImageSource, most: (mean: Double, worst: Double), _ name: String) throws {
        let difference = PictureDifference(picture, floor)
        print("  \(name) and the C loop's: mean difference \(text(difference.mean)) of 255, \(text(difference.worst)) in the worst square of 16 x 16 pixels")
        guard difference.mean < most.mean, difference.worst < most.worst else { throw BenchError("\(name) shows something else than the C loop's; --pictures FOLDER keeps both.") }
    }
}
