/// Items in cells of their own, which stay where they are while others come, go and move.
///
///     var arrangement = HexArrangement(apps.map(\.id))
///     arrangement.insert("mail", near: "letters")      // in the nearest free cell
///     arrangement.move("mail", to: Hex(2, 0))          // items in the way shift by one cell
///
/// The same changes lead to the same cells each time. An item has one cell, and a cell has one item.
public struct HexArrangement<ID: Hashable>: Hashable {
    private var cells: [ID: Hex] = [:]
    private var items: [Hex: ID] = [:]

    public init() {}

    /// One item after the other; of those that are there twice, the first counts.
    ///
    /// Complexity: O(*n*) lookups in the filling.
    public init(_ ids: some Sequence<ID>, filling: HexFilling = .spiral) {
        var index = 0
        for id in ids where cells[id] == nil {
            // What a region has no cells for is put around it.
            guard let hex = filling.hex(at: index) else {
                insert(id)
                continue
            }
            index += 1
            put(id, hex)
        }
    }

    public var count: Int { cells.count }
    public var isEmpty: Bool { cells.isEmpty }
    /// The cells that have an item.
    ///
    /// Complexity: O(*n* log *n*) at each access.
    public var region: HexRegion { HexRegion(items.keys) }
    /// The cell of an item; nil if it is not there.
    public subscript(id: ID) -> Hex? { cells[id] }
    /// The item in a cell; nil if it is free.
    public func item(in hex: Hex) -> ID? { items[hex] }

    private mutating func put(_ id: ID, _ hex: Hex) { (cells[id], items[hex]) = (hex, id) }
}

// MARK: Coming and going

extension HexArrangement {
    /// The free cell that takes the fewest steps; of several the first one in the order of a spiral.
    ///
    /// Complexity: O(*k*) in the taken cells that are nearer.
    public func nearestFreeCell(to hex: Hex) -> Hex {
        var index = 0
        while true {
            let cell = hex + (Hex(spiralIndex: index) ?? .zero)
            if items[cell] == nil { return cell }
            index += 1
        }
    }

    /// Puts an item into the free cell nearest to a cell. One that is there already stays where it is.
    ///
    /// Complexity: that of `nearestFreeCell(to:)`. Many items inserted near one cell take the square of their number.
    @discardableResult public mutating func insert(_ id: ID, near hex: Hex = .zero) -> Hex {
        if let own = cells[id] { return own }
        let cell = nearestFreeCell(to: hex)
        put(id, cell)
        return cell
    }

    /// Puts an item near another one; near the middle if that is not there.
    @discardableResult public mutating func insert(_ id: ID, near other: ID) -> Hex { insert(id, near: cells[other] ?? .zero) }

    /// Inserts each child into the free cell nearest to the parent; near the middle if the parent is not there.
    public mutating func grow(_ children: some Sequence<ID>, from parent: ID) {
        for child in children { insert(child, near: parent) }
    }

    /// The cell that has become free; nil if the item was not there.
    @discardableResult public mutating func remove(_ id: ID) -> Hex? {
        guard let hex = cells.removeValue(forKey: id) else { return nil }
        items[hex] = nil
        return hex
    }

    /// Makes the items those of a collection: others go, new ones come near the one before them, and those that stay do not move.
    ///
    /// Complexity: O(*n*), and a search of `nearestFreeCell(to:)` for each new item.
    public mutating func update(to ids: some Sequence<ID>) {
        let ids = Array(ids), wanted = Set(ids)
        for gone in cells.keys.filter({ !wanted.contains($0) }) { remove(gone) }
        var before = Hex.zero
        for id in ids { before = insert(id, near: before) }
    }
}

// MARK: Moving

extension HexArrangement {
    /// Moves an item. If the cell is taken, the items on the straight line from there to the cell that becomes free move by one cell each,
    /// up to the first free one: no shift moves fewer items by less.
    ///
    /// Complexity: O(*k*) in the items that make room.
    /// - Returns: Those that made room. An item that is not there changes nothing.
    @discardableResult public mutating func move(_ id: ID, to hex: Hex) -> [ID] {
        guard let origin = cells[id], origin != hex else { return [] }
        items[origin] = nil
        var moved: [ID] = [], carried = items[hex]
        put(id, hex)
        for cell in hex.line(to: origin).dropFirst() {
            guard let item = carried else { break }
            carried = items[cell]
            put(item, cell)
            moved.append(item)
        }
        return moved
    }
}

extension HexArrangement: Sendable where ID: Sendable {}

private enum HexArrangementKeys: CodingKey { case items, cells }

extension HexArrangement: Encodable where ID: Encodable {
    /// Items by rows of their cells, so that the same arrangement is written the same way.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: HexArrangementKeys.self)
        let sorted = items.sorted { $0.key < $1.key }
        try container.encode(sorted.map(\.value), forKey: .items)
        try container.encode(sorted.map(\.key), forKey: .cells)
    }
}

extension HexArrangement: Decodable where ID: Decodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: HexArrangementKeys.self)
        let ids = try container.decode([ID].self, forKey: .items), hexes = try container.decode([Hex].self, forKey: .cells)
        self.init()
        for (id, hex) in zip(ids, hexes) { put(id, hex) }
        guard ids.count == hexes.count, cells.count == ids.count, items.count == ids.count else {
            throw DecodingError.dataCorruptedError(
                forKey: .cells, in: container, debugDescription: "An item has several cells, or a cell has several items.")
        }
    }
}
