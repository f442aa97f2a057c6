import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Date pickers as people use them, through the public interface.
@MainActor struct DatePickerTests {
    private static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return calendar
    }
    private static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 9, _ minute: Int = 41) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)) ?? .distantPast
    }
    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 9, _ minute: Int = 41) -> Date { Self.date(year, month, day, hour, minute) }

    struct Form<Content: View>: View {
        @State private var date: Date
        let value: TestValue<Date>
        let content: (Binding<Date>) -> Content
        init(_ value: TestValue<Date>, @ViewBuilder content: @escaping (Binding<Date>) -> Content) {
            _date = State(initialValue: value.value)
            (self.value, self.content) = (value, content)
        }
        var body: some View { content(Binding { date } set: { (date, value.value) = ($0, $0) }) }
    }
    private func screen<Content: View>(_ value: TestValue<Date>, @ViewBuilder _ content: @escaping (Binding<Date>) -> Content) throws -> TestScreen {
        let view = Form(value, content: content).environment(\.calendar, Self.calendar).environment(\.timeZone, Self.calendar.timeZone)
            .environment(\.locale, Locale(identifier: "en_US"))
        return try TestScreen(VStack { view; Spacer() }.padding(), size: CGSize(width: 390, height: 700))
    }

    @Test func aCompactPickerShowsDateAndTimeAndOpensACalendar() throws {
        let value = TestValue(date(2023, 11, 22)), screen = try screen(value) { DatePicker("Departure", selection: $0) }
        #expect(screen.elements.contains { $0.value == "Nov 22, 2023" })
        let pill = try #require(screen.elements.first { $0.value == "Nov 22, 2023" })
        #expect(abs(pill.frame.height - 34.33) < 0.5)
        try screen.tap(.point(pill.frame.midX, pill.frame.midY))
        try screen.settle()
        #expect(screen.shows("November 2023"))
        #expect(try screen.element("Wednesday, November 22").traits.contains(.isSelected))
        try screen.tap("Thursday, November 30")
        try screen.settle()
        // The time stays, and so does the calendar.
        #expect(value.value == date(2023, 11, 30))
        #expect(screen.shows("November 2023"))
        try screen.tap("Next Month")
        try screen.settle()
        #expect(screen.shows("December 2023"))
        try screen.tap("Sunday, December 31")
        try screen.settle()
        #expect(value.value == date(2023, 12, 31))
        try screen.press(.escape)
        try screen.settle()
        #expect(!screen.shows("December 2023"))
        #expect(screen.elements.contains { $0.value == "Dec 31, 2023" })
    }
    @Test func monthsFollowTheFinger() throws {
        let value = TestValue(date(2023, 11, 22)), screen = try screen(value) { DatePicker("Day", selection: $0, displayedComponents: .date).datePickerStyle(.graphical) }
        try screen.fling("Wednesday, November 15", by: CGSize(width: -200, height: 0))
        try screen.settle()
        #expect(screen.shows("December 2023"))
        #expect(value.value == date(2023, 11, 22))
        try screen.tap("Previous Month")
        try screen.settle()
        #expect(screen.shows("November 2023"))
    }
    @Test func aCalendarShowsTheMonthOfADateThatIsSetElsewhere() throws {
        let value = TestValue(date(2023, 11, 22))
        let screen = try screen(value) { date in
            DatePicker("Day", selection: date, displayedComponents: .date).datePickerStyle(.graphical)
            Button("Spring") { date.wrappedValue = Self.date(2024, 4, 3) }
            Button("Next day") { date.wrappedValue += 86_400 }
            Button("Long ago") { date.wrappedValue = Self.date(1850, 2, 3) }
        }
        try screen.tap("Spring")
        try screen.settle()
        #expect(screen.shows("April 2024") && !screen.shows("November 2023"))
        #expect(try screen.element("Wednesday, April 3").traits.contains(.isSelected))
        // Selecting a day of the same month keeps the page that the user has turned to.
        try screen.tap("Next Month")
        try screen.settle()
        try screen.tap("Next day")
        try screen.settle()
        #expect(value.value == date(2024, 4, 4) && screen.shows("May 2024"))
        try screen.tap("Long ago")
        try screen.settle()
        #expect(screen.shows("February 1850"))
        try screen.tap("Next Month")
        try screen.settle()
        #expect(screen.shows("March 1850"))
        try screen.tap("Spring")
        try screen.settle()
        #expect(screen.shows("April 2024"))
        #expect(try screen.element("Wednesday, April 3").traits.contains(.isSelected))
    }
    @Test func aCalendarOfSeveralDaysStaysWhereItIs() throws {
        struct Days: View {
            @State private var days: Set<DateComponents> = [DateComponents(calendar: DatePickerTests.calendar, era: 1, year: 2023, month: 11, day: 7)]
            var body: some View {
                MultiDatePicker("Days", selection: $days)
                Button("March") { days = [DateComponents(calendar: DatePickerTests.calendar, era: 1, year: 2023, month: 3, day: 7)] }
            }
        }
        let screen = try TestScreen(VStack { Days() }.environment(\.calendar, Self.calendar).environment(\.timeZone, Self.calendar.timeZone)
            .environment(\.locale, Locale(identifier: "en_US")), size: CGSize(width: 390, height: 500))
        try screen.tap("March")
        try screen.settle()
        #expect(screen.shows("November 2023"))
    }
    @Test func daysOutsideTheRangeCannotBeChosen() throws {
        let value = TestValue(date(2023, 11, 22)), range = date(2023, 11, 20)...date(2023, 12, 5)
        let screen = try screen(value) { DatePicker("Day", selection: $0, in: range, displayedComponents: .date).datePickerStyle(.graphical) }
        #expect(try !screen.element("Sunday, November 19").isEnabled)
        #expect(try screen.element("Monday, November 20").isEnabled)
        #expect(try !screen.element("Previous Month").isEnabled)
        try screen.tap("Next Month")
        try screen.settle()
        #expect(try screen.element("Tuesday, December 5").isEnabled)
        #expect(try !screen.element("Wednesday, December 6").isEnabled)
        #expect(try !screen.element("Next Month").isEnabled)
    }
    @Test func theTitleLeadsToWheelsOfMonthsAndYears() throws {
        let value = TestValue(date(2023, 11, 22)), screen = try screen(value) { DatePicker("Day", selection: $0, displayedComponents: .date).datePickerStyle(.graphical) }
        try screen.tap("November 2023")
        try screen.settle()
        try screen.perform(.increment, on: "Year")
        try screen.settle()
        #expect(screen.shows("November 2024"))
        try screen.tap("November 2024")
        try screen.settle()
        #expect(screen.shows("Friday, November 22"))
        #expect(value.value == date(2023, 11, 22))
    }
    @Test func wheelsSetEachPartAndWrapAround() throws {
        let value = TestValue(date(2023, 12, 31)), screen = try screen(value) { DatePicker("Day", selection: $0, displayedComponents: .date).datePickerStyle(.wheel).labelsHidden() }
        try screen.perform(.increment, on: "Month")
        try screen.settle()
        #expect(value.value == date(2023, 1, 31))
        try screen.perform(.increment, on: "Month")
        try screen.settle()
        #expect(value.value == date(2023, 2, 28))
        try screen.perform(.decrement, on: "Year")
        try screen.settle()
        #expect(value.value == date(2022, 2, 28))
    }
    @Test func aWheelThatLeavesTheRangeTurnsBack() throws {
        let value = TestValue(date(2023, 11, 22)), range = date(2023, 11, 20)...date(2023, 11, 25)
        let screen = try screen(value) { DatePicker("Day", selection: $0, in: range, displayedComponents: .date).datePickerStyle(.wheel).labelsHidden() }
        let day = try screen.element("Day").frame
        try screen.drag(.point(day.midX, day.midY), by: CGSize(width: 0, height: -5 * 32), over: 0.6, halts: true)
        try screen.settle()
        #expect(value.value == range.upperBound)
        #expect(try screen.element("Day").value == "25")
        try screen.drag(.point(day.midX, day.midY), by: CGSize(width: 0, height: -3 * 32), over: 0.6, halts: true)
        try screen.settle()
        #expect(try screen.element("Day").value == "25")
    }
    @Test func timesAreHoursAndMinutesOfTheLocale() throws {
        let value = TestValue(date(2023, 11, 22, 23, 59)), screen = try screen(value) { DatePicker("Alarm", selection: $0, displayedComponents: .hourAndMinute).datePickerStyle(.wheel) }
        #expect(try screen.element("Hour").value == "11")
        #expect(try screen.element("AM/PM").value == "PM")
        try screen.perform(.increment, on: "Minute")
        try screen.settle()
        #expect(value.value == date(2023, 11, 22, 23, 0))
        try screen.perform(.decrement, on: "AM/PM")
        try screen.settle()
        #expect(value.value == date(2023, 11, 22, 11, 0))
    }
    @Test func severalDaysAreToggled() throws {
        struct Days: View {
            @State private var days: Set<DateComponents> = [DateComponents(calendar: DatePickerTests.calendar, era: 1, year: 2023, month: 11, day: 7)]
            let value: TestValue<Set<DateComponents>>
            var body: some View { MultiDatePicker("Days", selection: $days).onChange(of: days) { value.value = days } }
        }
        let value = TestValue<Set<DateComponents>>([])
        let screen = try TestScreen(Days(value: value).environment(\.calendar, Self.calendar).environment(\.timeZone, Self.calendar.timeZone)
            .environment(\.locale, Locale(identifier: "en_US")), size: CGSize(width: 390, height: 500))
        try screen.tap("Wednesday, November 8")
        try screen.settle()
        #expect(Set(value.value.compactMap(\.day)) == [7, 8])
        #expect(value.value.allSatisfy { $0.year == 2023 && $0.month == 11 })
        try screen.tap("Tuesday, November 7")
        try screen.settle()
        #expect(value.value.compactMap(\.day) == [8])
    }

    // MARK: Pictures for inspection

    @Test(.enabled(if: ProcessInfo.processInfo.environment["WAGGLE_LOOK"] != nil), arguments: [ColorScheme.light, .dark])
    func picturesOfAllStylesAreWritten(_ scheme: ColorScheme) throws {
        let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"] ?? ""
        let value = TestValue(date(2023, 11, 22))
        let form = try screen(value) { date in
            List {
                DatePicker("Departure", selection: date)
                DatePicker("Day", selection: date, displayedComponents: .date).datePickerStyle(.graphical)
                DatePicker("Time", selection: date, displayedComponents: .hourAndMinute)
            }
        }
        form.colorScheme = scheme
        try form.savePicture(to: "\(folder)/date-\(scheme)-form.png")
        let wheels = try screen(value) { date in
            VStack {
                DatePicker("Date", selection: date, displayedComponents: .date).labelsHidden()
                DatePicker("Date", selection: date).labelsHidden()
                DatePicker("Time", selection: date, displayedComponents: .hourAndMinute).labelsHidden()
            }
            .datePickerStyle(.wheel)
        }
        wheels.colorScheme = scheme
        try wheels.savePicture(to: "\(folder)/date-\(scheme)-wheels.png")
        let compact = try screen(value) { DatePicker("Departure", selection: $0) }
        compact.colorScheme = scheme
        let pills = compact.elements.filter { $0.value != nil }.map(\.frame)
        for (index, pill) in pills.enumerated() {
            try compact.tap(.point(pill.midX, pill.midY))
            try compact.settle()
            try compact.savePicture(to: "\(folder)/date-\(scheme)-compact-\(index).png")
            try compact.press(.escape)
            try compact.settle()
        }
    }
}
