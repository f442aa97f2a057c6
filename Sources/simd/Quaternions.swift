// Quaternions. Those of length 1 are rotations in space.

/// A quaternion: three imaginary parts and a real one, in this order.
public struct _Quaternion<S: _SIMDReal>: Hashable, @unchecked Sendable {
    public var vector: SIMD4<S>
    public init() { vector = SIMD4() }
    public init(vector: SIMD4<S>) { self.vector = vector }
    public init(ix: S, iy: S, iz: S, r: S) { vector = SIMD4(ix, iy, iz, r) }
    public init(real: S, imag: SIMD3<S>) { vector = SIMD4(imag, real) }
    /// A rotation around an axis.
    /// - Parameters:
    ///   - angle: In radians.
    ///   - axis: Of length 1.
    public init(angle: S, axis: SIMD3<S>) { vector = SIMD4(axis * S._sin(angle / 2), S._cos(angle / 2)) }
    /// The shortest rotation from one direction to another; both have length 1.
    public init(from: SIMD3<S>, to: SIMD3<S>) {
        let along = dot(from, to)
        // Opposite directions have no shortest rotation; any axis across them will do.
        guard along > -0.999999 else {
            let across = Swift.abs(from.x) < 0.9 ? SIMD3<S>(1, 0, 0) : SIMD3<S>(0, 1, 0)
            vector = SIMD4(normalize(cross(from, across)), 0)
            return
        }
        vector = normalize(SIMD4(cross(from, to), 1 + along))
    }
    /// The rotation of a matrix without scale.
    public init(_ matrix: _Matrix3x3<S>) {
        let (x, y, z) = matrix.columns, trace = x.x + y.y + z.z
        if trace > 0 {
            let s = 2 * (trace + 1).squareRoot()
            vector = SIMD4((y.z - z.y) / s, (z.x - x.z) / s, (x.y - y.x) / s, s / 4)
        } else if x.x > y.y, x.x > z.z {
            let s = 2 * (1 + x.x - y.y - z.z).squareRoot()
            vector = SIMD4(s / 4, (y.x + x.y) / s, (z.x + x.z) / s, (y.z - z.y) / s)
        } else if y.y > z.z {
            let s = 2 * (1 + y.y - x.x - z.z).squareRoot()
            vector = SIMD4((y.x + x.y) / s, s / 4, (z.y + y.z) / s, (z.x - x.z) / s)
        } else {
            let s = 2 * (1 + z.z - x.x - y.y).squareRoot()
            vector = SIMD4((z.x + x.z) / s, (z.y + y.z) / s, s / 4, (x.y - y.x) / s)
        }
    }
    /// The rotation of a matrix for points with a fourth coordinate.
    public init(_ matrix: _Matrix4x4<S>) {
        func three(_ c: SIMD4<S>) -> SIMD3<S> { SIMD3(c.x, c.y, c.z) }
        self.init(_Matrix3x3(three(matrix.columns.0), three(matrix.columns.1), three(matrix.columns.2)))
    }

    public var real: S {
        get { vector.w }
        set { vector.w = newValue }
    }
    public var imag: SIMD3<S> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }
    /// The angle of the rotation in radians, from 0 to 2 π.
    public var angle: S { 2 * S._atan2(simd.length(imag), real) }
    /// The axis of the rotation. Without a rotation its elements are not numbers.
    public var axis: SIMD3<S> { normalize(imag) }
    public var length: S { simd.length(vector) }
    public var normalized: Self { Self(vector: normalize(vector)) }
    public var conjugate: Self { Self(real: real, imag: -imag) }
    public var inverse: Self { Self(vector: conjugate.vector / dot(vector, vector)) }
    /// The vector, rotated.
    public func act(_ v: SIMD3<S>) -> SIMD3<S> {
        let t = cross(imag, v) * 2
        return v + t * real + cross(imag, t)
    }
    public static func * (a: Self, b: Self) -> Self {
        Self(real: a.real * b.real - dot(a.imag, b.imag), imag: b.imag * a.real + a.imag * b.real + cross(a.imag, b.imag))
    }
    public static func * (a: Self, scale: S) -> Self { Self(vector: a.vector * scale) }
    public static func * (scale: S, a: Self) -> Self { a * scale }
    public static func / (a: Self, b: Self) -> Self { a * b.inverse }
    public static func / (a: Self, scale: S) -> Self { Self(vector: a.vector / scale) }
    public static func + (a: Self, b: Self) -> Self { Self(vector: a.vector + b.vector) }
    public static func - (a: Self, b: Self) -> Self { Self(vector: a.vector - b.vector) }
    public static prefix func - (a: Self) -> Self { Self(vector: -a.vector) }
    public static func *= (a: inout Self, b: Self) { a = a * b }
}

