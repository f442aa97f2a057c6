import Foundation

/// The positions of an odometer's wheels for a number.
struct Wheels: Equatable {
    /// The number that is shown: 0...999,999,999.
    let value: Double

    init(_ value: Double) {
        self.value = value.isFinite ? min(max(value, 0), 999_999_999) : 0
    }

    /// The places of the number: 1 below ten, 2 below a hundred. A place counts as soon as its wheel begins to turn.
    var places: Int {
        var places = 1, next = 10.0
        while value > next - 1 {
            places += 1
            next *= 10
        }
        return places
    }

    /// The position of a place's wheel, 0..<10; 2.5 is halfway from two to three. Only the ones wheel turns continuously; the others turn while
    /// all wheels to their right go from nine to nought.
    /// - Parameter place: 0 is that of ones, 1 that of tens.
    func position(at place: Int) -> Double {
        let unit = pow(10, Double(place))
        let digit = (value / unit).rounded(.down).truncatingRemainder(dividingBy: 10)
        return (digit + turn(at: place)).truncatingRemainder(dividingBy: 10)
    }

    /// How far a place has appeared, 0...1: a new one appears with its first turn.
    func presence(of place: Int) -> Double {
        place == 0 ? 1 : min(max(value - (pow(10, Double(place)) - 1), 0), 1)
    }

    /// How far a wheel is on its way to the next digit, 0..<1.
    private func turn(at place: Int) -> Double {
        let unit = pow(10, Double(place))
        let rest = value.truncatingRemainder(dividingBy: unit)
        return place == 0 ? value.truncatingRemainder(dividingBy: 1) : max(rest - (unit - 1), 0)
    }
}
