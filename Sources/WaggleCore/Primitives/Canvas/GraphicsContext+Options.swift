// The options of a context's operations.

import WaggleDisplayList

extension GraphicsContext {
    /// How what is drawn is composited with what is there.
    ///
    /// S is what is drawn, D what is there, each with its alpha. A shape composites only where it covers; what is drawn with filters, and a layer,
    /// composites everywhere inside the clip.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// S over D.
        @inlinable public static var normal: BlendMode { BlendMode(rawValue: 0) }
        /// The product of both colours: never lighter.
        @inlinable public static var multiply: BlendMode { BlendMode(rawValue: 1) }
        /// The product of both inverses, inverted: never darker.
        @inlinable public static var screen: BlendMode { BlendMode(rawValue: 2) }
        /// Multiplies where D is dark, screens where it is light.
        @inlinable public static var overlay: BlendMode { BlendMode(rawValue: 3) }
        /// The darker of both, channel by channel.
        @inlinable public static var darken: BlendMode { BlendMode(rawValue: 4) }
        /// The lighter of both, channel by channel.
        @inlinable public static var lighten: BlendMode { BlendMode(rawValue: 5) }
        /// Brightens D to reflect S.
        @inlinable public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
        /// Darkens D to reflect S.
        @inlinable public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
        /// Darkens or lightens softly, as S is dark or light.
        @inlinable public static var softLight: BlendMode { BlendMode(rawValue: 8) }
        /// Multiplies where S is dark, screens where it is light.
        @inlinable public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
        /// The distance between both, channel by channel.
        @inlinable public static var difference: BlendMode { BlendMode(rawValue: 10) }
        /// As `difference`, with less contrast.
        @inlinable public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
        /// The hue of S with the saturation and luminosity of D.
        @inlinable public static var hue: BlendMode { BlendMode(rawValue: 12) }
        /// The saturation of S with the hue and luminosity of D.
        @inlinable public static var saturation: BlendMode { BlendMode(rawValue: 13) }
        /// The hue and saturation of S with the luminosity of D.
        @inlinable public static var color: BlendMode { BlendMode(rawValue: 14) }
        /// The luminosity of S with the hue and saturation of D.
        @inlinable public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
        /// Nothing: erases D.
        @inlinable public static var clear: BlendMode { BlendMode(rawValue: 16) }
        /// S instead of D.
        @inlinable public static var copy: BlendMode { BlendMode(rawValue: 17) }
        /// S where D is.
        @inlinable public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
        /// S where D is not.
        @inlinable public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
        /// S over D where D is.
        @inlinable public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
        /// S behind D.
        @inlinable public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
        /// D where S is.
        @inlinable public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
        /// D where S is not: erases with the alpha of S.
        @inlinable public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
        /// D over S where S is.
        @inlinable public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
        /// Where only one of both is.
        @inlinable public static var xor: BlendMode { BlendMode(rawValue: 25) }
        /// The sum of both darknesses.
        @inlinable public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
        /// The sum of both colours.
        @inlinable public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

        /// The mode of display lists; a number without a name counts as `normal`.
        var displayListMode: WaggleDisplayList.BlendMode {
            rawValue >= 0 && Int(rawValue) < Self.modes.count ? Self.modes[Int(rawValue)] : .normal
        }
        private static let modes: [WaggleDisplayList.BlendMode] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference, .exclusion, .hue, .saturation,
            .color, .luminosity, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor,
            .plusDarker, .plusLighter,
        ]
        /// True if a layer changes what is around its content, too.
        var reachesOutside: Bool { self == .copy || self == .sourceIn || self == .sourceOut || self == .destinationIn || self == .destinationAtop }
    }

    /// Options of clips.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Keeps what is outside instead of what is inside.
        @inlinable public static var inverse: ClipOptions { ClipOptions(rawValue: 1 << 0) }
    }

    /// Options of shadows.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The shadow lies on the content instead of behind it.
        @inlinable public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1 << 0) }
        /// The shadow without the content.
        @inlinable public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 1 << 1) }
        /// What the content leaves transparent casts the shadow. With `shadowAbove` and the blend mode `sourceAtop` that is an inner shadow.
        @inlinable public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 1 << 2) }
        /// Shadow and content are composited with the canvas one after the other, each by its own blend mode, instead of together.
        @inlinable public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 1 << 3) }
    }

    /// Options of blurs.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The content's edges stay as they are: nothing transparent is mixed in.
        @inlinable public static var opaque: BlurOptions { BlurOptions(rawValue: 1 << 0) }
        /// Spreads what is lost by rounding over neighbouring pixels, so that wide blurs show no steps.
        @inlinable public static var dithersResult: BlurOptions { BlurOptions(rawValue: 1 << 1) }
    }

    /// Options of filters.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Works on colours in linear light. Colour filters can; blurs and shadows mix encoded colours and say so once.
        @inlinable public static var linearColor: FilterOptions { FilterOptions(rawValue: 1 << 0) }
    }

    /// Options of gradients.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Beyond its ends the gradient begins again, instead of continuing in the end colours.
        @inlinable public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1 << 0) }
        /// Beyond its ends the gradient runs back and forth.
        @inlinable public static var mirror: GradientOptions { GradientOptions(rawValue: 1 << 1) }
        /// Mixes colours in linear light.
        @inlinable public static var linearColor: GradientOptions { GradientOptions(rawValue: 1 << 2) }
    }
}
