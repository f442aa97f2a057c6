import Foundation
import SwiftUI

/// A number whose digits roll when it changes in an animation.
///
/// It has the font, weight and colour of its place, like a `Text`, and rolls with the animation of the change. The program
/// gives that animation:
///
/// ```swift
/// SlidingNumber(score)
///     .font(.largeTitle.bold())
///     .animation(.spring(duration: 0.6, bounce: 0.2), value: score)
///
/// SlidingNumber(price, format: .currency(code: "EUR"))
/// SlidingNumber(seconds, format: .number.precision(.integerLength(2)), trend: .down, digitCounts: [1: 6])
/// ```
///
/// Each wheel goes the shortest way in the direction in which the number changes: 20 to 19 is one step back of both wheels. Figures that
/// come or go make room as they do. Numbers are written in the locale of the place, with its digits and separators, and digits stand from
/// left to right in every language. Assistive programs read the final number, and with reduced motion the number changes at once.
public struct SlidingNumber: View {
    /// How wheels turn to a new number.
    public enum Roll: Sendable, Hashable {
        /// Each wheel goes to its new digit the shortest way.
        case direct
        /// The number runs through all values in between, like an odometer.
        case continuous
    }
    /// The direction in which wheels turn.
    public enum Trend: Sendable, Hashable {
        /// Forward when the number without its sign grows, back when it shrinks.
        case automatic
        case up, down
    }

    private let value: Double
    private let text: (Locale) -> String
    private let textInBetween: (Double, Locale) -> String
    private let roll: Roll
    private let trend: Trend
    private let digitCounts: [Int: Int]

    @StateObject private var wheels = Memory(WheelPositions())
    @Environment(\.locale) private var locale
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// A whole number of any size, with the separators of the locale.
    public init(_ value: Int, roll: Roll = .direct, trend: Trend = .automatic) {
        self.init(value, format: .number, roll: roll, trend: trend)
    }
    /// A whole number in a format.
    /// - Parameters:
    ///   - roll: how wheels turn to a new number.
    ///   - trend: the direction in which wheels turn; only for direct rolls.
    ///   - digitCounts: how many digits a place has where it is not ten, such as `[1: 6]` for seconds, whose tens end at five. 0 is the
    ///     place of ones.
    public init<Format: FormatStyle>(
        _ value: Format.FormatInput, format: Format, roll: Roll = .direct, trend: Trend = .automatic, digitCounts: [Int: Int] = [:])
    where Format.FormatInput: BinaryInteger, Format.FormatOutput == String {
        self.value = Double(value)
        text = { format.locale($0).format(value) }
        textInBetween = {
            format.locale($1).format(Format.FormatInput(clamping: Int($0.clamped(to: -9e15...9e15).rounded(.toNearestOrAwayFromZero))))
        }
        (self.roll, self.trend, self.digitCounts) = (roll, trend, digitCounts)
    }
    /// A number in a format, such as a currency or a percentage. Infinity and not-a-number are shown as the format writes them.
    public init<Format: FormatStyle>(
        _ value: Format.FormatInput, format: Format, roll: Roll = .direct, trend: Trend = .automatic, digitCounts: [Int: Int] = [:])
    where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
        self.value = Double(value)
        text = { format.locale($0).format(value) }
        textInBetween = { format.locale($1).format(Format.FormatInput($0)) }
        (self.roll, self.trend, self.digitCounts) = (roll, trend, digitCounts)
    }

    public var body: some View {
        let text = text(locale)
        Group {
            if reduceMotion {
                Text(verbatim: text)
                    .monospacedDigit()
                    .contentTransition(.identity)
                    .transaction { $0.animation = nil }
            } else {
                rolling(FigureRow(text, decimalSeparator: separator))
            }
        }
        .fixedSize()
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: text))
        .accessibilityAddTraits(.isStaticText)
    }

    @ViewBuilder private func rolling(_ row: FigureRow) -> some View {
        switch roll {
        case .direct:
            FigureRowView(row: row, positions: turnedWheels(to: row), counts: digitCounts)
        case .continuous:
            ContinuousNumber(value.finite(or: 0), row: row) { FigureRow(textInBetween($0, locale), decimalSeparator: separator) }
        }
    }

    /// The memory is written during the evaluation that shows the result, so the wheels turn with the animation of the change itself.
    private func turnedWheels(to row: FigureRow) -> [Int: Double] {
        wheels.value.turn(
            to: row.digits, magnitude: value.isFinite ? value.magnitude : .greatestFiniteMagnitude, trend: trend, counts: digitCounts)
        return wheels.value.positions.mapValues(Double.init)
    }
    private var separator: String { locale.decimalSeparator ?? "." }
}

#Preview("Sliding numbers") {
    @Previewable @State var number = 1947
    VStack(spacing: 24) {
        SlidingNumber(number)
            .font(.system(size: 64, weight: .bold, design: .rounded))
        SlidingNumber(Double(number) / 100, format: .currency(code: "EUR"), roll: .continuous)
            .font(.title2)
        Button("Another") { number = Int.random(in: 0...20_000) }
            .buttonStyle(.borderedProminent)
    }
    .animation(.spring(duration: 0.7, bounce: 0.15), value: number)
    .padding()
}
