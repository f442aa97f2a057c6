import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// The pixels of a part of the screen, in points.
@MainActor func pixels(_ screen: TestScreen, in part: CGRect) throws -> [(blue: UInt8, green: UInt8, red: UInt8)] {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("row-\(UUID()).png").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try screen.savePicture(to: path)
    let source = try #require(UIImage(contentsOfFile: path)?.cgImage).source, scale = CGFloat(source.width) / screen.size.width
    return (Int(part.minY * scale)..<Int(part.maxY * scale)).flatMap { y in
        (Int(part.minX * scale)..<Int(part.maxX * scale)).map { x in
            let pixel = (y * source.width + x) * 4
            return (source.pixels[pixel], source.pixels[pixel + 1], source.pixels[pixel + 2])
        }
    }
}
