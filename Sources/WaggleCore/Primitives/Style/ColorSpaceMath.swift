// Color arithmetic: transfer curves, gamuts, and the perceptual space for mixing.

import Foundation
import WaggleDisplayList

/// Red, green, blue and opacity; each use states the encoding.
typealias ColorVector = SIMD4<Float>

enum ColorSpaceMath {
    /// Decodes the sRGB curve to linear light; odd-symmetric, so that colors outside the gamut are preserved.
    ///
    /// Decodes in `Double` and encodes in `Float`, as SwiftUI does: 0.3 reads back slightly smaller and is 4C in hexadecimal.
    static func linear(_ encoded: Float) -> Float {
        let magnitude = abs(Double(encoded))
        let value = Float(magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4))
        return encoded < 0 ? -value : value
    }

    /// Encodes linear light with the sRGB curve; odd-symmetric.
    static func encoded(_ linear: Float) -> Float {
        let magnitude = abs(linear)
        // Full intensity stays exact; the curve would round it down.
        if magnitude == 1 { return linear }
        let value = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return linear < 0 ? -value : value
    }

    static func linear(_ encoded: ColorVector) -> ColorVector {
        ColorVector(linear(encoded.x), linear(encoded.y), linear(encoded.z), encoded.w)
    }

    static func encoded(_ linear: ColorVector) -> ColorVector {
        ColorVector(encoded(linear.x), encoded(linear.y), encoded(linear.z), linear.w)
    }

    /// Linear Display P3 to linear sRGB; colors outside sRGB have components outside 0...1.
    static func linearFromDisplayP3(_ p3: ColorVector) -> ColorVector {
        ColorVector(1.2249 * p3.x - 0.2247 * p3.y,
                    -0.0420 * p3.x + 1.0419 * p3.y,
                    -0.0197 * p3.x - 0.0786 * p3.y + 1.0979 * p3.z,
                    p3.w)
    }

    /// Encoded sRGB of a hue, saturation and brightness in 0...1. The hue wraps around.
    static func encoded(hue: Double, saturation: Double, brightness: Double, opacity: Double) -> ColorVector {
        guard hue.isFinite, saturation.isFinite, brightness.isFinite else {
            return ColorVector(0, 0, 0, Float(opacity))
        }
        let sector = (hue - hue.rounded(.down)) * 6
        let fraction = sector - sector.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * fraction)
        let rising = brightness * (1 - saturation * (1 - fraction))
        let (red, green, blue) = switch Int(sector) {
        case 0: (brightness, rising, low)
        case 1: (falling, brightness, low)
        case 2: (low, brightness, rising)
        case 3: (low, falling, brightness)
        case 4: (rising, low, brightness)
        default: (brightness, low, falling)
        }
        return ColorVector(Float(red), Float(green), Float(blue), Float(opacity))
    }

    /// Linear sRGB to Oklab: lightness, green to red, blue to yellow.
    static func perceptual(_ linear: ColorVector) -> ColorVector {
        let l = cbrt(0.4122214708 * linear.x + 0.5363325363 * linear.y + 0.0514459929 * linear.z)
        let m = cbrt(0.2119034982 * linear.x + 0.6806995451 * linear.y + 0.1073969566 * linear.z)
        let s = cbrt(0.0883024619 * linear.x + 0.2817188376 * linear.y + 0.6299787005 * linear.z)
        return ColorVector(0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
                           1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
                           0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
                           linear.w)
    }

    /// Oklab to linear sRGB.
    static func linear(perceptual lab: ColorVector) -> ColorVector {
        let l = lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z
        let m = lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z
        let s = lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z
        let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
        return ColorVector(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
                           -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
                           -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3,
                           lab.w)
    }

    /// Mixes two encoded colors by component in a space; opacity is mixed too, without premultiplication.
    static func mix(_ from: ColorVector, _ to: ColorVector, by amount: Float, in space: Gradient.ColorSpace) -> ColorVector {
        guard space == .perceptual else { return from + (to - from) * amount }
        let start = perceptual(linear(from))
        let end = perceptual(linear(to))
        return encoded(linear(perceptual: start + (end - start) * amount))
    }
}

extension ResolvedColor {
    /// Encoded components clamped to 0...1; NaN becomes 0.
    init(clamping encoded: ColorVector) {
        func clamp(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
        self.init(red: clamp(encoded.x), green: clamp(encoded.y), blue: clamp(encoded.z), opacity: clamp(encoded.w))
    }

    var vector: ColorVector { ColorVector(red, green, blue, opacity) }
}
