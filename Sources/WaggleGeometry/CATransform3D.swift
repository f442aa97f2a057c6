import Foundation

/// A 4 by 4 matrix of space. Points are row vectors `(x, y, z, 1)`; the image is divided by its fourth component.
///
/// `m34` is what gives perspective: -1 / d for an eye at the distance d. `ProjectionTransform` takes a transform for figures in the plane z
/// = 0.
@frozen public struct CATransform3D: Sendable, BitwiseCopyable {
    /// What x adds to x, y, z and the divisor, as factors.
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    /// What y adds to x, y, z and the divisor, as factors.
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    /// What z adds to x, y, z and the divisor, as factors.
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    /// The translation in points, and the constant part of the divisor, usually 1.
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// A map by its entries: factors in the first three rows, the translation in points in the fourth.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
    /// All zeros. `CATransform3DIdentity` changes nothing.
    public init() { self.init(rows: [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]) }

    init(rows r: [[CGFloat]]) {
        self.init(m11: r[0][0], m12: r[0][1], m13: r[0][2], m14: r[0][3], m21: r[1][0], m22: r[1][1], m23: r[1][2], m24: r[1][3],
                  m31: r[2][0], m32: r[2][1], m33: r[2][2], m34: r[2][3], m41: r[3][0], m42: r[3][1], m43: r[3][2], m44: r[3][3])
    }
    var rows: [[CGFloat]] { [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]] }

    /// This map, then the other.
    func concatenating(_ other: CATransform3D) -> CATransform3D {
        let a = rows, b = other.rows
        return CATransform3D(rows: (0..<4).map { row in (0..<4).map { column in (0..<4).reduce(0) { $0 + a[row][$1] * b[$1][column] } } })
    }

    /// By Gauss-Jordan elimination with the largest pivots; the map itself if it has no inverse.
    func inverted() -> CATransform3D {
        var left = rows, right = CATransform3DIdentity.rows
        for column in 0..<4 {
            guard let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }), left[pivot][column] != 0,
                  left[pivot][column].isFinite else { return self }
            left.swapAt(column, pivot)
            right.swapAt(column, pivot)
            let scale = 1 / left[column][column]
            for index in 0..<4 {
                left[column][index] *= scale
                right[column][index] *= scale
            }
            for row in 0..<4 where row != column {
                let factor = left[row][column]
                for index in 0..<4 {
                    left[row][index] -= factor * left[column][index]
                    right[row][index] -= factor * right[column][index]
                }
            }
        }
        return CATransform3D(rows: right)
    }
}

extension ProjectionTransform {
    /// What a transform of space does to figures in the plane z = 0, seen along the z axis.
    public init(_ m: CATransform3D) {
        self.init()
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }
}
