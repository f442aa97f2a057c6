/// Cells as vectors. `s` takes part by itself: the sum of the cube coordinates stays 0.
extension Hex: AdditiveArithmetic {
    @inlinable public static func + (one: Hex, other: Hex) -> Hex { Hex(one.q.saturatingAdd(other.q), one.r.saturatingAdd(other.r)) }
    @inlinable public static func - (one: Hex, other: Hex) -> Hex { Hex(one.q.saturatingSubtract(other.q), one.r.saturatingSubtract(other.r)) }
    @inlinable public static func * (hex: Hex, factor: Int) -> Hex { Hex(hex.q.saturatingMultiply(factor), hex.r.saturatingMultiply(factor)) }
    @inlinable public static func * (factor: Int, hex: Hex) -> Hex { hex * factor }
    @inlinable public static func *= (hex: inout Hex, factor: Int) { hex = hex * factor }
    /// The cell on the other side of the middle: half a turn.
    @inlinable public static prefix func - (hex: Hex) -> Hex { Hex(hex.q.saturatingNegated, hex.r.saturatingNegated) }
}