public typealias simd_quatf = _Quaternion<Float>
public typealias simd_quatd = _Quaternion<Double>

public func simd_quaternion<S>(_ angle: S, _ axis: SIMD3<S>) -> _Quaternion<S> { _Quaternion(angle: angle, axis: axis) }
public func simd_quaternion<S>(_ from: SIMD3<S>, _ to: SIMD3<S>) -> _Quaternion<S> { _Quaternion(from: from, to: to) }
public func simd_quaternion<S>(_ ix: S, _ iy: S, _ iz: S, _ r: S) -> _Quaternion<S> { _Quaternion(ix: ix, iy: iy, iz: iz, r: r) }
public func simd_quaternion<S>(_ matrix: _Matrix3x3<S>) -> _Quaternion<S> { _Quaternion(matrix) }
public func simd_quaternion<S>(_ matrix: _Matrix4x4<S>) -> _Quaternion<S> { _Quaternion(matrix) }
public func simd_act<S>(_ rotation: _Quaternion<S>, _ vector: SIMD3<S>) -> SIMD3<S> { rotation.act(vector) }
public func simd_mul<S>(_ a: _Quaternion<S>, _ b: _Quaternion<S>) -> _Quaternion<S> { a * b }
public func simd_inverse<S>(_ q: _Quaternion<S>) -> _Quaternion<S> { q.inverse }
public func simd_conjugate<S>(_ q: _Quaternion<S>) -> _Quaternion<S> { q.conjugate }
public func simd_normalize<S>(_ q: _Quaternion<S>) -> _Quaternion<S> { q.normalized }
public func simd_length<S>(_ q: _Quaternion<S>) -> S { q.length }
public func simd_angle<S>(_ q: _Quaternion<S>) -> S { q.angle }
public func simd_axis<S>(_ q: _Quaternion<S>) -> SIMD3<S> { q.axis }
public func simd_dot<S>(_ a: _Quaternion<S>, _ b: _Quaternion<S>) -> S { dot(a.vector, b.vector) }
/// The rotation at `t` between two others, at constant speed along the shorter way.
public func simd_slerp<S>(_ a: _Quaternion<S>, _ b: _Quaternion<S>, _ t: S) -> _Quaternion<S> {
    slerp(a, dot(a.vector, b.vector) < 0 ? -b : b, t)
}
/// As `simd_slerp`, along the longer way.
public func simd_slerp_longest<S>(_ a: _Quaternion<S>, _ b: _Quaternion<S>, _ t: S) -> _Quaternion<S> {
    slerp(a, dot(a.vector, b.vector) < 0 ? b : -b, t)
}

private func slerp<S>(_ a: _Quaternion<S>, _ b: _Quaternion<S>, _ t: S) -> _Quaternion<S> {
    let angle = S._atan2(length(a.vector - b.vector), length(a.vector + b.vector)) * 2
    // So near each other that the chord is the arc.
    guard S._sin(angle) > 0.000001 else { return _Quaternion(vector: normalize(mix(a.vector, b.vector, t: t))) }
    return _Quaternion(vector: (a.vector * S._sin((1 - t) * angle) + b.vector * S._sin(t * angle)) / S._sin(angle))
}
