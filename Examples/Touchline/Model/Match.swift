import Foundation

/// A match and its score.
struct Match: Hashable, Identifiable, Sendable {
    enum State: Hashable, Sendable {
        case running(minute: Int)
        case over
    }

    let id: Int
    let home: Club
    let guest: Club
    var homeGoals: Int
    var guestGoals: Int
    var state = State.over
    /// A sentence from the ground.
    var report: String

    var isRunning: Bool { state != .over }

    /// The match time in short form: 67′ or FT.
    var clock: String {
        switch state {
        case .running(let minute): "\(minute)′"
        case .over: "FT"
        }
    }

    /// The whole match in words.
    var spoken: String {
        let time = switch state {
        case .running(let minute): "minute \(minute)"
        case .over: "full time"
        }
        return "\(home.name) \(homeGoals), \(guest.name) \(guestGoals), \(time). \(report)"
    }
}
