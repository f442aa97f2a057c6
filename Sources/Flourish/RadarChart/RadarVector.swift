import SwiftUI

/// Numbers that move together, as many as there are axes. A shorter vector has zeros at its end.
struct RadarVector: VectorArithmetic {
    var numbers: [Double]

    init(_ numbers: [Double] = []) { self.numbers = numbers }

    static var zero: RadarVector { RadarVector() }
    static func + (one: RadarVector, other: RadarVector) -> RadarVector { combine(one, other, +) }
    static func - (one: RadarVector, other: RadarVector) -> RadarVector { combine(one, other, -) }
    mutating func scale(by factor: Double) { for index in numbers.indices { numbers[index] *= factor } }
    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
    static func == (one: RadarVector, other: RadarVector) -> Bool {
        (0..<max(one.numbers.count, other.numbers.count)).allSatisfy { one[$0] == other[$0] }
    }
    subscript(index: Int) -> Double { numbers.indices.contains(index) ? numbers[index] : 0 }

    private static func combine(_ one: RadarVector, _ other: RadarVector, _ operation: (Double, Double) -> Double) -> RadarVector {
        RadarVector((0..<max(one.numbers.count, other.numbers.count)).map { operation(one[$0], other[$0]) })
    }
}
