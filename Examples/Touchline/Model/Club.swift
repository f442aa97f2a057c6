import Foundation

/// A club of the league and its crest.
struct Club: Hashable, Identifiable, Sendable {
    /// How the two colours of a crest share it.
    enum Pattern: Hashable, Sendable { case halves, hoops, stripes, sash, quarters }

    let name: String
    /// Around the circle of colours, 0...1.
    let hue: Double
    let pattern: Pattern
    /// The second colour is white, or dark.
    var isPale = true
    var id: String { name }

    static let league = [
        Club(name: "Aldermoor", hue: 0.99, pattern: .stripes), Club(name: "Pikewater", hue: 0.57, pattern: .hoops),
        Club(name: "Gorsey Bank", hue: 0.13, pattern: .halves, isPale: false), Club(name: "Sedgeby Rovers", hue: 0.38, pattern: .sash),
        Club(name: "Old Brickworks", hue: 0.05, pattern: .quarters, isPale: false), Club(name: "Kestrel Lane", hue: 0.76, pattern: .halves),
        Club(name: "Millpond", hue: 0.50, pattern: .sash, isPale: false), Club(name: "Thornwick", hue: 0.64, pattern: .quarters),
    ]
}
