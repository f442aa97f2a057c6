import Foundation

/// Deterministic pseudorandom numbers.
struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6364136223846793005 &+ 1442695040888963407
        return state ^ (state >> 29)
    }
    mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &self) }
    mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &self) }
}
