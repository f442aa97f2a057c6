import Foundation
import WaggleGeometry

/// The dimensions of UIActivityIndicatorView in points.
struct WheelMetrics {
    static let bladeCount = 8
    let diameter: CGFloat
    /// The distance of the centre from the top and leading edges.
    let center: CGFloat
    let blade: CGSize
    /// The distance from the centre of the spinner to that of a blade.
    let bladeDistance: CGFloat

    static let medium = WheelMetrics(diameter: 20, center: 10, blade: CGSize(width: 2.5, height: 6.5), bladeDistance: 6.75)
    /// The dimensions of the refresh control's spinner, centred at the origin.
    static let refresh = WheelMetrics(diameter: 30, center: 0, blade: CGSize(width: 3.5, height: 10), bladeDistance: 10)
    static let large = WheelMetrics(diameter: 37, center: 17.5, blade: CGSize(width: 5, height: 12), bladeDistance: 11.5)

    static func metrics(for size: ControlSize) -> WheelMetrics {
        switch size {
        case .mini, .small, .regular: medium
        case .large, .extraLarge: large
        }
    }

    /// The blade a number of steps clockwise from the top.
    func blade(at index: Int) -> Path {
        let upright = CGRect(x: -blade.width / 2, y: -bladeDistance - blade.height / 2, width: blade.width, height: blade.height)
        let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(Self.bladeCount)
        return Path(roundedRect: upright, cornerRadius: blade.width / 2, style: .circular)
            .applying(CGAffineTransform(rotationAngle: angle).concatenating(CGAffineTransform(translationX: center, y: center)))
    }
}
