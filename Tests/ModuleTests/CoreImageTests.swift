@testable import CoreImage
import Foundation
import Testing
import UIKit

@MainActor struct CoreImageTests {
    /// The call form of most programs.
    private func code(_ text: String, scale: CGFloat) -> UIImage? {
        let context = CIContext(), filter = CIFilter.qrCodeGenerator()
        filter.message = Data(text.utf8)
        guard let output = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: scale, y: scale)),
              let image = context.createCGImage(output, from: output.extent) else {
            return nil
        }
        return UIImage(cgImage: image)
    }

    @Test func aCodeHasItsPatternsAndSize() throws {
        let code = try #require(QRCode(Array("HELLO".utf8), .medium))
        #expect(code.size == 21)
        // Large patterns in three corners, the dark module, the timing.
        #expect(code[0, 0] && !code[1, 1] && code[3, 3] && code[20, 0] && code[0, 20] && !code[7, 7] && code[8, 13])
        #expect((8..<13).allSatisfy { code[$0, 6] == ($0 % 2 == 0) })
        // 14 bytes fill the smallest code, a fifteenth needs the next.
        #expect(QRCode([UInt8](repeating: 65, count: 14), .medium)?.size == 21
            && QRCode([UInt8](repeating: 65, count: 15), .medium)?.size == 25)
        #expect(QRCode([UInt8](repeating: 65, count: 2953), .low)?.size == 177 && QRCode([UInt8](repeating: 65, count: 2954), .low) == nil)
    }

    @Test func anEnlargedCodeIsSharp() throws {
        let image = try #require(code("https://example.org", scale: 10)?.cgImage)
        // Version 2 with a margin of one module.
        #expect(image.width == 270 && image.height == 270)
        let pixels = CIImage(cgImage: image).bitmap
        #expect(pixels.pixels.allSatisfy { $0 == .one || $0 == SIMD4(0, 0, 0, 1) })
        #expect(pixels.pixel(5, 5) == .one && pixels.pixel(15, 15) == SIMD4(0, 0, 0, 1) && pixels.pixel(15, 255) == SIMD4(0, 0, 0, 1)
            && pixels.pixel(255, 255) != SIMD4(0.5, 0.5, 0.5, 1))
    }

    private func two() -> CIImage { CIImage(CIImage.Bitmap(width: 2, height: 1, pixels: [SIMD4(1, 0, 0, 1), SIMD4(0, 0, 1, 1)])) }

    @Test func filtersTakeKeysAndProperties() throws {
        let filter = try #require(CIFilter(name: "CISepiaTone"))
        #expect(filter.inputKeys.contains(kCIInputIntensityKey) && !filter.inputKeys.contains(kCIInputRadiusKey)
            && filter.outputImage == nil)
        filter.setValue(two(), forKey: kCIInputImageKey)
        filter.setValue(0.0, forKey: kCIInputIntensityKey)
        #expect(filter.outputImage?.bitmap.pixels == two().bitmap.pixels)
        filter.intensity = 1
        let red = try #require(filter.outputImage?.bitmap.pixels.first)
        #expect(abs(red.x - 0.393) < 0.001 && red.x > red.y && red.y > red.z)
        let inverted = CIFilter.colorInvert()
        inverted.inputImage = two()
        #expect(inverted.outputImage?.bitmap.pixels == [SIMD4(0, 1, 1, 1), SIMD4(1, 1, 0, 1)])
        #expect(CIFilter(name: "CINoSuchThing") == nil)
        // What looks at the surroundings keeps the size, also with absurd numbers.
        for name in ["CIGaussianBlur", "CIBoxBlur", "CIPixellate", "CICrystallize", "CIEdges", "CIUnsharpMask", "CIVignette"] {
            let image = two().applyingFilter(name, parameters: [kCIInputRadiusKey: 1000, kCIInputScaleKey: -5])
            #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 1), "\(name)")
        }
    }

    @Test func noNumberEndsTheProgram() {
        for name in ["CIGaussianBlur", "CIBoxBlur", "CIPixellate", "CICrystallize", "CIUnsharpMask"] {
            for number in [Double.infinity, -.infinity, .nan] {
                let image = two().applyingFilter(name, parameters: [kCIInputRadiusKey: number, kCIInputScaleKey: number])
                #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 1) && image.bitmap.image != nil, "\(name) \(number)")
            }
        }
        #expect(two().applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 1000]).bitmap.image != nil)
        let small = two().transformed(by: CGAffineTransform(scaleX: 1e-30, y: 1))
        #expect(small.extent.width <= 1)
        #expect(two().composited(over: two().transformed(by: CGAffineTransform(translationX: 1e12, y: 1e12))).extent.isEmpty)
    }

    @Test func imagesAreCroppedAndLaidOverEachOtherFromTheBottom() {
        let column = CIImage(CIImage.Bitmap(width: 1, height: 2, pixels: [SIMD4(1, 0, 0, 1), SIMD4(0, 0, 1, 1)]))
        #expect(column.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1)).bitmap.pixels == [SIMD4(0, 0, 1, 1)])
        let over = column.cropped(to: CGRect(x: 0, y: 1, width: 1, height: 1))
            .composited(over: column.transformed(by: CGAffineTransform(translationX: 0, y: -1)))
        #expect(over.extent == CGRect(x: 0, y: -1, width: 1, height: 3) && over.bitmap.pixels.first == SIMD4(1, 0, 0, 1))
    }
}
