import Foundation

/// Equal steps of a round size: 1, 2 or 5 times a power of ten.
struct NumberSteps {
    let step: Double

    init(step: Double) { self.step = step.isFinite && step > 0 ? step : 1 }

    /// The smallest round step that puts at most so many values into a range.
    /// - Parameter widens: true for a range that will begin and end with a step.
    init(range: ClosedRange<Double>, count: Int, minimum: Double = 0, widens: Bool = true) {
        let length = range.upperBound - range.lowerBound, minimum = minimum.isFinite ? minimum : 0
        guard length.isFinite, length > 0 else {
            self.init(step: max(minimum, 1))
            return
        }
        let count = min(max(count, 2), 200)
        let floor = max(length / Double(count), minimum, .leastNormalMagnitude * 1e20)
        // Begins below the smallest possible step and goes up 1, 2, 5, 10 ...
        var exponent = Int(log10(floor).rounded(.down)) - 1
        while exponent < 310 {
            for digit in [1.0, 2, 5] {
                let step = digit * pow(10, Double(exponent))
                let first = widens ? (range.lowerBound / step + 1e-9).rounded(.down) : (range.lowerBound / step - 1e-9).rounded(.up)
                let last = widens ? (range.upperBound / step - 1e-9).rounded(.up) : (range.upperBound / step + 1e-9).rounded(.down)
                if step >= minimum, last - first + 1 <= Double(count) {
                    self.init(step: step)
                    return
                }
            }
            exponent += 1
        }
        self.init(step: length)
    }

    /// The multiples inside a range.
    func inside(_ range: ClosedRange<Double>) -> [Double] {
        multiples(from: (range.lowerBound / step - 1e-9).rounded(.up), to: (range.upperBound / step + 1e-9).rounded(.down))
    }
    /// The multiples that enclose a range.
    func covering(_ range: ClosedRange<Double>) -> [Double] {
        multiples(from: (range.lowerBound / step + 1e-9).rounded(.down), to: (range.upperBound / step - 1e-9).rounded(.up))
    }
    private func multiples(from first: Double, to last: Double) -> [Double] {
        guard first.isFinite, last.isFinite, first <= last, last - first <= 10_000, abs(first) < 1e15, abs(last) < 1e15 else { return [] }
        // Quotients by powers of ten are exact where products of tenths are not: 3 / 10, not 3 * 0.1.
        let inverse = (1 / step).rounded()
        let isFraction = step < 1 && abs(inverse * step - 1) < 1e-12
        return (Int(first)...Int(last)).map { isFraction ? Double($0) / inverse : Double($0) * step }
    }
}
