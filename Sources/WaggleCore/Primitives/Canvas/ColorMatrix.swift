import Foundation

/// Transforms a color's components: each new one is a weighted sum of red, green, blue, alpha and 1.
///
/// The letter is the new component, the number the column: `r1` is the weight of red in the new red, `r4` that of alpha; `r5` is added. Components are sRGB and
/// not premultiplied, 0 to 1; results are clamped. The initial matrix is the identity.
public struct ColorMatrix: Equatable, Sendable {
    /// The new red: factors of red, green, blue and alpha, and what is added; not-a-number counts as 0.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// The new green: factors of red, green, blue and alpha, and what is added; not-a-number counts as 0.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// The new blue: factors of red, green, blue and alpha, and what is added; not-a-number counts as 0.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// The new alpha: factors of red, green, blue and alpha, and what is added; not-a-number counts as 0.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    @inlinable public init() {}

    /// In row-major order; not-a-number counts as 0.
    var rows: [Float] {
        [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map { $0.isNaN ? 0 : $0 }
    }
}
