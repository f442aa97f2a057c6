// Square matrices of two to four columns. Points are columns, to the right of a matrix.

/// A matrix of two columns of two numbers.
public struct _Matrix2x2<S: _SIMDReal>: Hashable, @unchecked Sendable {
    public typealias Column = SIMD2<S>
    public var columns: (Column, Column)
    public init() { columns = (Column(), Column()) }
    public init(_ c0: Column, _ c1: Column) { columns = (c0, c1) }
    public init(columns: (Column, Column)) { self.columns = columns }
}
/// A matrix of three columns of three numbers.
public struct _Matrix3x3<S: _SIMDReal>: Hashable, @unchecked Sendable {
    public typealias Column = SIMD3<S>
    public var columns: (Column, Column, Column)
    public init() { columns = (Column(), Column(), Column()) }
    public init(_ c0: Column, _ c1: Column, _ c2: Column) { columns = (c0, c1, c2) }
    public init(columns: (Column, Column, Column)) { self.columns = columns }
}
/// A matrix of four columns of four numbers.
public struct _Matrix4x4<S: _SIMDReal>: Hashable, @unchecked Sendable {
    public typealias Column = SIMD4<S>
    public var columns: (Column, Column, Column, Column)
    public init() { columns = (Column(), Column(), Column(), Column()) }
    public init(_ c0: Column, _ c1: Column, _ c2: Column, _ c3: Column) { columns = (c0, c1, c2, c3) }
    public init(columns: (Column, Column, Column, Column)) { self.columns = columns }
}

/// What square matrices have in common.
public protocol _SquareMatrix {
    associatedtype Column: SIMD where Column.Scalar: _SIMDReal
    init()
    /// The number of columns and of rows.
    static var _size: Int { get }
    subscript(column: Int) -> Column { get set }
    /// The product of the matrix's eigenvalues; 0 if it has no inverse.
    var determinant: Column.Scalar { get }
    /// The inverse. Without one its elements are not numbers.
    var inverse: Self { get }
}

