import Foundation
import WaggleGeometry

/// A decoded image: rows of premultiplied BGRA bytes, top row first. Immutable; compared by identity.
public final class ImageSource: Sendable {
    /// In pixels, like the height.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// `width * height * 4` bytes, native-endian ARGB words (BGRA in memory), premultiplied.
    public let pixels: [UInt8]

    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(pixels.count == width * height * 4, "An image of \(width)x\(height) needs \(width * height * 4) bytes, not \(pixels.count).")
        self.width = width
        self.height = height
        self.pixels = pixels
    }
}
