import Foundation
import SwiftUI
import Testing
import WaggleLocale
import WaggleTesting

/// Shows what the environment says.
private struct Almanac: View {
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    let date: Date
    var body: some View {
        VStack {
            Text(verbatim: locale.identifier)
            Text(verbatim: "weeks begin with \(calendar.firstWeekday)")
            Text(date, style: .date)
            Text(date, format: .dateTime.year().month().day())
        }
    }
}

@MainActor
@Suite struct ProcessLocaleTests {
    private let date = Date(timeIntervalSince1970: 1_704_793_260)

    @Test func testsAreInAmericanEnglishWhereverTheyAsk() {
        #expect([Locale.current, .autoupdatingCurrent, NSLocale.current].map(\.identifier) == ["en_US", "en_US", "en_US"])
        #expect(Locale.preferredLanguages == ["en-US"])
        #expect([Calendar.current, .autoupdatingCurrent].map(\.firstWeekday) == [1, 1] && Calendar.current.locale?.identifier == "en_US")
        #expect(DateFormatter().locale.identifier == "en_US" && NumberFormatter().locale.identifier == "en_US")
        #expect(date.formatted(date: .numeric, time: .omitted) == "1/9/2024")
        #expect(date.formatted() == date.formatted(Date.FormatStyle(date: .numeric, time: .shortened, locale: Locale(identifier: "en_US"))))
        #expect(Measurement(value: 13.5, unit: UnitLength.kilometers).formatted() == "8.4 mi")
        #expect(1234.5.formatted(.currency(code: "USD")) == "$1,234.50")
    }

    @Test func viewsAgreeWithTheProcess() throws {
        let screen = try TestScreen(Almanac(date: date), size: CGSize(width: 300, height: 200))
        for text in ["en_US", "weeks begin with 1", "January 9, 2024", "Jan 9, 2024"] { #expect(screen.shows(.text(text)), "\(text)") }
        let german = try TestScreen(Almanac(date: date).environment(\.locale, Locale(identifier: "de_DE")), size: CGSize(width: 300, height: 200))
        #expect(german.shows("9. Januar 2024"))
    }

    @Test func theDesktopsVariablesNameALocale() {
        #expect(ProcessLocale.desktopIdentifier(["LANG": "de_DE.UTF-8"]) == "de_DE")
        #expect(ProcessLocale.desktopIdentifier(["LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR@euro"]) == "fr_FR")
        #expect(ProcessLocale.desktopIdentifier(["LC_ALL": "", "LC_MESSAGES": "sv_SE.UTF-8", "LANG": "C"]) == "sv_SE")
        for nothing in ["C", "POSIX", "C.UTF-8", ""] { #expect(ProcessLocale.desktopIdentifier(["LANG": nothing]) == "en_US") }
    }
}
