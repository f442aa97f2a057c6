import SwiftUI

/// How a boat gets from its start to its end.
struct Pace: Equatable {
    enum Kind: String, CaseIterable, Identifiable {
        case linear, easeIn, easeOut, easeInOut, spring, interpolatingSpring

        var id: Self { self }
        var title: String {
            switch self {
            case .linear: "Linear"
            case .easeIn: "Ease in"
            case .easeOut: "Ease out"
            case .easeInOut: "Ease in and out"
            case .spring: "Spring"
            case .interpolatingSpring: "Interpolating spring"
            }
        }
    }

    var kind: Kind
    /// For curves, in seconds.
    var duration = 1.5
    /// For springs: the period in seconds, and the damping fraction; 1 does not oscillate.
    var response = 1.0, dampingFraction = 0.5
    /// For interpolating springs. The velocity is in distances per second.
    var mass = 1.0, stiffness = 40.0, damping = 5.0, initialVelocity = 0.0
    /// In seconds.
    var delay = 0.0

    /// - Parameter isSlow: a quarter of the speed, delay included.
    func animation(isSlow: Bool) -> Animation {
        let animation: Animation = switch kind {
        case .linear: .linear(duration: duration)
        case .easeIn: .easeIn(duration: duration)
        case .easeOut: .easeOut(duration: duration)
        case .easeInOut: .easeInOut(duration: duration)
        case .spring: .spring(response: response, dampingFraction: dampingFraction)
        case .interpolatingSpring: .interpolatingSpring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
        }
        return animation.delay(delay).speed(isSlow ? 0.25 : 1)
    }
}
