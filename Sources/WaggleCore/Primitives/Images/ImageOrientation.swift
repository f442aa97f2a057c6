// Pictures whose pixels are stored rotated or mirrored.

import Foundation
import WaggleDisplayList
import WaggleGeometry

extension Image {
    /// The orientation of a picture's stored pixels. `right` means that the first row is the right edge: for display, the pixels are
    /// rotated clockwise.
    @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }
}

extension ImageSource {
    /// The picture rotated and mirrored for display.
    package func upright(from orientation: Image.Orientation) -> ImageSource {
        if orientation == .up || width == 0 || height == 0 { return self }
        let swapsSides = switch orientation {
        case .left, .leftMirrored, .right, .rightMirrored: true
        case .up, .upMirrored, .down, .downMirrored: false
        }
        let (across, down) = swapsSides ? (height, width) : (width, height)
        let (lastX, lastY) = (width - 1, height - 1)
        let turned = [UInt8](unsafeUninitializedCapacity: pixels.count) { target, count in
            pixels.withUnsafeBytes { source in
                let from = source.bindMemory(to: UInt32.self), to = UnsafeMutableRawBufferPointer(target).bindMemory(to: UInt32.self)
                for y in 0..<down {
                    for x in 0..<across {
                        let (u, v) = switch orientation {
                        case .up: (x, y)
                        case .upMirrored: (lastX - x, y)
                        case .down: (lastX - x, lastY - y)
                        case .downMirrored: (x, lastY - y)
                        case .left: (lastX - y, x)
                        case .leftMirrored: (y, x)
                        case .right: (y, lastY - x)
                        case .rightMirrored: (lastX - y, lastY - x)
                        }
                        to[y * across + x] = from[v * width + u]
                    }
                }
            }
            count = pixels.count
        }
        return ImageSource(width: across, height: down, pixels: turned)
    }
}
