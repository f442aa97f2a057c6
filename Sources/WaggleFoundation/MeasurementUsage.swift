import Foundation

/// In which unit a measurement is written.
public struct MeasurementFormatUnitUsage<UnitType: Unit>: Hashable, Codable, Sendable {
    private enum Purpose: String, Codable, Sendable {
        case general, provided, person, personHeight, personWeight, road, food, workout, weather
    }
    private let purpose: Purpose
    private init(_ purpose: Purpose) { self.purpose = purpose }
    /// The region's unit.
    public static var general: Self { Self(.general) }
    /// The measurement's own unit.
    public static var asProvided: Self { Self(.provided) }

    /// The name of the purpose in Unicode's tables; nil if they have none.
    func name(for unit: Unit) -> String? {
        switch purpose {
        // The tables also convert energies and volumes, to units that nobody expects who did not ask.
        case .general: unit is UnitLength || unit is UnitMass || unit is UnitTemperature || unit is UnitSpeed ? "default" : nil
        case .person, .personWeight: "person"
        case .personHeight: "person-height"
        case .road: "road"
        case .food: "food"
        case .weather: "weather"
        case .provided, .workout: nil
        }
    }
    /// The measurement in the purpose's unit, the same everywhere; nil if it depends on the region.
    func converted(_ measurement: Measurement<Unit>) -> Measurement<Unit>? {
        guard purpose == .workout, let unit = measurement.unit as? UnitEnergy else { return nil }
        let joules = unit.converter.baseUnitValue(fromValue: measurement.value)
        return Measurement(value: UnitEnergy.kilocalories.converter.value(fromBaseUnitValue: joules), unit: UnitEnergy.kilocalories)
    }
    /// Whether the number is whole or has two digits.
    var isRounded: Bool { purpose == .workout }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The length of a person's body part.
    public static var person: Self { Self(.person) }
    /// The height of a person, such as 5 feet, 11 inches.
    public static var personHeight: Self { Self(.personHeight) }
    /// A distance on a road.
    public static var road: Self { Self(.road) }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { Self(.personWeight) }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy in food.
    public static var food: Self { Self(.food) }
    /// The energy spent in a workout.
    public static var workout: Self { Self(.workout) }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a person's body.
    public static var person: Self { Self(.person) }
    /// The temperature of the air.
    public static var weather: Self { Self(.weather) }
}

/// What people of a region measure in, for formatters that write the number themselves.
enum RegionalUnits {
    /// A length, mass, temperature or speed in the unit that people of a region use for one of its size; anything else as it is.
    static func natural(_ measurement: Measurement<Unit>, _ locale: Locale) -> Measurement<Unit> {
        guard let unit = measurement.unit as? Dimension else { return measurement }
        let system = locale.measurementSystem, isUS = system == .us, isImperial = isUS || system == .uk
        func converted(_ target: Dimension) -> Measurement<Unit> {
            Measurement(
                value: target.converter.value(fromBaseUnitValue: unit.converter.baseUnitValue(fromValue: measurement.value)), unit: target)
        }
        let base = unit.converter.baseUnitValue(fromValue: measurement.value)
        switch unit {
        case is UnitLength where isImperial:
            return converted(abs(base) >= 1609.344 / 2 ? UnitLength.miles : abs(base) >= 0.3048 ? UnitLength.feet : UnitLength.inches)
        case is UnitLength: return converted(
            abs(base) >= 1000 ? UnitLength.kilometers : abs(base) >= 1 ? UnitLength.meters : abs(base) >= 0.01 ? UnitLength.centimeters
                : UnitLength.millimeters)
        case is UnitMass where isUS: return converted(abs(base) >= 0.45359237 ? UnitMass.pounds : UnitMass.ounces)
        case is UnitMass: return converted(abs(base) >= 1 ? UnitMass.kilograms : abs(base) >= 0.001 ? UnitMass.grams : UnitMass.milligrams)
        case is UnitTemperature: return converted(isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius)
        case is UnitSpeed: return converted(isImperial ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour)
        default: return measurement
        }
    }
}
