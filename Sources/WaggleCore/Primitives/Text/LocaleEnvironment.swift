import Foundation

private struct LocaleKey: EnvironmentKey {
    /// The process's locale; the bare C locale, which formats numbers for machines, is treated as English.
    static let defaultValue: Locale = {
        let current = Locale.autoupdatingCurrent.identifier
        return Locale(identifier: current.isEmpty || current.contains("POSIX") || current == "en_001" ? "en_US" : current)
    }()
}

private struct CalendarKey: EnvironmentKey {
    static let defaultValue = Calendar.autoupdatingCurrent
}

private struct TimeZoneKey: EnvironmentKey {
    static let defaultValue = TimeZone.autoupdatingCurrent
}

extension EnvironmentValues {
    /// The language and region in which texts are looked up and numbers and dates are formatted.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar for dates.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone for dates.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}
