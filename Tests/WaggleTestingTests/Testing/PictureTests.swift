import Foundation
import SwiftUI
import Testing
@testable import WaggleTesting

@MainActor
@Suite struct PictureTests {
    private func withReference(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder + "/dot.png")
    }
    private func screen(_ color: Color, side: CGFloat = 20) throws -> TestScreen {
        try TestScreen(color.frame(width: 10, height: 10), size: CGSize(width: side, height: side), scale: 1)
    }

    @Test func theSamePictureIsFound() throws {
        try withReference { reference in
            try screen(.red).savePicture(to: reference)
            try screen(.red).checkPicture(file: reference)
            #expect(try FileManager.default.contentsOfDirectory(atPath: (reference as NSString).deletingLastPathComponent) == ["dot.png"])
        }
    }

    @Test func anotherPictureIsWrittenBesideWithTheDifference() throws {
        try withReference { reference in
            let stem = (reference as NSString).deletingPathExtension
            try screen(Color(red: 1, green: 0, blue: 0)).savePicture(to: reference)
            let error = #expect(throws: TestScreenError.self) { try screen(Color(red: 0.9, green: 0, blue: 0)).checkPicture(file: reference) }
            #expect(error?.description.hasPrefix("100 of 400 pixels differ from \(reference), by at most 25 of 255; the first is at 5,5.") == true)
            #expect(FileManager.default.fileExists(atPath: stem + ".actual.png") && FileManager.default.fileExists(atPath: stem + ".difference.png"))
            // The next successful comparison removes them.
            try screen(Color(red: 0.9, green: 0, blue: 0)).checkPicture(file: reference, tolerance: 0.1)
            #expect(!FileManager.default.fileExists(atPath: stem + ".actual.png") && !FileManager.default.fileExists(atPath: stem + ".difference.png"))
            try screen(.blue).checkPicture(file: reference, share: 0.25)
            #expect(throws: TestScreenError.self) { try screen(.blue).checkPicture(file: reference, share: 0.24) }
        }
    }

    @Test func aMissingReferenceOrAnotherSizeIsAnError() throws {
        try withReference { reference in
            let missing = #expect(throws: TestScreenError.self) { try screen(.red).checkPicture(file: reference) }
            #expect(missing?.description.contains("dot.actual.png: check it, and rename it") == true)
            try screen(.red).savePicture(to: reference)
            let larger = #expect(throws: TestScreenError.self) { try screen(.red, side: 30).checkPicture(file: reference) }
            #expect(larger?.description.hasPrefix("The screen has 30x30 pixels, the picture") == true)
        }
    }

    @Test func thePictureIsFoundByItsNameBesideTheTest() throws {
        try screen(Color(red: 0, green: 0, blue: 1)).checkPicture("blue-block")
    }
}
