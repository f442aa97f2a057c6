import SwiftUI
import Testing
import WaggleTesting

@MainActor
struct TimeSourceTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private func text(_ format: some FormatStyle<Date, AttributedString>, _ seconds: TimeInterval) -> String { String(format.format(start.addingTimeInterval(seconds)).characters) }

    @Test func timersShowWhatIsLeftOrGone() {
        let interval = start..<start.addingTimeInterval(3725)
        let down = SystemFormatStyle.Timer(countingDownIn: interval), up = SystemFormatStyle.Timer(countingUpIn: interval)
        #expect(text(down, 0) == "1:02:05" && text(down, 3665.5) == "1:00" && text(down, 9999) == "0:00")
        #expect(text(up, -5) == "0:00" && text(up, 65.9) == "1:05" && text(up, 9999) == "1:02:05")
        #expect(text(SystemFormatStyle.Timer(countingDownIn: interval, showsHours: false), 0) == "62:05")
        #expect(text(SystemFormatStyle.Timer(countingUpIn: interval, maxFieldCount: 2), 3725) == "1:02")
    }

    @Test func stopwatchesShowHundredthsOfSeconds() {
        #expect(text(.stopwatch(startingAt: start), 3.256) == "0:03.25")
        #expect(text(.stopwatch(startingAt: start, maxPrecision: .milliseconds(100)), 63.3) == "1:03.3")
        #expect(text(.stopwatch(startingAt: start), -1) == "0:00.00")
    }

    @Test func formatsSayWhenTheyChange() throws {
        let watch = SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .milliseconds(100))
        let next = try #require(watch.discreteInput(after: start.addingTimeInterval(1.23)))
        #expect(abs(next.timeIntervalSince(start) - 1.3) < 1e-6)
        let timer = SystemFormatStyle.Timer(countingDownIn: start..<start.addingTimeInterval(10))
        #expect(timer.discreteInput(after: start.addingTimeInterval(11)) == nil)
        #expect(abs(try #require(timer.discreteInput(after: start.addingTimeInterval(2.5))).timeIntervalSince(start) - 3) < 1e-6)
    }

    @Test func distancesInTimeAreInWords() {
        #expect(text(.offset(to: start), 7500) == "2 hours, 5 minutes")
        #expect(text(.offset(to: start), -61) == "-1 minute, 1 second")
        #expect(text(.offset(to: start, allowedFields: [.minute], sign: .never), -7500) == "125 minutes")
        for seconds in [Double.nan, .infinity, -.infinity] { #expect(text(.offset(to: start), seconds) == "") }
        #expect(text(.reference(to: start), -7200).contains("2 hours"))
        #expect(!text(.reference(to: start), 40 * 86_400).contains("ago"), "Far dates have their day.")
    }

    @Test func timersAreReadAsTheyAreShown() throws {
        let now = Date(timeIntervalSince1970: 1_704_793_260)
        let screen = try TestScreen(VStack {
            Text(timerInterval: now...now.addingTimeInterval(60), countsDown: true)
            Text(now, style: .relative)
        })
        screen.advance(by: 10)
        #expect(screen.shows("0:50") && screen.shows("10 seconds"))
    }

    @Test func aTextOfTheClockUpdatesAsOftenAsItsFormatChanges() throws {
        struct Watch: View {
            let start: Date
            var body: some View {
                VStack {
                    Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .milliseconds(100))).accessibilityIdentifier("watch")
                    Text(.durationOffset(to: start), format: .units(allowed: [.seconds], width: .wide)).accessibilityIdentifier("offset")
                }
            }
        }
        // The clock of test screens begins here.
        let now = Date(timeIntervalSince1970: 1_704_793_260)
        let screen = try TestScreen(Watch(start: now))
        screen.advance(by: 1.25)
        #expect(screen.shows("0:01.2"))
        screen.advance(by: 0.1)
        #expect(screen.shows("0:01.3"))
        screen.advance(by: 2)
        #expect(screen.shows("3 seconds"))
    }
}
