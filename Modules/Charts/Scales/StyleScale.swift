import Foundation
import SwiftUI

/// What the program says about a scale of colors, symbols or the like.
struct StyleScaleSettings<Visual> {
    var domain: _ScaleDomainValues?
    var range: [Visual] = []
    var mapping: [(_ChartDatum, Visual)] = []
    var function: ((_ChartDatum) -> Visual?)?
    var type: ScaleType?
}

/// Gives each value a color, a symbol or the like.
struct StyleScale<Visual> {
    /// The categories in order, each of which has an entry in the legend; empty for numbers.
    let categories: [_ChartDatum]
    /// The ends of a continuous scale.
    let numbers: ClosedRange<Double>?
    /// Whether the numbers are the seconds of dates.
    let isDate: Bool
    let label: Text?
    private let indices: [_ChartDatum: Int]
    private let settings: StyleScaleSettings<Visual>
    private let standard: [Visual]

    /// - Parameter standard: the visual values that categories take in turn.
    init(_ settings: StyleScaleSettings<Visual>, values: [Plotted], standard: [Visual]) {
        (self.settings, self.standard, label) = (settings, standard, values.first?.label)
        var data: [_ChartDatum] = []
        if !settings.mapping.isEmpty { data = settings.mapping.map(\.0) }
        var range: ClosedRange<Double>?
        switch settings.domain?.kind {
        case .categories(let given): data = given
        case .range(let lower, let upper):
            if let start = lower.number, let end = upper.number, start.isFinite, end.isFinite { range = min(start, end)...max(start, end) }
        case .automatic, nil: break
        }
        let isContinuous = settings.mapping.isEmpty && settings.function == nil && settings.type?.kind != .category && data.isEmpty
            && !values.isEmpty && values.allSatisfy { $0.datum.number != nil }
        if case .date? = values.first?.datum { isDate = isContinuous } else { isDate = false }
        if isContinuous {
            // A logarithm has no zero.
            let isLog = settings.type?.kind == .log
            let finite = values.compactMap(\.datum.number).filter { $0.isFinite && (!isLog || $0 > 0) }
            if range == nil, let lower = finite.min(), let upper = finite.max() {
                range = isDate || isLog ? lower...upper : min(lower, 0)...max(upper, 0)
                if case .automatic(false, _, _)? = settings.domain?.kind { range = lower...upper }
            }
            (categories, numbers, indices) = ([], range, [:])
            return
        }
        var indices: [_ChartDatum: Int] = [:]
        var categories: [_ChartDatum] = []
        for datum in data + values.map(\.datum) where indices[datum] == nil {
            indices[datum] = categories.count
            categories.append(datum)
        }
        (self.categories, numbers, self.indices) = (categories, nil, indices)
    }
    var isContinuous: Bool { numbers != nil }

    /// The visual value of a category; nil if it has none.
    func visual(of datum: _ChartDatum) -> Visual? {
        if let given = settings.function?(datum) { return given }
        if let given = settings.mapping.first(where: { $0.0 == datum }) { return given.1 }
        guard let index = indices[datum] else { return nil }
        let visuals = settings.range.isEmpty ? standard : settings.range
        return visuals.isEmpty ? nil : visuals[index % visuals.count]
    }
    /// Where a number is between the ends, 0 to 1.
    func share(of datum: _ChartDatum) -> Double? {
        guard let numbers, let number = datum.number, number.isFinite else { return nil }
        let type = settings.type ?? .linear
        let start = type.even(numbers.lowerBound), length = type.even(numbers.upperBound) - start
        guard length > 0 else { return 1 }
        let share = (type.even(number) - start) / length
        return share.isFinite ? min(max(share, 0), 1) : nil
    }
    /// The visual values that numbers are blended of.
    var range: [Visual] { settings.range }
}

extension StyleScale<CGFloat> {
    /// The area of a number's symbol, between the smallest and the largest one; nil without a scale of numbers.
    func area(of datum: _ChartDatum) -> CGFloat? {
        guard let share = share(of: datum) else { return nil }
        let lower = range.first ?? 0, upper = range.last ?? 200
        return lower + (upper - lower) * CGFloat(share)
    }
}
