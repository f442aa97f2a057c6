/// A value for each cell of a region, in one array: reading and writing take the time of `HexRegion.index(of:)`, without hashing.
///
/// Complexity: O(*n*) to make, and to change a copy for the first time.
public struct HexMap<Value> {
    public let region: HexRegion
    /// The values in the region's order.
    @usableFromInline var storage: [Value]

    /// The same value for all cells.
    public init(repeating value: Value, in region: HexRegion) {
        (self.region, storage) = (region, [Value](repeating: value, count: region.count))
    }

    /// A value for each cell.
    public init(_ region: HexRegion, _ value: (Hex) throws -> Value) rethrows { (self.region, storage) = (region, try region.map(value)) }

    /// Values in the region's order, one for each cell.
    init(region: HexRegion, storage: [Value]) { (self.region, self.storage) = (region, storage) }

    /// The values in the region's order.
    @inlinable public var values: [Value] { storage }

    /// The value of a cell; nil outside the region, where writing does nothing. Writing nil does nothing either: each cell has a value.
    @inlinable public subscript(hex: Hex) -> Value? {
        get { region.index(of: hex).map { storage[$0] } }
        set { if let newValue, let index = region.index(of: hex) { storage[index] = newValue } }
    }

    /// The value of a cell, to be changed in place, or what stands for it outside the region. What is written there is lost.
    @inlinable public subscript(hex: Hex, default value: @autoclosure () -> Value) -> Value {
        get { region.index(of: hex).map { storage[$0] } ?? value() }
        _modify {
            if let index = region.index(of: hex) {
                yield &storage[index]
            } else {
                var outside = value()
                yield &outside
            }
        }
    }

    public func mapValues<New>(_ transform: (Value) throws -> New) rethrows -> HexMap<New> {
        HexMap<New>(region: region, storage: try storage.map(transform))
    }

    /// The neighbours of a cell that belong to the region, with their values.
    public func neighbors(of hex: Hex) -> [(hex: Hex, value: Value)] { hex.neighbors.compactMap { hex in self[hex].map { (hex, $0) } } }

    /// The cells whose values satisfy a condition.
    public func region(where isIncluded: (Value) throws -> Bool) rethrows -> HexRegion {
        HexRegion(try filter { try isIncluded($0.value) }.map(\.hex))
    }
}

extension HexMap: RandomAccessCollection {
    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { storage.count }
    /// The cell and the value of a number, from 0.
    ///
    /// Complexity: O(log *k*) in the runs of the region.
    @inlinable public subscript(index: Int) -> (hex: Hex, value: Value) { (region[index], storage[index]) }
}

extension HexMap: Equatable where Value: Equatable {}
extension HexMap: Hashable where Value: Hashable {}
extension HexMap: Sendable where Value: Sendable {}
private enum HexMapKeys: CodingKey { case region, values }

extension HexMap: Encodable where Value: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: HexMapKeys.self)
        try container.encode(region, forKey: .region)
        try container.encode(storage, forKey: .values)
    }
}

extension HexMap: Decodable where Value: Decodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: HexMapKeys.self)
        self.init(
            region: try container.decode(HexRegion.self, forKey: .region), storage: try container.decode([Value].self, forKey: .values))
        guard storage.count == region.count else {
            throw DecodingError.dataCorruptedError(
                forKey: .values, in: container, debugDescription: "There are \(storage.count) values for \(region.count) cells.")
        }
    }
}
