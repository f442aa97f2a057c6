import Foundation

/// Formats measurements, such as `5 km` or `41°F`, with English words for units.
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
        let shown = unitOptions.contains(.providedUnit) ? given : UnitNames.natural(given, locale)
        let number = numberFormatter?.string(from: NSNumber(value: shown.value)) ?? String(shown.value)
        if unitOptions.contains(.temperatureWithoutUnit), shown.unit is UnitTemperature { return number + "°" }
        return MeasurementText.joined(number, shown.value, shown.unit, unitStyle == .long ? .wide : unitStyle == .short ? .narrow : .abbreviated)
    }
    /// The unit alone.
    open func string(from unit: Unit) -> String { unitStyle == .long ? UnitNames.words(unit)?.many ?? unit.symbol : UnitNames.abbreviation(unit).text.trimmingCharacters(in: .whitespaces) }
    open override func string(for obj: Any?) -> String? { (obj as? any AnyMeasurement).map { string(from: $0.inAnyUnit) } ?? (obj as? Unit).map { string(from: $0) } }
}

/// A measurement of any kind of unit.
private protocol AnyMeasurement {
    var inAnyUnit: Measurement<Unit> { get }
}
extension Measurement: AnyMeasurement {
    fileprivate var inAnyUnit: Measurement<Unit> { Measurement<Unit>(value: value, unit: unit) }
}

/// A number and its unit.
enum MeasurementText {
    enum Width { case wide, abbreviated, narrow }

    static func joined(_ number: String, _ value: Double, _ unit: Unit, _ width: Width) -> String {
        if width == .wide, let words = UnitNames.words(unit) { return "\(number) \(value == 1 ? words.one : words.many)" }
        let abbreviation = UnitNames.abbreviation(unit)
        return number + (width == .narrow || abbreviation.isSign ? abbreviation.text : " " + abbreviation.text)
    }
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
        var isProvided: Bool

        /// - Parameters:
        ///   - usage: in which unit; that of the region for general use.
        ///   - numberFormatStyle: nil for up to three digits after the point.
        public init(width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil) {
            (self.width, self.locale, self.numberFormatStyle, isProvided) = (width, locale, numberFormatStyle, usage.isProvided)
        }
        public func format(_ value: Measurement<UnitType>) -> String {
            let given = value.inAnyUnit
            let shown = isProvided ? given : UnitNames.natural(given, locale)
            let number = (numberFormatStyle ?? .number.precision(.fractionLength(0...3))).locale(locale).format(shown.value)
            return MeasurementText.joined(number, shown.value, shown.unit, width == .wide ? .wide : width == .narrow ? .narrow : .abbreviated)
        }
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// The measurement in the region's unit, abbreviated.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

/// In which unit a measurement is written.
public struct MeasurementFormatUnitUsage<UnitType: Unit>: Hashable, Codable, Sendable {
    let isProvided: Bool
    /// The region's unit.
    public static var general: Self { Self(isProvided: false) }
    /// The measurement's own unit.
    public static var asProvided: Self { Self(isProvided: true) }
}

extension FormatStyle {
    public static func measurement<UnitType: Unit>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}
