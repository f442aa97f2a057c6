import Foundation
import SwiftUI

/// The values that an axis shows.
public struct AxisMarkValues: Sendable, CustomStringConvertible {
    enum Kind: Sendable {
        case automatic(minimum: Double?, count: Int?)
        case stride(Double)
        case calendar(Calendar.Component, Int, Calendar?)
        case data([_ChartDatum])
    }
    let kind: Kind
    /// Whether the scale begins and ends at a value of the axis; nil for what is usual: yes for numbers, no for dates.
    var roundsLower: Bool?
    var roundsUpper: Bool?

    public static var automatic: AxisMarkValues { automatic() }
    /// Round values, about so many.
    public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues {
        AxisMarkValues(kind: .automatic(minimum: nil, count: desiredCount), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }
    public static func automatic<P: BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .automatic(minimum: Double(minimumStride), count: desiredCount), roundsLower: roundLowerBound,
            roundsUpper: roundUpperBound)
    }
    /// The multiples of a number.
    public static func stride<P: BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .stride(Double(stepSize)), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }
    /// The beginnings of calendar units.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .calendar(component, count, calendar), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }
    public var description: String { "AxisMarkValues(\(kind))" }
}

public struct AxisMarkPreset: Sendable, Hashable, CustomStringConvertible {
    enum Kind { case automatic, extended, aligned, inset }
    let kind: Kind
    public static var automatic: AxisMarkPreset { AxisMarkPreset(kind: .automatic) }
    /// Ticks reach past the labels, which stand beside them.
    public static var extended: AxisMarkPreset { AxisMarkPreset(kind: .extended) }
    /// Labels in the middle of their ticks; the first and the last one end with the plot.
    public static var aligned: AxisMarkPreset { AxisMarkPreset(kind: .aligned) }
    /// Labels inside the plot.
    public static var inset: AxisMarkPreset { AxisMarkPreset(kind: .inset) }
    public var description: String { "AxisMarkPreset(\(kind))" }
}

public struct AxisMarkPosition: Sendable, Hashable, CustomStringConvertible {
    enum Kind { case automatic, leading, trailing, top, bottom }
    let kind: Kind
    public static var automatic: AxisMarkPosition { AxisMarkPosition(kind: .automatic) }
    public static var leading: AxisMarkPosition { AxisMarkPosition(kind: .leading) }
    public static var trailing: AxisMarkPosition { AxisMarkPosition(kind: .trailing) }
    public static var top: AxisMarkPosition { AxisMarkPosition(kind: .top) }
    public static var bottom: AxisMarkPosition { AxisMarkPosition(kind: .bottom) }
    public var description: String { "AxisMarkPosition(\(kind))" }
}

/// A value of an axis, for which its marks are made.
public struct AxisValue {
    public let index: Int
    public let count: Int
    let datum: _ChartDatum

    /// The value as a type of the program's; nil if it is not one.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(datum: datum) }
}
