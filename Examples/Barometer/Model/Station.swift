import Foundation

/// What a station measured, invented by waves of different lengths.
struct Station {
    struct Reading: Identifiable {
        let date: Date
        /// Hectopascals.
        let pressure: Double
        var id: Date { date }
    }
    struct Rain: Identifiable {
        let day: Date
        let part: Part
        /// Millimetres.
        let amount: Double
        var id: String { "\(day.timeIntervalSinceReferenceDate) \(part.rawValue)" }
    }
    enum Part: String, CaseIterable { case night = "Night", morning = "Morning", afternoon = "Afternoon" }
    struct Wind: Identifiable {
        let from: String
        let hours: Int
        var id: String { from }
    }
    struct Warmth: Identifiable {
        let month: String, time: String
        let degrees: Double
        var id: String { month + time }
    }

    /// The week, counted from the first one of the records.
    let week: Int
    let calendar: Calendar

    init(week: Int) {
        self.week = week
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        self.calendar = calendar
    }

    private var start: Date { calendar.date(from: DateComponents(year: 2024, month: 4, day: 1 + 7 * week)) ?? .distantPast }
    private func wave(_ length: Double, at hour: Double, _ phase: Double = 0) -> Double { sin((hour + Double(week) * 168) * 2 * .pi / length + phase) }

    /// One for every third hour.
    var readings: [Reading] {
        stride(from: 0.0, through: 168, by: 3).map { hour in
            Reading(date: start.addingTimeInterval(hour * 3600), pressure: 1012 + 9 * wave(110, at: hour) + 4 * wave(41, at: hour, 1) + 0.8 * wave(12, at: hour))
        }
    }
    var rain: [Rain] {
        (0..<7).flatMap { day in
            Part.allCases.enumerated().map { number, part in
                let amount = 3 * wave(57, at: Double(day * 24 + number * 8), 2) + 2 * wave(19, at: Double(day * 24 + number * 8)) + 0.6
                return Rain(day: calendar.date(byAdding: .day, value: day, to: start) ?? start, part: part, amount: max((amount * 10).rounded() / 10, 0))
            }
        }
    }
    var winds: [Wind] {
        ["North", "East", "South", "West"].enumerated().map { number, name in Wind(from: name, hours: 30 + Int(18 * wave(300, at: 0, Double(number) * 1.7))) }
    }
    /// The mean of each month at four times of the day.
    static let warmth: [Warmth] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"].enumerated().flatMap { number, month in
        ["Night", "Dawn", "Noon", "Dusk"].enumerated().map { time, name in
            let year = 9 - 10 * cos(Double(number) * .pi / 6), day = [-4.0, -3, 5, 2][time]
            return Warmth(month: month, time: name, degrees: (year + day * (0.6 + 0.1 * year / 4)).rounded())
        }
    }
    /// The height of the sun in degrees, by hours from noon.
    static func sun(_ hour: Double, declination: Double) -> Double {
        let latitude = 53.0 * Double.pi / 180, tilt = declination * .pi / 180, angle = hour * 15 * .pi / 180
        return asin(sin(latitude) * sin(tilt) + cos(latitude) * cos(tilt) * cos(angle)) * 180 / .pi
    }
}
