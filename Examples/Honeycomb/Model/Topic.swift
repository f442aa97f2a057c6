import Foundation

/// Something one can be interested in, and what lies one level deeper.
struct Topic: Identifiable, Hashable {
    let name: String
    let symbol: String
    let tone: Tone
    var subtopics: [String] = []

    var id: String { name }

    /// A colour of the asset catalogue.
    enum Tone: String {
        case amber = "Amber", coral = "Coral", rose = "Rose", violet = "Violet", sky = "Sky", teal = "Teal", moss = "Moss"
    }
}

extension Topic {
    static let all = [
        Topic(name: "Night sky", symbol: "moon.stars.fill", tone: .violet, subtopics: ["Comets", "Nebulae", "Tides"]),
        Topic(name: "Baking", symbol: "fork.knife", tone: .amber, subtopics: ["Sourdough", "Pastry", "Brioche"]),
        Topic(name: "Wild bees", symbol: "hexagon.fill", tone: .amber, subtopics: ["Meadows", "Swarms", "Wax"]),
        Topic(name: "Sea", symbol: "drop.fill", tone: .sky, subtopics: ["Reefs", "Whales", "Knots"]),
        Topic(name: "Hiking", symbol: "mountain.2.fill", tone: .moss, subtopics: ["Huts", "Maps", "Ridges"]),
        Topic(name: "Song", symbol: "music.note", tone: .rose, subtopics: ["Choirs", "Fado", "Rounds"]),
        Topic(name: "Letters", symbol: "pencil", tone: .coral, subtopics: ["Ink", "Poems", "Stamps"]),
        Topic(name: "Cycling", symbol: "bicycle", tone: .teal, subtopics: ["Gravel", "Track", "Repairs"]),
        Topic(name: "Tea", symbol: "cup.and.saucer.fill", tone: .moss, subtopics: ["Oolong", "Chai", "Matcha"]),
        Topic(name: "Photos", symbol: "camera.fill", tone: .sky, subtopics: ["Portrait", "Macro", "Film"]),
        Topic(name: "Theatre", symbol: "theatermasks.fill", tone: .rose, subtopics: ["Improv", "Puppets", "Opera"]),
        Topic(name: "Gardens", symbol: "leaf.fill", tone: .moss, subtopics: ["Herbs", "Roses", "Compost"]),
        Topic(name: "Chess", symbol: "crown.fill", tone: .violet, subtopics: ["Endgames", "Blitz", "Studies"]),
        Topic(name: "Painting", symbol: "paintpalette.fill", tone: .coral, subtopics: ["Gouache", "Murals", "Prints"]),
        Topic(name: "Snow", symbol: "snowflake", tone: .sky, subtopics: ["Skating", "Sledges", "Igloos"]),
        Topic(name: "Radio", symbol: "antenna.radiowaves.left.and.right", tone: .teal, subtopics: ["Shortwave", "Podcasts", "Jazz"]),
        Topic(name: "Fire", symbol: "flame.fill", tone: .coral, subtopics: ["Kilns", "Camping", "Forging"]),
        Topic(name: "Books", symbol: "book.fill", tone: .violet, subtopics: ["Essays", "Sagas", "Noir"]),
        Topic(name: "Football", symbol: "soccerball", tone: .teal, subtopics: ["Tactics", "Keepers", "Derbies"]),
    ]
}
