// Pictures and symbols in a canvas.

import Foundation
import WaggleDisplayList
import WaggleGeometry

extension GraphicsContext {
    /// An image resolved in an environment.
    public struct ResolvedImage {
        /// The natural size in points.
        public var size: CGSize { content.size }
        /// The distance from the top to the baseline for alignment with text, in points; the height for pictures.
        public let baseline: CGFloat
        /// The shading of symbols and templates; nil for the foreground style. Other pictures keep their colours. A palette colours the
        /// layers of a symbol.
        public var shading: Shading?
        let image: Image
        let content: WaggleCore.ResolvedImage
        /// The symbol with overlapping layers; nil for pictures.
        let layered: WaggleCore.ResolvedImage?

        init(_ image: Image, in environment: EnvironmentValues) {
            self.image = image
            content = image.resolved(in: environment)
            baseline = content.baseline ?? content.size.height
            if case .symbol = content {
                layered = image.symbolRenderingMode(.hierarchical).resolved(in: environment)
            } else {
                layered = nil
            }
        }
    }

    /// Resolves an image in the context's environment. To draw an image many times, resolve it once.
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image, in: environment) }

    /// Draws an image stretched to fill a rectangle of the context's coordinates, in points. An empty or infinite one draws nothing.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let rect = rect.standardized
        guard rect.isUsable, rect.width > 0, rect.height > 0 else { return }
        var content = image.content, source = image.image
        source.isAntialiased = source.isAntialiased && style.isAntialiased
        let shading = (image.shading ?? .foreground).kind
        var resolved = shading.resolved(in: environment, bounds: rect)
        if let levels = shading.levels, levels.count > 1, case .symbol(let drawing, _)? = image.layered {
            content = .symbol(drawing, .palette(levels.dropFirst().map { level in
                let style = level.kind.resolved(in: environment, bounds: rect)
                return style.paint.opacity(style.opacity) ?? style.paint
            }))
        }
        let natural = content.size
        guard natural.width > 0, natural.height > 0 else { return }
        let transform: CGAffineTransform
        var size = natural
        if case .picture = content {
            size = rect.size
            transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        } else {
            source.resizing = nil
            transform = CGAffineTransform(
                a: rect.width / natural.width, b: 0, c: 0, d: rect.height / natural.height, tx: rect.minX, ty: rect.minY)
        }
        // The paint refers to the rectangle, but the drawing is made at the origin.
        if content.hasOwnColors { resolved = _ResolvedShapeStyle(paint: .color(.black)) } else if case .color = resolved.paint {} else {
            resolved.paint = shading.resolved(in: environment, bounds: rect.applying(transform.inverted())).paint
        }
        let paint = resolved.paint.opacity(resolved.opacity)
        var list = DisplayList(content.items(in: size, paint: paint ?? resolved.paint, image: source))
        guard !list.isEmpty else { return }
        if !transform.isIdentity { list = DisplayList([recorder.transformed(list, transform)]) }
        recorder.noteBlending(resolved)
        record(resolved.decorated(list, recorder, opacityIsFolded: paint != nil))
    }

    /// Draws an image at its natural size.
    /// - Parameter anchor: the point of the image that is placed at `point`.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = image.size
        draw(
            image,
            in: CGRect(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width, height: size.height))
    }

    /// Draws an image stretched to fill a rectangle of the context's coordinates, in points. An empty or infinite one draws nothing.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect, style: style) }

    /// Draws an image at its natural size.
    /// - Parameter anchor: the point of the image that is placed at `point`.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }
}

extension WaggleCore.ResolvedImage {
    /// True for pictures that keep their own colours.
    fileprivate var hasOwnColors: Bool {
        switch self {
        case .picture(_, let isTemplate), .drawn(_, _, let isTemplate): !isTemplate
        case .symbol, .unknownSymbol, .missing: false
        }
    }
}
