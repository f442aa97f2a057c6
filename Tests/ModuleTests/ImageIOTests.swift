import Foundation
import ImageIO
import Testing
import UIKit

@MainActor struct ImageIOTests {
    /// The call form of most programs.
    @Test func aThumbnailIsAsLargeAsTheOptionsSay() throws {
        let picture = try #require(UIGraphicsImageRenderer(
            size: CGSize(width: 40, height: 20),
            format: { let format = UIGraphicsImageRendererFormat(); format.scale = 1; return format }()).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }.pngData())
        let source = try #require(CGImageSourceCreateWithData(picture as NSData, [kCGImageSourceShouldCache: false] as CFDictionary))
        let options = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10,
            kCGImageSourceCreateThumbnailWithTransform: true] as [CFString: Any] as CFDictionary
        let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        #expect(small.width == 10 && small.height == 5 && CGImageSourceGetCount(source) == 1
            && CGImageSourceGetType(source) == "public.png")
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyPixelWidth] as? Int == 40)
        let data = NSMutableData(), destination = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
        CGImageDestinationAddImage(destination, small, nil)
        #expect(CGImageDestinationFinalize(destination) && UIImage(data: data as Data)?.cgImage?.width == 10)
        #expect(CGImageDestinationCreateWithData(data, "com.adobe.pdf", 1, nil) == nil
            && CGImageSourceCreateWithData(NSData(), nil).map(CGImageSourceGetCount) == 0)
    }
}
