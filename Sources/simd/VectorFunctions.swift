// Functions of vectors, under their short names and those of C. Lengths of zero divide as in C: the results are not numbers.

// MARK: Geometry

/// The scalar product.
@inlinable public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
@inlinable public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
/// The vector product.
@inlinable public func cross<S: _SIMDReal>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
@inlinable public func simd_cross<S: _SIMDReal>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { cross(x, y) }
/// The vector product of two vectors in a plane, which stands on it.
@inlinable public func cross<S: _SIMDReal>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> { SIMD3(0, 0, x.x * y.y - x.y * y.x) }
@inlinable public func simd_cross<S: _SIMDReal>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> { cross(x, y) }
@inlinable public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x).squareRoot() }
@inlinable public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
@inlinable public func simd_fast_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
@inlinable public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }
@inlinable public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }
@inlinable public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x - y) }
@inlinable public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x - y) }
@inlinable public func simd_fast_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x - y) }
@inlinable public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { length_squared(x - y) }
@inlinable public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { length_squared(x - y) }
/// The vector of length 1 in the same direction.
@inlinable public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }
@inlinable public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }
@inlinable public func simd_fast_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }
/// The projection of `x` onto the direction of `y`.
@inlinable public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { y * (dot(x, y) / dot(y, y)) }
@inlinable public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { project(x, y) }
/// The vector mirrored by a surface with the normal `n`, of length 1.
@inlinable public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint { x - n * (2 * dot(x, n)) }
@inlinable public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint { reflect(x, n: n) }
/// The vector broken by a surface with the normal `n`; zero for a total reflection. Both vectors have length 1.
/// - Parameter eta: The ratio of the indices of refraction.
@inlinable public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
    let along = dot(x, n), square = 1 - eta * eta * (1 - along * along)
    return square < 0 ? V() : x * eta - n * (eta * along + square.squareRoot())
}
@inlinable public func simd_refract<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
    refract(x, n: n, eta: eta)
}

// MARK: Element by element

@inlinable public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.replacing(with: V() - x, where: x .< V()) }
@inlinable public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { abs(x) }
@inlinable public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { x.replacing(with: y, where: y .< x) }
@inlinable public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { x.replacing(with: y, where: y .> x) }
@inlinable public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { min(x, y) }
@inlinable public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { max(x, y) }
@inlinable public func clamp<V: SIMD>(_ x: V, min low: V, max high: V) -> V where V.Scalar: Comparable { min(max(x, low), high) }
@inlinable public func clamp<V: SIMD>(_ x: V, min low: V.Scalar, max high: V.Scalar) -> V where V.Scalar: Comparable {
    clamp(x, min: V(repeating: low), max: V(repeating: high))
}
@inlinable public func simd_clamp<V: SIMD>(_ x: V, _ low: V, _ high: V) -> V where V.Scalar: Comparable { clamp(x, min: low, max: high) }
@inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint { x + t * (y - x) }
@inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
@inlinable public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { x + t * (y - x) }
@inlinable public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
    V(repeating: 1).replacing(with: 0, where: x .< edge)
}
@inlinable public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
    let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
    return t * t * (V(repeating: 3) - t * 2)
}
@inlinable public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V where V.Scalar: FloatingPoint {
    smoothstep(x, edge0: edge0, edge1: edge1)
}
@inlinable public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
    V().replacing(with: 1, where: x .> V()).replacing(with: -1, where: x .< V())
}
@inlinable public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { sign(x) }
@inlinable public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.down) }
@inlinable public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.up) }
@inlinable public func round<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.toNearestOrAwayFromZero) }
@inlinable public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.towardZero) }
@inlinable public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }
@inlinable public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.squareRoot() }
@inlinable public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { V(repeating: 1) / x.squareRoot() }
@inlinable public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { V(repeating: 1) / x }
@inlinable public func sin<V: SIMD>(_ x: V) -> V where V.Scalar: _SIMDReal {
    var result = x
    for index in x.indices { result[index] = V.Scalar._sin(x[index]) }
    return result
}
@inlinable public func cos<V: SIMD>(_ x: V) -> V where V.Scalar: _SIMDReal {
    var result = x
    for index in x.indices { result[index] = V.Scalar._cos(x[index]) }
    return result
}

// MARK: Over all elements

@inlinable public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
@inlinable public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
@inlinable public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
@inlinable public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
@inlinable public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
@inlinable public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
@inlinable public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool { x == y }
/// True if no element differs by more than the tolerance.
@inlinable public func simd_almost_equal_elements<V: SIMD>(_ x: V, _ y: V, _ tolerance: V.Scalar) -> Bool where V.Scalar: FloatingPoint {
    abs(x - y).max() <= tolerance
}
