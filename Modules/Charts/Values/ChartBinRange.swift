import Foundation

/// A bin: from its lower bound up to its upper bound, which belongs to the last bin only.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
    public let lowerBound: Bound
    public let upperBound: Bound
    let isClosed: Bool

    init(_ lowerBound: Bound, _ upperBound: Bound, isClosed: Bool) {
        (self.lowerBound, self.upperBound, self.isClosed) = (lowerBound, upperBound, isClosed)
    }

    public func contains(_ element: Bound) -> Bool { element >= lowerBound && (isClosed ? element <= upperBound : element < upperBound) }
    public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound { lowerBound..<upperBound }
}
extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// The bins between thresholds.
struct BinThresholds<Value: Comparable> {
    let values: [Value]

    init(_ values: [Value]) { self.values = values.sorted() }
    var count: Int { max(values.count - 1, 0) }
    func range(_ index: Int) -> ChartBinRange<Value> {
        precondition((0..<count).contains(index), "A bin is read that does not exist: index \(index) of \(count) bins.")
        return ChartBinRange(values[index], values[index + 1], isClosed: index == count - 1)
    }
    /// The bin of a value; values beyond the bins belong to the nearest one.
    func index(of value: Value) -> Int {
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            if values[middle + 1] <= value { low = middle + 1 } else { high = middle }
        }
        return min(low, max(count - 1, 0))
    }
}

/// The count of bins for data by Scott's rule, at most 200.
func binCount(_ data: [Double]) -> Int {
    let data = data.filter(\.isFinite)
    guard data.count > 1, let lower = data.min(), let upper = data.max(), upper > lower else { return 1 }
    let mean = data.reduce(0, +) / Double(data.count)
    let deviation = (data.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(data.count)).squareRoot()
    let width = 3.49 * deviation / cbrt(Double(data.count))
    guard width > 0, width.isFinite else { return 1 }
    return min(max(Int(min((upper - lower) / width, 200).rounded(.up)), 1), 200)
}
