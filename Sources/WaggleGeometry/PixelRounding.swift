// Placed frames go onto whole pixels: each edge by itself, so that neighbours that touch still touch.

import Foundation

extension CGFloat {
    /// The nearest whole pixel, in points; halves go up (toward +infinity). Values that are not finite stay.
    /// - Parameter displayScale: pixels per point; 0 and less leave the value as it is.
    @inlinable package func roundedToPixel(_ displayScale: CGFloat) -> CGFloat {
        displayScale > 0 ? (self * displayScale + 0.5).rounded(.down) / displayScale : self
    }

    /// The next whole pixel up; used for lengths that must not lose content.
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
    /// The rectangle whose four edges are the nearest whole pixels. Width and height follow from the edges.
    package func roundedToPixels(_ displayScale: CGFloat) -> CGRect {
        if isNull || isInfinite { return self }
        let (left, top) = (minX.roundedToPixel(displayScale), minY.roundedToPixel(displayScale))
        return CGRect(x: left, y: top, width: maxX.roundedToPixel(displayScale) - left, height: maxY.roundedToPixel(displayScale) - top)
    }

    /// The smallest rectangle of whole pixels that holds this one.
    package func enclosingPixels(_ displayScale: CGFloat) -> CGRect {
        if isNull || isInfinite { return self }
        let (left, top) = (minX.roundedDownToPixel(displayScale), minY.roundedDownToPixel(displayScale))
        return CGRect(x: left, y: top, width: maxX.roundedUpToPixel(displayScale) - left, height: maxY.roundedUpToPixel(displayScale) - top)
    }
}
