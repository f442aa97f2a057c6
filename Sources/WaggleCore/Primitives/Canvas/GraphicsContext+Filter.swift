// Filters for drawing.

import Foundation
import WaggleDisplayList
import WaggleGeometry

extension GraphicsContext {
    /// An image operation that is applied to a drawing before it is composited with the canvas.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case projection(ProjectionTransform)
            case shadow(Color, radius: CGFloat, offset: CGSize, BlendMode, ShadowOptions)
            case multiply(Color)
            case matrix([Float])
            case blur(radius: CGFloat, BlurOptions)
            case alphaThreshold(min: Double, max: Double, Color)
        }
        let kind: Kind

        /// Applies a projective transform, such as a perspective.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(kind: .projection(matrix)) }

        /// Adds a blurred copy of the alpha, filled with a colour. A negative radius, or a length that is not finite, adds no filter.
        /// - Parameters:
        ///   - radius: the standard deviation of the blur in points.
        ///   - x: points to the right.
        ///   - y: points downward.
        ///   - blendMode: the shadow's blend mode: with the content for `shadowAbove`, with the canvas for `disablesGroup`.
        public static func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
                                  y: CGFloat = 0,
                                  blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()) -> Filter {
            Filter(kind: .shadow(color, radius: radius, offset: CGSize(width: x, height: y), blendMode, options))
        }

        /// Multiplies each channel and the alpha by those of a colour.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

        /// Transforms the components of each colour.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .matrix(matrix.rows)) }

        /// Rotates the hue: 0 and 360 degrees change nothing, 120 degrees take red to green.
        public static func hueRotation(_ angle: Angle) -> Filter { adjustment(.hueRotation, angle.radians) }

        /// Scales the saturation; 0 is grey, 1 changes nothing, higher values are more colourful.
        public static func saturation(_ amount: Double) -> Filter { adjustment(.saturation, amount) }

        /// Adds to each channel; -1 is black, 0 changes nothing, 1 is white.
        public static func brightness(_ amount: Double) -> Filter { adjustment(.brightness, amount) }

        /// Scales the contrast around middle grey; 0 is grey, 1 changes nothing.
        public static func contrast(_ amount: Double) -> Filter { adjustment(.contrast, amount) }

        /// Mixes each channel with its inverse.
        /// - Parameter amount: 0 changes nothing, 1 inverts.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            let a = Float(amount.isNaN ? 1 : min(max(amount, 0), 1)), keep = 1 - 2 * a
            return Filter(kind: .matrix([keep, 0, 0, 0, a, 0, keep, 0, 0, a, 0, 0, keep, 0, a, 0, 0, 0, 1, 0]))
        }

        /// Mixes each colour with the grey of its luminance; 0 changes nothing, 1 is grey.
        public static func grayscale(_ amount: Double) -> Filter { adjustment(.grayscale, amount) }

        /// Black with the luminance of the colour as its alpha.
        public static var luminanceToAlpha: Filter { Filter(kind: .matrix(ColorMatrixEffect.luminanceToAlpha)) }

        /// Applies a Gaussian blur.
        /// - Parameter radius: its standard deviation in points; a radius that is not positive and finite adds no filter.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .blur(radius: radius, options))
        }

        /// One colour where the alpha, from 0 to 1, is from `min` to `max`, transparent elsewhere. With a blur added after it, nearby
        /// shapes merge: ```swift context.addFilter(.alphaThreshold(min: 0.5, color: .purple)) context.addFilter(.blur(radius: 12))
        /// context.drawLayer { layer in … } ```
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(kind: .alphaThreshold(min: min, max: max, color))
        }

        @available(*, unavailable, message: "Shaders are written in Metal, which Linux does not have; use one of the other filters.")
        public static func colorShader(_ shader: Shader) -> Filter { fatalError() }
        @available(*, unavailable, message: "Shaders are written in Metal, which Linux does not have; use one of the other filters.")
        public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { fatalError() }
        @available(*, unavailable, message: "Shaders are written in Metal, which Linux does not have; use one of the other filters.")
        public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { fatalError() }

        private static func adjustment(_ kind: ColorMatrixEffect.Kind, _ amount: Double) -> Filter {
            Filter(kind: .matrix(ColorMatrixEffect(kind: kind, amount: amount).matrix))
        }
    }

    /// Adds a filter for subsequent drawing.
    ///
    /// A filter applies to the result of the filters added after it, like an outer modifier of a view. Its lengths are in the coordinates
    /// of the current transform. Programs rely on the order: to merge shapes, they add the threshold, then the blur.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        guard let added = AddedFilter(filter, state.transform, isLinear: options.contains(.linearColor), environment) else { return }
        state.filters.append(added)
        state.effects = recorder.nextEffects()
    }

    /// A filter with resolved colours, in the coordinates in which it was added.
    struct AddedFilter {
        enum Effect {
            case effect(DisplayList.Effect)
            /// A shadow that is composited separately with the canvas.
            case separateShadow(CompositedShadow)
        }
        let effect: Effect
        let transform: CGAffineTransform

        init?(_ filter: Filter, _ transform: CGAffineTransform, isLinear: Bool, _ environment: EnvironmentValues) {
            guard abs(transform.a * transform.d - transform.b * transform.c) > 0 else { return nil }
            self.transform = transform
            switch filter.kind {
            case .projection(let matrix): effect = .effect(.projection(matrix))
            case .matrix(let rows): effect = .effect(.filter(isLinear ? .linearColorMatrix(rows) : .colorMatrix(rows)))
            case .multiply(let color):
                let c = isLinear ? color.resolve(in: environment).linearComponents : color.resolvedColor(in: environment).components
                let rows: [Float] = [c.0, 0, 0, 0, 0, 0, c.1, 0, 0, 0, 0, 0, c.2, 0, 0, 0, 0, 0, c.3, 0]
                effect = .effect(.filter(isLinear ? .linearColorMatrix(rows) : .colorMatrix(rows)))
            case .alphaThreshold(let min, let max, let color):
                effect = .effect(.filter(
                    .alphaThreshold(min: min.isNaN ? 0 : min, max: max.isNaN ? 1 : max, color: color.resolvedColor(in: environment))))
            case .blur(let radius, let options):
                if isLinear { Self.reportEncoded("A blur") }
                guard radius > 0, radius.isFinite else { return nil }
                let isOpaque = options.contains(.opaque)
                effect = .effect(.filter(options.contains(.dithersResult) ? .ditheredBlur(
                    radius: radius, opaque: isOpaque) : .blur(radius: radius, opaque: isOpaque)))
            case .shadow(let color, let radius, let offset, let mode, let options):
                if isLinear { Self.reportEncoded("A shadow") }
                guard radius >= 0, radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return nil }
                let color = color.resolvedColor(in: environment)
                let isAlone = options.contains(.shadowOnly), isAbove = options.contains(.shadowAbove),
                    isInverted = options.contains(.invertsAlpha)
                if options.contains(.disablesGroup), !isAlone {
                    effect = .separateShadow(CompositedShadow(color: color, radius: radius, offset: offset, blend: mode.displayListMode,
                                                              isAbove: isAbove,
                                                              isAlone: true, invertsAlpha: isInverted))
                } else if !isInverted, !isAbove {
                    effect = .effect(.filter(.shadow(color: color, radius: radius, offset: offset, only: isAlone)))
                } else {
                    effect = .effect(.filter(.compositedShadow(CompositedShadow(color: color, radius: radius, offset: offset,
                                                                                blend: mode.displayListMode, isAbove: isAbove,
                                                                                isAlone: isAlone, invertsAlpha: isInverted))))
                }
            }
        }

        private static func reportEncoded(_ filter: String) {
            Diagnostics.shared.reportInView(
                "\(filter) of a GraphicsContext ignores the option linearColor, which only colour filters support.")
        }
    }
}

extension ResolvedColor {
    fileprivate var components: (Float, Float, Float, Float) { (red, green, blue, opacity) }
}

extension Color.Resolved {
    fileprivate var linearComponents: (Float, Float, Float, Float) { (linearRed, linearGreen, linearBlue, opacity) }
}

/// Transforms a color's components: each new one is a weighted sum of red, green, blue, alpha and 1.
///
/// The letter is the new component, the number the column: `r1` is the weight of red in the new red, `r4` that of alpha; `r5` is added.
/// Components are sRGB and not premultiplied, 0 to 1; results are clamped. The initial matrix is the identity.
public struct ColorMatrix: Equatable, Sendable {
    /// The new red: factors of red, green, blue and alpha, and what is added; not-a-number counts as 0.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// The new green: factors of red, green, blue and alpha, and what is added; not-a-number counts as 0.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// The new blue: factors of red, green, blue and alpha, and what is added; not-a-number counts as 0.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// The new alpha: factors of red, green, blue and alpha, and what is added; not-a-number counts as 0.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    @inlinable public init() {}

    /// In row-major order; not-a-number counts as 0.
    var rows: [Float] {
        [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map { $0.isNaN ? 0 : $0 }
    }
}
