import Foundation
import SwiftUI
import Testing

@Suite struct FoundationNamesTests {
    private func formatter(_ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [.minute, .second]) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        return formatter
    }

    @Test func timeSpansAreFormatted() {
        #expect(formatter(.abbreviated).string(from: 90) == "1m 30s")
        #expect(formatter(.abbreviated).string(from: 60) == "1m")
        #expect(formatter(.abbreviated).string(from: 0) == "0s")
        let start = Date(timeIntervalSinceReferenceDate: 1000)
        #expect(formatter(.abbreviated).string(from: start, to: start.addingTimeInterval(125)) == "2m 5s")
        #expect(formatter(.positional, [.hour, .minute, .second]).string(from: 3610) == "1:00:10")
        #expect(formatter(.positional).string(from: 5) == "5")
        let padded = formatter(.positional)
        padded.zeroFormattingBehavior = .pad
        #expect(padded.string(from: 65) == "01:05")
        #expect(formatter(.full, [.hour, .minute]).string(from: 3660) == "1 hour, 1 minute")
        #expect(formatter(.short, [.hour, .minute, .second]).string(from: 34_890) == "9 hr, 41 min, 30 sec")
        #expect(formatter(.abbreviated).string(from: -90) == "-1m 30s")
        #expect(formatter(.abbreviated).string(from: .nan) == nil)
        #expect(DateComponentsFormatter.localizedString(from: DateComponents(hour: 2), unitsStyle: .full) == "2 hours")
    }

    @Test func timeSpansHaveAMostOfUnits() {
        let short = formatter(.abbreviated, [.day, .hour, .minute, .second])
        short.maximumUnitCount = 1
        #expect(short.string(from: 3600) == "1h" && short.string(from: 6000) == "2h" && short.string(from: 5000) == "1h")
        #expect(short.string(from: 3599) == "1h" && short.string(from: 5) == "5s" && short.string(from: 0) == "0s")
        #expect(short.string(from: -6000) == "-2h" && short.string(from: DateComponents(hour: 1, minute: 40)) == "2h")
        short.maximumUnitCount = 2
        #expect(short.string(from: 4230) == "1h 10m" && short.string(from: 4231) == "1h 11m" && short.string(from: 86_399) == "1d")
        short.maximumUnitCount = 9
        #expect(short.string(from: 90_061) == "1d 1h 1m 1s")
    }

    @Test func offsetsOfListsEditArrays() {
        var letters = ["a", "b", "c", "d", "e"]
        letters.move(fromOffsets: IndexSet([1, 3]), toOffset: 0)
        #expect(letters == ["b", "d", "a", "c", "e"])
        letters.move(fromOffsets: [0], toOffset: 5)
        #expect(letters == ["d", "a", "c", "e", "b"])
        letters.remove(atOffsets: [0, 2, 9])
        #expect(letters == ["a", "e", "b"])
    }

    @Test func picturesAreLookedUpOnAnyThread() async {
        let isThere = await Task.detached { UIImage(named: "there is none") != nil }.value
        #expect(!isThere)
    }

    @Test func numbersOfTheHeaders() {
        let nanoseconds: UInt64 = 2 * NSEC_PER_SEC
        #expect(nanoseconds == 2_000_000_000)
    }
}
