/// How hexagons stand.
public enum HexOrientation: String, CaseIterable, Hashable, Sendable, Codable {
    /// Corners at the top and bottom; rows are straight.
    case pointy
    /// Sides at the top and bottom; columns are straight.
    case flat
}
