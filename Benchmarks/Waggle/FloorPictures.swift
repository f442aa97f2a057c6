// The compared programs must draw the same scene: a frame of each, side by side.

import Foundation
import WaggleCairo
import WaggleHeadless

extension FloorPrograms {
    /// The frame that C programs write.
    static let pictureFrame = 150

    /// Throws if our picture shows something else than a C program's.
    ///
    /// Squares of 16 x 16 pixels are compared, so edges and letters may be half a pixel apart; a missing thing differs by more.
    /// - Parameters:
    ///   - surface: our frame `pictureFrame`.
    ///   - folder: for both pictures; nil: they are not kept.
    ///   - most: differences of 255 from which on the pictures are not the same.
    func compare(_ surface: CairoSurface, named name: String, with program: String, _ arguments: [String] = [], folder: String?, most: (mean: Double, worst: Double) = (3, 24)) throws {
        let place = folder.map { URL(fileURLWithPath: $0) } ?? FileManager.default.temporaryDirectory.appendingPathComponent("waggle-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { if folder == nil { try? FileManager.default.removeItem(at: place) } }
        let file = place.appendingPathComponent("\(name)-floor.png")
        _ = try run(program, arguments + ["--png", file.path])
        let floor = try ImageDecoder.decode([UInt8](Data(contentsOf: file)), name: file.path)
        try surface.writePNG(to: place.appendingPathComponent("\(name).png").path)
        let difference = PictureDifference(surface.makeImage(), floor)
        print("  \(name): our picture and the C loop's: mean difference \(text(difference.mean)) of 255, \(text(difference.worst)) in the worst square of 16 x 16 pixels")
        guard floor.width == surface.width, floor.height == surface.height, difference.mean < most.mean, difference.worst < most.worst else {
            throw BenchError("Our picture of \(name) shows something else than the C loop's; --pictures FOLDER keeps both.")
        }
    }
}
