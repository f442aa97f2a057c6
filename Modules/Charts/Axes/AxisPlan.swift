import Foundation
import SwiftUI

/// An axis with its values found, and every line, tick and label placed.
struct AxisPlan {
    /// A line of the grid or a tick.
    struct Line {
        var id: Int
        var place: Place
        var isTick = false
        var length = AxisTick.Length.automatic
        var position: AxisMarkPosition.Kind
        var stroke: StrokeStyle
        var style: AnyShapeStyle
        var offset: CGSize
        /// The value's label, by its place in `labels`; nil without one.
        var label: Int?
    }
    struct Label {
        var id: Int
        var place: Place
        /// The end of the value's band or the next value, for centered labels.
        var end: Place?
        var isCentered: Bool
        var isCategory: Bool
        var position: AxisMarkPosition.Kind
        var preset: AxisMarkPreset.Kind
        var label: AxisLabel
        var text: String
        var look: AxisItem.Look
        var isFirst = false, isLast = false
    }
    var lines: [Line] = []
    var labels: [Label] = []

    static let lineWidth: CGFloat = 0.5
    /// Points between the plot and its labels.
    static let spacing: CGFloat = 4
    static var style: AnyShapeStyle { AnyShapeStyle(Color.gray.opacity(0.5)) }
}

/// Finds the values of axes and places their marks.
@MainActor struct AxisPlanner {
    let isX: Bool
    /// The length of the plot, about.
    let length: CGFloat
    let locale: Locale
    let calendar: Calendar
    /// The length of the calendar unit or the bins of the data; 0 without.
    var unit = 0.0
    /// True for an axis that scrolls, along which every category has its room.
    var scrolls = false
    /// Whether lines are dashed and ticks go along the labels: below and above the plot.
    private var isDashed: Bool { isX }

    /// As many values as have room.
    private var usualCount: Int {
        guard length.isFinite else { return 5 }
        if isX { return Int(min(max(length / 55, 2), 9)) }
        // Five on the usual chart of a phone, whose plot is 100 to 200 points high.
        return Int(length < 100 ? max(length / 25, 2) : min(max(length / 42, 5), 8))
    }

    /// Every how many categories the usual marks stand: where no label could be read, a few of them say more than all.
    private func categoryStride(_ scale: PositionScale) -> Int {
        let count = scale.categories.count, band = Double(length) / Double(max(count, 1))
        guard !scrolls, count > 20, band < 4 else { return 1 }
        return Int(min((isX ? 60 : 24) / max(band, 0.001), Double(count)).rounded(.up))
    }

