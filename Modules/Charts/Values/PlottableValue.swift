import Foundation
import SwiftUI

/// A value with the name of what it measures. The name is read by assistive programs; the value is placed by a scale.
public struct PlottableValue<Value: Plottable> {
    let plotted: Plotted
}

/// A labelled value without its type.
struct Plotted {
    var label: Text
    var datum: _ChartDatum
    /// What the value occupies on a continuous scale: a day, a bin. Nil for a point.
    var interval: ClosedRange<Double>?

    init(_ label: Text, _ datum: _ChartDatum, interval: ClosedRange<Double>? = nil) {
        (self.label, self.datum, self.interval) = (label, datum, interval)
    }
    /// An interval between two values; a point if they have no order.
    init(_ label: Text, from lower: _ChartDatum, to upper: _ChartDatum) {
        self.init(label, lower)
        guard let start = lower.number, let end = upper.number, start.isFinite, end.isFinite else { return }
        let middle = start / 2 + end / 2
        interval = min(start, end)...max(start, end)
        if case .date = lower { datum = .date(middle) } else { datum = .number(middle) }
    }
    /// The interval of a calendar unit around a date.
    init(_ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar?) {
        self.init(label, date.datum)
        guard date.timeIntervalSinceReferenceDate.isFinite, abs(date.timeIntervalSinceReferenceDate) < CalendarSteps.farthest,
              let bounds = (calendar ?? .autoupdatingCurrent).dateInterval(of: unit, for: date) else { return }
        let start = bounds.start.timeIntervalSinceReferenceDate, end = bounds.end.timeIntervalSinceReferenceDate
        guard start < end else { return }
        self.init(label, .date(start / 2 + end / 2), interval: start...end)
        unitStart = start
    }
    /// The beginning of the calendar unit, which is the value that programs see; nil without a unit.
    var unitStart: Double?

    var isFinite: Bool { datum.isFinite }
    var isBinned: Bool { interval != nil }
}

// Few overloads, since a chart has many calls of them in one expression, and the compiler tries each with each.

/// A label that is neither a literal nor a string.
public protocol _ChartLabel { var _text: Text { get } }
extension Text: _ChartLabel {
    public var _text: Text { self }
}
extension LocalizedStringResource: _ChartLabel {
    public var _text: Text { Text(self) }
}
/// A range of values or a bin.
public protocol _ChartInterval {
    associatedtype Bound: Comparable
    var lowerBound: Bound { get }
    var upperBound: Bound { get }
}
extension Range: _ChartInterval {}
extension ClosedRange: _ChartInterval {}
extension ChartBinRange: _ChartInterval {}

extension PlottableValue {
    private init(_ label: Text, _ value: Value) { plotted = Plotted(label, value.datum) }

    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue { PlottableValue(Text(labelKey), value) }
    public static func value<L: _ChartLabel>(_ label: L, _ value: Value) -> PlottableValue { PlottableValue(label._text, value) }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue { PlottableValue(Text(label), value) }
}

/// A value that occupies an interval of its scale.
extension PlottableValue where Value: Comparable {
    private init(_ label: Text, _ lower: Value, _ upper: Value) { plotted = Plotted(label, from: lower.datum, to: upper.datum) }

    public static func value<R: _ChartInterval>(_ labelKey: LocalizedStringKey, _ range: R) -> PlottableValue where R.Bound == Value {
        PlottableValue(Text(labelKey), range.lowerBound, range.upperBound)
    }
    public static func value<L: _ChartLabel, R: _ChartInterval>(_ label: L, _ range: R) -> PlottableValue where R.Bound == Value {
        PlottableValue(label._text, range.lowerBound, range.upperBound)
    }
    @_disfavoredOverload
    public static func value<S: StringProtocol, R: _ChartInterval>(_ label: S, _ range: R) -> PlottableValue where R.Bound == Value {
        PlottableValue(Text(label), range.lowerBound, range.upperBound)
    }
}

/// A date that occupies the calendar unit around it: bars of days, months, years.
extension PlottableValue where Value == Date {
    private init(_ label: Text, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar?) {
        plotted = Plotted(label, date, unit: unit, calendar: calendar)
    }

    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(Text(labelKey), value, unit, calendar)
    }
    public static func value<L: _ChartLabel>(
        _ label: L, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(label._text, value, unit, calendar)
    }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(Text(label), value, unit, calendar)
    }
}
