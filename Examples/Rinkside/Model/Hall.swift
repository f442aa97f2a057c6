import CoreGraphics

/// The measures of an ice rink with two tiers of stands around it. Its unit is arbitrary; a seat takes `pitch` of it.
struct Hall: Equatable, Sendable {
    var lowerRows = 6
    var upperRows = 8

    static let pitch: CGFloat = 4.6
    /// The ice and the radius of its corners.
    static let ice = CGSize(width: 92, height: 176)
    static let corner: CGFloat = 24
    /// From the boards to the first row, and between the tiers.
    static let gap: CGFloat = 6
    /// Around everything.
    static let margin: CGFloat = 6

    /// The depth of both tiers with the gaps before them.
    var depth: CGFloat { CGFloat(lowerRows + upperRows) * Self.pitch + 2 * Self.gap }
    var size: CGSize {
        let rim = 2 * (depth + Self.margin)
        return CGSize(width: Self.ice.width + rim, height: Self.ice.height + rim)
    }
    var iceFrame: CGRect {
        CGRect(x: (size.width - Self.ice.width) / 2, y: (size.height - Self.ice.height) / 2, width: Self.ice.width, height: Self.ice.height)
    }

    func rows(of tier: Tier) -> Int {
        switch tier {
        case .lower: lowerRows
        case .upper: upperRows
        }
    }
    /// From the boards to the tier's first row.
    func distance(of tier: Tier) -> CGFloat {
        switch tier {
        case .lower: Self.gap
        case .upper: 2 * Self.gap + CGFloat(lowerRows) * Self.pitch
        }
    }
}

/// One of the two rings of stands.
enum Tier: String, CaseIterable, Identifiable, Sendable {
    case lower, upper

    var id: Self { self }
    var title: String {
        switch self {
        case .lower: "Lower tier"
        case .upper: "Upper tier"
        }
    }
    /// In euros.
    var price: Int {
        switch self {
        case .lower: 46
        case .upper: 28
        }
    }
}
