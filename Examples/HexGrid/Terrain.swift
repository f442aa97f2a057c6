import Foundation

/// What a piece of land is like; the names are pictures and colours of the asset catalogue.
enum Terrain: String, CaseIterable {
    case summit = "Summit", rock = "Rock", forest = "Forest", meadow = "Meadow", beach = "Beach", lagoon = "Lagoon", sea = "Sea"
}

/// One hexagon of the island.
struct Tile: Identifiable, Hashable {
    let cell: OffsetCoordinate
    let terrain: Terrain

    var id: OffsetCoordinate { cell }
}

extension Tile {
    /// An island of about `rings` rings: high in the middle, ragged at the shore, the same for the same seed.
    static func island(rings: Int, seed: Int) -> [Tile] {
        OffsetCoordinate(column: 0, row: 0).disk(rings: rings).map { cell, ring in
            Tile(cell: cell, terrain: terrain(at: cell, ring: ring, of: rings, seed: seed))
        }
    }

    private static func terrain(at cell: OffsetCoordinate, ring: Int, of rings: Int, seed: Int) -> Terrain {
        let depth = (Double(ring) + 1.6 * roughness(cell, seed)) / Double(max(rings, 1))
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

    /// -0.5...0.5, scattered by cell.
    private static func roughness(_ cell: OffsetCoordinate, _ seed: Int) -> Double {
        var mixed = UInt64(bitPattern: Int64(cell.column &* 73_856_093 ^ cell.row &* 19_349_663 ^ seed &* 83_492_791))
        mixed = (mixed ^ mixed >> 33) &* 0xff51_afd7_ed55_8ccd
        mixed ^= mixed >> 33
        return Double(mixed % 1024) / 1023 - 0.5
    }
}