    /// The values of a group. Widens the scale to them where the program leaves the domain open.
    func values(_ group: AxisGroup, _ scale: inout PositionScale, isOpen: Bool) -> [_ChartDatum] {
        if scale.isCategory {
            if case .data(let data) = group.values.kind { return data }
            let every = group.content == nil ? categoryStride(scale) : 1
            return stride(from: 0, to: scale.categories.count, by: every).map { .category(scale.categories[$0]) }
        }
        let range = scale.lower...scale.upper
        /// More values than this have room on no screen.
        let mostValues = 200
        let rounds = (lower: isOpen && (group.values.roundsLower ?? !scale.isDate),
            upper: isOpen && (group.values.roundsUpper ?? !scale.isDate))
        func widened(_ covering: [Double]) {
            if rounds.lower, let first = covering.first, first.isFinite { scale.lower = min(scale.lower, first) }
            if rounds.upper, let last = covering.last, last.isFinite { scale.upper = max(scale.upper, last) }
        }
        switch group.values.kind {
        case .data(let data): return data
        case .stride(let step):
            if scale.isDate {
                let count = ((range.upperBound - range.lowerBound) / step).rounded(.down)
                return step > 0 && count < 1000 ? (0...Int(max(count, 0))).map { .date(range.lowerBound + Double($0) * step) } : []
            }
            let steps = NumberSteps(step: step)
            widened(steps.covering(range))
            return steps.inside(scale.lower...scale.upper).map { .number($0) }
        case .calendar(let unit, let count, let given):
            let steps = CalendarSteps(unit: unit, count: count, calendar: given ?? calendar)
            widened(steps.covering(range))
            return steps.inside(scale.lower...scale.upper).map { .date($0) }
        case .automatic(let minimum, let count):
            if scale.isDate {
                let steps = CalendarSteps(range: range, count: count ?? usualCount, calendar: calendar, minimum: max(minimum ?? 0, unit))
                widened(steps.covering(range))
                return steps.inside(scale.lower...scale.upper).map { .date($0) }
            }
            switch scale.type.kind {
            case .log:
                guard range.lowerBound > 0 else { return [] }
                let low = log10(range.lowerBound), high = log10(range.upperBound)
                // The smallest numbers have no power of ten below them.
                let floor = pow(10, (low + 1e-9).rounded(.down))
                widened([floor > 0 ? floor : range.lowerBound, pow(10, (high - 1e-9).rounded(.up))])
                let first = Int((log10(scale.lower) - 1e-9).rounded(.up)), last = Int((log10(scale.upper) + 1e-9).rounded(.down))
                guard first <= last else { return [.number(scale.lower), .number(scale.upper)] }
                let every = max((last - first) / (min(max(count ?? usualCount, 2), mostValues) - 1), 1)
                return stride(from: first, through: last, by: every).map { .number(pow(10, Double($0))) }
            case .symmetricLog:
                let largest = max(abs(range.lowerBound), abs(range.upperBound), 1)
                let powers = (0...Int(min(log10(largest).rounded(.up), 308))).map { pow(10, Double($0)) }
                let all = powers.reversed().map { -$0 } + [0] + powers
                widened([all.last { $0 <= range.lowerBound } ?? range.lowerBound, all.first { $0 >= range.upperBound } ?? range.upperBound])
                return all.filter { $0 >= scale.lower && $0 <= scale.upper }.map { .number($0) }
            case .linear, .power, .date, .category:
                let most = count.map { min(max($0, 1), mostValues) + 1 } ?? usualCount
                let steps = NumberSteps(range: range, count: most, minimum: max(minimum ?? 0, 0), widens: rounds.lower || rounds.upper)
                widened(steps.covering(range))
                return steps.inside(scale.lower...scale.upper).map { .number($0) }
            }
        }
    }

