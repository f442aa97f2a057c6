import Foundation
import SwiftUI

/// How values are spread over a scale.
public struct ScaleType: Sendable, Hashable {
    enum Kind: Hashable { case linear, log, symmetricLog(slope: Double), power(exponent: Double), date, category }
    let kind: Kind

    public static var linear: ScaleType { ScaleType(kind: .linear) }
    /// By the power of ten. Values that are not positive have no place.
    public static var log: ScaleType { ScaleType(kind: .log) }
    /// As `log`, but linear around zero.
    public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(kind: .symmetricLog(slope: slopeAtZero.isFinite && slopeAtZero > 0 ? slopeAtZero : 1))
    }
    public static func power(exponent: Double) -> ScaleType {
        ScaleType(kind: .power(exponent: exponent.isFinite && exponent > 0 ? exponent : 1))
    }
    public static var squareRoot: ScaleType { power(exponent: 0.5) }
    public static var date: ScaleType { ScaleType(kind: .date) }
    public static var category: ScaleType { ScaleType(kind: .category) }

    /// What is spread evenly.
    func even(_ value: Double) -> Double {
        switch kind {
        case .linear, .date, .category: value
        case .log: value > 0 ? log10(value) : .nan
        case .symmetricLog(let slope): (value < 0 ? -1 : 1) * log1p(abs(value) * slope)
        case .power(let exponent): (value < 0 ? -1 : 1) * pow(abs(value), exponent)
        }
    }
    func value(even: Double) -> Double {
        switch kind {
        case .linear, .date, .category: even
        case .log: pow(10, even)
        case .symmetricLog(let slope): (even < 0 ? -1 : 1) * expm1(abs(even)) / slope
        case .power(let exponent): (even < 0 ? -1 : 1) * pow(abs(even), 1 / exponent)
        }
    }
}