extension _Matrix2x2: _SquareMatrix {
    public static var _size: Int { 2 }
    public subscript(column: Int) -> Column {
        get {
            precondition((0..<2).contains(column), "A matrix of two columns has no column \(column).")
            return column == 0 ? columns.0 : columns.1
        }
        set {
            precondition((0..<2).contains(column), "A matrix of two columns has no column \(column).")
            if column == 0 { columns.0 = newValue } else { columns.1 = newValue }
        }
    }
    public var determinant: S { columns.0.x * columns.1.y - columns.0.y * columns.1.x }
    public var inverse: Self {
        let scale = 1 / determinant
        return Self(SIMD2(columns.1.y, -columns.0.y) * scale, SIMD2(-columns.1.x, columns.0.x) * scale)
    }
}
extension _Matrix3x3: _SquareMatrix {
    public static var _size: Int { 3 }
    public subscript(column: Int) -> Column {
        get {
            precondition((0..<3).contains(column), "A matrix of three columns has no column \(column).")
            return column == 0 ? columns.0 : column == 1 ? columns.1 : columns.2
        }
        set {
            precondition((0..<3).contains(column), "A matrix of three columns has no column \(column).")
            if column == 0 { columns.0 = newValue } else if column == 1 { columns.1 = newValue } else { columns.2 = newValue }
        }
    }
    public var determinant: S { dot(columns.0, cross(columns.1, columns.2)) }
    public var inverse: Self {
        // The rows of the inverse stand on two columns each.
        let scale = 1 / determinant
        return Self(cross(columns.1, columns.2) * scale, cross(columns.2, columns.0) * scale, cross(columns.0, columns.1) * scale).transpose
    }
}
extension _Matrix4x4: _SquareMatrix {
    public static var _size: Int { 4 }
    public subscript(column: Int) -> Column {
        get {
            precondition((0..<4).contains(column), "A matrix of four columns has no column \(column).")
            return column == 0 ? columns.0 : column == 1 ? columns.1 : column == 2 ? columns.2 : columns.3
        }
        set {
            precondition((0..<4).contains(column), "A matrix of four columns has no column \(column).")
            if column == 0 {
                columns.0 = newValue
            } else if column == 1 {
                columns.1 = newValue
            } else if column == 2 {
                columns.2 = newValue
            } else {
                columns.3 = newValue
            }
        }
    }
    /// Determinants of two rows each: of the upper two (`a`) and the lower two (`b`), for every pair of columns.
    private var minors: (a: [S], b: [S]) {
        let m = self, pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
        return (pairs.map { m[$0][0] * m[$1][1] - m[$1][0] * m[$0][1] }, pairs.map { m[$0][2] * m[$1][3] - m[$1][2] * m[$0][3] })
    }
    public var determinant: S {
        let (a, b) = minors
        let outer: S = a[0] * b[5] - a[1] * b[4] + a[2] * b[3]
        return outer + a[3] * b[2] - a[4] * b[1] + a[5] * b[0]
    }
    public var inverse: Self {
        let (a, b) = minors, (c0, c1, c2, c3) = columns, scale = 1 / determinant
        func sum(_ x: S, _ p: S, _ y: S, _ q: S, _ z: S, _ r: S) -> S { (x * p - y * q + z * r) * scale }
        return Self(
            SIMD4(
                sum(c1.y, b[5], c2.y, b[4], c3.y, b[3]), -sum(c0.y, b[5], c2.y, b[2], c3.y, b[1]), sum(c0.y, b[4], c1.y, b[2], c3.y, b[0]),
                -sum(c0.y, b[3], c1.y, b[1], c2.y, b[0])),
            SIMD4(
                -sum(c1.x, b[5], c2.x, b[4], c3.x, b[3]), sum(c0.x, b[5], c2.x, b[2], c3.x, b[1]), -sum(c0.x, b[4], c1.x, b[2], c3.x, b[0]),
                sum(c0.x, b[3], c1.x, b[1], c2.x, b[0])),
            SIMD4(
                sum(c1.w, a[5], c2.w, a[4], c3.w, a[3]), -sum(c0.w, a[5], c2.w, a[2], c3.w, a[1]), sum(c0.w, a[4], c1.w, a[2], c3.w, a[0]),
                -sum(c0.w, a[3], c1.w, a[1], c2.w, a[0])),
            SIMD4(
                -sum(c1.z, a[5], c2.z, a[4], c3.z, a[3]), sum(c0.z, a[5], c2.z, a[2], c3.z, a[1]), -sum(c0.z, a[4], c1.z, a[2], c3.z, a[0]),
                sum(c0.z, a[3], c1.z, a[1], c2.z, a[0]))
        )
    }
    /// The matrix of a rotation, for points with a fourth coordinate.
    public init(_ rotation: _Quaternion<S>) {
        let m = _Matrix3x3(rotation)
        self.init(SIMD4(m.columns.0, 0), SIMD4(m.columns.1, 0), SIMD4(m.columns.2, 0), SIMD4(0, 0, 0, 1))
    }
}
extension _Matrix3x3 {
    /// The matrix of a rotation.
    public init(_ rotation: _Quaternion<S>) {
        self.init(rotation.act(SIMD3(1, 0, 0)), rotation.act(SIMD3(0, 1, 0)), rotation.act(SIMD3(0, 0, 1)))
    }
}

extension _SquareMatrix {
    /// The number on the diagonal, 0 elsewhere.
    public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }
    public init(diagonal: Column) {
        self.init()
        for index in 0..<Self._size { self[index][index] = diagonal[index] }
    }
    public init(_ columns: [Column]) {
        precondition(columns.count == Self._size, "The matrix has \(Self._size) columns and not \(columns.count).")
        self.init()
        for index in 0..<Self._size { self[index] = columns[index] }
    }
    public init(rows: [Column]) { self = Self(rows).transpose }
    public subscript(column: Int, row: Int) -> Column.Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    /// Rows and columns exchanged.
    public var transpose: Self {
        var result = Self()
        for column in 0..<Self._size { for row in 0..<Self._size { result[row][column] = self[column][row] } }
        return result
    }
    public static func + (a: Self, b: Self) -> Self { Self((0..<_size).map { a[$0] + b[$0] }) }
    public static func - (a: Self, b: Self) -> Self { Self((0..<_size).map { a[$0] - b[$0] }) }
    public static prefix func - (a: Self) -> Self { Self((0..<_size).map { Column() - a[$0] }) }
    public static func * (a: Self, vector: Column) -> Column { (0..<_size).reduce(into: Column()) { $0 += a[$1] * vector[$1] } }
    /// The vector as a row, to the left of the matrix.
    public static func * (vector: Column, a: Self) -> Column { a.transpose * vector }
    public static func * (a: Self, b: Self) -> Self { Self((0..<_size).map { a * b[$0] }) }
    public static func * (a: Self, scale: Column.Scalar) -> Self { Self((0..<_size).map { a[$0] * scale }) }
    public static func * (scale: Column.Scalar, a: Self) -> Self { a * scale }
    public static func += (a: inout Self, b: Self) { a = a + b }
    public static func -= (a: inout Self, b: Self) { a = a - b }
    public static func *= (a: inout Self, b: Self) { a = a * b }
    public static func *= (a: inout Self, scale: Column.Scalar) { a = a * scale }
    public static func == (a: Self, b: Self) -> Bool { (0..<_size).allSatisfy { a[$0] == b[$0] } }
    public func hash(into hasher: inout Hasher) { for index in 0..<Self._size { hasher.combine(self[index]) } }
}

