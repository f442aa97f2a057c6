import Foundation

/// Formats durations, such as `1m 30s` or `1:30`, in English.
///
/// Foundation on Linux declares the class but marks it unavailable; this module's class takes precedence.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The style in which units are written.
    public enum UnitsStyle: Int, Sendable {
        /// `1:30`
        case positional
        /// `1m 30s`
        case abbreviated
        /// `1 min, 30 sec`
        case short
        /// `1 minute, 30 seconds`
        case full
        /// `one minute, thirty seconds`
        case spellOut
        /// `1min 30sec`
        case brief
    }

    /// How units with a value of zero are formatted. If all are zero, the last one is kept.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Positional style drops leading zeros and pads the rest to two digits; other styles drop all zeros.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Keeps zeros; positional values are padded to two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The style in which units are written; `1:30` by default.
    open var unitsStyle = UnitsStyle.positional
    /// The units to use, from years to seconds; empty for all of them.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The most units that are written, beginning with the largest one; 0 for all. What is left is rounded: `2h` for 1h 40m.
    open var maximumUnitCount = 0
    /// The calendar that defines the lengths of units; nil for the current one.
    open var calendar: Calendar? = .current
    /// The start of durations given in seconds, which matters for months and years; nil for the reference date.
    open var referenceDate: Date?

    public override init() { super.init() }
    @available(*, unavailable, message: "A formatter of time spans cannot be read from an archive.")
    public required init?(coder: NSCoder) { fatalError("unavailable") }

    /// Formats a duration in seconds; the remainder below the smallest unit is dropped. nil if the duration is not finite.
    open func string(from interval: TimeInterval) -> String? {
        guard interval.isFinite, abs(interval) < 1e12 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(interval))
    }

    /// Formats the time between two dates; negative if the second is earlier.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: startDate, to: endDate, units)
    }

    /// Formats the components that are set, limited to the allowed units.
    open func string(from components: DateComponents) -> String? {
        let units = units.filter { components.value(for: $0.component) != nil }
        guard maximumUnitCount > 0, units.count > maximumUnitCount else { return text(components, units) }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        var wanted = DateComponents()
        for unit in units { wanted.setValue(components.value(for: unit.component), for: unit.component) }
        guard let end = (calendar ?? .current).date(byAdding: wanted, to: start) else { return text(components, units) }
        return string(from: start, to: end, units)
    }

    /// Formats components in a style, with default settings.
    public static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }
}

extension DateComponentsFormatter {
    private struct Unit {
        let option: NSCalendar.Unit
        let component: Calendar.Component
        let letter: String
        /// Singular and plural, abbreviated.
        let short: (String, String)
        let full: String
    }

    private static let allUnits: [Unit] = [
        Unit(option: .year, component: .year, letter: "y", short: ("yr", "yrs"), full: "year"),
        Unit(option: .month, component: .month, letter: "mo", short: ("mth", "mths"), full: "month"),
        Unit(option: .weekOfMonth, component: .weekOfMonth, letter: "w", short: ("wk", "wks"), full: "week"),
        Unit(option: .day, component: .day, letter: "d", short: ("day", "days"), full: "day"),
        Unit(option: .hour, component: .hour, letter: "h", short: ("hr", "hr"), full: "hour"),
        Unit(option: .minute, component: .minute, letter: "m", short: ("min", "min"), full: "minute"),
        Unit(option: .second, component: .second, letter: "s", short: ("sec", "sec"), full: "second"),
    ]

    private var units: [Unit] {
        let chosen = Self.allUnits.filter { allowedUnits.contains($0.option) }
        return chosen.isEmpty ? Self.allUnits : chosen
    }

