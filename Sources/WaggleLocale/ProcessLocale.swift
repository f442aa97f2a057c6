// The locale of the process.

import Foundation
import Synchronization

/// What `Locale.current` is: English of the United States in pictures, films and tests, so that they are the same everywhere, and the
/// desktop's in windows.
///
/// Foundation on Linux has a constant in its place, "en_001", by which dates are neither American nor the user's. This module defines the
/// functions behind `Locale.current`, `Calendar.current` and their relatives; being searched before Foundation, it answers Foundation's own
/// formatters, too. It must not use these properties itself.
package enum ProcessLocale {
    private struct Choice {
        let locale: Locale
        let calendar: Calendar
        init(_ identifier: String) {
            locale = Locale(identifier: identifier)
            var calendar = locale.calendar
            calendar.locale = locale
            calendar.timeZone = .autoupdatingCurrent
            self.calendar = calendar
        }
    }
    private static let usual = "en_US"
    private static let choice = Mutex(Choice(asked ?? usual))
    /// What the user asked for when starting the program, in the way of Xcode's schemes or by an environment variable.
    private static var asked: String? {
        let arguments = CommandLine.arguments
        if let index = arguments.firstIndex(of: "-AppleLocale"), index + 1 < arguments.count { return arguments[index + 1] }
        return ProcessInfo.processInfo.environment["WAGGLE_LOCALE"].flatMap { $0.isEmpty ? nil : $0 }
    }

    package static var locale: Locale { choice.withLock { $0.locale } }
    package static var calendar: Calendar { choice.withLock { $0.calendar } }

    /// Makes another locale the process's.
    package static func take(_ identifier: String) {
        guard locale.identifier != identifier else { return }
        let wanted = Choice(identifier)
        choice.withLock { $0 = wanted }
    }

    /// Takes the desktop's locale, unless another was asked for. To be called before the program's code runs.
    package static func followDesktop() {
        guard asked == nil else { return }
        let found = Choice(desktopIdentifier(ProcessInfo.processInfo.environment))
        choice.withLock { $0 = found }
    }

    /// Takes the locale of whoever looks at the program, unless another was asked for. To be called before the program's code runs.
    /// - Parameter language: as browsers name it, such as "de-AT".
    package static func follow(_ language: String) {
        guard asked == nil, !language.isEmpty else { return }
        let found = Choice(language.replacingOccurrences(of: "-", with: "_"))
        choice.withLock { $0 = found }
    }

    /// The locale that environment variables name. The bare C locale, which is for machines, counts as English.
    package static func desktopIdentifier(_ variables: [String: String]) -> String {
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
        // Such as de_DE.UTF-8@euro.
        let identifier = String(name.prefix { $0 != "." && $0 != "@" })
        return ["", "C", "POSIX"].contains(identifier) ? usual : identifier
    }
}

// MARK: Foundation's functions

// They are declared as Foundation's are, methods of the type: the optimiser meets both under one name.
extension Locale {
    @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
    public static func _processCurrent() -> Locale { ProcessLocale.locale }
    @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
    public static func _processAutoupdating() -> Locale { ProcessLocale.locale }
    @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
    public static func _processLanguages() -> [String] { [ProcessLocale.locale.identifier(.bcp47)] }
}

extension Calendar {
    @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
    public static func _processCurrent() -> Calendar { ProcessLocale.calendar }
    @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
    public static func _processAutoupdating() -> Calendar { ProcessLocale.calendar }
}
