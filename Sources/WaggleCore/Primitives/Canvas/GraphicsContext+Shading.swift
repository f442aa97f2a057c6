// The paint for filling and stroking shapes.

import Foundation
import WaggleDisplayList
import WaggleGeometry

extension GraphicsContext {
    /// What a path is filled or stroked with: a colour, gradient, image or style. Points are in the path's coordinate space.
    public struct Shading: Sendable {
        indirect enum Kind: Sendable {
            case color(Color)
            case resolved(ResolvedColor)
            case style(any ShapeStyle)
            case foreground
            case backdrop
            case palette([Shading])
            case linear(Gradient, from: CGPoint, to: CGPoint, GradientOptions)
            case radial(Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, GradientOptions)
            case conic(Gradient, center: CGPoint, Angle, GradientOptions)
            case tiledImage(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
            /// Resolved in the environment of a context.
            case within(EnvironmentValues, Kind)
        }
        let kind: Kind

        /// The content below the shape, of the canvas or the innermost layer. With filters, it blurs or recolours a part of the canvas.
        ///
        /// PDF and SVG output cannot read the backdrop, so there such a shape draws nothing.
        public static var backdrop: Shading { Shading(kind: .backdrop) }

        /// The foreground style of the context's environment.
        public static var foreground: Shading { Shading(kind: .foreground) }

        /// Several shadings: one for each layer of a symbol; everything else uses the first.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

        /// A colour, resolved in the context's environment.
        public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }

        /// A colour from red, green and blue, each 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            Shading(kind: .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)))
        }

        /// A grey; 0 is black, 1 is white.
        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
            Shading(kind: .color(Color(colorSpace, white: white, opacity: opacity)))
        }

        /// A shape style; its unit points refer to the shape's bounds.
        public static func style<S>(_ style: S) -> Shading where S: ShapeStyle { Shading(kind: .style(style)) }

        /// A linear gradient between two points of the context's coordinates. Beyond its ends it continues in the end colours, unless the
        /// options say otherwise.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .linear(gradient, from: startPoint, to: endPoint, options))
        }

        /// A radial gradient between two concentric circles; radii in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius, options))
        }

        /// A conic gradient around a centre, clockwise on screen.
        /// - Parameter angle: the start angle; 0 is to the right.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .conic(gradient, center: center, angle, options))
        }

        /// A mesh gradient over the shape's bounds.
        public static func meshGradient(_ mesh: MeshGradient) -> Shading { .style(mesh) }

        /// A picture, or a part of one, tiled in both directions.
        /// - Parameters:
        ///   - origin: the top left corner of one tile, in the coordinates of the shape.
        ///   - sourceRect: the part of the picture, in unit coordinates.
        ///   - scale: a factor for the picture's size.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> Shading {
            Shading(kind: .tiledImage(image, origin: origin, sourceRect: sourceRect, scale: scale))
        }

        @available(*, unavailable, message: "Shaders are written in Metal, which Linux does not have; use a gradient or a tiled image.")
        public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading { fatalError() }
    }

    /// Resolves a shading in the context's environment. To draw many shapes, resolve it once.
    public func resolve(_ shading: Shading) -> Shading {
        switch shading.kind {
        case .resolved, .within: return shading
        case .color(let color): return Shading(kind: .resolved(recorder.resolved(color)))
        case .palette(let array): return Shading(kind: .palette(array.map(resolve)))
        case .style, .foreground, .backdrop, .linear, .radial, .conic, .tiledImage:
            return Shading(kind: .within(recorder.environment, shading.kind))
        }
    }
}

extension GraphicsContext.Shading.Kind {
    /// The paint and effects for a shape with the bounds.
    func resolved(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedShapeStyle {
        switch self {
        case .color(let color): return _ResolvedShapeStyle(paint: .color(color.resolvedColor(in: environment)))
        case .resolved(let color): return _ResolvedShapeStyle(paint: .color(color))
        case .style(let style): return style.resolved(in: environment, bounds: bounds)
        case .foreground: return ForegroundStyle().resolved(in: environment, bounds: bounds)
        case .backdrop: return _ResolvedShapeStyle(paint: .backdrop)
        case .palette(let array):
            return array.first?.kind.resolved(in: environment, bounds: bounds) ?? _ResolvedShapeStyle(paint: .color(.clear))
        case .linear(let gradient, let from, let to, let options):
            return _ResolvedShapeStyle(paint: options.repeating(.linear(options.stops(gradient, environment), from: from, to: to)))
        case .radial(let gradient, let center, let startRadius, let endRadius, let options):
            return _ResolvedShapeStyle(paint: options.repeating(
                .radial(options.stops(gradient, environment), center: center, startRadius: startRadius, endRadius: endRadius)))
        case .conic(let gradient, let center, let angle, let options):
            return _ResolvedShapeStyle(paint: .angular(
                options.stops(gradient, environment), center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi))
        case .tiledImage(let image, let origin, let sourceRect, let scale):
            return ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
                .resolved(in: environment, bounds: CGRect(origin: origin, size: bounds.size))
        case .within(let environment, let kind): return kind.resolved(in: environment, bounds: bounds)
        }
    }

    /// The shadings of a palette; nil for a single shading.
    var levels: [GraphicsContext.Shading]? {
        switch self {
        case .palette(let array): array
        case .within(_, let kind): kind.levels
        case .color, .resolved, .style, .foreground, .backdrop, .linear, .radial, .conic, .tiledImage: nil
        }
    }
}

extension GraphicsContext.GradientOptions {
    func repeating(_ paint: Paint) -> Paint {
        contains(.mirror) ? .repeating(paint, mirrored: true) : contains(.repeat) ? .repeating(paint, mirrored: false) : paint
    }

    func stops(_ gradient: Gradient, _ environment: EnvironmentValues) -> [ResolvedStop] {
        let stops = AnyGradient(gradient).resolvedStops(in: environment)
        return contains(.linearColor) ? Self.mixedInLight(stops) : stops
    }

    /// Adds stops between neighbours, so that interpolating encoded colours follows linear light to within one step of a byte.
    private static func mixedInLight(_ stops: [ResolvedStop]) -> [ResolvedStop] {
        let pieces = 24
        var result: [ResolvedStop] = []
        for (start, end) in zip(stops, stops.dropFirst()) {
            result.append(start)
            guard end.location > start.location, start.color != end.color else { continue }
            let from = ColorSpaceMath.linear(start.color.vector), to = ColorSpaceMath.linear(end.color.vector)
            for piece in 1..<pieces {
                // Closer together near the darker end of each pair, where the curve bends most.
                let even = Float(piece) / Float(pieces), isRising = from.x + from.y + from.z < to.x + to.y + to.z
                let amount = isRising ? even * even : 1 - (1 - even) * (1 - even)
                let mixed = ColorSpaceMath.encoded(from + (to - from) * amount)
                result.append(ResolvedStop(
                    color: ResolvedColor(clamping: mixed), location: start.location + (end.location - start.location) * CGFloat(amount)))
            }
        }
        if let last = stops.last { result.append(last) }
        return result
    }
}
