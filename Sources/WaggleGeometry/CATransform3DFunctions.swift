// The functions of transforms of space; see CATransform3D.

import Foundation

/// Leaves every point where it is.
public let CATransform3DIdentity = CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { CATransform3DEqualToTransform(t, CATransform3DIdentity) }
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a.rows == b.rows }

/// Moves by distances in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}
/// Multiplies the coordinates by factors about the origin; 1 changes nothing, negative ones mirror.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}
/// Turns about an axis through the origin; an axis without length leaves everything where it is.
/// - Parameter angle: in radians. About z, clockwise on screen.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z, c, s) = (x / length, y / length, z / length, cos(angle), sin(angle))
    let rest = 1 - c
    return CATransform3D(rows: [
        [c + x * x * rest, x * y * rest + z * s, x * z * rest - y * s, 0],
        [x * y * rest - z * s, c + y * y * rest, y * z * rest + x * s, 0],
        [x * z * rest + y * s, y * z * rest - x * s, c + z * z * rest, 0],
        [0, 0, 0, 1],
    ])
}

/// A translation in points, then the transform.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}
/// A scale by factors, then the transform.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}
/// A rotation in radians about an axis, then the transform. An axis without length changes nothing.
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}
/// The first transform, then the second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }
/// The inverse; the transform itself if it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverted() }

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(rows: [[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
}
/// True if the transform is one of the plane, so that `CATransform3DGetAffineTransform` is exact.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(t, CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)))
}
/// The part of the transform in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
