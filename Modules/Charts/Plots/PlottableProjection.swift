import Foundation
import SwiftUI

/// A labelled value of each element, or the same one for all.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
    let plotted: (DataElement) -> Plotted
}

extension PlottableProjection {
    private static func of(_ label: Text, _ path: KeyPath<DataElement, DataValue>) -> Self {
        Self { Plotted(label, $0[keyPath: path].datum) }
    }
    private static func always(_ label: Text, _ value: DataValue) -> Self { Self { _ in Plotted(label, value.datum) } }

    public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
        of(Text(labelKey), keyPath)
    }
    public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, DataValue>) -> Self { of(label, keyPath) }
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>) -> Self { of(Text(label), keyPath) }
    @_disfavoredOverload
    public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> Self { always(Text(labelKey), value) }
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: DataValue) -> Self { always(Text(label), value) }
}
/// An interval between two values of each element.
extension PlottableProjection where DataValue: Comparable {
    private static func between(_ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>) -> Self {
        Self { Plotted(label, from: $0[keyPath: start].datum, to: $0[keyPath: end].datum) }
    }
    public static func value(
        _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
    ) -> Self {
        between(Text(labelKey), start, end)
    }
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
    ) -> Self {
        between(Text(label), start, end)
    }
}
/// The calendar unit around a date of each element.
extension PlottableProjection where DataValue == Date {
    public static func value(
        _ labelKey: LocalizedStringKey, _ date: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self {
        Self { Plotted(Text(labelKey), $0[keyPath: date], unit: unit, calendar: calendar) }
    }
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ date: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self {
        Self { Plotted(Text(label), $0[keyPath: date], unit: unit, calendar: calendar) }
    }
}

/// The width or height of each element's mark.
public struct MarkDimensions<DataElement> {
    let dimension: (DataElement) -> MarkDimension
    public static var automatic: Self { Self { _ in .automatic } }
    public static func fixed(_ value: CGFloat) -> Self { Self { _ in .fixed(value) } }
    public static func ratio(_ value: CGFloat) -> Self { Self { _ in .ratio(value) } }
    public static func inset(_ value: CGFloat) -> Self { Self { _ in .inset(value) } }
    public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> Self { Self { .fixed($0[keyPath: keyPath]) } }
    public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> Self { Self { .ratio($0[keyPath: keyPath]) } }
    public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> Self { Self { .inset($0[keyPath: keyPath]) } }
}
extension MarkDimensions: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) { self = .fixed(value) }
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
