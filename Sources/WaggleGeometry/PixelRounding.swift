// Rounds placed frames to whole pixels: each edge by itself, so that adjacent frames still touch.

import Foundation

extension CGFloat {
    /// The nearest whole pixel in points; halves round up (toward +infinity). Values that are not finite are unchanged.
    ///
    /// A value within a millionth of a pixel of a half counts as a half: sums of lengths are off by less.
    /// - Parameter displayScale: pixels per point; 0 and less leave the value unchanged.
    @inlinable package func roundedToPixel(_ displayScale: CGFloat) -> CGFloat {
        displayScale > 0 ? (self * displayScale + (0.5 + 0x1p-20)).rounded(.down) / displayScale : self
    }

    /// What rounding to the nearest whole pixel takes away; 0 within a millionth of a point around one.
    @inlinable package func pixelRemainder(_ displayScale: CGFloat) -> CGFloat {
        let rest = self - roundedToPixel(displayScale)
        return rest.magnitude < 0x1p-20 ? 0 : rest.isFinite ? rest : 0
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
    /// What rounding to the nearest whole pixels takes away; 0 within a millionth of a point around them.
    @inlinable package func pixelRemainder(_ displayScale: CGFloat) -> CGPoint {
        CGPoint(x: x.pixelRemainder(displayScale), y: y.pixelRemainder(displayScale))
    }
    /// The difference of two places on whole pixels, without what sums of lengths are off by.
    package var withoutTraces: CGPoint { CGPoint(x: x.magnitude < 0x1p-20 ? 0 : x, y: y.magnitude < 0x1p-20 ? 0 : y) }
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
