import Foundation

/// In which unit a measurement is written.
public struct MeasurementFormatUnitUsage<UnitType: Unit>: Hashable, Codable, Sendable {
    private enum Purpose: String, Codable, Sendable { case general, provided, person, personHeight, personWeight, road, food, workout, weather }
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
