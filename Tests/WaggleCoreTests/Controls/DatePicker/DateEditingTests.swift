import Foundation
import Testing
@testable import WaggleCore

@MainActor
struct DateEditingTests {
    private func editing(_ locale: String = "en_US", firstWeekday: Int? = nil) -> DateEditing {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        calendar.locale = Locale(identifier: locale)
        if let firstWeekday { calendar.firstWeekday = firstWeekday }
        return DateEditing(calendar: calendar)
    }
    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 12, _ minute: Int = 30) -> Date {
        editing().calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)) ?? .distantPast
    }

    @Test func daysThatAMonthLacksBecomeItsLast() {
        #expect(editing().setting(.month, to: 2, of: date(2023, 1, 31)) == date(2023, 2, 28))
        #expect(editing().setting(.year, to: 2023, of: date(2024, 2, 29)) == date(2023, 2, 28))
        #expect(editing().setting(.month, to: 4, of: date(2023, 1, 30)) == date(2023, 4, 30))
    }
    @Test func settingOneComponentKeepsTheOthers() {
        #expect(editing().setting(.hour, to: 23, of: date(2023, 1, 31)) == date(2023, 1, 31, 23, 30))
        #expect(editing().setting(.minute, to: 5, of: date(2023, 1, 31)) == date(2023, 1, 31, 12, 5))
        #expect(editing().day(date(2024, 5, 6, 0, 0), withTimeOf: date(2023, 1, 31, 7, 8)) == date(2024, 5, 6, 7, 8))
    }
    @Test func whatLiesOutsideTheRangeBecomesItsEnd() {
        var ranged = editing()
        (ranged.minimum, ranged.maximum) = (date(2023, 3, 10), date(2023, 3, 20))
        #expect(ranged.setting(.day, to: 5, of: date(2023, 3, 15)) == date(2023, 3, 10))
        #expect(ranged.setting(.month, to: 5, of: date(2023, 3, 15)) == date(2023, 3, 20))
        #expect(ranged.allows(day: date(2023, 3, 10, 0, 0)) && ranged.allows(day: date(2023, 3, 20, 23, 0)))
        #expect(!ranged.allows(day: date(2023, 3, 9)) && !ranged.allows(day: date(2023, 3, 21)))
        #expect(ranged.allows(month: date(2023, 3, 1)) && !ranged.allows(month: date(2023, 2, 1)) && !ranged.allows(month: date(2023, 4, 1)))
    }
    @Test(arguments: [(1, 3), (2, 2), (7, 4)])
    func weeksBeginOnTheCalendarsFirstWeekday(firstWeekday: Int, blanks: Int) {
        // November 2023 begins on a Wednesday.
        let weeks = editing(firstWeekday: firstWeekday).weeks(ofMonth: date(2023, 11, 15))
        #expect(weeks.allSatisfy { $0.count == 7 })
        #expect(weeks[0].prefix { $0 == nil }.count == blanks)
        #expect(weeks.joined().compactMap { $0 }.count == 30)
    }
    @Test func partsStandInTheOrderOfTheLocale() {
        #expect(editing("en_US").dateOrder == [.month, .day, .year])
        #expect(editing("de_DE").dateOrder == [.day, .month, .year])
        #expect(editing("ja_JP").dateOrder == [.year, .month, .day])
        #expect(editing("en_US").hasHalfDays && !editing("de_DE").hasHalfDays)
    }
    @Test func monthsBetweenDatesAreCountedInBothDirections() {
        #expect(editing().months(from: date(2023, 11, 30), to: date(2024, 2, 1)) == 3)
        #expect(editing().months(from: date(2023, 11, 1), to: date(2022, 11, 30)) == -12)
        #expect(editing().month(-11, after: date(2023, 11, 30)) == date(2022, 12, 1, 0, 0))
    }
}
