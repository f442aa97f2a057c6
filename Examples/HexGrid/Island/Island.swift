import Foundation

/// Land in the sea, hexagon by hexagon.
///
/// Neighbours never differ by more than two steps: raised land lifts its surroundings, and lowered land pulls them down.
struct Island: Equatable {
    /// A hexagon, identified by its cell.
    struct Tile: Identifiable, Hashable {
        let cell: OffsetCoordinate
        var terrain: Terrain
        /// The number of steps from the centre of the island.
        let ring: Int

        var id: OffsetCoordinate { cell }
    }

    let name: String
    /// From the centre outward.
    private(set) var tiles: [Tile]
    private let places: [OffsetCoordinate: Int]
    /// The bounds of the innermost rings, in the units of `HexGridGeometry`.
    private let ringBounds: [CGRect]

    static let steepest = 2

    /// With the one in the centre.
    var ringCount: Int { ringBounds.count }

    var landCount: Int { tiles.count { $0.terrain.isLand } }

    func terrain(at cell: OffsetCoordinate) -> Terrain? { places[cell].map { tiles[$0].terrain } }

    /// The hexagons of the innermost rings.
    func tiles(rings: Int) -> ArraySlice<Tile> { tiles.prefix(rings > 0 ? 1 + 3 * rings * (rings - 1) : 0) }

    /// The geometry of the innermost rings in a frame that they fill; nil if there are none.
    func geometry(in size: CGSize, rings: Int) -> HexGridGeometry? {
        guard rings > 0, let bounds = ringBounds.prefix(rings).last else { return nil }
        return HexGridGeometry(unitBounds: bounds, frame: CGRect(origin: .zero, size: size), idealCellHeight: 0)
    }

    /// The hexagon that is seen at a point of such a frame.
    func cell(at point: CGPoint, in size: CGSize, rings: Int) -> OffsetCoordinate? {
        guard let cell = geometry(in: size, rings: rings)?.cell(at: point), let place = places[cell], tiles[place].ring < rings else { return nil }
        return cell
    }

    /// Raises the land of a cell by one step; a summit stays.
    mutating func raise(_ cell: OffsetCoordinate) { move(cell, by: 1) }

    /// Lowers the land of a cell by one step; the sea stays.
    mutating func sink(_ cell: OffsetCoordinate) { move(cell, by: -1) }

    private mutating func move(_ cell: OffsetCoordinate, by step: Int) {
        guard let index = places[cell] else { return }
        tiles[index].terrain = tiles[index].terrain.moved(by: step)
        settle(around: index) { terrain, height in
            step > 0 ? max(terrain, height.moved(by: -Self.steepest)) : min(terrain, height.moved(by: Self.steepest))
        }
    }

    /// Propagates from a cell outward, as far as its neighbours have to follow.
    /// - Parameter follow: the land of a neighbour next to land of some height. It changes in one direction only, so this terminates.
    private mutating func settle(around index: Int, _ follow: (Terrain, Terrain) -> Terrain) {
        var front = [index]
        while let index = front.popLast() {
            for neighbor in tiles[index].cell.neighbors.compactMap({ places[$0] }) {
                let followed = follow(tiles[neighbor].terrain, tiles[index].terrain)
                guard followed != tiles[neighbor].terrain else { continue }
                tiles[neighbor].terrain = followed
                front.append(neighbor)
            }
        }
    }
}

extension Island {
    /// An island with this many rings: high in the centre, ragged at the shore, and equal for equal numbers.
    init(number: Int, rings: Int = 4) {
        let names = ["Amberfell", "Quill Island", "Saltmarch", "Wrenholm", "Tern Rock"]
        let number = max(number, 0)
        name = names[number % names.count]
        tiles = OffsetCoordinate(column: 0, row: 0).disk(rings: rings).map { cell, ring in
            Tile(cell: cell, terrain: Self.terrain(at: cell, ring: ring, of: rings, number), ring: ring)
        }
        places = Dictionary(uniqueKeysWithValues: tiles.enumerated().map { ($1.cell, $0) })
        ringBounds = tiles.reduce(into: []) { bounds, tile in
            let center = CGRect(origin: tile.cell.unitCenter, size: .zero)
            if tile.ring == bounds.count { bounds.append(bounds.last?.union(center) ?? center) } else { bounds[tile.ring] = bounds[tile.ring].union(center) }
        }
        for index in tiles.indices { settle(around: index) { max($0, $1.moved(by: -Self.steepest)) } }
    }

    private static func terrain(at cell: OffsetCoordinate, ring: Int, of rings: Int, _ number: Int) -> Terrain {
        let depth = (Double(ring) + 1.6 * roughness(cell, number)) / Double(max(rings, 1))
        switch depth {
        case ..<0.16: return .summit
        case ..<0.34: return .rock
        case ..<0.56: return .forest
        case ..<0.74: return .meadow
        case ..<0.9: return .beach
        case ..<1.08: return .lagoon
        default: return .sea
        }
    }

    /// -0.5...0.5, pseudorandom by cell.
    private static func roughness(_ cell: OffsetCoordinate, _ number: Int) -> Double {
        var mixed = UInt64(bitPattern: Int64(cell.column &* 73_856_093 ^ cell.row &* 19_349_663 ^ number &* 83_492_791))
        mixed = (mixed ^ mixed >> 33) &* 0xff51_afd7_ed55_8ccd
        mixed ^= mixed >> 33
        return Double(mixed % 1024) / 1023 - 0.5
    }
}