public typealias simd_float2x2 = _Matrix2x2<Float>
public typealias simd_float3x3 = _Matrix3x3<Float>
public typealias simd_float4x4 = _Matrix4x4<Float>
public typealias simd_double2x2 = _Matrix2x2<Double>
public typealias simd_double3x3 = _Matrix3x3<Double>
public typealias simd_double4x4 = _Matrix4x4<Double>
public typealias float2x2 = simd_float2x2
public typealias float3x3 = simd_float3x3
public typealias float4x4 = simd_float4x4
public typealias double2x2 = simd_double2x2
public typealias double3x3 = simd_double3x3
public typealias double4x4 = simd_double4x4
public typealias matrix_float2x2 = simd_float2x2
public typealias matrix_float3x3 = simd_float3x3
public typealias matrix_float4x4 = simd_float4x4
public typealias matrix_double2x2 = simd_double2x2
public typealias matrix_double3x3 = simd_double3x3
public typealias matrix_double4x4 = simd_double4x4

public let matrix_identity_float2x2 = simd_float2x2(1)
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)
public let matrix_identity_double2x2 = simd_double2x2(1)
public let matrix_identity_double3x3 = simd_double3x3(1)
public let matrix_identity_double4x4 = simd_double4x4(1)

public func simd_matrix<S>(_ c0: SIMD2<S>, _ c1: SIMD2<S>) -> _Matrix2x2<S> { _Matrix2x2(c0, c1) }
public func simd_matrix<S>(_ c0: SIMD3<S>, _ c1: SIMD3<S>, _ c2: SIMD3<S>) -> _Matrix3x3<S> { _Matrix3x3(c0, c1, c2) }
public func simd_matrix<S>(_ c0: SIMD4<S>, _ c1: SIMD4<S>, _ c2: SIMD4<S>, _ c3: SIMD4<S>) -> _Matrix4x4<S> { _Matrix4x4(c0, c1, c2, c3) }
public func simd_mul<M: _SquareMatrix>(_ a: M, _ b: M) -> M { a * b }
public func simd_mul<M: _SquareMatrix>(_ a: M, _ vector: M.Column) -> M.Column { a * vector }
public func simd_mul<M: _SquareMatrix>(_ vector: M.Column, _ a: M) -> M.Column { vector * a }
public func matrix_multiply<M: _SquareMatrix>(_ a: M, _ b: M) -> M { a * b }
public func matrix_multiply<M: _SquareMatrix>(_ a: M, _ vector: M.Column) -> M.Column { a * vector }
public func simd_transpose<M: _SquareMatrix>(_ a: M) -> M { a.transpose }
public func simd_inverse<M: _SquareMatrix>(_ a: M) -> M { a.inverse }
public func matrix_invert<M: _SquareMatrix>(_ a: M) -> M { a.inverse }
public func simd_determinant<M: _SquareMatrix>(_ a: M) -> M.Column.Scalar { a.determinant }
public func simd_add<M: _SquareMatrix>(_ a: M, _ b: M) -> M { a + b }
public func simd_sub<M: _SquareMatrix>(_ a: M, _ b: M) -> M { a - b }
public func simd_matrix3x3<S>(_ rotation: _Quaternion<S>) -> _Matrix3x3<S> { _Matrix3x3(rotation) }
public func simd_matrix4x4<S>(_ rotation: _Quaternion<S>) -> _Matrix4x4<S> { _Matrix4x4(rotation) }
public func simd_equal<M: _SquareMatrix>(_ a: M, _ b: M) -> Bool { a == b }
