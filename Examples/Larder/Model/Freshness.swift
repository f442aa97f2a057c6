import SwiftUI

/// How long something keeps, counted from a day.
struct Freshness: Equatable {
    /// Whole days that are left, negative when the date has passed; nil: it keeps.
    let days: Int?

    init(of food: Food, on today: Date, calendar: Calendar = .current) {
        days = food.bestBefore.map {
            calendar.dateComponents([.day], from: calendar.startOfDay(for: today), to: calendar.startOfDay(for: $0)).day ?? 0
        }
    }

    var text: String {
        guard let days else { return "Keeps" }
        return switch days {
        case ..<(-1): "\(-days) days over"
        case -1: "Since yesterday"
        case 0: "Today"
        case 1: "Tomorrow"
        default: "\(days) days left"
        }
    }
    var color: Color {
        guard let days else { return .secondary }
        return switch days {
        case ..<0: .red
        case 0...2: .orange
        default: .secondary
        }
    }
    /// The share of two weeks that is left, 0 to 1.
    var share: Double {
        guard let days else { return 1 }
        return min(max(Double(days) / 14, 0), 1)
    }
    func isDue(within limit: Int) -> Bool { days.map { $0 <= limit } ?? false }
}
