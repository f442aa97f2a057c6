import Foundation
import SwiftUI

/// What the program says about a scale of positions.
struct ScaleSettings {
    var domain: _ScaleDomainValues?
    var range: _PositionRange?
    var type: ScaleType?
}

/// Finds the domain and the type of a position scale from the data.
struct ScaleBuilder {
    var settings: ScaleSettings
    var values: [_ChartDatum] = []
    /// Intervals of bins and sums of stacks, which may reach beyond the values.
    var extremes: [Double] = []
    var isUpward: Bool

    /// The scale; nil if the dimension has no values.
    func scale() -> PositionScale? {
        guard var scale = unpaddedScale() else { return nil }
        scale.isUpward = isUpward
        switch settings.range?.kind {
        case .plot(let start, let end): (scale.startPadding, scale.endPadding) = (start, end)
        case .points(let lower, let upper): scale.points = lower...upper
        case nil: break
        }
        return scale
    }
    private func unpaddedScale() -> PositionScale? {
        switch settings.domain?.kind {
        case .range(let lower, let upper):
            guard let start = lower.number, let end = upper.number else { return categoryScale(distinct([lower, upper]), reversed: false) }
            var isDate = false
            if case .date = lower { isDate = true }
            return continuous(start, end, isDate: isDate)
        case .categories(let data):
            if settings.type?.kind != .category, let numbers = numbers(data), numbers.count >= 2,
               !values.contains(where: { $0.number == nil }), settings.type != nil || !isCategorical {
                var isDate = false
                if case .date = data[0] { isDate = true }
                // The ends in their order: an array may run downward.
                var scale = continuous(numbers.min() ?? 0, numbers.max() ?? 0, isDate: isDate)
                if let first = numbers.first, let last = numbers.last, first > last { scale?.isReversed = true }
                return scale
            }
            return categoryScale(distinct(data), reversed: false)
        case .automatic(let includesZero, let reversed, let change): return automatic(includesZero, reversed, change)
        case nil: return automatic(nil, false, nil)
        }
    }
    private var isCategorical: Bool { values.contains { $0.number == nil } }
    private func numbers(_ data: [_ChartDatum]) -> [Double]? {
        let numbers = data.compactMap(\.number)
        return numbers.count == data.count ? numbers : nil
    }
    private func distinct(_ data: [_ChartDatum]) -> [_ChartDatum] {
        var seen: Set<_ChartDatum> = []
        return data.filter { seen.insert($0).inserted }
    }
    private func categoryScale(_ data: [_ChartDatum], reversed: Bool) -> PositionScale {
        var scale = PositionScale(categories: data.map { $0.name })
        // The first category stands on top.
        scale.isReversed = reversed != isUpward
        return scale
    }
    private func continuous(_ start: Double, _ end: Double, isDate: Bool) -> PositionScale? {
        guard start.isFinite, end.isFinite else { return nil }
        var scale = PositionScale(type: isDate ? .date : type, lower: start, upper: end)
        if start > end { (scale.lower, scale.upper, scale.isReversed) = (end, start, true) }
        scale.widenIfEmpty()
        return scale
    }
    private var type: ScaleType {
        guard let type = settings.type, type.kind != .category, type.kind != .date else { return .linear }
        return type
    }
    private func automatic(_ includesZero: Bool?, _ reversed: Bool, _ change: (([_ChartDatum]) -> [_ChartDatum])?) -> PositionScale? {
        guard !values.isEmpty || !extremes.isEmpty else { return nil }
        if isCategorical || settings.type?.kind == .category {
            let data = distinct(values)
            return categoryScale(change?(data) ?? data, reversed: reversed)
        }
        var isDate = false
        if case .date = values.first { isDate = true }
        var numbers = (values.compactMap(\.number) + extremes).filter(\.isFinite)
        if type.kind == .log { numbers = numbers.filter { $0 > 0 } }
        guard var lower = numbers.min(), var upper = numbers.max() else { return nil }
        if !isDate, includesZero ?? true, type.kind != .log { (lower, upper) = (min(lower, 0), max(upper, 0)) }
        if let change {
            let changed = change(isDate ? [.date(lower), .date(upper)] : [.number(lower), .number(upper)]).compactMap(\.number)
                .filter(\.isFinite)
            if let low = changed.min(), let high = changed.max() { (lower, upper) = (low, high) }
        }
        var scale = continuous(lower, upper, isDate: isDate)
        scale?.isReversed = reversed
        return scale
    }
}

extension PositionScale {
    /// One value alone is in the middle of something.
    mutating func widenIfEmpty() {
        guard !(lower < upper) else { return }
        switch type.kind {
        case .date: (lower, upper) = (lower - 43_200, upper + 43_200)
        case .log: (lower, upper) = lower > 0 ? (lower / 10 > 0 ? lower / 10 : lower, min(upper * 10, .greatestFiniteMagnitude)) : (1, 10)
        case .linear, .symmetricLog, .power, .category:
            let most = Double.greatestFiniteMagnitude
            if lower == 0 { upper = 1 } else { (lower, upper) = (max(lower - abs(lower) / 2, -most), min(upper + abs(upper) / 2, most)) }
        }
    }
}
extension _ChartDatum {
    /// The value as a category.
    var name: String {
        switch self {
        case .category(let name): name
        case .number(let number): number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
        case .date(let seconds) where abs(seconds) < CalendarSteps.farthest:
            Date(timeIntervalSinceReferenceDate: seconds).formatted(date: .abbreviated, time: .omitted)
        // No calendar names a date so far away.
        case .date(let seconds): String(seconds)
        }
    }
}
