import Foundation

private struct LocaleKey: EnvironmentKey {
    /// The process's locale. The bare C locale, which formats numbers for machines, is treated as English.
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
    /// The locale used to look up texts and to format numbers and dates.
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
