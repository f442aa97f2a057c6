import SwiftUI

/// A kind of rest.
struct Rest: Identifiable, Hashable {
    let name: String
    let line: String
    /// The prefix of its colours' names in the asset catalogue.
    let palette: String
    /// How long it usually lasts, in minutes.
    let usualMinutes: Double
    /// A breath in and out, in seconds.
    let breath: TimeInterval

    var id: String { name }
    var high: Color { Color("\(palette)High") }
    var low: Color { Color("\(palette)Low") }
    var foam: Color { Color("\(palette)Foam") }

    static let minutes = 0.5...15.0

    static let all = [
        Rest(name: "Low Tide", line: "Out with the water, and back in when it is ready.", palette: "Tide", usualMinutes: 2, breath: 8),
        Rest(name: "Pine Shade", line: "Under the trees nobody is looking for you.", palette: "Pine", usualMinutes: 5, breath: 10),
        Rest(name: "Last Light", line: "For the end of a day that was long enough.", palette: "Dusk", usualMinutes: 3, breath: 12),
    ]
}

/// A completed rest.
struct KeptRest: Identifiable, Equatable {
    let rest: Rest
    let duration: TimeInterval
    let id = UUID()
}
