import Foundation
import SwiftUI
import Testing
@testable import Flourish
@testable import WaggleCore
@testable import WaggleTesting

@MainActor struct SlidingNumberTests {
    // MARK: Figures

    private func places(_ row: FigureRow) -> [FigureRow.Figure.ID] { row.figures.map(\.id) }

    @Test func figuresKnowTheirPlaces() {
        let row = FigureRow("-$1,234.50")
        #expect(places(row) == [.before("-", 0), .before("$", 0), .digit(place: 3), .separator(place: 2), .digit(place: 2), .digit(place: 1), .digit(place: 0),
                                .separator(place: -1), .digit(place: -1), .digit(place: -2)])
        #expect(row.digits == [3: 1, 2: 2, 1: 3, 0: 4, -1: 5, -2: 0])
        #expect(abs(row.magnitude - 1234.5) < 1e-9 && row.fractionLength == 2)
    }
    @Test func theDecimalSeparatorIsTheLocales() {
        #expect(FigureRow("1.234,5", decimalSeparator: ",").digits == [3: 1, 2: 2, 1: 3, 0: 4, -1: 5])
        #expect(FigureRow("1.234", decimalSeparator: ",").digits == [3: 1, 2: 2, 1: 3, 0: 4])
    }
    @Test func otherDigitsAreDigits() {
        let row = FigureRow("٤٢")
        #expect(row.digits == [1: 4, 0: 2] && row.zero == "٠" && row.character(for: 7) == "٧")
    }
    @Test func aCurrencyWrittenFromRightToLeftStandsApart() {
        let row = FigureRow("\u{200F}12.50 ر.س.", decimalSeparator: ".")
        #expect(row.isRightToLeft && row.rightToLeftEnd == " ر.س." && row.digits == [1: 1, 0: 2, -1: 5, -2: 0])
        #expect(places(FigureRow("\u{200E}-12")) == [.before("-", 0), .digit(place: 1), .digit(place: 0)])
    }
    @Test func numbersWithoutDigitsAreText() {
        #expect(FigureRow("∞").figures.map(\.character) == ["∞"] && FigureRow("").figures.isEmpty && FigureRow("NaN").digits.isEmpty)
    }

    // MARK: Wheels

    /// The steps of each wheel from one number to another, by place.
    private func steps(_ from: Int, _ to: Int, _ trend: SlidingNumber.Trend = .automatic, counts: [Int: Int] = [:], width: Int = 1) -> [Int: Int] {
        func digits(_ number: Int) -> [Int: Int] {
            let text = String(number.magnitude)
            return FigureRow(String(repeating: "0", count: max(width - text.count, 0)) + text).digits
        }
        var wheels = WheelPositions()
        wheels.turn(to: digits(from), magnitude: Double(from.magnitude), trend: .automatic)
        let before = wheels.positions
        wheels.turn(to: digits(to), magnitude: Double(to.magnitude), trend: trend, counts: counts)
        for (place, digit) in digits(to) { #expect(WheelPositions.remainder(wheels.positions[place] ?? -1, counts[place] ?? 10) == digit) }
        return wheels.positions.reduce(into: [:]) { if let old = before[$1.key] { $0[$1.key] = $1.value - old } }
    }
    @Test func wheelsGoTheShortestWay() {
        #expect(steps(20, 19) == [1: -1, 0: -1])
        #expect(steps(99, 100) == [1: 1, 0: 1])
        #expect(steps(-9, -10) == [0: 1])
        #expect(steps(-3, 2) == [0: -1])
        #expect(steps(18, 21) == [1: 1, 0: 3])
        #expect(steps(7, 7) == [0: 0])
    }
    @Test func aTrendDecidesForAllWheels() {
        #expect(steps(3, 4, .down) == [0: -9])
        #expect(steps(0, 59, .down, counts: [1: 6], width: 2) == [1: -1, 0: -1])
    }
    @Test func manyChangesKeepDigitsRight() {
        var wheels = WheelPositions(), number = 12_345
        for step in 1...500 {
            number = (number &* 7919 &+ step) % 100_000
            let digits = FigureRow(String(number)).digits
            wheels.turn(to: digits, magnitude: Double(number), trend: .automatic)
            #expect(wheels.positions.mapValues { WheelPositions.remainder($0, 10) } == digits)
        }
    }

    // MARK: Between two numbers

    @Test func anOdometerCarriesWithItsLastWheel() throws {
        let reading = try #require(OdometerReading(19.25) { FigureRow(String(Int($0.rounded()))) })
        #expect(reading.positions == [0: 9.25, 1: 1.25] && reading.presences.isEmpty)
        let longer = try #require(OdometerReading(99.5) { FigureRow(String(Int($0.rounded()))) })
        #expect(longer.positions == [0: 9.5, 1: 9.5, 2: 0.5] && longer.presences == [2: 0.5])
        let calm = try #require(OdometerReading(-41.5) { FigureRow(String(Int($0.rounded()))) })
        #expect(calm.positions == [0: 1.5, 1: 4] && calm.row.figures.first?.character == "-")
    }
    @Test func percentagesCountInPercent() throws {
        let reading = try #require(OdometerReading(0.425) { FigureRow("\(Int(($0 * 100).rounded()))%") })
        #expect(abs((reading.positions[0] ?? 0) - 2.5) < 1e-9 && reading.positions[1] == 4)
    }
    @Test(arguments: [Double.infinity, .nan, 1e300, -1e18]) func numbersBeyondTheirPrecisionHaveNoReading(_ value: Double) {
        #expect(OdometerReading(value) { FigureRow($0.formatted(.number.grouping(.never))) } == nil)
    }

    // MARK: On a screen

    struct Counter: View {
        let number: TestValue<Int>
        var roll = SlidingNumber.Roll.direct
        var body: some View {
            SlidingNumber(number.value, roll: roll)
                .font(.system(size: 40))
                .animation(.linear(duration: 1), value: number.value)
        }
    }

    @Test(arguments: [SlidingNumber.Roll.direct, .continuous]) func digitsRollAndComeToRest(_ roll: SlidingNumber.Roll) throws {
        let number = TestValue(20)
        let screen = try TestScreen(Counter(number: number, roll: roll), size: CGSize(width: 200, height: 100))
        #expect(screen.isSettled)
        number.value = 19
        screen.advance(by: 0.5)
        #expect(!screen.isSettled)
        let positions = screen.views(of: DigitWheel.self).map(\.view.position)
        // Each wheel is evaluated, and the number that runs through all values as a whole.
        #expect(screen.window.graph.counters.bodies <= 16, "\(screen.window.graph.counters.bodies)")
        #expect(positions.count == 2 && abs(positions[0] - 1.5) < 0.05 && positions[1].truncatingRemainder(dividingBy: 1).magnitude > 0.4, "\(positions)")
        try screen.look("sliding-\(roll)-half")
        try screen.settle()
        #expect(screen.shows("19") && screen.elements.count == 1)
        screen.advance(by: 1)
        #expect(screen.window.graph.counters.bodies == 0 && screen.window.graph.counters.drawnItems == 0)
    }
    @Test func aChangeInMidMotionContinuesFromThere() throws {
        let number = TestValue(10)
        let screen = try TestScreen(Counter(number: number), size: CGSize(width: 200, height: 100))
        number.value = 16
        screen.advance(by: 0.5)
        let before = screen.views(of: DigitWheel.self).map(\.view.position)
        number.value = 12
        screen.advance(by: 1.0 / 60)
        let after = screen.views(of: DigitWheel.self).map(\.view.position)
        #expect(zip(before, after).allSatisfy { abs($0 - $1) < 0.3 }, "\(before) \(after)")
        try screen.settle()
        #expect(screen.shows("12"))
    }
    @Test func aNewDigitRollsInAndAnOldOneLeaves() throws {
        let number = TestValue(99)
        let screen = try TestScreen(Counter(number: number), size: CGSize(width: 200, height: 100))
        number.value = 100
        screen.advance(by: 0.5)
        try screen.look("sliding-longer")
        #expect(screen.views(of: DigitWheel.self).count == 3)
        try screen.settle()
        number.value = 99
        screen.advance(by: 0.5)
        try screen.look("sliding-shorter")
        try screen.settle()
        #expect(screen.views(of: DigitWheel.self).count == 2)
        #expect(screen.shows("99"))
    }
    @Test func withReducedMotionTheNumberChangesAtOnce() throws {
        let number = TestValue(20)
        let screen = try TestScreen(Counter(number: number).environment(\.accessibilityReduceMotion, true), size: CGSize(width: 200, height: 100))
        number.value = 19
        screen.advance(by: 1.0 / 60)
        #expect(screen.isSettled && screen.shows("19") && screen.views(of: DigitWheel.self).isEmpty)
    }
    @Test func theNumberGrowsWithTheTextSizeAndStandsOnItsBaseline() throws {
        let view = VStack {
            HStack(alignment: .firstTextBaseline) {
                SlidingNumber(1947).font(.largeTitle).accessibilityIdentifier("rolling")
                Text(verbatim: "1,947").font(.largeTitle).monospacedDigit().accessibilityIdentifier("text")
            }
            SlidingNumber(1947).font(.body).accessibilityIdentifier("body")
            SlidingNumber(1947).font(.body).environment(\.dynamicTypeSize, .accessibility5).accessibilityIdentifier("largest")
        }
        let screen = try TestScreen(view, size: CGSize(width: 500, height: 300))
        let rolling = try screen.element(.identifier("rolling")).frame, text = try screen.element(.identifier("text")).frame
        #expect(abs(rolling.minY - text.minY) < 0.6 && abs(rolling.height - text.height) < 1.1 && abs(rolling.width - text.width) < 4, "\(rolling) \(text)")
        let body = try screen.element(.identifier("body")).frame, largest = try screen.element(.identifier("largest")).frame
        #expect(largest.height > body.height * 2)
        try screen.look("sliding-sizes")
    }
    @Test func digitsStandFromLeftToRightEverywhere() throws {
        let view = VStack {
            SlidingNumber(1947)
            SlidingNumber(12.5, format: .currency(code: "SAR"))
            SlidingNumber(0.42, format: .percent)
        }
        .environment(\.layoutDirection, .rightToLeft)
        .environment(\.locale, Locale(identifier: "ar_SA"))
        let screen = try TestScreen(view, size: CGSize(width: 200, height: 100))
        let wheels = screen.views(of: DigitWheel.self)
        for pair in zip(wheels.prefix(4), wheels.prefix(4).dropFirst()) { #expect(pair.0.frame.minX < pair.1.frame.minX) }
        try screen.look("sliding-arabic")
    }
    @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e-300, 0]) func absurdNumbersAreShown(_ value: Double) throws {
        for roll in [SlidingNumber.Roll.direct, .continuous] {
            let number = TestValue(5.0)
            let screen = try TestScreen(SlidingDouble(number: number, roll: roll), size: CGSize(width: 400, height: 100))
            number.value = value
            screen.advance(by: 0.3)
            number.value = 7
            screen.advance(by: 0.3)
            number.value = value
            try screen.settle()
            #expect(screen.elements.count == 1)
        }
    }
    struct SlidingDouble: View {
        let number: TestValue<Double>
        let roll: SlidingNumber.Roll
        var body: some View {
            SlidingNumber(number.value, format: .number, roll: roll)
                .animation(.spring(duration: 0.5), value: number.value)
        }
    }
    @Test(arguments: [SlidingNumber.Roll.direct, .continuous]) func theLargestWholeNumbersKeepTheirDigits(_ roll: SlidingNumber.Roll) throws {
        let number = TestValue(0), screen = try TestScreen(Counter(number: number, roll: roll), size: CGSize(width: 900, height: 100))
        for extreme in [Int.max, .min, 0] {
            number.value = extreme
            screen.advance(by: 0.3)
            #expect(screen.shows(.text(extreme.formatted())))
            try screen.settle()
            #expect(screen.shows(.text(extreme.formatted())))
        }
    }
    @Test func ofTenThousandNumbersThoseInSightAreMade() throws {
        let screen = try TestScreen(ScrollView { LazyVStack { ForEach(0..<10_000, id: \.self) { SlidingNumber($0) } } }, size: CGSize(width: 200, height: 300))
        #expect(screen.views(of: DigitWheel.self).count < 200)
        #expect(screen.isSettled)
    }
}
