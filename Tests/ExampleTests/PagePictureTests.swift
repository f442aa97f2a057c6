import Foundation
import SwiftUI
import Testing
@testable import ControlsExample
@testable import WaggleCairo
@testable import WaggleCore
@testable import WaggleDisplayList
@testable import WaggleHeadless
@testable import WaggleRequest
@testable import WaggleRuntime
@testable import WaggleTesting

/// With `WAGGLE_PAGE_PICTURES=FOLDER`, writes what a page gets of each example, and Cairo's pictures of it, for `Tests/Browser/pictures.py`.
@MainActor
@Suite(.enabled(if: ProcessInfo.processInfo.environment["WAGGLE_PAGE_PICTURES"] != nil))
struct PagePictureTests {
    @Test(arguments: ShownExample.allCases) func everyExamplesPageIsWritten(_ example: ShownExample) throws {
        try write(example.name, try example.open(example.openingView, size: CGSize(width: 393, height: 852)))
    }
    @Test(arguments: [ShownExample.headland, .lull, .kitty]) func everyExamplesPageIsWrittenInDarkMode(_ example: ShownExample) throws {
        try write(example.name + "-dark", try example.open(example.openingView, size: CGSize(width: 393, height: 852), scheme: .dark))
    }
    @Test func everyPageOfControlsIsWritten() throws { try write("Controls", try TestScreen(GalleryView())) }

    /// Eight seconds of the tour: differences thirty times a second, and a picture for each second.
    private func write(_ name: String, _ screen: TestScreen) throws {
        let example = name.split(separator: "-")[0], text = try String(contentsOfFile: "\(exampleFolder(String(example)))/tour.txt", encoding: .utf8)
        let script = try FilmScript(parsing: text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("device ") && !$0.contains("snapshot") }.joined(separator: "\n"), file: "tour.txt")
        let window = screen.window
        window.driver.play(script, from: window.time) { _ in }
        let sender = DisplayListSender(isExact: false)
        var frames: [[String: Any]] = []
        for number in 0...240 {
            screen.advance(by: 1.0 / 30)
            let picture = window.driver.picture(), color = picture.background
            var frame: [String: Any] = ["bytes": Data(try sender.message(for: picture.list)).base64EncodedString(), "width": Double(picture.size.width), "height": Double(picture.size.height),
                                        "color": "rgb(\([color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: ",")))"]
            if number % 30 == 15 {
                let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID()).png").path
                try picture.write(to: file, scale: window.scale, CairoRasterBackend())
                frame["png"] = FileManager.default.contents(atPath: file)?.base64EncodedString()
                try FileManager.default.removeItem(atPath: file)
            }
            frames.append(frame)
        }
        let folder = ProcessInfo.processInfo.environment["WAGGLE_PAGE_PICTURES"] ?? ""
        try JSONSerialization.data(withJSONObject: ["scale": Double(window.scale), "frames": frames]).write(to: URL(fileURLWithPath: "\(folder)/\(name).json"))
    }
}
