import SwiftUI

/// An invented coast.
struct Shore: Identifiable, Hashable {
    let id: Int
    let name: String
    let region: Region
    let hour: Hour
    let line: String

    enum Region: String, CaseIterable {
        case north = "The North"
        case west = "The Western Isles"
        case south = "The South"
    }

    /// The hour at which its picture was painted, which sets the colours.
    enum Hour: CaseIterable {
        case dawn, noon, dusk, night
    }

    static let all: [Shore] = names.enumerated().map { index, name in
        Shore(id: index, name: name, region: Region.allCases[index * 3 / names.count], hour: Hour.allCases[(index * 7 + index / 4) % 4], line: lines[index % lines.count])
    }
    static func shores(of region: Region) -> [Shore] { all.filter { $0.region == region } }

    private static let names = [
        "Aldersund", "Skerrin", "Osterhavn", "Vell", "Thistle Ness", "Kaldmouth", "Hessa", "Norrick", "Brim Point", "Lodden",
        "Sandray", "Kestrel Head", "Innis Vey", "Corran", "Pale Cove", "Merrow", "Tolsay", "Dun Farra", "Ellery", "Wick Hollow",
        "Calla Bay", "Mirador", "Porto Lume", "Sarrea", "Amber Reach", "Vidal", "Cap Oriel", "Low Point", "Solana", "Tamar Sands"
    ]
    private static let lines = [
        "A harbour for eleven boats and one very old bell.",
        "The tide goes out so far that the ferry waits an hour.",
        "Pines down to the water, and a path between them.",
        "Where the river forgets which way it was going.",
        "Two lighthouses that never agreed on the time.",
        "Red cliffs, white gulls, and bread at six in the morning."
    ]
}
