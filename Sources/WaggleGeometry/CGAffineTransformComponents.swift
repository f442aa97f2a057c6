import Foundation

/// An affine map decomposed into scale, shear, rotation and translation, applied in this order.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// Factors along both axes; the height is negative for a mirroring map.
    public var scale: CGSize
    /// How far x shifts for each unit of y, as a factor; 0 for no shear.
    public var horizontalShear: CGFloat
    /// In radians, clockwise on screen.
    public var rotation: CGFloat
    /// In points.
    public var translation: CGVector

    /// A map from its parts, with those of the identity by default.
    ///
    /// - Parameters:
    ///   - scale: factors along both axes; 1 changes nothing.
    ///   - horizontalShear: how far x shifts for each unit of y.
    ///   - rotation: in radians, clockwise on screen.
    ///   - translation: in points.
    public init(scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0,
                translation: CGVector = .zero) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Composes a map from its components.
    public init(_ components: CGAffineTransformComponents) {
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(shear)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// The components that compose to this map; exact unless the map is singular.
    public func decomposed() -> CGAffineTransformComponents {
        let scaleX = hypot(a, b)
        let rotation = scaleX > 0 ? atan2(b, a) : atan2(-c, d)
        let (sine, cosine) = (sin(rotation), cos(rotation))
        // The second row, rotated back, is (shear * scaleY, scaleY).
        let sheared = c * cosine + d * sine
        let scaleY = d * cosine - c * sine
        return CGAffineTransformComponents(
            scale: CGSize(width: scaleX, height: scaleY), horizontalShear: scaleY == 0 ? 0 : sheared / scaleY,
            rotation: rotation, translation: CGVector(dx: tx, dy: ty))
    }
}
