/// The kinds of land, from low to high; `name` is a picture and a colour in the asset catalogue.
enum Terrain: Int, CaseIterable, Comparable {
    case sea, lagoon, beach, meadow, forest, rock, summit

    var name: String {
        switch self {
        case .sea: "Sea"
        case .lagoon: "Lagoon"
        case .beach: "Beach"
        case .meadow: "Meadow"
        case .forest: "Forest"
        case .rock: "Rock"
        case .summit: "Summit"
        }
    }

    var isLand: Bool { self >= .beach }

    /// The terrain this many steps higher or lower, as far as there are any.
    func moved(by steps: Int) -> Terrain {
        Terrain(rawValue: min(max(rawValue + steps, Terrain.sea.rawValue), Terrain.summit.rawValue)) ?? self
    }

    static func < (a: Terrain, b: Terrain) -> Bool { a.rawValue < b.rawValue }
}
