import Foundation
import WaggleDisplayList
import WaggleMotion

extension Color {
    /// The components of a color in one environment, in linear light with sRGB primaries, not premultiplied.
    ///
    /// Components outside 0...1 belong to colors outside the sRGB gamut.
    public struct Resolved: Hashable, Sendable {
        /// 0...1 within the sRGB gamut.
        public var linearRed: Float
        /// 0...1 within the sRGB gamut.
        public var linearGreen: Float
        /// 0...1 within the sRGB gamut.
        public var linearBlue: Float
        /// 0...1.
        public var opacity: Float

        /// Components in a color space, 0...1 within its gamut; `red`, `green` and `blue` return gamma-encoded sRGB.
        public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
            let vector = ColorVector(red, green, blue, opacity)
            switch colorSpace {
            case .sRGB: self.init(linear: ColorSpaceMath.linear(vector))
            case .sRGBLinear: self.init(linear: vector)
            case .displayP3: self.init(linear: ColorSpaceMath.linearFromDisplayP3(ColorSpaceMath.linear(vector)))
            }
        }

        init(linear: ColorVector) {
            linearRed = linear.x
            linearGreen = linear.y
            linearBlue = linear.z
            opacity = linear.w
        }

        init(encoded: ColorVector) { self.init(linear: ColorSpaceMath.linear(encoded)) }

        var linearVector: ColorVector { ColorVector(linearRed, linearGreen, linearBlue, opacity) }

        /// The gamma-encoded sRGB red, 0...1 within the gamut.
        public var red: Float {
            get { ColorSpaceMath.encoded(linearRed) }
            set { linearRed = ColorSpaceMath.linear(newValue) }
        }

        /// The gamma-encoded sRGB green, 0...1 within the gamut.
        public var green: Float {
            get { ColorSpaceMath.encoded(linearGreen) }
            set { linearGreen = ColorSpaceMath.linear(newValue) }
        }

        /// The gamma-encoded sRGB blue, 0...1 within the gamut.
        public var blue: Float {
            get { ColorSpaceMath.encoded(linearBlue) }
            set { linearBlue = ColorSpaceMath.linear(newValue) }
        }

        /// The color as drawn: encoded and clamped to the gamut.
        package var resolvedColor: ResolvedColor { ResolvedColor(clamping: ColorSpaceMath.encoded(linearVector)) }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// `#RRGGBBAA` of the encoded components.
    public var description: String { resolvedColor.hexadecimal }
}

extension Color.Resolved: Codable {
    /// Writes the four linear components in order: red, green, blue, opacity.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for component in [linearRed, linearGreen, linearBlue, opacity] { try container.encode(component) }
    }

    /// Reads the four linear components in order.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        linearRed = try container.decode(Float.self)
        linearGreen = try container.decode(Float.self)
        linearBlue = try container.decode(Float.self)
        opacity = try container.decode(Float.self)
    }
}

extension Color.Resolved: ShapeStyle {
    public typealias Resolved = Never

    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(color: resolvedColor, context)
    }
}

extension Color.Resolved: Animatable {
    public typealias AnimatableData = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

    /// The four linear components times 128, because a spring's settling threshold is designed for points.
    public var animatableData: AnimatableData {
        get {
            let data = linearVector * 128
            return AnimatablePair(data.x, AnimatablePair(data.y, AnimatablePair(data.z, data.w)))
        }
        set {
            let data = ColorVector(newValue.first, newValue.second.first, newValue.second.second.first, newValue.second.second.second)
            self = Color.Resolved(linear: data / 128)
        }
    }
}
