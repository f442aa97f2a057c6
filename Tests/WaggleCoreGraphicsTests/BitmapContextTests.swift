import Foundation
import Testing
import WaggleCoreGraphics
import WaggleGeometry

/// Bitmap contexts: the positions of drawings, and the resulting bytes.
@Suite struct BitmapContextTests {
    private func context(_ width: Int = 4, _ height: Int = 4, _ info: CGImageAlphaInfo = .premultipliedLast, space: CGColorSpace = CGColorSpaceCreateDeviceRGB()) throws -> CGContext {
        try #require(CGContext(data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: info.rawValue))
    }
    /// The bytes of a pixel, from the top left corner.
    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) throws -> [UInt8] {
        let data = try #require(context.data), size = context.bitsPerPixel / 8
        return (0..<size).map { data.load(fromByteOffset: y * context.bytesPerRow + x * size + $0, as: UInt8.self) }
    }

    @Test func theOriginIsInTheLowerLeftCorner() throws {
        let context = try context()
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(try pixel(context, 0, 3) == [255, 0, 0, 255] && pixel(context, 1, 3) == [255, 0, 0, 255])
        #expect(try pixel(context, 0, 0) == [0, 0, 0, 0] && pixel(context, 2, 3) == [0, 0, 0, 0])
    }

    @Test func theProgramsMemoryIsDrawnIntoAtOnce() throws {
        var bytes = [UInt8](repeating: 0, count: 2 * 2 * 4)
        try bytes.withUnsafeMutableBytes { bytes in
            let context = try #require(CGContext(data: bytes.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
                                                 bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5))
            context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
            #expect(bytes[0] == 0 && bytes[2] >= 127 && bytes[2] <= 128 && bytes[3] >= 127 && bytes[3] <= 128 && bytes[7] == 0)
            // Pixels written by the program are visible to the next drawing and in images.
            (bytes[12], bytes[13], bytes[14], bytes[15]) = (9, 8, 7, 255)
            let image = try #require(context.makeImage())
            let copied = try #require(image.dataProvider?.data)
            #expect(CFDataGetLength(copied) == 16)
            #expect(Array((copied as Data).suffix(4)) == [7, 8, 9, 255])
        }
    }

    @Test func formatsThatDoNotExistGiveNil() {
        let rgb = CGColorSpaceCreateDeviceRGB()
        func make(_ bits: Int, _ row: Int, _ info: UInt32) -> CGContext? {
            CGContext(data: nil, width: 4, height: 4, bitsPerComponent: bits, bytesPerRow: row, space: rgb, bitmapInfo: info)
        }
        #expect(make(16, 0, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
        #expect(make(8, 15, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
        #expect(make(8, 0, CGImageAlphaInfo.last.rawValue) == nil)
        #expect(make(8, 0, CGImageAlphaInfo.none.rawValue) == nil)
        #expect(make(8, 0, CGImageAlphaInfo.noneSkipLast.rawValue) != nil)
        for width in [0, -1, 40_000, Int.max] {
            #expect(CGContext(data: nil, width: width, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: rgb, bitmapInfo: 1) == nil)
        }
        #expect(make(8, Int.max, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    }

    @Test func bitmapsWithoutAlphaBeginBlack() throws {
        let context = try context(2, 2, .noneSkipLast)
        context.setBlendMode(.multiply)
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(try pixel(context, 0, 0) == [0, 0, 0, 255])
    }

    @Test func greyAndAlphaAlone() throws {
        let gray = try context(2, 2, .none, space: CGColorSpaceCreateDeviceGray())
        gray.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        gray.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(try pixel(gray, 0, 0) == [182])
        let mask = try context(2, 2, .alphaOnly)
        mask.setFillColor(gray: 1, alpha: 0.2)
        mask.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(try pixel(mask, 0, 0) == [51] && pixel(mask, 1, 0) == [0])
    }

    @Test func pathsStayWhenTheTransformChanges() throws {
        let context = try context(8, 8)
        context.setStrokeColor(gray: 0, alpha: 1)
        context.setLineWidth(2)
        context.translateBy(x: 4, y: 0)
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: 0, y: 8))
        context.translateBy(x: -4, y: 0)
        #expect(context.boundingBoxOfPath.midX == 4 && context.currentPointOfPath == CGPoint(x: 4, y: 8))
        context.strokePath()
        #expect(try pixel(context, 3, 4)[3] == 255 && pixel(context, 4, 4)[3] == 255 && pixel(context, 2, 4)[3] == 0 && pixel(context, 5, 4)[3] == 0)
        #expect(context.isPathEmpty && context.path == nil)
    }

    @Test func clipsIntersectAndAreRestoredWithTheState() throws {
        let context = try context(6, 6)
        context.saveGState()
        context.clip(to: CGRect(x: 1, y: 1, width: 4, height: 4))
        context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 6))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 1, width: 2, height: 4))
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
        context.restoreGState()
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 6, height: 6))
        #expect(try pixel(context, 1, 1)[3] == 255 && pixel(context, 2, 4)[3] == 255 && pixel(context, 3, 2)[3] == 0 && pixel(context, 0, 2)[3] == 0)
        // A ring by the even-odd rule.
        context.clear(CGRect(x: 0, y: 0, width: 6, height: 6))
        #expect(try pixel(context, 1, 1)[3] == 0)
        context.addRect(CGRect(x: 0, y: 0, width: 6, height: 6))
        context.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
        context.fillPath(using: .evenOdd)
        #expect(try pixel(context, 0, 0)[3] == 255 && pixel(context, 2, 2)[3] == 0)
    }

    @Test func blendModesAndLayers() throws {
        let context = try context()
        let all = CGRect(x: 0, y: 0, width: 4, height: 4)
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(all)
        context.setBlendMode(.multiply)
        context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        context.fill(all)
        #expect(try pixel(context, 0, 0) == [255, 128, 0, 255])
        context.setBlendMode(.destinationOut)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 4))
        #expect(try pixel(context, 0, 0) == [0, 0, 0, 0] && pixel(context, 1, 0)[3] == 255)
        // Both rectangles of the layer are composited first, so their overlap is no darker.
        context.setBlendMode(.copy)
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(all)
        context.setBlendMode(.normal)
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(gray: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
        context.fill(CGRect(x: 1, y: 0, width: 3, height: 4))
        context.endTransparencyLayer()
        let once = try pixel(context, 0, 0), twice = try pixel(context, 2, 0)
        #expect(once == twice && abs(Int(once[0]) - 128) <= 1)
    }

    @Test func aLayersEndRestoresTheStateOfItsBeginning() throws {
        let context = try context()
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 4))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        // Saved but not restored inside the layer.
        context.saveGState()
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.endTransparencyLayer()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(try pixel(context, 0, 0) == [0, 0, 0, 255] && pixel(context, 3, 0)[3] == 0)
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(try pixel(context, 3, 0)[3] == 255)
    }

    @Test func antialiasingNeedsThePermission() throws {
        let context = try context()
        context.setAllowsAntialiasing(false)
        context.setShouldAntialias(true)
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
        for y in 0..<4 { for x in 0..<4 { #expect(try [0, 255].contains(pixel(context, x, y)[3])) } }
    }

    @Test func shadowsFallInTheSpaceOfTheContext() throws {
        let context = try context(12, 12)
        context.rotate(by: .pi / 2)
        context.translateBy(x: 0, y: -12)
        context.setShadow(offset: CGSize(width: 0, height: 4), blur: 0, color: CGColor(gray: 0, alpha: 1))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        // In the middle, whatever the rotation; the shadow falls upward all the same.
        context.fill(CGRect(x: 4, y: 4, width: 4, height: 4))
        #expect(try pixel(context, 6, 6) == [255, 0, 0, 255])
        #expect(try pixel(context, 6, 2)[3] == 255 && pixel(context, 6, 2)[0] == 0)
        #expect(try pixel(context, 6, 10)[3] == 0 && pixel(context, 2, 6)[3] == 0)
    }

    @Test func gradientsEndWhereTheyAreTold() throws {
        let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)] as CFArray
        let made = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]), gradient = try #require(made)
        let context = try context(8, 2)
        func draw(_ options: CGGradientDrawingOptions) {
            context.clear(CGRect(x: 0, y: 0, width: 8, height: 2))
            context.drawLinearGradient(gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 6, y: 0), options: options)
        }
        draw([])
        #expect(try pixel(context, 1, 0)[3] == 0 && pixel(context, 6, 0)[3] == 0 && pixel(context, 2, 0)[0] > 200 && pixel(context, 5, 1)[2] > 200)
        draw(.drawsBeforeStartLocation)
        #expect(try pixel(context, 0, 0) == [255, 0, 0, 255] && pixel(context, 7, 0)[3] == 0)
        draw([.drawsBeforeStartLocation, .drawsAfterEndLocation])
        #expect(try pixel(context, 0, 0) == [255, 0, 0, 255] && pixel(context, 7, 0) == [0, 0, 255, 255])
        #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
    }

    @Test func radialGradientsFillRings() throws {
        let made = CGGradient(colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 1, 0, 1], locations: nil, count: 2), gradient = try #require(made)
        let context = try context(20, 20), center = CGPoint(x: 10, y: 10)
        context.drawRadialGradient(gradient, startCenter: center, startRadius: 4, endCenter: center, endRadius: 8, options: [])
        #expect(try pixel(context, 10, 10)[3] == 0 && pixel(context, 15, 10)[3] == 255 && pixel(context, 0, 0)[3] == 0)
        context.drawRadialGradient(gradient, startCenter: center, startRadius: 4, endCenter: center, endRadius: 8, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        #expect(try pixel(context, 10, 10) == [255, 0, 0, 255] && pixel(context, 0, 0) == [0, 255, 0, 255])
        // About different centres: small red on the left in large green.
        context.clear(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.drawRadialGradient(gradient, startCenter: CGPoint(x: 6, y: 10), startRadius: 1, endCenter: center, endRadius: 9, options: .drawsBeforeStartLocation)
        #expect(try pixel(context, 6, 10)[0] > 200 && pixel(context, 17, 10)[1] > 200 && pixel(context, 0, 0)[3] == 0)
    }

    @Test func imagesAreUprightWhereYGrowsUpward() throws {
        let bytes: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255]
        let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
        let image = try #require(CGImage(width: 1, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
                                         bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
        let context = try context(2, 2)
        context.interpolationQuality = .none
        context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(try pixel(context, 0, 0) == [255, 0, 0, 255] && pixel(context, 1, 1) == [0, 0, 255, 255])
        // Where y grows downward it is upside down.
        context.translateBy(x: 0, y: 2)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(try pixel(context, 0, 0) == [0, 0, 255, 255])
    }

    @Test func masksLetThroughWhatTheyPaint() throws {
        let samples = try #require(CGDataProvider(data: Data([0, 255]) as CFData))
        let mask = try #require(CGImage(maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: samples, decode: nil, shouldInterpolate: false))
        #expect(mask.isMask && mask.colorSpace == nil)
        let context = try context(2, 2)
        context.interpolationQuality = .none
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2), mask: mask)
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(try pixel(context, 0, 0) == [0, 255, 0, 255] && pixel(context, 1, 0)[3] == 0)
        let made = CGImage(maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: samples, decode: [1, 0], shouldInterpolate: false)
        let inverted = try #require(made)
        let other = try self.context(2, 2)
        other.interpolationQuality = .none
        other.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2), mask: inverted)
        other.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(try pixel(other, 0, 0)[3] == 0 && pixel(other, 1, 0)[3] == 255)
    }

    @Test func bytesOfEveryOrderAreRead() throws {
        func first(_ bytes: [UInt8], _ bits: Int, _ info: UInt32, _ space: CGColorSpace = CGColorSpaceCreateDeviceRGB()) -> [UInt8]? {
            CGDataProvider(data: Data(bytes) as CFData).flatMap {
                CGImage(width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bits / 8, space: space, bitmapInfo: CGBitmapInfo(rawValue: info), provider: $0,
                        decode: nil, shouldInterpolate: false, intent: .defaultIntent)?.dataProvider?.data.map { Array($0 as Data) }
            }
        }
        // Blue, green, red, alpha: the order that images have themselves.
        #expect(first([1, 2, 3, 255], 32, CGImageAlphaInfo.premultipliedLast.rawValue) == [3, 2, 1, 255])
        #expect(first([255, 1, 2, 3], 32, CGImageAlphaInfo.premultipliedFirst.rawValue) == [3, 2, 1, 255])
        #expect(first([3, 2, 1, 255], 32, CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue) == [3, 2, 1, 255])
        #expect(first([1, 2, 3, 0], 32, CGImageAlphaInfo.noneSkipLast.rawValue) == [3, 2, 1, 255])
        #expect(first([200, 100, 0, 128], 32, CGImageAlphaInfo.last.rawValue) == [0, 50, 100, 128])
        #expect(first([1, 2, 3], 24, CGImageAlphaInfo.none.rawValue) == [3, 2, 1, 255])
        #expect(first([7], 8, CGImageAlphaInfo.none.rawValue, CGColorSpaceCreateDeviceGray()) == [7, 7, 7, 255])
        #expect(first([1, 2], 32, CGImageAlphaInfo.last.rawValue) == nil)
    }
}
