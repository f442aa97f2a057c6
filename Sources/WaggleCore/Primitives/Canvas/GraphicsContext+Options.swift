// The options of a context's operations.

import WaggleDisplayList

extension GraphicsContext {
    /// How drawing is composited with the content below it.
    ///
    /// S is the source, D the destination, both with alpha. A shape composites only where it has coverage; layers and drawings with filters
    /// composite everywhere inside the clip.
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
        /// Brightens D according to S.
        @inlinable public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
        /// Darkens D according to S.
        @inlinable public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
        /// Darkens or lightens softly, depending on S.
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
        /// Erases D.
        @inlinable public static var clear: BlendMode { BlendMode(rawValue: 16) }
        /// S instead of D.
        @inlinable public static var copy: BlendMode { BlendMode(rawValue: 17) }
        /// S where D has coverage.
        @inlinable public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
        /// S where D has no coverage.
        @inlinable public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
        /// S over D, where D has coverage.
        @inlinable public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
        /// S behind D.
        @inlinable public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
        /// D where S has coverage.
        @inlinable public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
        /// D where S has no coverage: erases with the alpha of S.
        @inlinable public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
        /// D over S, where S has coverage.
        @inlinable public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
        /// S and D where only one of them has coverage.
        @inlinable public static var xor: BlendMode { BlendMode(rawValue: 25) }
        /// The sum of both inverses, inverted.
        @inlinable public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
        /// The sum of both colours.
        @inlinable public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

        /// The mode of display lists; unknown raw values count as `normal`.
        package var displayListMode: WaggleDisplayList.BlendMode {
            rawValue >= 0 && Int(rawValue) < Self.modes.count ? Self.modes[Int(rawValue)] : .normal
        }
        private static let modes: [WaggleDisplayList.BlendMode] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference,
            .exclusion, .hue, .saturation,
            .color, .luminosity, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
            .destinationAtop, .xor,
            .plusDarker, .plusLighter,
        ]
        /// True if the mode also affects pixels outside the source.
        var reachesOutside: Bool {
            self == .copy || self == .sourceIn || self == .sourceOut || self == .destinationIn || self == .destinationAtop
        }
    }

    /// Options of clips.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Keeps the outside instead of the inside.
        @inlinable public static var inverse: ClipOptions { ClipOptions(rawValue: 1 << 0) }
    }

    /// Options of shadows.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Draws the shadow in front of the content instead of behind it.
        @inlinable public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1 << 0) }
        /// Draws only the shadow.
        @inlinable public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 1 << 1) }
        /// The inverse of the content's alpha casts the shadow. With `shadowAbove` and the blend mode `sourceAtop`, this is
        /// an inner shadow.
        @inlinable public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 1 << 2) }
        /// Composites the shadow and the content separately with the canvas, each with its own blend mode.
        @inlinable public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 1 << 3) }
    }

    /// Options of blurs.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Keeps the content's edges opaque: no transparent pixels are mixed in.
        @inlinable public static var opaque: BlurOptions { BlurOptions(rawValue: 1 << 0) }
        /// Dithers rounding errors over neighbouring pixels, so that wide blurs show no banding.
        @inlinable public static var dithersResult: BlurOptions { BlurOptions(rawValue: 1 << 1) }
    }

    /// Options of filters.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Processes colours in linear light. Only colour filters support it; blurs and shadows use encoded colours and report this once.
        @inlinable public static var linearColor: FilterOptions { FilterOptions(rawValue: 1 << 0) }
    }

    /// Options of gradients.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The gradient repeats beyond its ends, instead of continuing in the end colours.
        @inlinable public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1 << 0) }
        /// The gradient repeats beyond its ends, mirrored every other time.
        @inlinable public static var mirror: GradientOptions { GradientOptions(rawValue: 1 << 1) }
        /// Interpolates colours in linear light.
        @inlinable public static var linearColor: GradientOptions { GradientOptions(rawValue: 1 << 2) }
    }
}
