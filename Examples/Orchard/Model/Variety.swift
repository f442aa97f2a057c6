import SwiftUI

/// A kind of apple.
struct Variety: Identifiable, Equatable {
    let name: String
    let season: String
    let note: String
    let flavor: Flavor
    /// The colour of the side in the shade, and that of the side toward the sun.
    let skin, blush: Color

    var id: String { name }

    static let all = [
        Variety(name: "Gravenstein", season: "Ripe in August",
                note: "The first of the year. It does not keep, so it becomes cake the same week.",
                flavor: Flavor(sweet: 3.2, sharp: 3.6, crisp: 2.9, juicy: 4.6, fragrant: 4.8),
                skin: Color(red: 0.93, green: 0.76, blue: 0.30), blush: Color(red: 0.86, green: 0.30, blue: 0.21)),
        Variety(name: "Cox Orange", season: "Ripe in September",
                note: "Pears, nuts and a little honey. Best three weeks after picking, by a window.",
                flavor: Flavor(sweet: 3.9, sharp: 2.8, crisp: 3.1, juicy: 3.3, fragrant: 5),
                skin: Color(red: 0.80, green: 0.68, blue: 0.27), blush: Color(red: 0.83, green: 0.42, blue: 0.16)),
        Variety(name: "Boskoop", season: "Ripe in October",
                note: "Rough outside, sour inside, and what every baker in the valley asks for.",
                flavor: Flavor(sweet: 2.1, sharp: 4.9, crisp: 3.8, juicy: 3.4, fragrant: 3.2),
                skin: Color(red: 0.67, green: 0.58, blue: 0.27), blush: Color(red: 0.66, green: 0.29, blue: 0.20)),
        Variety(name: "Red Moon", season: "Ripe in October",
                note: "Red to the core. Children eat it for the colour and stay for the crunch.",
                flavor: Flavor(sweet: 4.4, sharp: 1.9, crisp: 4.9, juicy: 3.9, fragrant: 2.6),
                skin: Color(red: 0.80, green: 0.16, blue: 0.22), blush: Color(red: 0.49, green: 0.05, blue: 0.16)),
        Variety(name: "Granny Smith", season: "Ripe in November",
                note: "Cold, green and loud. It keeps until the first blossoms are back.",
                flavor: Flavor(sweet: 1.7, sharp: 4.5, crisp: 5, juicy: 4.2, fragrant: 1.6),
                skin: Color(red: 0.68, green: 0.82, blue: 0.32), blush: Color(red: 0.40, green: 0.65, blue: 0.20)),
    ]
}
