import Foundation
import SwiftUI

/// A number that runs through all values in between: the last wheel turns steadily, each other one while all wheels to its right go from
/// nine to nought.
struct ContinuousNumber: View, Animatable {
    var value: Double
    let target: Double
    /// The formatted target.
    let row: FigureRow
    let format: (Double) -> FigureRow

    nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    init(_ target: Double, row: FigureRow, format: @escaping (Double) -> FigureRow) {
        (self.value, self.target, self.row, self.format) = (target, target, row, format)
    }

    var body: some View {
        let reading = reading
        FigureRowView(row: reading?.row ?? row, positions: reading?.positions ?? [:], presences: reading?.presences ?? [:])
    }

    /// Nil at rest, and for values whose last digit is beyond the precision of numbers.
    private var reading: OdometerReading? {
        guard value != target, value.isFinite else { return nil }
        return OdometerReading(value, format: format)
    }
}

/// The wheels of an odometer between two numbers.
struct OdometerReading {
    /// The next number that will be shown entirely.
    let row: FigureRow
    private(set) var positions: [Int: Double] = [:]
    private(set) var presences: [Int: Double] = [:]

    init?(_ value: Double, format: (Double) -> FigureRow) {
        let shown = format(value), fractionLength = shown.fractionLength
        // Some formats show the number multiplied, such as percentages.
        let ratio = shown.magnitude / value.magnitude
        let factor = ratio.isFinite && ratio > 0 ? pow(10, log10(ratio).rounded()) : 1
        let scale = factor * pow(10, Double(fractionLength)), units = value.magnitude * scale
        guard units.isFinite, units < 9e15, scale > 0 else { return nil }
        let lower = units.rounded(.down), turn = units - lower
        row = format((turn > 0 ? lower + 1 : lower) / scale * (value < 0 ? -1 : 1))
        var isCarried = true
        for place in row.digits.keys.sorted() {
            let unit = pow(10, Double(place + fractionLength))
            let digit = (lower / unit).rounded(.down).truncatingRemainder(dividingBy: 10)
            positions[place] = digit + (isCarried ? turn : 0)
            if place > 0, lower < unit { presences[place] = isCarried ? turn : 0 }
            isCarried = isCarried && digit == 9
        }
    }
}
