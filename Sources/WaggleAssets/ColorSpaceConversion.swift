import Foundation
import WaggleDisplayList

/// The color spaces of color sets, with their conversions to sRGB.
enum AssetColorSpace: String {
    case sRGB = "srgb"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
    case displayP3 = "display-p3"
    case grayGamma22 = "gray-gamma-22"
    case extendedGray = "extended-gray"

    var isGray: Bool { self == .grayGamma22 || self == .extendedGray }

    /// Encodes the components in sRGB. Colors outside sRGB are clamped by component.
    func resolved(red: Double, green: Double, blue: Double, alpha: Double) -> ResolvedColor {
        let encoded: (Double, Double, Double) = switch self {
        case .sRGB, .extendedSRGB: (red, green, blue)
        case .extendedLinearSRGB: (Self.encode(red), Self.encode(green), Self.encode(blue))
        case .displayP3: Self.fromDisplayP3(red, green, blue)
        case .grayGamma22: (Self.encode(pow(max(0, red), 2.2)), Self.encode(pow(max(0, green), 2.2)), Self.encode(pow(max(0, blue), 2.2)))
        case .extendedGray: (red, green, blue)
        }
        func unit(_ value: Double) -> Float { Float(min(1, max(0, value))) }
        return ResolvedColor(red: unit(encoded.0), green: unit(encoded.1), blue: unit(encoded.2), opacity: unit(alpha))
    }

    /// Converts between the linear primaries of the two spaces, both with the white point D65; P3 has sRGB's transfer curve.
    private static func fromDisplayP3(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
        let r = decode(red), g = decode(green), b = decode(blue)
        return (
            encode(1.2249401763 * r - 0.2249401763 * g),
            encode(-0.0420569547 * r + 1.0420569547 * g),
            encode(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b)
        )
    }

    /// sRGB's transfer curve, odd-symmetric as the extended spaces define it.
    private static func decode(_ value: Double) -> Double {
        let size = abs(value)
        let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }

    private static func encode(_ linear: Double) -> Double {
        let size = abs(linear)
        let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return linear < 0 ? -value : value
    }
}
