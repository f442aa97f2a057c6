@_exported import Glibc

/// The scalars of floating-point vectors, with the functions of an angle.
public protocol _SIMDReal: BinaryFloatingPoint, SIMDScalar, Codable {
    static func _sin(_ angle: Self) -> Self
    static func _cos(_ angle: Self) -> Self
    static func _atan2(_ y: Self, _ x: Self) -> Self
}
extension Float: _SIMDReal {
    public static func _sin(_ angle: Float) -> Float { sinf(angle) }
    public static func _cos(_ angle: Float) -> Float { cosf(angle) }
    public static func _atan2(_ y: Float, _ x: Float) -> Float { atan2f(y, x) }
}
extension Double: _SIMDReal {
    public static func _sin(_ angle: Double) -> Double { Glibc.sin(angle) }
    public static func _cos(_ angle: Double) -> Double { Glibc.cos(angle) }
    public static func _atan2(_ y: Double, _ x: Double) -> Double { Glibc.atan2(y, x) }
}

// MARK: Functions of scalars that have the names of those of vectors

/// The value at `t` between two others: `x` at 0, `y` at 1.
@inlinable public func mix<S: _SIMDReal>(_ x: S, _ y: S, t: S) -> S { x + t * (y - x) }
@inlinable public func simd_mix<S: _SIMDReal>(_ x: S, _ y: S, _ t: S) -> S { x + t * (y - x) }
/// The nearest value between two limits.
@inlinable public func clamp<S: _SIMDReal>(_ x: S, min: S, max: S) -> S { Swift.min(Swift.max(x, min), max) }
@inlinable public func simd_clamp<S: _SIMDReal>(_ x: S, _ min: S, _ max: S) -> S { Swift.min(Swift.max(x, min), max) }
/// 0 below the edge, 1 from it on.
@inlinable public func step<S: _SIMDReal>(_ x: S, edge: S) -> S { x < edge ? 0 : 1 }
/// From 0 to 1 between two edges, with slopes of 0 at both.
@inlinable public func smoothstep<S: _SIMDReal>(_ x: S, edge0: S, edge1: S) -> S {
    let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
    return t * t * (3 - 2 * t)
}
@inlinable public func simd_smoothstep<S: _SIMDReal>(_ edge0: S, _ edge1: S, _ x: S) -> S { smoothstep(x, edge0: edge0, edge1: edge1) }
/// -1, 0 or 1.
@inlinable public func sign<S: _SIMDReal>(_ x: S) -> S { x > 0 ? 1 : x < 0 ? -1 : 0 }
@inlinable public func simd_sign<S: _SIMDReal>(_ x: S) -> S { sign(x) }
/// What exceeds the next lower whole number.
@inlinable public func fract<S: _SIMDReal>(_ x: S) -> S { x - x.rounded(.down) }
