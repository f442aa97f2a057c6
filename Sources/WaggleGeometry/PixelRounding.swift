// Rounds frames to whole pixels, each edge separately, so that adjacent frames still touch.

import Foundation

extension CGFloat {
    /// The nearest whole pixel in points; halves round up (toward +infinity). Non-finite values are unchanged.
    ///
    /// A value within a millionth of a pixel of a half counts as a half, because the error of sums of lengths is smaller.
    /// - Parameter displayScale: pixels per point; 0 or less leaves the value unchanged.
    @inlinable package func roundedToPixel(_ displayScale: CGFloat) -> CGFloat {
        displayScale > 0 ? (self * displayScale + (0.5 + 0x1p-20)).rounded(.down) / displayScale : self
    }

    /// Rounded up to a whole pixel, for lengths that must not clip content.
    @inlinable package func roundedUpToPixel(_ displayScale: CGFloat) -> CGFloat {
        displayScale > 0 ? (self * displayScale).rounded(.up) / displayScale : self
    }

    @inlinable package func roundedDownToPixel(_ displayScale: CGFloat) -> CGFloat {
        displayScale > 0 ? (self * displayScale).rounded(.down) / displayScale : self
    }
}

extension CGPoint {
    @inlinable package func roundedToPixels(_ displayScale: CGFloat) -> CGPoint {
        CGPoint(x: x.roundedToPixel(displayScale), y: y.roundedToPixel(displayScale))
    }
    /// True if the points are whole pixels apart on both axes, except for the rounding errors of the sums they come from.
    @inlinable package func isWholePixels(from other: CGPoint, _ displayScale: CGFloat) -> Bool {
        func isWhole(_ a: CGFloat, _ b: CGFloat) -> Bool {
            let pixels = (a - b) * displayScale
            // The error of a thousand additions, each off by half of the last of 53 bits.
            return abs(pixels - pixels.rounded()) <= max(abs(a), abs(b)) * displayScale * 0x1p-43
        }
        return displayScale > 0 && isWhole(x, other.x) && isWhole(y, other.y)
    }
}

extension CGRect {
    /// The rectangle with all four edges rounded. Width and height follow from the edges.
    package func roundedToPixels(_ displayScale: CGFloat) -> CGRect {
        if isNull || isInfinite { return self }
        let (left, top) = (minX.roundedToPixel(displayScale), minY.roundedToPixel(displayScale))
        // Rounded again, so that a size is the same number wherever the rectangle is.
        return CGRect(x: left, y: top, width: (maxX.roundedToPixel(displayScale) - left).roundedToPixel(displayScale),
                      height: (maxY.roundedToPixel(displayScale) - top).roundedToPixel(displayScale))
    }

    /// The smallest rectangle of whole pixels that contains this one.
    package func enclosingPixels(_ displayScale: CGFloat) -> CGRect {
        if isNull || isInfinite { return self }
        let (left, top) = (minX.roundedDownToPixel(displayScale), minY.roundedDownToPixel(displayScale))
        return CGRect(x: left, y: top, width: maxX.roundedUpToPixel(displayScale) - left, height: maxY.roundedUpToPixel(displayScale) - top)
    }
}
