import Foundation
import SwiftUI

/// A rule for where a chart's content settles.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}
extension ChartScrollTargetBehavior {
    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

/// What such a rule is told: as any rule for scrolling, and the chart's scales.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
    let base: ScrollTargetBehaviorContext
    /// Places values in the whole scrolled plot.
    public let chartProxy: ChartProxy
    let calendar: Calendar
    public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T { base[keyPath: keyPath] }
}

/// Hands a chart's rule to its scroll view.
struct ChartScrollRule: ScrollTargetBehavior {
    let behavior: (any ChartScrollTargetBehavior)?
    let scene: ChartScene
    let calendar: Calendar
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        guard let behavior else { return }
        let proxy = ChartProxy(scene: scene, plotSize: context.contentSize, anchor: nil, selection: ChartSelection(), isMirrored: false)
        behavior.updateTarget(&target, context: ChartScrollTargetBehaviorContext(base: context, chartProxy: proxy, calendar: calendar))
    }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
        updateTarget(&target, context: context.base)
    }
}
extension ChartScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// As much as is in sight at a time.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// What a swipe goes to.
public struct MajorValueAlignment<Value: Plottable>: Sendable {
    enum Kind: Sendable { case page, unit(Double), matching(DateComponents) }
    let kind: Kind
    /// The next or the previous part as long as what is in sight.
    public static var page: MajorValueAlignment { MajorValueAlignment(kind: .page) }
}
extension MajorValueAlignment where Value: Numeric {
    public static func unit(_ unit: Value) -> MajorValueAlignment { MajorValueAlignment(kind: .unit(unit.datum.number ?? 1)) }
}
extension MajorValueAlignment where Value == Date {
    public static func matching(_ components: DateComponents) -> MajorValueAlignment { MajorValueAlignment(kind: .matching(components)) }
}
/// How far one swipe goes.
public struct ValueAlignedLimitBehavior: Sendable, Hashable {
    enum Kind { case automatic, always, never }
    let kind: Kind
    public static let automatic = ValueAlignedLimitBehavior(kind: .automatic)
    /// To the next or previous major value.
    public static let always = ValueAlignedLimitBehavior(kind: .always)
    public static let never = ValueAlignedLimitBehavior(kind: .never)
}

/// Settles at multiples of a number, or at dates that have given components.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    enum Unit: Sendable { case number(Double), date(DateComponents), page }
    struct Rule: Sendable { var unit: Unit, major: Unit? }
    var x: Rule?, y: Rule?
    var limit = ValueAlignedLimitBehavior.automatic
    /// A slower release, in points per second, is no swipe.
    private static let swipe: CGFloat = 150

    private static func unit<T>(_ major: MajorValueAlignment<T>?) -> Unit? {
        switch major?.kind {
        case .page: .page
        case .unit(let number): .number(number)
        case .matching(let components): .date(components)
        case nil: nil
        }
    }
    public init<T: Plottable & Numeric>(
        unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        let rule = Rule(unit: .number(unit.datum.number ?? 1), major: Self.unit(majorAlignment))
        (x, y, limit) = (rule, rule, limitBehavior)
    }
    public init(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        let rule = Rule(unit: .date(components), major: Self.unit(majorAlignment))
        (x, y, limit) = (rule, rule, limitBehavior)
    }
    public init<X: Plottable & Numeric, Y: Plottable & Numeric>(xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
                                                                yMajorAlignment: MajorValueAlignment<Y>? = nil,
                                                                limitBehavior: ValueAlignedLimitBehavior = .automatic) {
        x = Rule(unit: .number(xUnit.datum.number ?? 1), major: Self.unit(xMajorAlignment))
        y = Rule(unit: .number(yUnit.datum.number ?? 1), major: Self.unit(yMajorAlignment))
        limit = limitBehavior
    }
    public init<Y: Plottable & Numeric>(xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
                                        yMajorAlignment: MajorValueAlignment<Y>? = nil,
                                        limitBehavior: ValueAlignedLimitBehavior = .automatic) {
        x = Rule(unit: .date(xComponents), major: Self.unit(xMajorAlignment))
        y = Rule(unit: .number(yUnit.datum.number ?? 1), major: Self.unit(yMajorAlignment))
        limit = limitBehavior
    }
    public init<X: Plottable & Numeric>(xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
                                        yMajorAlignment: MajorValueAlignment<Date>? = nil,
                                        limitBehavior: ValueAlignedLimitBehavior = .automatic) {
        x = Rule(unit: .number(xUnit.datum.number ?? 1), major: Self.unit(xMajorAlignment))
        y = Rule(unit: .date(yComponents), major: Self.unit(yMajorAlignment))
        limit = limitBehavior
    }

    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
        let proxy = context.chartProxy
        if let x, context.axes.contains(.horizontal), let scale = proxy.scene.xScale {
            target.rect.origin.x = aligned(target.rect.minX, from: context.originalTarget.rect.minX, context.velocity.dx,
                page: context.containerSize.width, context.contentSize.width, x, scale, context.calendar)
        }
        if let y, context.axes.contains(.vertical), let scale = proxy.scene.yScale {
            target.rect.origin.y = aligned(target.rect.minY, from: context.originalTarget.rect.minY, context.velocity.dy,
                page: context.containerSize.height, context.contentSize.height, y, scale, context.calendar)
        }
    }
    private func aligned(
        _ position: CGFloat, from start: CGFloat, _ speed: CGFloat, page: CGFloat, _ length: CGFloat, _ rule: Rule, _ scale: PositionScale,
        _ calendar: Calendar
    ) -> CGFloat {
        guard length > 0, position.isFinite else { return position }
        var position = position, unit = rule.unit
        if let major = rule.major, abs(speed) > Self.swipe {
            if limit != .never { position = min(max(position, start - page), start + page) }
            if case .page = major { position = start + (speed > 0 ? page : -page) } else { unit = major }
        }
        guard let datum = scale.datum(share: scale.share(at: position, length: length)) else { return position }
        switch (unit, datum) {
        case (.number(let step), .number(let number)) where step > 0:
            return scale.place(of: .number((number / step).rounded() * step))?.position(length) ?? position
        // Seconds, from the beginning of the scale.
        case (.number(let step), .date(let seconds)) where step > 0:
            return scale.place(of: .date(scale.lower + ((seconds - scale.lower) / step).rounded() * step))?.position(length) ?? position
        case (.number(let count), .category) where count >= 1:
            let step = length / CGFloat(max(scale.categories.count, 1)) * CGFloat(count)
            return (position / step).rounded() * step
        case (.date(let components), .date(let seconds)):
            guard abs(seconds) < CalendarSteps.farthest else { return position }
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            let after = calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
            let before = calendar.nextDate(after: date.addingTimeInterval(1), matching: components, matchingPolicy: .nextTime,
                direction: .backward)
            let nearest = [after, before].compactMap { $0 }
                .min { abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date)) } ?? date
            return scale.place(of: .date(nearest.timeIntervalSinceReferenceDate))?.position(length) ?? position
        default: return position
        }
    }
}
extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self {
        ValueAlignedChartScrollTargetBehavior(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self {
        ValueAlignedChartScrollTargetBehavior(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }
    public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil, yMajorAlignment: MajorValueAlignment<Y>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self {
        ValueAlignedChartScrollTargetBehavior(xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment,
            yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
    }
}
