import Foundation
import WaggleLocale

private struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { ProcessLocale.locale }
}

private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { ProcessLocale.calendar }
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
