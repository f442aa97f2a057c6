// Rounds placed frames to whole pixels: each edge by itself, so that adjacent frames still touch.

import Foundation

extension CGFloat {
    /// The nearest whole pixel in points; halves round up (toward +infinity). Values that are not finite are unchanged.
    /// - Parameter displayScale: pixels per point; 0 and less leave the value unchanged.
    @inlinable package func roundedToPixel(_ displayScale: CGFloat) -> CGFloat {
        displayScale > 0 ? (self * displayScale + 0.5).rounded(.down) / displayScale : self
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
}

extension CGRect {
    /// The rectangle with all four edges rounded. Width and height follow from the edges.
    package func roundedToPixels(_ displayScale: CGFloat) -> CGRect {
        if isNull || isInfinite { return self }
        let (left, top) = (minX.roundedToPixel(displayScale), minY.roundedToPixel(displayScale))
        return CGRect(x: left, y: top, width: maxX.roundedToPixel(displayScale) - left, height: maxY.roundedToPixel(displayScale) - top)
    }

    /// The smallest rectangle of whole pixels that contains this one.
    package func enclosingPixels(_ displayScale: CGFloat) -> CGRect {
        if isNull || isInfinite { return self }
        let (left, top) = (minX.roundedDownToPixel(displayScale), minY.roundedDownToPixel(displayScale))
        return CGRect(x: left, y: top, width: maxX.roundedUpToPixel(displayScale) - left, height: maxY.roundedUpToPixel(displayScale) - top)
    }
}
