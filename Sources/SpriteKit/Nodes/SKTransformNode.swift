import Foundation
import WaggleGeometry

/// A node whose children are turned in space and seen from the front, without perspective.
@MainActor @preconcurrency
open class SKTransformNode: SKNode {
    /// Around the axis to the right, in radians: makes the children lower.
    open var xRotation: CGFloat = 0 { didSet { if xRotation != oldValue { didChange() } } }
    /// Around the axis upward, in radians: makes the children narrower.
    open var yRotation: CGFloat = 0 { didSet { if yRotation != oldValue { didChange() } } }

    @available(*, unavailable, message: "Set xRotation, yRotation and zRotation, in radians.")
    open func setEulerAngles(_ euler: SIMD3<Float>) {}
    @available(*, unavailable, message: "Read xRotation, yRotation and zRotation, in radians.")
    open func eulerAngles() -> SIMD3<Float> { .zero }

    override var properties: [[NodeProperty]] { super.properties + [NodeProperty.transform] }
    /// Turned around x, then y, then z, then seen along z.
    override var transformToParent: CGAffineTransform {
        let turned = CGAffineTransform(a: cos(yRotation), b: 0, c: sin(xRotation) * sin(yRotation), d: cos(xRotation), tx: 0, ty: 0)
        return turned.concatenating(super.transformToParent)
    }
}
