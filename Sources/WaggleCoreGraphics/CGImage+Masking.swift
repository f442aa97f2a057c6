// Masking of images by other images.

import Foundation
import WaggleCairo
import WaggleDisplayList

extension CGImage {
    /// The image with its alpha multiplied by a mask: by the painted area of an image mask, or by the luminance of any other image.
    public func masking(_ mask: CGImage) -> CGImage? {
        let cover = mask.coverage
        guard let scaled = cover.width == width && cover.height == height ? cover : cover.resized(width, height) else { return nil }
        var pixels = source.pixels
        for index in stride(from: 0, to: pixels.count, by: 4) {
            let alpha = Int(scaled.pixels[index + 3])
            for offset in 0..<4 { pixels[index + offset] = UInt8((Int(pixels[index + offset]) * alpha + 127) / 255) }
        }
        return CGImage(ImageSource(width: width, height: height, pixels: pixels))
    }

    /// An image whose alpha is the coverage of this image as a mask.
    var coverage: ImageSource {
        if isMask { return source }
        var pixels = source.pixels
        for index in stride(from: 0, to: pixels.count, by: 4) {
            let luminance = PixelFormat.luminance(red: pixels[index + 2], green: pixels[index + 1], blue: pixels[index])
            for offset in 0..<3 { pixels[index + offset] = 0 }
            pixels[index + 3] = luminance
        }
        return ImageSource(width: width, height: height, pixels: pixels)
    }
}

extension ImageSource {
    /// The image stretched to another size; nil if there is no memory for it.
    fileprivate func resized(_ width: Int, _ height: Int) -> ImageSource? {
        guard let surface = try? CairoSurface(width: width, height: height) else { return nil }
        let rect = CGRect(x: 0, y: 0, width: width, height: height)
        surface.draw(DisplayList([DisplayList.Item(bounds: rect, content: .image(ImageDrawing(source: self, destination: rect)))]))
        return surface.makeImage()
    }
}
