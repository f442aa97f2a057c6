import Foundation
import WaggleGeometry

/// A rectangle of whole pixels, given by its edges; empty if an edge passes its opposite.
struct PixelRect: Equatable {
    var left, top, right, bottom: Int

    static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

    var isEmpty: Bool { right <= left || bottom <= top }
    var width: Int { right - left }
    var height: Int { bottom - top }

    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(left: max(left, other.left), top: max(top, other.top), right: min(right, other.right), bottom: min(bottom, other.bottom))
    }

    func union(_ other: PixelRect) -> PixelRect {
        PixelRect(left: min(left, other.left), top: min(top, other.top), right: max(right, other.right), bottom: max(bottom, other.bottom))
    }

    func outset(x: Int, y: Int) -> PixelRect { PixelRect(left: left - x, top: top - y, right: right + x, bottom: bottom + y) }
    func offset(x: Int, y: Int) -> PixelRect { PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y) }

    func contains(_ other: PixelRect) -> Bool {
        left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
    }

    /// The smallest enclosing pixel rectangle; coordinates beyond a million and NaN become a million.
    init(around rect: CGRect) {
        self.init(left: PixelRect.whole(rect.minX.rounded(.down), -PixelRect.far),
                  top: PixelRect.whole(rect.minY.rounded(.down), -PixelRect.far),
                  right: PixelRect.whole(rect.maxX.rounded(.up), PixelRect.far),
                  bottom: PixelRect.whole(rect.maxY.rounded(.up), PixelRect.far))
        if rect.isNull { self = .empty }
    }

    /// The largest rectangle of whole pixels inside a rectangle.
    init(inside rect: CGRect) {
        self.init(left: PixelRect.whole(rect.minX.rounded(.up), PixelRect.far), top: PixelRect.whole(rect.minY.rounded(.up), PixelRect.far),
                  right: PixelRect.whole(rect.maxX.rounded(.down), -PixelRect.far),
                  bottom: PixelRect.whole(rect.maxY.rounded(.down), -PixelRect.far))
    }

    init(left: Int, top: Int, right: Int, bottom: Int) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    var rect: CGRect { CGRect(x: left, y: top, width: max(0, width), height: max(0, height)) }

    static let far = 1_000_000
    private static func whole(_ value: CGFloat, _ otherwise: Int) -> Int {
        value > -1e6 && value < 1e6 ? Int(value) : value >= 1e6 ? far : value <= -1e6 ? -far : otherwise
    }
}

extension CGAffineTransform {
    /// The bounding box of the mapped rectangle.
    func around(_ rect: CGRect) -> CGRect {
        guard b == 0, c == 0, a > 0, d > 0 else { return rect.applying(self) }
        if rect.isNull { return rect }
        let rect = rect.standardized
        return CGRect(x: rect.origin.x * a + tx, y: rect.origin.y * d + ty, width: rect.width * a, height: rect.height * d)
    }

    /// The mean length of a transformed unit vector over all directions.
    var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
    /// The lengths of the transformed unit vectors.
    var scales: (x: CGFloat, y: CGFloat) { ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) }
    var isScaleAndTranslation: Bool { b == 0 && c == 0 }
    /// False for transforms that show nothing: degenerate, smaller than a millionth, or not finite.
    var isDrawable: Bool {
        let determinant = abs(a * d - b * c)
        return determinant > 1e-12 && determinant < 1e18 && abs(tx) < 1e9 && abs(ty) < 1e9
    }
}
