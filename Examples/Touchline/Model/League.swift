import Foundation

/// The matches of a league, the latest first.
struct League: Equatable {
    private(set) var matches: [Match]

    init(matches: [Match] = []) { self.matches = matches }

    /// Applies reports from the grounds: known matches stay in their places, new ones are inserted at the top in the given order.
    /// - Returns: The number of reports with news.
    @discardableResult mutating func merge(_ reports: [Match]) -> Int {
        let places = Dictionary(matches.indices.map { (matches[$0].id, $0) }) { first, _ in first }
        var new: [Match] = [], count = 0
        for report in reports {
            guard let place = places[report.id] else {
                if !new.contains(where: { $0.id == report.id }) { new.append(report) }
                continue
            }
            guard matches[place] != report else { continue }
            matches[place] = report
            count += 1
        }
        matches.insert(contentsOf: new, at: 0)
        return count + new.count
    }

    /// A Sunday, late in the afternoon.
    static let sunday = League(matches: [
        match(6, 0, 1, 1, 1, .running(minute: 78), "Rain since the break, and the far corner is under water."),
        match(5, 2, 3, 0, 2, .running(minute: 64), "Both goals by the keeper's younger brother."),
        match(4, 4, 5, 3, 3, .over, "Six goals, two of them over the hedge."),
        match(3, 6, 7, 1, 0, .over, "A penalty, after long talks."),
        match(2, 1, 4, 2, 5, .over, "The brickworkers ran out of clean shirts."),
        match(1, 3, 0, 0, 0, .over, "Fog. Nobody saw a goal, so there was none."),
        match(0, 7, 2, 4, 1, .over, "Thornwick's eleventh man came on his bicycle at half time."),
    ])

    /// A league that has been played for a long time.
    static func archive(of count: Int) -> League { League(matches: (0..<max(count, 0)).reversed().map(past)) }

    /// Any match of the past, always the same one for a number.
    static func past(_ number: Int) -> Match {
        let clubs = Club.league.count, home = number % clubs, guest = (home + 1 + number / clubs % (clubs - 1)) % clubs
        return match(number, home, guest, (number * 7 + 3) % 5, (number * 5 + 1) % 4, .over, remarks[number % remarks.count])
    }

    private static let remarks = [
        "A late goal from a corner.", "Half the village came to watch.", "The referee had forgotten his whistle.", "Decided by a gust of wind.",
        "The dog was led off the pitch twice.", "Tea was served in extra time.", "Played to the end by the light of a tractor.",
    ]
    static func match(_ id: Int, _ home: Int, _ guest: Int, _ homeGoals: Int, _ guestGoals: Int, _ state: Match.State, _ report: String) -> Match {
        Match(id: id, home: Club.league[home], guest: Club.league[guest], homeGoals: homeGoals, guestGoals: guestGoals, state: state, report: report)
    }
}
