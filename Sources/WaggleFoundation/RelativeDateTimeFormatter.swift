import Foundation

/// Formats a date relative to another, such as `in 5 minutes` or `yesterday`, in the largest unit in which they differ.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether days next to each other have names.
    public enum DateTimeStyle: Int, Sendable {
        /// `1 day ago`
        case numeric
        /// `yesterday`
        case named
    }
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// `2 months ago`
        case full
        /// `two months ago`
        case spellOut
        /// `2 mo. ago`
        case short
        /// `2mo ago`
        case abbreviated
    }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var calendar: Calendar! = .autoupdatingCurrent
    open var locale: Locale! = .autoupdatingCurrent
    /// Whether a sentence begins with the text. Words are in lower case unless it does.
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }
    @available(*, unavailable, message: "A formatter of relative dates cannot be read from an archive.")
    public required init?(coder: NSCoder) { fatalError("unavailable") }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units = Self.units.map(\.component)
        let difference = (calendar ?? .current).dateComponents(Set(units), from: referenceDate, to: date)
        return text(difference, relativeTo: referenceDate)
    }
    /// - Parameter timeInterval: in seconds; negative for the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }
    /// - Parameter dateComponents: the difference; the largest unit that is not zero is written.
    open func localizedString(from dateComponents: DateComponents) -> String { text(dateComponents, relativeTo: Date()) }
    open override func string(for obj: Any?) -> String? { (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) } }

    private static let units: [(component: Calendar.Component, field: Date.RelativeFormatStyle.Field)] = [
        (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour), (.minute, .minute), (.second, .second),
    ]

    private func text(_ difference: DateComponents, relativeTo reference: Date) -> String {
        let unit = Self.units.first { (difference.value(for: $0.component) ?? 0) != 0 } ?? (.second, .second)
        let value = difference.value(for: unit.component) ?? 0, calendar = calendar ?? .current
        let anchor = calendar.date(byAdding: unit.component, value: value, to: reference) ?? reference
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: anchor, allowedFields: [unit.field], presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: formatUnits,
            locale: locale ?? .current, calendar: calendar,
            capitalizationContext: formattingContext == .beginningOfSentence ? .beginningOfSentence : .unknown)
        return style.format(reference)
    }
    private var formatUnits: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
