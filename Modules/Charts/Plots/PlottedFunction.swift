import Foundation
import SwiftUI

/// A function whose graph is drawn.
struct PlottedFunction {
    enum Kind {
        case line((Double) -> Double)
        case area((Double) -> (Double, Double))
        case parametric((Double) -> (x: Double, y: Double))
    }
    let kind: Kind
    /// Nil for the whole x scale.
    let domain: ClosedRange<Double>?
    var isArea: Bool { if case .area = kind { true } else { false } }

    /// Points of the graph at equal steps. Not-a-number and infinity are where it has none.
    func samples(over scale: ClosedRange<Double>, count: Int) -> [(x: Double, y: Double, y1: Double)] {
        let range = domain ?? scale, length = range.upperBound - range.lowerBound
        guard length.isFinite, count > 0 else { return [] }
        return (0...count).map { index in
            let t = range.lowerBound + length * Double(index) / Double(count)
            switch kind {
            case .line(let function):
                let y = function(t)
                return (t, y, y)
            case .area(let function):
                let (start, end) = function(t)
                return (t, start, end)
            case .parametric(let function):
                let (x, y) = function(t)
                return (x, x.isFinite ? y : .nan, y)
            }
        }
    }
}
