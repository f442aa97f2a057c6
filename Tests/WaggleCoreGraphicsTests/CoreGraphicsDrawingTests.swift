import CoreGraphics
import Foundation
import Testing
import WaggleCoreGraphics
import WaggleGeometry

/// Tiles of masks, interpretations of samples, layers, shadings, and the metadata of PDF documents.
@Suite struct CoreGraphicsDrawingTests {
    private func context(_ width: Int, _ height: Int) throws -> CGContext {
        try #require(CGContext(data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                               bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }
    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) throws -> [UInt8] {
        let data = try #require(context.data)
        return (0..<4).map { data.load(fromByteOffset: y * context.bytesPerRow + x * 4 + $0, as: UInt8.self) }
    }

    @Test func tiledMasksPaintTheFillColour() throws {
        let samples = try #require(CGDataProvider(data: Data([0, 255]) as CFData))
        let mask = try #require(CGImage(maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: samples, decode: nil, shouldInterpolate: false))
        let context = try context(6, 2)
        context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
        context.draw(mask, in: CGRect(x: 0, y: 0, width: 2, height: 1), byTiling: true)
        for x in [0, 2, 4] { #expect(try pixel(context, x, 0) == [128, 64, 0, 128], "\(x)") }
        for x in [1, 3, 5] { #expect(try pixel(context, x, 1) == [0, 0, 0, 0], "\(x)") }
    }

    private func first(_ bytes: [UInt8], _ info: CGImageAlphaInfo, _ space: CGColorSpace, _ decode: [CGFloat]) throws -> [UInt8] {
        let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
        let made = CGImage(width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bytes.count * 8, bytesPerRow: bytes.count, space: space,
                           bitmapInfo: CGBitmapInfo(rawValue: info.rawValue), provider: provider, decode: decode, shouldInterpolate: false, intent: .defaultIntent)
        return Array(try #require(made?.dataProvider?.data) as Data)
    }
    /// Pixels are blue, green, red and alpha in memory.
    @Test func samplesMeanWhatTheArraySays() throws {
        let rgb = CGColorSpaceCreateDeviceRGB(), gray = CGColorSpaceCreateDeviceGray()
        #expect(try first([255, 0, 100], .none, rgb, [1, 0, 1, 0, 1, 0]) == [155, 255, 0, 255])
        #expect(try first([255, 0, 51], .none, rgb, [0, 0.5, 0.25, 1, 0, 1]) == [51, 64, 128, 255])
        #expect(try first([55], .none, gray, [1, 0]) == [200, 200, 200, 255])
        #expect(try first([255, 0, 0, 128], .last, rgb, [1, 0, 1, 0, 0, 1]) == [0, 128, 0, 128])
        #expect(try first([1, 2, 3], .none, rgb, [0, 1, 0, 1, 0, 1]) == [3, 2, 1, 255])
    }
    @Test func masksMayPaintPartly() throws {
        let samples = try #require(CGDataProvider(data: Data([0, 255]) as CFData))
        // Inside a testing macro, the pointer to the array would end before the call.
        let made = CGImage(maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: samples, decode: [0.5, 1], shouldInterpolate: false)
        let mask = try #require(made)
        let context = try context(2, 1)
        context.interpolationQuality = .none
        context.draw(mask, in: CGRect(x: 0, y: 0, width: 2, height: 1))
        let drawn = try [pixel(context, 0, 0), pixel(context, 1, 0)]
        #expect(drawn == [[0, 0, 0, 127], [0, 0, 0, 0]])
    }

    @Test func pixelsBesideADrawingAreLeftAlone() throws {
        // A colour above its opacity, which no drawing would write.
        var bytes = [UInt8](repeating: 0, count: 16 * 4)
        try bytes.withUnsafeMutableBytes { bytes in
            let context = try #require(CGContext(data: bytes.baseAddress, width: 16, height: 1, bitsPerComponent: 8, bytesPerRow: 64, space: CGColorSpaceCreateDeviceRGB(),
                                                 bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            (bytes[40], bytes[43]) = (200, 10)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            #expect(bytes[3] == 255 && bytes[7] == 255 && bytes[11] == 0 && bytes[40] == 200 && bytes[43] == 10)
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.fill(CGRect(x: 14, y: 0, width: 2, height: 1))
            #expect(bytes[62] == 255 && bytes[63] == 255 && bytes[3] == 255 && bytes[40] == 200)
        }
    }

    @Test func aLayerIsDrawnAgainAndAgain() throws {
        let context = try context(8, 4), layer = try #require(CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
        let inner = try #require(layer.context)
        inner.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        // The lower left corner, extending beyond the layer's bounds.
        inner.fill(CGRect(x: -5, y: -5, width: 6, height: 6))
        context.draw(layer, at: CGPoint(x: 0, y: 0))
        context.setAlpha(0.5)
        context.draw(layer, in: CGRect(x: 4, y: 0, width: 4, height: 4))
        #expect(try pixel(context, 0, 3) == [255, 0, 0, 255] && pixel(context, 1, 3)[3] == 0 && pixel(context, 0, 2)[3] == 0)
        #expect(try pixel(context, 4, 3) == [128, 0, 0, 128] && pixel(context, 5, 2) == [128, 0, 0, 128] && pixel(context, 6, 3)[3] == 0 && pixel(context, 5, 1)[3] == 0)
        #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
    }
    @Test func aLayerFadesAsOne() throws {
        let context = try context(2, 2), layer = try #require(CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
        for _ in 0..<2 { layer.context?.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
        context.setAlpha(0.5)
        context.draw(layer, at: .zero)
        #expect(try pixel(context, 0, 0)[3] == 128)
    }

    @Test func shadingsHaveTheColoursOfAFunction() throws {
        var callbacks = CGFunctionCallbacks(version: 0, evaluate: { _, input, output in
            // Red until half of the way, then blue.
            (output[0], output[1], output[2], output[3]) = (input[0] < 0.5 ? 1 : 0, 0, input[0] < 0.5 ? 0 : 1, 1)
        }, releaseInfo: { $0?.assumingMemoryBound(to: Int.self).pointee += 1 })
        var ended = 0
        try withUnsafeMutablePointer(to: &ended) { info in
            let function = try #require(CGFunction(info: info, domainDimension: 1, domain: [0, 1], rangeDimension: 4, range: nil, callbacks: &callbacks))
            let rgb = CGColorSpaceCreateDeviceRGB(), context = try context(20, 2)
            let shading = try #require(CGShading(axialSpace: rgb, start: CGPoint(x: 4, y: 0), end: CGPoint(x: 16, y: 0), function: function, extendStart: true, extendEnd: false))
            context.drawShading(shading)
            #expect(try pixel(context, 0, 0) == [255, 0, 0, 255] && pixel(context, 8, 0) == [255, 0, 0, 255] && pixel(context, 12, 0) == [0, 0, 255, 255])
            #expect(try pixel(context, 18, 0)[3] == 0)
            let round = try self.context(20, 20), middle = CGPoint(x: 10, y: 10)
            round.drawShading(try #require(CGShading(radialSpace: rgb, start: middle, startRadius: 0, end: middle, endRadius: 8, function: function, extendStart: false, extendEnd: true)))
            #expect(try pixel(round, 10, 10) == [255, 0, 0, 255] && pixel(round, 16, 10) == [0, 0, 255, 255] && pixel(round, 0, 0) == [0, 0, 255, 255])
            let short = try #require(CGFunction(info: nil, domainDimension: 1, domain: nil, rangeDimension: 1, range: nil, callbacks: &callbacks))
            #expect(CGShading(axialSpace: rgb, start: .zero, end: middle, function: short, extendStart: false, extendEnd: false) == nil)
        }
        #expect(ended == 1)
    }

    @Test func documentsSayWhatTheyAre() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        var box = CGRect(x: 0, y: 0, width: 50, height: 50)
        let info: CFDictionary = [kCGPDFContextTitle: "Tide tables", kCGPDFContextAuthor: "Ada", kCGPDFContextCreator: "Pier", kCGPDFContextSubject: "Water",
                                  kCGPDFContextKeywords: ["ebb", "flow"]]
        let context = try #require(CGContext(file, mediaBox: &box, info))
        context.beginPDFPage(nil)
        context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        context.endPDFPage()
        context.closePDF()
        let text = String(decoding: try Data(contentsOf: file), as: Unicode.ASCII.self)
        for part in ["/Title (Tide tables)", "/Author (Ada)", "/Creator (Pier)", "/Subject (Water)", "/Keywords (ebb, flow)"] { #expect(text.contains(part), "\(part)") }
    }
}
