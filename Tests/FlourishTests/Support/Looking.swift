import Foundation
import SwiftUI
import Testing
@testable import WaggleCore
@testable import WaggleTesting

extension TestScreen {
    /// Writes the picture to the folder that `FLOURISH_PICTURES` names, to be looked at.
    func look(_ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["FLOURISH_PICTURES"] else { return }
        try savePicture(to: "\(folder)/\(name).png")
    }
    /// The colours of a part of the screen, in points.
    func colors(in part: CGRect) throws -> [(red: UInt8, green: UInt8, blue: UInt8)] {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("part-\(UUID()).png").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try savePicture(to: path)
        let source = try #require(UIImage(contentsOfFile: path)?.cgImage).source, scale = CGFloat(source.width) / size.width
        return (Int(part.minY * scale)..<Int(part.maxY * scale)).flatMap { y in
            (Int(part.minX * scale)..<Int(part.maxX * scale)).map { x in
                let pixel = (y * source.width + x) * 4
                return (source.pixels[pixel + 2], source.pixels[pixel + 1], source.pixels[pixel])
            }
        }
    }
}

extension TestScreen {
    /// A phase of a key alone, so that it can be held.
    func key(_ phase: KeyEvent.Phase, _ key: KeyEquivalent) {
        clock.perform { _ = window.driver.send(.key(KeyEvent(phase: phase, key: key.character, characters: "", time: time))) }
        advance(by: 0)
    }
}
