import SwiftUI

/// The keys for `@AppStorage`.
enum SettingKey {
    static let theme = "theme", showsBadge = "showsBadge", warningDays = "warningDays", hasReminder = "hasReminder", reminder = "reminder", cook = "cook"
    static let portions = "portions", isNew = "isNew", order = "order"
}

/// Light, dark, or the system's setting.
enum Theme: String, CaseIterable, Identifiable {
    case automatic, light, dark

    var id: Self { self }
    var name: String { rawValue.capitalized }
    var scheme: ColorScheme? {
        switch self {
        case .automatic: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

/// The order of the foods of a place.
enum StockOrder: String, CaseIterable, Identifiable {
    case own, date, name

    var id: Self { self }
    var name: String {
        switch self {
        case .own: "My Order"
        case .date: "Best Before"
        case .name: "Name"
        }
    }
    var symbol: String {
        switch self {
        case .own: "hand.raised"
        case .date: "calendar"
        case .name: "textformat"
        }
    }
    func sorted(_ foods: [Food]) -> [Food] {
        switch self {
        case .own: foods
        case .date: foods.sorted { ($0.bestBefore ?? .distantFuture) < ($1.bestBefore ?? .distantFuture) }
        case .name: foods.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
        }
    }
}
