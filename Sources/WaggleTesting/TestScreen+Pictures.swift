// Images of a screen, and comparison with references.

import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleGeometry

extension TestScreen {
    /// Writes the screen to a PNG file with `scale` pixels per point; creates missing folders.
    public func savePicture(to path: String) throws { try TestScreen.write(picture(), to: path) }

    /// Compares the screen with a reference image.
    ///
    /// The reference is `Pictures/NAME.png` in the folder of the test's source file. If they differ, the current image is written next to
    /// it as `NAME.actual.png` and the difference, white on black, as `NAME.difference.png`. With `WAGGLE_RECORD=1` in the environment the
    /// image becomes the reference.
    /// - Parameters:
    ///   - tolerance: how far a pixel's red, green, blue or alpha may be from the reference, as a fraction of the range, 0 to 1.
    ///   - share: the fraction of all pixels that may differ more than that, 0 to 1.
    /// - Throws: `TestScreenError` if the image differs or there is no reference.
    public func checkPicture(_ name: String, tolerance: Double = 0, share: Double = 0, sourceFile: String = #filePath) throws {
        let stem = (sourceFile as NSString).deletingLastPathComponent + "/Pictures/" + name
        try checkPicture(file: stem + ".png", tolerance: tolerance, share: share)
    }

    /// Like `checkPicture(_:tolerance:share:sourceFile:)`, with the reference's path.
    public func checkPicture(file reference: String, tolerance: Double = 0, share: Double = 0) throws {
        let stem = (reference as NSString).deletingPathExtension, actual = stem + ".actual.png", difference = stem + ".difference.png"
        for old in [actual, difference] { try? FileManager.default.removeItem(atPath: old) }
        let now = try picture()
        if ProcessInfo.processInfo.environment["WAGGLE_RECORD"] == "1" { return try Self.write(now, to: reference) }
        guard FileManager.default.fileExists(atPath: reference) else {
            try Self.write(now, to: actual)
            throw TestScreenError(
                "There is no reference picture \(reference). The current picture is in \(actual): check it, and rename it if it is correct.")
        }
        let before: ImageSource
        do { before = try ImageDecoder.decode(contentsOfFile: reference) } catch { throw TestScreenError("\(error)") }
        guard (before.width, before.height) == (now.width, now.height) else {
            try Self.write(now, to: actual)
            throw TestScreenError(
                "The screen has \(now.width)x\(now.height) pixels, the picture \(reference) \(before.width)x\(before.height). The current picture is in \(actual).")
        }
        let comparison = PictureComparison(before.pixels, now.pixels, tolerance: tolerance)
        guard Double(comparison.differing) > share * Double(now.width * now.height) else { return }
        try Self.write(now, to: actual)
        try Self.write(ImageSource(width: now.width, height: now.height, pixels: comparison.picture), to: difference)
        let x = (comparison.first ?? 0) % now.width, y = (comparison.first ?? 0) / now.width
        throw TestScreenError("\(comparison.differing) of \(now.width * now.height) pixels differ from \(reference), by at most \(comparison.largest) of 255; the first is at \(x),\(y). "
            + "The current picture is in \(actual), the difference in \(difference).")
    }

    private func picture() throws -> ImageSource {
        do {
            let surface = try clock.perform { try window.draw() }
            let width = surface.width, height = surface.height
            return surface.withPixels { ImageSource(width: width, height: height, pixels: Array($0.prefix(width * height * 4))) }
        } catch { throw TestScreenError("The screen cannot be drawn: \(error)") }
    }
    private static func write(_ picture: ImageSource, to path: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            let data = try picture.pixels.withUnsafeBytes {
                try CairoSurface.png($0, width: picture.width, height: picture.height, scale: 1)
            }
            try data.write(to: URL(fileURLWithPath: path))
        } catch { throw TestScreenError("The picture \(path) cannot be written: \(error)") }
    }
}

/// The pixels in which two images of the same size differ.
struct PictureComparison {
    private(set) var differing = 0
    /// The largest difference of a channel, 0 to 255.
    private(set) var largest = 0
    /// The index of the first differing pixel, row by row.
    private(set) var first: Int?
    /// White where the images differ, brighter for larger differences; black elsewhere.
    private(set) var picture: [UInt8]

    init(_ before: [UInt8], _ now: [UInt8], tolerance: Double) {
        picture = [UInt8](repeating: 0, count: now.count)
        let limit = Int((tolerance * 255).rounded(.down))
        for pixel in 0..<now.count / 4 {
            var most = 0
            for channel in pixel * 4..<pixel * 4 + 4 { most = max(most, abs(Int(before[channel]) - Int(now[channel]))) }
            picture[pixel * 4 + 3] = 255
            guard most > limit else { continue }
            differing += 1
            largest = max(largest, most)
            if first == nil { first = pixel }
            // Makes small differences visible, too.
            for channel in pixel * 4..<pixel * 4 + 3 { picture[channel] = UInt8(min(96 + most, 255)) }
        }
    }
}
