import Foundation

/// Bins of numbers for a histogram.
public struct NumberBins<Value> where Value: Comparable, Value: Numeric {
    let bins: BinThresholds<Value>

    /// The bins between thresholds, one less than there are thresholds.
    public init(thresholds: [Value]) { bins = BinThresholds(thresholds) }
    public var thresholds: [Value] { bins.values }
    /// The index of the bin that a value belongs to.
    public func index(for value: Value) -> Int { bins.index(of: value) }
}

extension NumberBins: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { bins.count }
    public subscript(position: Int) -> ChartBinRange<Value> { bins.range(position) }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Round bins that cover the data.
    /// - Parameter desiredCount: nil for as many as suit the data.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        let numbers = data.map(Double.init).filter(\.isFinite)
        let range = (numbers.min() ?? 0)...(numbers.max() ?? 0)
        self.init(
            thresholds: roundThresholds(range, count: desiredCount ?? binCount(numbers), minimum: Double(minimumStride)).map(Value.init))
    }
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        let thresholds = roundThresholds(Double(range.lowerBound)...Double(range.upperBound), count: desiredCount,
            minimum: Double(minimumStride))
        self.init(thresholds: thresholds.map(Value.init))
    }
    /// Bins of a size, the first of which begins at a multiple of it.
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(
            thresholds: binThresholds(NumberSteps(step: Double(size)), Double(range.lowerBound)...Double(range.upperBound)).map(Value.init))
    }
    /// Equal bins from end to end of the range.
    public init(range: ClosedRange<Value>, count: Int) {
        let count = Swift.min(Swift.max(count, 1), 10_000), length = Double(range.upperBound) - Double(range.lowerBound)
        self.init(thresholds: (0...count).map { Value(Double(range.lowerBound) + length * Double($0) / Double(count)) })
    }
}
extension NumberBins where Value: BinaryInteger {
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
        let numbers = data.map(Double.init)
        let range = (numbers.min() ?? 0)...(numbers.max() ?? 0)
        let thresholds = roundThresholds(range, count: desiredCount ?? binCount(numbers), minimum: Swift.max(Double(minimumStride), 1))
        self.init(thresholds: thresholds.compactMap(Value.init(exactly:)))
    }
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
        let thresholds = roundThresholds(Double(range.lowerBound)...Double(range.upperBound), count: desiredCount,
            minimum: Swift.max(Double(minimumStride), 1))
        self.init(thresholds: thresholds.compactMap(Value.init(exactly:)))
    }
    public init(size: Value, range: ClosedRange<Value>) {
        let thresholds = binThresholds(NumberSteps(step: Double(size)), Double(range.lowerBound)...Double(range.upperBound))
        self.init(thresholds: thresholds.compactMap(Value.init(exactly:)))
    }
    public init(range: ClosedRange<Value>, count: Int) {
        let count = Swift.min(Swift.max(count, 1), 10_000), length = Double(range.upperBound) - Double(range.lowerBound)
        self.init(thresholds: (0...count).compactMap {
            Value(exactly: (Double(range.lowerBound) + length * Double($0) / Double(count)).rounded())
        })
    }
}

private func roundThresholds(_ range: ClosedRange<Double>, count: Int, minimum: Double) -> [Double] {
    binThresholds(NumberSteps(range: range, count: Swift.max(count, 1), minimum: minimum), range)
}
/// There is a bin always: of a value alone, and of a range that the steps are too many or too small for.
private func binThresholds(_ steps: NumberSteps, _ range: ClosedRange<Double>) -> [Double] {
    let values = steps.covering(range)
    if values.count > 1 { return values }
    if let value = values.first { return [value, value + steps.step] }
    return range.lowerBound < range.upperBound ? [range.lowerBound, range.upperBound] : [range.lowerBound, range.lowerBound + steps.step]
}
