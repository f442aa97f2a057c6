import Foundation

/// A random number generator with the same sequence in every run of a program (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
    /// In 0..<1.
    mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
    /// A number in -0.5..<0.5, multiplied by a range. Consumes a number even for a range of 0, so that one setting does not affect others.
    mutating func spread(_ range: CGFloat) -> CGFloat { CGFloat(unit() - 0.5) * range }
}
