import Foundation

/// Converts between the values of a slider and positions on its track.
struct SliderScale: Equatable {
    let bounds: ClosedRange<Double>
    /// nil allows all values between the bounds.
    let step: Double?

    /// The position of a value along the track, 0...1; 0 if the bounds are equal or the value is not a number.
    func fraction(of value: Double) -> Double {
        let length = bounds.upperBound - bounds.lowerBound
        guard length > 0, length.isFinite, !value.isNaN else { return 0 }
        return min(max((value - bounds.lowerBound) / length, 0), 1)
    }

    /// The value at a position; with steps, the nearest one within the bounds.
    func value(at fraction: Double) -> Double {
        let length = bounds.upperBound - bounds.lowerBound
        guard length.isFinite, !fraction.isNaN else { return bounds.lowerBound }
        let distance = min(max(fraction, 0), 1) * length
        guard let step, step > 0, step.isFinite else { return bounds.lowerBound + distance }
        // 0.3 / 0.1 is slightly less than 3; the margin keeps that last step.
        let last = (length / step + 1e-9).rounded(.down)
        return bounds.lowerBound + min((distance / step).rounded(), last) * step
    }

    // MARK: Accessibility

    /// The filled fraction of the track as a percentage.
    func percentage(of value: Double) -> String { "\(Int((fraction(of: value) * 100).rounded()))%" }

    /// The value a tenth of the track further, or the next step if that is more.
    func value(_ value: Double, adjusted direction: AccessibilityAdjustmentDirection) -> Double { self.value(value, moved: 0.1, direction) }

    /// The value after an adjustment by a key. An arrow key moves by one step, or by a hundredth of the track without steps.
    func value(_ value: Double, adjustedBy key: KeyAdjustment) -> Double {
        switch key {
        case .step(let direction): self.value(value, moved: step == nil ? 0.01 : 0, direction)
        case .page(let direction): self.value(value, adjusted: direction)
        case .minimum: bounds.lowerBound
        case .maximum: self.value(at: 1)
        }
    }

    /// The value a fraction of the track further, or the next step if that is more.
    private func value(_ value: Double, moved part: Double, _ direction: AccessibilityAdjustmentDirection) -> Double {
        let length = bounds.upperBound - bounds.lowerBound
        guard length > 0, length.isFinite else { return bounds.lowerBound }
        let part = max(part, step.map { $0 > 0 && $0.isFinite ? $0 / length : 0 } ?? 0)
        return self.value(at: fraction(of: value) + (direction == .increment ? part : -part))
    }
}
