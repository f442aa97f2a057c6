import SwiftUI

/// An axis of a radar chart.
public struct RadarAxis: Hashable, Sendable {
    public var title: String
    /// From the middle of the chart to its rim. A range without a length is one number long.
    public var range: ClosedRange<Double>

    /// - Parameter range: from the middle of the chart to its rim, in the unit of the values.
    public init(_ title: String, range: ClosedRange<Double> = 0...1) {
        self.title = title
        self.range = range
    }

    /// Where a value stands, 0 in the middle and 1 on the rim; values beyond the range stand at its end, and not-a-number has no place.
    func share(of value: Double) -> Double? {
        guard !value.isNaN else { return nil }
        guard range.lowerBound.isFinite, range.upperBound.isFinite else { return value.isFinite ? 0 : value > 0 ? 1 : 0 }
        let length = range.upperBound / 2 - range.lowerBound / 2
        guard length > 0 else { return value > range.lowerBound ? 1 : 0 }
        return ((value / 2 - range.lowerBound / 2) / length).clamped(to: 0...1)
    }
}

/// Values on the axes of a radar chart, drawn as one area.
public struct RadarSeries: Identifiable {
    /// The title, unless given: a series keeps its area as long as it keeps its id.
    public var id: AnyHashable
    public var title: String
    /// In the order of the axes; nil where nothing is known, which leaves a gap. Missing ones are nil.
    public var values: [Double?]
    public var color: Color

    /// - Parameter values: in the order and in the units of the axes; nil where nothing is known.
    public init(_ title: String, id: AnyHashable? = nil, values: [Double?], color: Color = .accentColor) {
        (self.title, self.id, self.values, self.color) = (title, id ?? AnyHashable(title), values, color)
    }
}

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
