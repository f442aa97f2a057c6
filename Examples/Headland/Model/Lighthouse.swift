import SwiftUI

/// A lighthouse that opens its door once a year.
struct Lighthouse: Identifiable, Equatable {
    let id: Int
    let name: String
    /// Its location, in a few words.
    let place: String
    let openDay: Date
    /// The tower's height in metres, how far its light is seen in nautical miles, and the year in which it was lit.
    let height: Int, reach: Int, year: Int
    let look: Look
    let story: [String]

    /// The appearance of its tower and its coast.
    struct Look: Equatable {
        /// Hues of the sky from top to bottom, and of the stripes, 0...1.
        let high: Double, low: Double, stripe: Double
        let stripes: Int
        /// The tower's height and position, as fractions of the picture. It stands at the trailing end, clear of the text.
        let tower: Double, x: Double
    }

    var openDate: String { openDay.formatted(.dateTime.weekday(.abbreviated).day().month(.wide)) }
    /// Its emblem in the program's resources, if there is one.
    var emblemURL: URL? { Bundle.main.url(forResource: "emblem-\(id)", withExtension: "png") }
}

/// The lighthouses that the user plans to visit.
struct VisitPlan: Equatable {
    private(set) var lighthouses: Set<Lighthouse.ID> = []

    func contains(_ lighthouse: Lighthouse) -> Bool { lighthouses.contains(lighthouse.id) }
    mutating func toggle(_ lighthouse: Lighthouse) { lighthouses.formSymmetricDifference([lighthouse.id]) }
}
