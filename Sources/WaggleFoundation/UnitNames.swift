import Foundation

/// The English words for units, and what people of a region measure in.
enum UnitNames {
    /// Singular and plural; nil for units without words here.
    static func words(_ unit: Unit) -> (one: String, many: String)? {
        func plural(_ word: String) -> (String, String) { (word, word + "s") }
        return switch unit {
        case UnitLength.kilometers: plural("kilometer")
        case UnitLength.meters: plural("meter")
        case UnitLength.centimeters: plural("centimeter")
        case UnitLength.millimeters: plural("millimeter")
        case UnitLength.miles: plural("mile")
        case UnitLength.yards: plural("yard")
        case UnitLength.feet: ("foot", "feet")
        case UnitLength.inches: ("inch", "inches")
        case UnitLength.nauticalMiles: plural("nautical mile")
        case UnitMass.kilograms: plural("kilogram")
        case UnitMass.grams: plural("gram")
        case UnitMass.milligrams: plural("milligram")
        case UnitMass.pounds: plural("pound")
        case UnitMass.ounces: plural("ounce")
        case UnitMass.stones: ("stone", "stones")
        case UnitMass.metricTons: plural("metric ton")
        case UnitDuration.hours: plural("hour")
        case UnitDuration.minutes: plural("minute")
        case UnitDuration.seconds: plural("second")
        case UnitDuration.milliseconds: plural("millisecond")
        case UnitTemperature.celsius: ("degree Celsius", "degrees Celsius")
        case UnitTemperature.fahrenheit: ("degree Fahrenheit", "degrees Fahrenheit")
        case UnitTemperature.kelvin: plural("kelvin")
        case UnitSpeed.kilometersPerHour: ("kilometer per hour", "kilometers per hour")
        case UnitSpeed.milesPerHour: ("mile per hour", "miles per hour")
        case UnitSpeed.metersPerSecond: ("meter per second", "meters per second")
        case UnitSpeed.knots: plural("knot")
        case UnitVolume.liters: plural("liter")
        case UnitVolume.milliliters: plural("milliliter")
        case UnitVolume.gallons: plural("gallon")
        case UnitVolume.cups: plural("cup")
        case UnitVolume.fluidOunces: plural("fluid ounce")
        case UnitVolume.tablespoons: plural("tablespoon")
        case UnitVolume.teaspoons: plural("teaspoon")
        case UnitEnergy.kilocalories: plural("kilocalorie")
        case UnitEnergy.calories: plural("calorie")
        case UnitEnergy.joules: plural("joule")
        case UnitEnergy.kilojoules: plural("kilojoule")
        case UnitEnergy.kilowattHours: plural("kilowatt-hour")
        case UnitPower.watts: plural("watt")
        case UnitPower.kilowatts: plural("kilowatt")
        case UnitAngle.degrees: plural("degree")
        case UnitAngle.radians: plural("radian")
        case UnitFrequency.hertz: ("hertz", "hertz")
        case UnitInformationStorage.bytes: plural("byte")
        case UnitInformationStorage.kilobytes: plural("kilobyte")
        case UnitInformationStorage.megabytes: plural("megabyte")
        case UnitInformationStorage.gigabytes: plural("gigabyte")
        default: nil
        }
    }

    /// The abbreviation, which is written without a space in front if it is a sign.
    static func abbreviation(_ unit: Unit) -> (text: String, isSign: Bool) {
        switch unit {
        case UnitTemperature.celsius: ("°C", true)
        case UnitTemperature.fahrenheit: ("°F", true)
        case UnitAngle.degrees: (" deg", true)
        case UnitDuration.hours: ("hr", false)
        case UnitDuration.minutes: ("min", false)
        case UnitDuration.seconds: ("sec", false)
        case UnitSpeed.milesPerHour: ("mph", false)
        case UnitSpeed.knots: ("kn", false)
        case UnitMass.pounds: ("lb", false)
        case UnitEnergy.kilocalories: ("kcal", false)
        default: (unit.symbol, false)
        }
    }

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
