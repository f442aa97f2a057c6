import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A color that may depend on the environment: a constant, a system color, or one looked up by name.
///
/// `resolve(in:)` gives the components for one environment. As a view, a color fills its space.
public struct Color: Hashable, Sendable {
    /// The color space of a color's components.
    public enum RGBColorSpace: Sendable, Hashable {
        /// Gamma-encoded sRGB. Values outside 0...1 are colors outside its gamut.
        case sRGB
        /// sRGB primaries in linear light.
        case sRGBLinear
        /// The wider Display P3 gamut with sRGB's transfer curve.
        case displayP3
    }

    enum Storage: Hashable, Sendable {
        /// Encoded sRGB, unclamped.
        case constant(ColorVector)
        case system(SystemColor, opacity: Float)
        case provider(ColorProviderBox)
    }

    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }
    init(encoded: ColorVector) { storage = .constant(encoded) }
    init(system: SystemColor) { storage = .system(system, opacity: 1) }

    /// A color that is resolved for each environment, such as a platform's dynamic color.
    package init(provider: some ColorProvider) { storage = .provider(ColorProviderBox(provider)) }

    /// A constant color with resolved components.
    package init(_ color: ResolvedColor) { storage = .constant(color.vector) }

    /// A constant color from red, green and blue, each 0...1 within the gamut.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        let vector = ColorVector(Float(red), Float(green), Float(blue), Float(opacity))
        self.init(encoded: colorSpace.encoded(vector))
    }

    /// A constant grey; 0 is black, 1 white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A constant color from hue, saturation and brightness in sRGB, each 0...1. The hue wraps around.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(encoded: ColorSpaceMath.encoded(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity))
    }

    /// A constant color with resolved components.
    public init(_ resolved: Resolved) {
        self.init(encoded: ColorVector(resolved.red, resolved.green, resolved.blue, resolved.opacity))
    }

    /// A color from a custom style that resolves to one.
    public init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Resolved {
        if let color = color as? Color {
            self = color
        } else {
            self.init(provider: StyleColorProvider(style: color))
        }
    }

    /// The color with its opacity multiplied.
    ///
    /// - Parameter opacity: 0 is invisible, 1 leaves the color as it is.
    public func opacity(_ opacity: Double) -> Color {
        let factor = Float(opacity)
        switch storage {
        case .constant(var vector):
            vector.w *= factor
            return Color(encoded: vector)
        case .system(let system, let existing):
            // Kept as a separate step, because the description names both opacities.
            if existing != 1 { return Color(provider: OpacityColorProvider(base: self, opacity: factor)) }
            return Color(.system(system, opacity: factor))
        case .provider:
            return Color(provider: OpacityColorProvider(base: self, opacity: factor))
        }
    }

    /// A mixture of this color and another.
    ///
    /// - Parameters:
    ///   - fraction: 0 yields this color, 1 the other; clamped to 0...1.
    ///   - colorSpace: the space in which the colors are mixed; the perceptual space keeps brightness even.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let amount = fraction.isNaN ? 0 : Float(min(max(fraction, 0), 1))
        if case .constant(let from) = storage, case .constant(let to) = rhs.storage {
            return Color(encoded: ColorSpaceMath.mix(from, to, by: amount, in: colorSpace))
        }
        return Color(provider: MixedColorProvider(from: self, to: rhs, amount: amount, space: colorSpace))
    }

    /// The components of the color in an environment: its color scheme, contrast and accent color.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        Resolved(encoded: encoded(in: environment))
    }

    /// The color as drawn in an environment, clamped to the gamut.
    package func resolvedColor(in environment: EnvironmentValues) -> ResolvedColor {
        ResolvedColor(clamping: encoded(in: environment))
    }

    /// Encoded sRGB components, unclamped.
    func encoded(in environment: EnvironmentValues) -> ColorVector {
        switch storage {
        case .constant(let vector): return vector
        case .system(let system, let opacity):
            var vector = system.encoded(in: environment)
            vector.w *= opacity
            return vector
        case .provider(let box): return box.provider.encoded(in: environment)
        }
    }
}

extension Color.RGBColorSpace {
    /// Components in this space as encoded sRGB.
    func encoded(_ vector: ColorVector) -> ColorVector {
        switch self {
        case .sRGB: vector
        case .sRGBLinear: ColorSpaceMath.encoded(vector)
        case .displayP3: ColorSpaceMath.encoded(ColorSpaceMath.linearFromDisplayP3(ColorSpaceMath.linear(vector)))
        }
    }
}

extension Color: CustomStringConvertible {
    /// The name of a system color or `#RRGGBBAA`, preceded by the opacities applied to it.
    public var description: String {
        switch storage {
        case .constant(let vector): return Resolved(encoded: vector).description
        case .system(let system, let opacity):
            return opacity == 1 ? "\(system)" : "\(Int((opacity * 100).rounded()))% \(system)"
        case .provider(let box): return box.provider.description
        }
    }
}

extension ResolvedColor {
    var hexadecimal: String {
        let digits = [red, green, blue, opacity].map { component in
            let text = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
            return text.count == 1 ? "0" + text : text
        }
        return "#" + digits.joined()
    }
}

/// Colors that the program makes are not kept: it alone can make them again.
extension Color: SelfKeptValue {
    @MainActor func kept(_ depth: Int) -> KeptValue? {
        switch storage {
        case .constant(let vector): KeptValue.coded([vector.x, vector.y, vector.z, vector.w]).map(KeptValue.coded)
        case .system(let system, let opacity):
            if let name = EnumCases.name(of: system),
               let opacity = KeptValue.coded(opacity) { .list([.enumCase(name), .coded(opacity)]) } else { nil }
        case .provider: nil
        }
    }
    @MainActor static func restored(_ kept: KeptValue, _ depth: Int) -> Color? {
        switch kept {
        case .coded(let data):
            guard let parts = KeptValue.decoded([Float].self, data) as? [Float], parts.count == 4 else { return nil }
            return Color(encoded: ColorVector(parts[0], parts[1], parts[2], parts[3]))
        case .list(let parts):
            guard parts.count == 2, let system = parts[0].restored(as: SystemColor.self, initial: nil),
                  let opacity = parts[1].restored(as: Float.self, initial: nil) else { return nil }
            return Color(.system(system, opacity: opacity))
        default: return nil
        }
    }
}
