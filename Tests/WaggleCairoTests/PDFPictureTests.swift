import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo

/// PDF and WebP files as pictures.
struct PDFPictureTests {
    private func withFile<Result>(_ body: (String) throws -> Result) throws -> Result {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("waggle-\(UUID().uuidString).pdf").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try body(path)
    }
    /// Red, green, blue and opacity of a pixel, premultiplied.
    private func color(_ image: ImageSource, _ x: Int, _ y: Int) -> [UInt8] { [2, 1, 0, 3].map { image.pixels[(y * image.width + x) * 4 + $0] } }

    @Test(arguments: [1, 2, 3.0] as [CGFloat]) func thePageIsDrawnAtItsScaleOnNothing(_ scale: CGFloat) throws {
        let image = try withFile { path in
            let list = DisplayList([filled(.rectangle(rect(10, 0, 10, 30)), .color(Ink.red))])
            try CairoRasterBackend().writePDF([(list, CGSize(width: 20, height: 30)), (DisplayList(), CGSize(width: 5, height: 5))], to: path)
            return try ImageDecoder.decode(pdfFile: path, scale: scale)
        }
        #expect(image.width == Int(20 * scale) && image.height == Int(30 * scale))
        #expect(color(image, Int(5 * scale), Int(15 * scale)) == [0, 0, 0, 0])
        let ink = color(image, Int(15 * scale), Int(15 * scale))
        #expect(ink[3] == 255 && ink[0] > 200 && ink[1] < 100)
    }
    @Test func whatIsNoPDFSaysSo() throws {
        try withFile { path in
            try Data("no document".utf8).write(to: URL(fileURLWithPath: path))
            #expect(throws: CairoError.self) { try ImageDecoder.decode(pdfFile: path, scale: 1) }
        }
        #expect(throws: CairoError.self) { try ImageDecoder.decode(pdfFile: "/nowhere/reed.pdf", scale: 1) }
    }
    @Test func anAbsurdScaleIsAnError() throws {
        try withFile { path in
            try CairoRasterBackend().writePDF([(DisplayList(), CGSize(width: 20, height: 30))], to: path)
            for scale in [0, 1e9, .infinity, .nan] as [CGFloat] { #expect(throws: CairoError.self) { try ImageDecoder.decode(pdfFile: path, scale: scale) } }
        }
    }
    /// A picture of one pixel. Nothing but its contents says what it is.
    @Test func webPIsKnownByItsContents() throws {
        let bytes = Data(base64Encoded: "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA").map(Array.init) ?? []
        let image = try ImageDecoder.decode(bytes, name: "reed.png")
        #expect(image.width == 1 && image.height == 1)
    }
}
