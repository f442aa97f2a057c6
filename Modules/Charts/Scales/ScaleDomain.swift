import Foundation
import SwiftUI

/// The values that a scale goes over: a range, categories, or what the data has.
public protocol ScaleDomain {
    var _domain: _ScaleDomainValues { get }
}

/// A domain without its type.
public struct _ScaleDomainValues {
    enum Kind {
        case automatic(includesZero: Bool?, reversed: Bool, change: (([_ChartDatum]) -> [_ChartDatum])?)
        case range(_ChartDatum, _ChartDatum)
        case categories([_ChartDatum])
    }
    let kind: Kind
}

/// A domain that the chart takes from its data.
public struct AutomaticScaleDomain: ScaleDomain {
    public let _domain: _ScaleDomainValues
}
extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { automatic() }
    /// - Parameter includesZero: nil for true with numbers.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _domain: _ScaleDomainValues(kind: .automatic(includesZero: includesZero, reversed: reversed ?? false, change: nil)))
    }
    /// - Parameter modifyInferredDomain: changes the values of the domain: both ends, or the categories in order.
    public static func automatic<DataValue: Plottable>(includesZero: Bool? = nil, reversed: Bool? = nil,
                                                       dataType: DataValue.Type = DataValue.self,
                                                       modifyInferredDomain: @escaping (inout [DataValue])
                                                           -> Void) -> AutomaticScaleDomain {
        AutomaticScaleDomain(_domain: _ScaleDomainValues(kind: .automatic(includesZero: includesZero, reversed: reversed ?? false, change: { data in
            var values = data.compactMap(DataValue.init(datum:))
            modifyInferredDomain(&values)
            return values.map(\.datum)
        })))
    }
}
extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomainValues { _ScaleDomainValues(kind: .range(lowerBound.datum, upperBound.datum)) }
}
extension Range: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomainValues { _ScaleDomainValues(kind: .range(lowerBound.datum, upperBound.datum)) }
}
extension Array: ScaleDomain where Element: Plottable {
    public var _domain: _ScaleDomainValues { _ScaleDomainValues(kind: .categories(map(\.datum))) }
}

/// What the values of a scale become: positions, colors, symbols.
public protocol ScaleRange {
    associatedtype VisualValue
    var _visualValues: [VisualValue] { get }
}
extension ScaleRange {
    public var _visualValues: [VisualValue] { [] }
}
/// A range of positions.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
    var _positions: _PositionRange { get }
}
/// Where a scale begins and ends in the plot.
public struct _PositionRange {
    enum Kind { case plot(startPadding: CGFloat, endPadding: CGFloat), points(CGFloat, CGFloat) }
    let kind: Kind
}
/// The plot's width or height.
public struct PlotDimensionScaleRange: PositionScaleRange {
    public typealias VisualValue = CGFloat
    public let _positions: _PositionRange
}
extension PositionScaleRange where Self == PlotDimensionScaleRange {
    public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        plotDimension(startPadding: padding, endPadding: padding)
    }
    /// - Parameters:
    ///   - startPadding: points between the beginning of the plot and that of the scale.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(_positions: _PositionRange(
            kind: .plot(startPadding: startPadding.isFinite ? startPadding : 0, endPadding: endPadding.isFinite ? endPadding : 0)))
    }
}
extension ClosedRange: ScaleRange where Bound == CGFloat {
    public typealias VisualValue = CGFloat
}
extension ClosedRange: PositionScaleRange where Bound == CGFloat {
    public var _positions: _PositionRange { _PositionRange(kind: .points(lowerBound, upperBound)) }
}
extension Array: ScaleRange {
    public typealias VisualValue = Element
    public var _visualValues: [Element] { self }
}
extension Gradient: ScaleRange {
    public typealias VisualValue = Color
    public var _visualValues: [Color] { stops.map(\.color) }
}