    private func string(from start: Date, to end: Date, _ units: [Unit]) -> String? {
        let components = difference(start, end, units)
        guard maximumUnitCount > 0, units.count > maximumUnitCount else { return text(components, units) }
        // Zeros before the first unit that is written do not count.
        let dropsZeros = !zeroFormattingBehavior.contains(.pad) && !zeroFormattingBehavior.isDisjoint(with: [.default, .dropLeading])
        let first = dropsZeros ? units.firstIndex { components.value(for: $0.component) ?? 0 != 0 } ?? units.count - 1 : 0
        guard units.count - first > maximumUnitCount else { return text(components, units) }
        let kept = Array(units[..<(first + maximumUnitCount)]), smallest = kept[kept.count - 1].component
        let coarse = difference(start, end, kept), calendar = calendar ?? .current
        guard let lower = calendar.date(byAdding: coarse, to: start),
              let upper = calendar.date(byAdding: smallest, value: end < start ? -1 : 1, to: lower),
              2 * abs(end.timeIntervalSince(lower)) > abs(upper.timeIntervalSince(lower)) else { return text(coarse, kept) }
        return text(difference(start, upper, kept), kept)
    }
    private func difference(_ start: Date, _ end: Date, _ units: [Unit]) -> DateComponents {
        var components = (calendar ?? .current).dateComponents(Set(units.map(\.component)), from: start, to: end)
        // The calendar puts fractions of seconds into the nanoseconds, which are not formatted.
        components.nanosecond = nil
        return components
    }

    private func text(_ components: DateComponents, _ units: [Unit]) -> String? {
        let values = units.map { (unit: $0, value: components.value(for: $0.component) ?? 0) }
        guard !values.isEmpty else { return nil }
        let kept = withoutZeros(values)
        let sign = kept.contains { $0.value < 0 } ? "-" : ""
        let parts = kept.map { (unit: $0.unit, value: abs($0.value)) }
        return sign + (unitsStyle == .positional ? positional(parts) : parts.map(written).joined(separator: separator))
    }

    private func withoutZeros(_ values: [(unit: Unit, value: Int)]) -> [(unit: Unit, value: Int)] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
        guard !behavior.contains(.pad), let first = values.firstIndex(where: { $0.value != 0 }),
              let last = values.lastIndex(where: { $0.value != 0 }) else {
            return behavior.contains(.pad) || behavior.isDisjoint(with: .dropAll) ? values : values.suffix(1)
        }
        return values.enumerated().filter { index, item in
            if item.value != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            if index > last { return !behavior.contains(.dropTrailing) }
            return !behavior.contains(.dropMiddle)
        }.map(\.element)
    }

    /// Hours, minutes and seconds with colons, preceded by larger units with their letters.
    private func positional(_ parts: [(unit: Unit, value: Int)]) -> String {
        let isClock: (Unit) -> Bool = { $0.component == .hour || $0.component == .minute || $0.component == .second }
        let long = parts.filter { !isClock($0.unit) }.map { "\($0.value)\($0.unit.letter)" }
        let pads = zeroFormattingBehavior.contains(.pad)
        let clock = parts.filter { isClock($0.unit) }.enumerated().map { index, part in
            (index > 0 || pads) && part.value < 10 ? "0\(part.value)" : "\(part.value)"
        }
        return (long + (clock.isEmpty ? [] : [clock.joined(separator: ":")])).joined(separator: " ")
    }

    private var separator: String {
        switch unitsStyle {
        case .abbreviated, .brief, .positional: " "
        case .short, .full, .spellOut: ", "
        }
    }

    private func written(_ unit: Unit, _ value: Int) -> String {
        let full = value == 1 ? unit.full : unit.full + "s"
        let short = value == 1 ? unit.short.0 : unit.short.1
        switch unitsStyle {
        case .positional, .abbreviated: return "\(value)\(unit.letter)"
        case .brief: return "\(value)\(short)"
        case .short: return "\(value) \(short)"
        case .full: return "\(value) \(full)"
        case .spellOut:
            let formatter = NumberFormatter()
            formatter.numberStyle = .spellOut
            formatter.locale = Locale(identifier: "en_US")
            return "\(formatter.string(from: NSNumber(value: value)) ?? String(value)) \(full)"
        }
    }
}
