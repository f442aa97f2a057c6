import Foundation

/// Formats measurements, such as `5 km` or `41°F`.
///
/// Foundation on Linux declares the class but marks it unavailable; this module's class takes precedence.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Which unit is written.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// That of the measurement; without it, the one that people of the locale's region use.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// The one that suits the size.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// A temperature as `41°`.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }
    open var unitOptions: UnitOptions = []
    /// `5km`, `5 km` or `5 kilometers`.
    open var unitStyle = Formatter.UnitStyle.medium
    /// Of the region's units, and of the number unless it has a formatter of its own; nil for the current one.
    open var locale: Locale! = .current { didSet { if !hasOwnNumberFormatter { numberFormatter?.locale = locale ?? Locale.current } } }
    /// Writes the number, with up to three digits after the point unless it is set up otherwise; nil restores the default.
    open var numberFormatter: NumberFormatter! = MeasurementFormatter.decimals(.current) {
        didSet {
            hasOwnNumberFormatter = numberFormatter != nil
            if numberFormatter == nil { numberFormatter = Self.decimals(locale ?? .current) }
        }
    }
    private var hasOwnNumberFormatter = false
    private static func decimals(_ locale: Locale) -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = locale
        return formatter
    }

    public override init() { super.init() }
    @available(*, unavailable, message: "A formatter of measurements cannot be read from an archive.")
    public required init?(coder: NSCoder) { fatalError("unavailable") }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let given = measurement.inAnyUnit, locale = locale ?? .current
        let shown = unitOptions.contains(.providedUnit) ? given : RegionalUnits.natural(given, locale)
        let number = numberFormatter?.string(from: NSNumber(value: shown.value)) ?? String(shown.value)
        if unitOptions.contains(.temperatureWithoutUnit), shown.unit is UnitTemperature { return number + "°" }
        return MeasurementText.joined(number, shown.value, shown.unit, width, locale)
    }
    private var width: MeasurementText.Width { unitStyle == .long ? .wide : unitStyle == .short ? .narrow : .abbreviated }
    /// The unit alone.
    open func string(from unit: Unit) -> String { MeasurementText.name(unit, width, locale ?? .current) }
    open override func string(for obj: Any?) -> String? {
        (obj as? any AnyMeasurement).map { string(from: $0.inAnyUnit) } ?? (obj as? Unit).map { string(from: $0) }
    }
}

/// A measurement of any kind of unit.
private protocol AnyMeasurement {
    var inAnyUnit: Measurement<Unit> { get }
}
extension Measurement: AnyMeasurement {
    fileprivate var inAnyUnit: Measurement<Unit> { Measurement<Unit>(value: value, unit: unit) }
}

extension Measurement {
    /// Formats a measurement of a kind of unit.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How the unit is written.
        public struct UnitWidth: Hashable, Codable, Sendable {
            let rawValue: Int
            /// `5 kilometers`
            public static var wide: UnitWidth { UnitWidth(rawValue: 0) }
            /// `5 km`
            public static var abbreviated: UnitWidth { UnitWidth(rawValue: 1) }
            /// `5km`
            public static var narrow: UnitWidth { UnitWidth(rawValue: 2) }
        }
        public var width: UnitWidth
        public var locale: Locale
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        var usage: MeasurementFormatUnitUsage<UnitType>

        /// - Parameters:
        ///   - usage: in which unit; that of the region for general use.
        ///   - numberFormatStyle: nil for a whole number or two digits in the unit of a usage, and up to three digits after the point in
        ///     the measurement's own.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.numberFormatStyle, self.usage) = (width, locale, numberFormatStyle, usage)
        }
        public func format(_ value: Measurement<UnitType>) -> String {
            let given = value.inAnyUnit, width: MeasurementText.Width = width == .wide ? .wide : width == .narrow ? .narrow : .abbreviated
            if numberFormatStyle == nil, let name = usage.name(for: given.unit),
               let text = MeasurementText.text(given.value, given.unit, usage: name, width, locale) { return text }
            let shown = usage == .asProvided ? given : usage.converted(given) ?? RegionalUnits.natural(given, locale)
            if numberFormatStyle == nil, usage.isRounded, let text = MeasurementText.rounded(shown.value, shown.unit, width, locale) {
                return text
            }
            let number = (numberFormatStyle ?? .number.precision(.fractionLength(0...3))).locale(locale).format(shown.value)
            return MeasurementText.joined(number, shown.value, shown.unit, width, locale)
        }
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// The measurement in the region's unit, abbreviated.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement<UnitType> {
        style.format(self)
    }
}

extension FormatStyle {
    public static func measurement<UnitType: Unit>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}