    /// The lines and labels of a group.
    func plan(_ group: AxisGroup, _ number: Int, values: [_ChartDatum], _ scale: PositionScale, into plan: inout AxisPlan) {
        var position = resolved(group.position)
        let isUsual = group.preset == .automatic && !isX && scale.isCategory && group.content == nil && group.position == .automatic
        if isUsual, scale.bandInset == 0 { position = .leading }
        let step = zip(
            values,
            values.dropFirst()).compactMap { one, other in one.number.flatMap { one in other.number.map { abs($0 - one) } } }.min() ?? 0
        let format = AxisFormat(values: values, step: step, locale: locale, calendar: calendar)
        let every = scale.isCategory && group.content == nil ? categoryStride(scale) : 1
        for (index, datum) in values.enumerated() {
            guard let start = place(datum, scale), start.share >= -1e-6, start.share <= 1 + 1e-6 else { continue }
            let next = index + 1 < values.count ? values[index + 1] : nil
            let end = every > 1 ? categoryStart(next, scale) : end(of: datum, next: next, step, scale)
            var collector = _AxisMarkCollector()
            let value = AxisValue(index: index, count: values.count, datum: datum)
            if let content = group.content { content(value, &collector) } else { addUsualMarks(group, position, &collector) }
            let id = mixed(mixed(isX ? 101 : 102, number), datum.hashValue)
            var labelIndex: Int?
            for (order, item) in collector.items.enumerated() {
                guard case .label(let label) = item.kind else { continue }
                let text = (label.format ?? group.format)?(datum) ?? format.text(datum)
                let isCentered = label.centered ?? scale.isCategory
                // Nothing follows the end of the scale, in the middle of which a label could stand.
                if isCentered, !scale.isCategory, end == start { continue }
                labelIndex = plan.labels.count
                plan.labels.append(AxisPlan.Label(id: mixed(id, order), place: start, end: end, isCentered: isCentered,
                                                  isCategory: scale.isCategory, position: position,
                                                  preset: isUsual && scale.bandInset > 0 ? .inset : group.preset.kind,
                                                  label: label, text: text, look: item.look, isFirst: index == 0,
                                                  isLast: index == values.count - 1))
            }
            for (order, item) in collector.items.enumerated() {
                let stroke: StrokeStyle?, centered: Bool?, isTick: Bool
                var length = AxisTick.Length.automatic
                switch item.kind {
                case .gridLine(let center, let style): (centered, stroke, isTick) = (center, style, false)
                case .tick(let center, let long, let style): (centered, stroke, isTick, length) = (center, style, true, long)
                case .label: continue
                }
                let isMiddle = centered == true
                func add(_ place: Place, _ id: Int) {
                    plan.lines.append(AxisPlan.Line(id: id, place: place, isTick: isTick, length: length, position: position,
                                                    stroke: stroke ?? StrokeStyle(
                                                        lineWidth: AxisPlan.lineWidth,
                                                        dash: isDashed ? [2, 2] : []), style: item.look.style ?? AxisPlan.style,
                                                    offset: item.look.offset, label: labelIndex))
                }
                if isMiddle, let end {
                    add(Place(share: (start.share + end.share) / 2, points: (start.points + end.points) / 2), mixed(id, 50 + order))
                } else {
                    add(start, mixed(id, 50 + order))
                }
                // The last category ends with a line, too.
                if scale.isCategory, !isMiddle, index == values.count - 1, let end { add(end, mixed(mixed(id, 50 + order), 1)) }
            }
        }
    }
    private func resolved(_ position: AxisMarkPosition) -> AxisMarkPosition.Kind {
        switch position.kind {
        case .automatic: isX ? .bottom : .trailing
        case .leading, .trailing: isX ? .bottom : position.kind
        case .top, .bottom: isX ? position.kind : .trailing
        }
    }
    private func place(_ datum: _ChartDatum, _ scale: PositionScale) -> Place? {
        if scale.isCategory {
            guard let index = scale.indices[datum.name] else { return nil }
            return scale.place(share: Double(index) * scale.step)
        }
        return scale.place(of: datum)
    }
    /// Where a category begins; the end of the scale for none.
    private func categoryStart(_ datum: _ChartDatum?, _ scale: PositionScale) -> Place? {
        datum.map { place($0, scale) } ?? scale.place(share: 1)
    }
    /// The end of a category, or the next value.
    private func end(of datum: _ChartDatum, next: _ChartDatum?, _ step: Double, _ scale: PositionScale) -> Place? {
        if scale.isCategory { return scale.indices[datum.name].map { scale.place(share: Double($0 + 1) * scale.step) } }
        if let next { return scale.place(of: next) }
        guard let number = datum.number else { return nil }
        let end = step > 0 ? number + step : number + unit
        return scale.isDate ? scale.place(of: .date(min(end, max(scale.upper, number)))) : scale.place(
            of: .number(min(end, max(scale.upper, number))))
    }
    private func addUsualMarks(_ group: AxisGroup, _ position: AxisMarkPosition.Kind, _ collector: inout _AxisMarkCollector) {
        AxisGridLine._collect(AxisGridLine(stroke: group.stroke), &collector)
        if isX || group.preset == .extended { AxisTick._collect(AxisTick(length: .longestLabel, stroke: group.stroke), &collector) }
        AxisValueLabel<Never>._collect(AxisValueLabel(), &collector)
    }
}

/// The usual text of values: as many digits as the steps need, and of dates what their unit is.
struct AxisFormat {
    let values: [_ChartDatum]
    let step: Double
    let locale: Locale
    let calendar: Calendar

    func text(_ datum: _ChartDatum) -> String {
        switch datum {
        case .category(let name): return name
        case .number(let number):
            guard number.isFinite else { return "" }
            return number.formatted(.number.precision(.fractionLength(0...digits)).locale(locale))
        case .date(let seconds):
            guard seconds.isFinite, abs(seconds) < CalendarSteps.farthest else { return "" }
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
            switch step == 0 ? 86_400 : step {
            case ..<60: style = style.hour().minute().second()
            case ..<3600: style = style.hour().minute()
            case ..<86_300: style = style.hour()
            case ..<2_300_000: style = style.month(.abbreviated).day()
            case ..<31_000_000: style = style.month(.abbreviated)
            default: style = style.year()
            }
            return date.formatted(style)
        }
    }
    private var digits: Int {
        // A number alone is written as it is.
        guard step > 0, step.isFinite else { return 6 }
        return min(max(Int((-log10(step) - 1e-9).rounded(.up)) + (step * pow(10, (-log10(step)).rounded(.up))).fractionDigits, 0), 12)
    }
}
extension Double {
    /// 1 for 2.5, 0 for a whole number.
    fileprivate var fractionDigits: Int { abs(self - rounded()) < 1e-6 ? 0 : 1 }
}
