import Foundation

/// What people of a region measure in, for formatters that write the number themselves.
enum RegionalUnits {
    /// A length, mass, temperature or speed in the unit that people of a region use for one of its size; anything else as it is.
    static func natural(_ measurement: Measurement<Unit>, _ locale: Locale) -> Measurement<Unit> {
        guard let unit = measurement.unit as? Dimension else { return measurement }
        let system = locale.measurementSystem, isUS = system == .us, isImperial = isUS || system == .uk
        func converted(_ target: Dimension) -> Measurement<Unit> {
            Measurement(value: target.converter.value(fromBaseUnitValue: unit.converter.baseUnitValue(fromValue: measurement.value)), unit: target)
        }
        let base = unit.converter.baseUnitValue(fromValue: measurement.value)
        switch unit {
        case is UnitLength where isImperial: return converted(abs(base) >= 1609.344 / 2 ? UnitLength.miles : abs(base) >= 0.3048 ? UnitLength.feet : UnitLength.inches)
        case is UnitLength: return converted(abs(base) >= 1000 ? UnitLength.kilometers : abs(base) >= 1 ? UnitLength.meters : abs(base) >= 0.01 ? UnitLength.centimeters : UnitLength.millimeters)
        case is UnitMass where isUS: return converted(abs(base) >= 0.45359237 ? UnitMass.pounds : UnitMass.ounces)
        case is UnitMass: return converted(abs(base) >= 1 ? UnitMass.kilograms : abs(base) >= 0.001 ? UnitMass.grams : UnitMass.milligrams)
        case is UnitTemperature: return converted(isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius)
        case is UnitSpeed: return converted(isImperial ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour)
        default: return measurement
        }
    }
}
