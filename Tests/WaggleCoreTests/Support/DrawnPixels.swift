// The pixels of a window's picture.

import Foundation
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// A drawn picture, whose pixels are read by value.
@MainActor
struct DrawnPixels {
    let image: ImageSource

    init(_ window: HeadlessWindow) throws { image = try window.draw().makeImage() }
    init(_ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 100, scale: CGFloat = 1) throws {
        try self.init(HeadlessWindow(view, size: CGSize(width: width, height: height), scale: scale))
    }

    /// Red, green and blue of a pixel, from 0 to 255.
    subscript(x: Int, y: Int) -> [Int] {
        let start = (y * image.width + x) * 4
        guard x >= 0, y >= 0, x < image.width, y < image.height else { return [] }
        return [2, 1, 0].map { Int(image.pixels[start + $0]) }
    }
    /// The number of pixels of exactly this colour.
    func count(_ color: [Int]) -> Int {
        var count = 0
        for y in 0..<image.height { for x in 0..<image.width where self[x, y] == color { count += 1 } }
        return count
    }
    /// The part, in pixels, that differs from the white background; nil if there is none.
    var ink: CGRect? {
        var ink = CGRect.null
        for y in 0..<image.height {
            for x in 0..<image.width where self[x, y] != [255, 255, 255] { ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1)) }
        }
        return ink.isNull ? nil : ink
    }
}

/// Colours of pixels.
enum Pixel {
    static let red = [255, 0, 0], green = [0, 255, 0], blue = [0, 0, 255], white = [255, 255, 255]
}
