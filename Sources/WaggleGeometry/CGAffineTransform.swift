import Foundation

/// An affine map: translates, scales, rotates or shears a plane figure.
///
/// Points are row vectors: `x' = a*x + c*y + tx` and `y' = b*x + d*y + ty`. Since y points down, positive angles rotate clockwise on
/// screen. `a.concatenating(b)` applies `a` first; `translatedBy`, `scaledBy` and `rotated` put the new step *before* the existing ones, as
/// if they transformed the coordinate space itself.
@frozen public struct CGAffineTransform: Hashable, Sendable, BitwiseCopyable {
    /// What x adds to x, as a factor.
    public var a: CGFloat
    /// What x adds to y, as a factor.
    public var b: CGFloat
    /// What y adds to x, as a factor.
    public var c: CGFloat
    /// What y adds to y, as a factor.
    public var d: CGFloat
    /// The translation to the right, in points.
    public var tx: CGFloat
    /// The translation downward, in points.
    public var ty: CGFloat

    /// A map by its four factors and its translation in points.
    @inlinable public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// A map by its four factors and its translation in points.
    @inlinable public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// All zeros, which maps everything to the origin. `identity` changes nothing.
    @inlinable public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// Rotates about the origin.
    /// - Parameter angle: in radians, clockwise on screen.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Multiplies coordinates by factors about the origin; 1 changes nothing, negative ones mirror.
    @inlinable public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// Moves by distances in points.
    @inlinable public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    /// Leaves every point where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    @inlinable public var isIdentity: Bool { a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0 }

    /// This map, then the other.
    @inlinable public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// A translation by distances of the mapped space, in points, then this map.
    @inlinable public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: a * x + c * y + tx, ty: b * x + d * y + ty)
    }

    /// A scaling by factors about the origin, then this map.
    @inlinable public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a * x, b: b * x, c: c * y, d: d * y, tx: tx, ty: ty)
    }

    /// A rotation about the origin in radians, clockwise on screen, then this map.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse; the map itself if it has none (it is singular or not finite).
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}

extension CGAffineTransform {
    /// Whether it only translates and scales by positive factors, so that rectangles keep their shape and first corner.
    @inlinable package var isPositiveScaleAndTranslation: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    /// Whether it only translates and scales by one positive factor.
    @inlinable package var isPositiveUniformScale: Bool { b == 0 && c == 0 && a == d && a > 0 }

    /// A scaling about the origin, then a translation.
    @inlinable package init(scale: CGFloat, offset: CGPoint) { self.init(a: scale, b: 0, c: 0, d: scale, tx: offset.x, ty: offset.y) }

    /// Whether it only translates.
    @inlinable package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// Whether `inverted()` really is the inverse.
    @inlinable package var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && determinant.isFinite
    }
}

extension CGAffineTransform: Codable {
    /// Encoded as a, b, c, d, tx, ty.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        func next() throws -> CGFloat { try values.decode(CGFloat.self) }
        self.init(a: try next(), b: try next(), c: try next(), d: try next(), tx: try next(), ty: try next())
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        for value in [a, b, c, d, tx, ty] { try values.encode(value) }
    }
}

extension CGPoint {
    /// The mapped point.
    @inlinable public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// Maps the size as a vector, without translation. Sides may become negative.
    @inlinable public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The bounding box of the mapped corners. Null and infinite rectangles are unchanged.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        let corners = (
            CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t),
            CGPoint(x: minX, y: maxY).applying(t), CGPoint(x: maxX, y: maxY).applying(t))
        let left = min(corners.0.x, corners.1.x, corners.2.x, corners.3.x)
        let right = max(corners.0.x, corners.1.x, corners.2.x, corners.3.x)
        let top = min(corners.0.y, corners.1.y, corners.2.y, corners.3.y)
        let bottom = max(corners.0.y, corners.1.y, corners.2.y, corners.3.y)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
