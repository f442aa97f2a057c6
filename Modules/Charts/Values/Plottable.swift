import Foundation
import SwiftUI

/// A type whose values stand on a scale: numbers, dates, strings, and what is represented by one of them.
///
/// ```swift
/// enum Hive: String, Plottable { case north, south }      // by its raw value
/// ```
public protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    /// The number, date or string that stands for this value.
    var primitivePlottable: PrimitivePlottable { get }
    /// The value for a number, date or string; nil if there is none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// The numbers, dates and strings that scales are made of.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable: PrimitivePlottableProtocol {
    var _datum: _ChartDatum { get }
    init?(_datum: _ChartDatum)
}

/// What a scale places: a number, a date in seconds since the reference date, or a category.
public enum _ChartDatum: Hashable, Sendable {
    case number(Double)
    case date(Double)
    case category(String)

    /// The number or the seconds; nil for a category.
    var number: Double? {
        switch self {
        case .number(let number), .date(let number): number
        case .category: nil
        }
    }
    /// False for what has no place on any scale.
    var isFinite: Bool { number?.isFinite ?? true }
}

extension Plottable {
    var datum: _ChartDatum { primitivePlottable._datum }
    init?(datum: _ChartDatum) {
        guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}
extension PrimitivePlottableProtocol where PrimitivePlottable == Self {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}
extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    public var primitivePlottable: RawValue { rawValue }
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension String: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = String
    public var _datum: _ChartDatum { .category(self) }
    public init?(_datum: _ChartDatum) {
        guard case .category(let name) = _datum else { return nil }
        self = name
    }
}
extension Date: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Date
    public var _datum: _ChartDatum { .date(timeIntervalSinceReferenceDate) }
    public init?(_datum: _ChartDatum) {
        guard case .date(let seconds) = _datum, seconds.isFinite else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}
extension Decimal: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Decimal
    public var _datum: _ChartDatum { .number(isNaN ? .nan : NSDecimalNumber(decimal: self).doubleValue) }
    public init?(_datum: _ChartDatum) {
        guard case .number(let number) = _datum, number.isFinite else { return nil }
        self.init(number)
    }
}

extension BinaryFloatingPoint {
    public var _datum: _ChartDatum { .number(Double(self)) }
    public init?(_datum: _ChartDatum) {
        guard case .number(let number) = _datum else { return nil }
        self.init(number)
    }
}
extension BinaryInteger {
    public var _datum: _ChartDatum { .number(Double(self)) }
    /// The whole part, as in a conversion; nil beyond what the type holds.
    public init?(_datum: _ChartDatum) {
        guard case .number(let number) = _datum, number.isFinite, let whole = Self(exactly: number.rounded(.towardZero)) else { return nil }
        self = whole
    }
}
extension Double: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension Float: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
extension CGFloat: PrimitivePlottableProtocol { public typealias PrimitivePlottable = CGFloat }
extension Int: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }
