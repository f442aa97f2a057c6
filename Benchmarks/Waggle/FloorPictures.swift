// The compared programs must draw the same scene: a frame of each, side by side.

import Foundation
import WaggleCairo
import WaggleDisplayList

extension FloorPrograms {
    /// The frame that C programs write.
    static let pictureFrame = 150

    /// Throws if our picture does not show the same as a C program's.
    ///
    /// Squares of 16 x 16 pixels are compared, so edges and letters may be half a pixel apart; a missing thing differs by more.
    /// - Parameters:
    ///   - surface: our frame `pictureFrame`.
    ///   - folder: for both pictures; nil: they are not kept.
    /// - Returns: the C program's picture.
    @discardableResult
    func compare(_ surface: CairoSurface, named name: String, with program: String, _ arguments: [String] = [], folder: String?) throws -> ImageSource {
        let place = folder.map { URL(fileURLWithPath: $0) } ?? FileManager.default.temporaryDirectory.appendingPathComponent("waggle-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { if folder == nil { try? FileManager.default.removeItem(at: place) } }
        let file = place.appendingPathComponent("\(name)-floor.png")
        _ = try run(program, arguments + ["--png", file.path])
        let floor = try ImageDecoder.decode([UInt8](Data(contentsOf: file)), name: file.path)
        try surface.writePNG(to: place.appendingPathComponent("\(name).png").path)
        try check(surface.makeImage(), floor, "our picture of \(name)", most: (mean: 3, worst: 24))
        return floor
    }

    /// Throws if a picture differs from a C program's by more than `most`, on a scale of 255.
    func check(_ picture: ImageSource, _ floor: ImageSource, _ name: String, most: (mean: Double, worst: Double)) throws {
        let difference = PictureDifference(picture, floor)
        print("  \(name) and the C loop's: mean difference \(text(difference.mean)) of 255, \(text(difference.worst)) in the worst square of 16 x 16 pixels")
        guard picture.width == floor.width, picture.height == floor.height, difference.mean < most.mean, difference.worst < most.worst else {
            throw BenchError("Of the two, \(name) shows something else than the C loop's; --pictures FOLDER keeps both.")
        }
    }
}
