import Foundation
import WaggleGeometry

/// A node whose children are rotated in space and projected without perspective.
@MainActor @preconcurrency
open class SKTransformNode: SKNode {
    /// The rotation about the x axis, in radians; it reduces the children's height.
    open var xRotation: CGFloat = 0 { didSet { if xRotation != oldValue { didChange() } } }
    /// The rotation about the y axis, in radians; it reduces the children's width.
    open var yRotation: CGFloat = 0 { didSet { if yRotation != oldValue { didChange() } } }

    @available(*, unavailable, message: "Set xRotation, yRotation and zRotation, in radians.")
    open func setEulerAngles(_ euler: SIMD3<Float>) {}
    @available(*, unavailable, message: "Read xRotation, yRotation and zRotation, in radians.")
    open func eulerAngles() -> SIMD3<Float> { .zero }

    override var properties: [[NodeProperty]] { super.properties + [NodeProperty.transform] }
    /// Rotates about x, then y, then z, and projects along z.
    override var transformToParent: CGAffineTransform {
        let turned = CGAffineTransform(a: cos(yRotation), b: 0, c: sin(xRotation) * sin(yRotation), d: cos(xRotation), tx: 0, ty: 0)
        return turned.concatenating(super.transformToParent)
    }
}
