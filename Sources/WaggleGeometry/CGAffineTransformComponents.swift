import Foundation

/// An affine map taken apart: scale, then shear, then rotation, then translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// Factors along both axes; a mirrored map has a negative height.
    public var scale: CGSize
    /// How far x shifts for each unit of y.
    public var horizontalShear: CGFloat
    /// In radians, clockwise on screen.
    public var rotation: CGFloat
    public var translation: CGVector

    /// The components of the map that changes nothing, where none are given.
    public init(scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0,
                translation: CGVector = .zero) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Puts a map together from its components.
    public init(_ components: CGAffineTransformComponents) {
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(shear)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// The components that give this map again; exact for maps that do not flatten the plane.
    public func decomposed() -> CGAffineTransformComponents {
        let scaleX = hypot(a, b)
        let rotation = scaleX > 0 ? atan2(b, a) : atan2(-c, d)
        let (sine, cosine) = (sin(rotation), cos(rotation))
        // The second row turned back is (shear * scaleY, scaleY).
        let sheared = c * cosine + d * sine
        let scaleY = d * cosine - c * sine
        return CGAffineTransformComponents(
            scale: CGSize(width: scaleX, height: scaleY), horizontalShear: scaleY == 0 ? 0 : sheared / scaleY,
            rotation: rotation, translation: CGVector(dx: tx, dy: ty))
    }
}
