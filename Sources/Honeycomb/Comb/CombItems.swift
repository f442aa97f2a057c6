import Hexagons
import SwiftUI

/// Items and their cells: by arithmetic, or by an arrangement.
struct CombItems<Data: RandomAccessCollection, ID: Hashable> {
    let data: Data
    let path: KeyPath<Data.Element, ID>
    private(set) var filling: HexFilling
    private(set) var arrangement: Binding<HexArrangement<ID>>?
    private let numbers = Numbers()
    /// Different for each value that a program makes: what closures capture may differ as well.
    let making = UUID()

    /// The numbers of items by their ids, once an arrangement needs them.
    private final class Numbers { var byID: [ID: Int]? }

    init(_ data: Data, _ path: KeyPath<Data.Element, ID>, filling: HexFilling = .spiral) {
        (self.data, self.path, self.filling) = (data, path, filling)
    }

    func with(_ filling: HexFilling) -> Self {
        var items = self
        items.filling = filling
        return items
    }

    func with(_ arrangement: Binding<HexArrangement<ID>>) -> Self {
        var items = self
        items.arrangement = arrangement
        return items
    }

    var count: Int { data.count }
    func element(_ index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }
    func id(_ index: Int) -> ID { element(index)[keyPath: path] }

    /// The number of an item: without an arrangement found by looking, which is needed only for what comes from outside.
    func index(of id: ID) -> Int? {
        if arrangement != nil { return byID[id] }
        // The cells of a region are found by arithmetic.
        if let region = data as? HexRegion, let hex = id as? Hex { return region.index(of: hex) }
        return data.firstIndex { $0[keyPath: path] == id }.map { data.distance(from: data.startIndex, to: $0) }
    }

    private var byID: [ID: Int] {
        if let known = numbers.byID { return known }
        var byID: [ID: Int] = [:]
        byID.reserveCapacity(count)
        for (number, element) in data.enumerated() where byID.updateValue(number, forKey: element[keyPath: path]) != nil {
            Misuse.report("Two items of a HoneycombView have the same id; only one of them has a cell of its own.")
        }
        numbers.byID = byID
        return byID
    }

    func hex(at index: Int) -> Hex? {
        guard (0..<count).contains(index) else { return nil }
        return arrangement.map { $0.wrappedValue[id(index)] } ?? filling.hex(at: index)
    }

    /// - Parameter arrangement: In place of the binding's, while a cell is carried.
    func hex(of id: ID, in arrangement: HexArrangement<ID>?) -> Hex? {
        arrangement.map { $0[id] } ?? index(of: id).flatMap { filling.hex(at: $0) }
    }

    func index(in hex: Hex, of arrangement: HexArrangement<ID>?) -> Int? {
        guard let arrangement else { return filling.index(of: hex).flatMap { $0 < count ? $0 : nil } }
        return arrangement.item(in: hex).flatMap { byID[$0] }
    }

    func region(of arrangement: HexArrangement<ID>?) -> HexRegion { arrangement.map { arranged($0) } ?? filling.region(count: count) }

    /// Whether a cell has an item or lies beside one, so that an item carried there stays with the comb.
    func isBeside(_ hex: Hex, in arrangement: HexArrangement<ID>) -> Bool {
        arrangement.item(in: hex) != nil || hex.neighbors.contains { arrangement.item(in: $0) != nil }
    }

    /// Cells of items that are not among the data are left out.
    private func arranged(_ arrangement: HexArrangement<ID>) -> HexRegion {
        let region = arrangement.region
        return region.allSatisfy { index(in: $0, of: arrangement) != nil } ? region : HexRegion(
            region.filter { index(in: $0, of: arrangement) != nil })
    }
}

/// Where the chosen items are kept.
enum CombSelection<ID: Hashable> {
    case none
    case one(Binding<ID?>)
    case several(Binding<Set<ID>>)

    var ids: Set<ID> {
        switch self {
        case .none: []
        case .one(let binding): binding.wrappedValue.map { [$0] } ?? []
        case .several(let binding): binding.wrappedValue
        }
    }

    func set(_ ids: Set<ID>) {
        switch self {
        case .none: break
        case .one(let binding): binding.wrappedValue = ids.first
        case .several(let binding): binding.wrappedValue = ids
        }
    }
}
