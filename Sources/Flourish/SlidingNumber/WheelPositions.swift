/// Where the wheels of a number stand. A position counts all turns since the beginning, so 10 shows the same digit as 0, one turn later.
struct WheelPositions: Equatable {
    /// By place.
    private(set) var positions: [Int: Int] = [:]
    private var magnitude = 0.0

    /// Turns each wheel to its digit the shortest way in the direction in which the number changes: from 20 to 19 both wheels go back by
    /// one step.
    /// - Parameters:
    ///   - magnitude: the number without its sign, as digits grow from -9 to -10.
    ///   - trend: the direction of all wheels; `automatic` follows the magnitude.
    ///   - counts: how many digits a place has, where it is not ten.
    mutating func turn(to digits: [Int: Int], magnitude: Double, trend: SlidingNumber.Trend, counts: [Int: Int] = [:]) {
        let isUp = switch trend {
        case .automatic: magnitude >= self.magnitude
        case .up: true
        case .down: false
        }
        self.magnitude = magnitude
        var turned: [Int: Int] = [:]
        for (place, digit) in digits {
            guard let old = positions[place] else {
                turned[place] = digit
                continue
            }
            let count = Self.count(counts[place], digit: digit)
            let forward = Self.remainder(digit - old, count)
            turned[place] = old + (isUp || forward == 0 ? forward : forward - count)
        }
        positions = turned
    }

    /// How many digits a wheel has: ten unless told, and always the one that it shows.
    static func count(_ count: Int?, digit: Int) -> Int { min(max(count ?? 10, digit + 1), 10) }
    /// The remainder from 0 to below the divisor, for negative numbers as well.
    static func remainder(_ number: Int, _ divisor: Int) -> Int { (number % divisor + divisor) % divisor }
}
