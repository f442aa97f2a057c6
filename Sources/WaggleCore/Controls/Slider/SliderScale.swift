import Foundation

/// Between the values of a slider and places on its track.
struct SliderScale: Equatable {
    let bounds: ClosedRange<Double>
    /// nil: all values between the bounds.
    let step: Double?

    /// 0...1 along the track. Where the bounds are one number, or the value is none, 0.
    func fraction(of value: Double) -> Double {
        let length = bounds.upperBound - bounds.lowerBound
        guard length > 0, length.isFinite, !value.isNaN else { return 0 }
        return min(max((value - bounds.lowerBound) / length, 0), 1)
    }

    /// The value at a place; the nearest step, of those within the bounds.
    func value(at fraction: Double) -> Double {
        let length = bounds.upperBound - bounds.lowerBound
        guard length.isFinite, !fraction.isNaN else { return bounds.lowerBound }
        let distance = min(max(fraction, 0), 1) * length
        guard let step, step > 0, step.isFinite else { return bounds.lowerBound + distance }
        // The margin keeps a last step of 0.3 / 0.1 from being lost.
        let last = (length / step + 1e-9).rounded(.down)
        return bounds.lowerBound + min((distance / step).rounded(), last) * step
    }
}
