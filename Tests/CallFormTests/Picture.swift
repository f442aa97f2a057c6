import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// The pixels of a screen of scale 1, 0 to 255.
@MainActor
struct Picture {
    struct Pixel { var red, green, blue: Int }
    private let data: Data
    private let width, height, rowBytes: Int

    init(_ screen: TestScreen) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".png")
        defer { try? FileManager.default.removeItem(at: file) }
        try screen.savePicture(to: file.path)
        let image = try #require(UIImage(contentsOfFile: file.path)?.cgImage)
        data = try #require(image.dataProvider?.data) as Data
        (width, height, rowBytes) = (image.width, image.height, image.bytesPerRow)
    }

    subscript(x: Int, y: Int) -> Pixel {
        let start = min(max(y, 0), height - 1) * rowBytes + min(max(x, 0), width - 1) * 4
        return Pixel(red: Int(data[start + 2]), green: Int(data[start + 1]), blue: Int(data[start]))
    }
    func pixels(in frame: CGRect) -> [Pixel] {
        (Int(frame.minY)..<Int(frame.maxY)).flatMap { y in (Int(frame.minX)..<Int(frame.maxX)).map { self[$0, y] } }
    }
}
