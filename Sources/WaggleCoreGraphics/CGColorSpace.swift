import Foundation
import WaggleCore

/// The color model of a color space.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// The handling of colors outside the gamut of a color space. Conversions clamp them regardless of the intent.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// How the components of a color are read. Spaces with the same name are equal.
///
/// Drawing is done in sRGB: components in other spaces are converted and clamped to its gamut.
public final class CGColorSpace: Hashable, Sendable {
    enum Conversion: Sendable { case gray(linear: Bool), rgb(Color.RGBColorSpace), cmyk }

    /// The name, one of the constants.
    public let name: CFString?
    let conversion: Conversion

    private init(_ name: CFString, _ conversion: Conversion) { (self.name, self.conversion) = (name, conversion) }

    /// - Parameter name: one of the constants; nil for any other.
    public convenience init?(name: CFString) {
        guard let conversion = Self.known[name] else { return nil }
        self.init(name, conversion)
    }

    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// Like `sRGB`; components outside 0...1 are colors outside its gamut.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// The wide gamut of newer displays, with sRGB's curve.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// Without a profile: each color is 1 minus the ink, times 1 minus black.
    public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

    private static let known: [CFString: Conversion] = [
        sRGB: .rgb(.sRGB), extendedSRGB: .rgb(.sRGB), linearSRGB: .rgb(.sRGBLinear), extendedLinearSRGB: .rgb(.sRGBLinear),
        displayP3: .rgb(.displayP3),
        genericRGBLinear: .rgb(.sRGBLinear), genericGrayGamma2_2: .gray(linear: false), extendedGray: .gray(linear: false),
        linearGray: .gray(linear: true),
        genericCMYK: .cmyk,
    ]
    static let rgb = CGColorSpace(sRGB, .rgb(.sRGB))
    static let gray = CGColorSpace(genericGrayGamma2_2, .gray(linear: false))
    static let cmyk = CGColorSpace(genericCMYK, .cmyk)

    public var model: CGColorSpaceModel {
        switch conversion {
        case .gray: .monochrome
        case .rgb: .rgb
        case .cmyk: .cmyk
        }
    }
    /// 1 for grey, 3 for RGB, 4 for CMYK. Excludes alpha.
    public var numberOfComponents: Int {
        switch conversion {
        case .gray: 1
        case .rgb: 3
        case .cmyk: 4
        }
    }
    public var isWideGamutRGB: Bool { name == Self.displayP3 || name == Self.extendedSRGB || name == Self.extendedLinearSRGB }

    /// The color with the given components in this space, followed by alpha; missing components are 0, a missing alpha is 1.
    func color(_ components: [CGFloat]) -> Color {
        func component(_ index: Int) -> Double { index < components.count ? Double(components[index]) : 0 }
        let alpha = components.count > numberOfComponents ? Double(components[numberOfComponents]) : 1
        switch conversion {
        case .gray(let linear): return Color(linear ? .sRGBLinear : .sRGB, white: component(0), opacity: alpha)
        case .rgb(let space): return Color(space, red: component(0), green: component(1), blue: component(2), opacity: alpha)
        case .cmyk:
            let light = 1 - component(3)
            return Color(
                red: (1 - component(0)) * light, green: (1 - component(1)) * light, blue: (1 - component(2)) * light, opacity: alpha)
        }
    }

    /// The components of a color in this space, followed by alpha; colors outside the gamut are clamped.
    func components(of color: Color.Resolved) -> [CGFloat] {
        let alpha = CGFloat(color.opacity), light = [color.linearRed, color.linearGreen, color.linearBlue].map(CGFloat.init)
        let encoded = [color.red, color.green, color.blue].map { min(max(CGFloat($0), 0), 1) }
        switch conversion {
        case .gray(let linear):
            // The luminance coefficients of sRGB's primaries.
            let luminance = min(max(0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2], 0), 1)
            let gray = Color.Resolved(colorSpace: .sRGBLinear, red: Float(luminance), green: 0, blue: 0)
            return [linear ? luminance : CGFloat(gray.red), alpha]
        case .rgb(.sRGB): return encoded + [alpha]
        case .rgb(.sRGBLinear): return light.map { min(max($0, 0), 1) } + [alpha]
        case .rgb(.displayP3):
            // The matrix from linear sRGB to linear P3.
            let p3 = [
                0.8225 * light[0] + 0.1774 * light[1], 0.0332 * light[0] + 0.9669 * light[1],
                0.0171 * light[0] + 0.0724 * light[1] + 0.9108 * light[2]]
            return p3.map {
                CGFloat(Color.Resolved(colorSpace: .sRGBLinear, red: Float(min(max($0, 0), 1)), green: 0, blue: 0).red)
            } + [alpha]
        case .cmyk:
            let key = 1 - (encoded.max() ?? 0)
            return encoded.map { key < 1 ? (1 - $0 - key) / (1 - key) : 0 } + [key, alpha]
        }
    }

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// sRGB, so that pictures are the same on every device.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }
/// Grey with sRGB's curve.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .cmyk }

/// A URL, as taken by drawing functions.
public typealias CFURL = URL
/// A dictionary, as taken by drawing functions.
public typealias CFDictionary = [AnyHashable: Any]
/// A string, as taken by drawing functions.
public typealias CFString = String
/// An array, as taken by drawing functions.
public typealias CFArray = [Any]
/// Bytes, as taken by drawing functions.
public typealias CFData = NSData

/// The number of bytes.
public func CFDataGetLength(_ data: CFData?) -> Int { data?.length ?? 0 }
/// The bytes, valid as long as the data lives; nil without data.
public func CFDataGetBytePtr(_ data: CFData?) -> UnsafePointer<UInt8>! { data?.bytes.assumingMemoryBound(to: UInt8.self) }
