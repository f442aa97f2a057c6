extension Topic {
    static let all = [
        Topic("sky", "Night sky", "moon.stars.fill", .violet, "Comets", "Nebulae", "Tides"),
        Topic("baking", "Baking", "fork.knife", .amber, "Sourdough", "Pastry", "Brioche"),
        Topic("bees", "Wild bees", "hexagon.fill", .amber, "Meadows", "Swarms", "Wax"),
        Topic("sea", "Sea", "drop.fill", .sky, "Reefs", "Whales", "Knots"),
        Topic("hiking", "Hiking", "mountain.2.fill", .moss, "Huts", "Maps", "Ridges"),
        Topic("song", "Song", "music.note", .rose, "Choirs", "Fado", "Rounds"),
        Topic("letters", "Letters", "pencil", .coral, "Ink", "Poems", "Stamps"),
        Topic("cycling", "Cycling", "bicycle", .teal, "Gravel", "Track", "Repairs"),
        Topic("tea", "Tea", "cup.and.saucer.fill", .moss, "Oolong", "Chai", "Matcha"),
        Topic("photos", "Photos", "camera.fill", .sky, "Portraits", "Macro", "Film"),
        Topic("theatre", "Theatre", "theatermasks.fill", .rose, "Improv", "Puppets", "Opera"),
        Topic("gardens", "Gardens", "leaf.fill", .moss, "Herbs", "Roses", "Compost"),
        Topic("chess", "Chess", "crown.fill", .violet, "Endgames", "Blitz", "Studies"),
        Topic("painting", "Painting", "paintpalette.fill", .coral, "Gouache", "Murals", "Portraits"),
        Topic("snow", "Snow", "snowflake", .sky, "Skating", "Sledges", "Igloos"),
        Topic("radio", "Radio", "antenna.radiowaves.left.and.right", .teal, "Shortwave", "Podcasts", "Jazz"),
        Topic("fire", "Fire", "flame.fill", .coral, "Kilns", "Camping", "Forging"),
        Topic("books", "Books", "book.fill", .violet, "Essays", "Sagas", "Noir"),
        Topic("football", "Football", "soccerball", .teal, "Tactics", "Keepers", "Derbies"),
    ]
}
