import SwiftUI

/// The motion of one of the waves.
struct Swell {
    /// The time in which it moves by one wavelength, in seconds.
    let period: TimeInterval
    let goesLeft: Bool
    /// As a fraction of the tank's width.
    let wavelength: CGFloat
    /// As a fraction of the maximum amplitude.
    let height: CGFloat

    static let back = Swell(period: 3.4, goesLeft: false, wavelength: 0.92, height: 0.85)
    static let front = Swell(period: 2.5, goesLeft: true, wavelength: 0.68, height: 1)

    /// The phase after one period, which looks the same as at the start.
    var fullTurn: CGFloat { goesLeft ? 2 * .pi : -2 * .pi }
}

/// How rough the surface is.
enum Agitation {
    case calm, ruffled, rough

    init(_ flow: Cistern.Flow, isTouched: Bool) {
        switch flow {
        case .still: self = isTouched ? .ruffled : .calm
        case .draining: self = .ruffled
        case .pouring: self = .rough
        }
    }

    /// The maximum amplitude, in points.
    var amplitude: CGFloat {
        switch self {
        case .calm: 0
        case .ruffled: 6
        case .rough: 11
        }
    }
    /// Waves get longer as they die away.
    var stretch: CGFloat {
        switch self {
        case .calm: 1.35
        case .ruffled: 1.15
        case .rough: 1
        }
    }
}
