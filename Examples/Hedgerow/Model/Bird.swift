import SwiftUI

/// A bird that may be seen in a hedge.
struct Bird: Identifiable, Equatable {
    let name: String
    let traits: Set<Trait>
    let back, breast, cap: Color

    var id: String { name }
    /// Its traits in the order of the chips.
    var summary: String { Trait.allCases.filter(traits.contains).map(\.title).formatted(.list(type: .and, width: .narrow)) }

    static let all = [
        Bird(name: "Robin", traits: [.insects, .berries, .bold, .winter, .gardens, .night], back: Color(red: 0.52, green: 0.44, blue: 0.34),
             breast: Color(red: 0.90, green: 0.43, blue: 0.20), cap: Color(red: 0.52, green: 0.44, blue: 0.34)),
        Bird(name: "Blue tit", traits: [.seeds, .insects, .tiny, .bold, .winter, .gardens, .woods], back: Color(red: 0.42, green: 0.60, blue: 0.50),
             breast: Color(red: 0.96, green: 0.85, blue: 0.36), cap: Color(red: 0.24, green: 0.50, blue: 0.80)),
        Bird(name: "Nightingale", traits: [.insects, .berries, .woods, .night, .water], back: Color(red: 0.60, green: 0.41, blue: 0.27),
             breast: Color(red: 0.86, green: 0.79, blue: 0.69), cap: Color(red: 0.60, green: 0.41, blue: 0.27)),
        Bird(name: "Wren", traits: [.insects, .tiny, .winter, .gardens, .woods, .water], back: Color(red: 0.50, green: 0.34, blue: 0.22),
             breast: Color(red: 0.76, green: 0.63, blue: 0.48), cap: Color(red: 0.50, green: 0.34, blue: 0.22)),
        Bird(name: "Goldfinch", traits: [.seeds, .winter, .gardens], back: Color(red: 0.66, green: 0.52, blue: 0.36),
             breast: Color(red: 0.93, green: 0.87, blue: 0.76), cap: Color(red: 0.80, green: 0.16, blue: 0.18)),
        Bird(name: "Waxwing", traits: [.berries, .bold, .winter, .gardens], back: Color(red: 0.68, green: 0.56, blue: 0.50),
             breast: Color(red: 0.82, green: 0.71, blue: 0.64), cap: Color(red: 0.74, green: 0.46, blue: 0.33)),
        Bird(name: "Reed warbler", traits: [.insects, .tiny, .night, .water], back: Color(red: 0.58, green: 0.48, blue: 0.33),
             breast: Color(red: 0.91, green: 0.85, blue: 0.72), cap: Color(red: 0.58, green: 0.48, blue: 0.33)),
        Bird(name: "Bullfinch", traits: [.seeds, .berries, .winter, .woods], back: Color(red: 0.48, green: 0.50, blue: 0.55),
             breast: Color(red: 0.89, green: 0.42, blue: 0.41), cap: Color(red: 0.15, green: 0.15, blue: 0.18)),
        Bird(name: "Blackcap", traits: [.insects, .berries, .gardens, .woods], back: Color(red: 0.53, green: 0.53, blue: 0.50),
             breast: Color(red: 0.80, green: 0.79, blue: 0.76), cap: Color(red: 0.13, green: 0.13, blue: 0.14)),
        Bird(name: "Kingfisher", traits: [.water, .winter], back: Color(red: 0.08, green: 0.52, blue: 0.72),
             breast: Color(red: 0.92, green: 0.52, blue: 0.22), cap: Color(red: 0.05, green: 0.42, blue: 0.62)),
    ]
}
