// Clipping to paths and to the alpha of a layer.

import Foundation
import WaggleDisplayList
import WaggleGeometry

extension GraphicsContext {
    /// The bounds of the clip, in the current coordinates; the whole canvas if there is none.
    ///
    /// May be larger than the clip, never smaller. Empty if the clip is empty or the transform maps everything to a line or point.
    public var clipBoundingRect: CGRect {
        guard abs(state.transform.a * state.transform.d - state.transform.b * state.transform.c) > 0 else { return .zero }
        return state.clipBounds.applying(state.transform.inverted())
    }

    /// Intersects the clip with a path.
    /// - Parameters:
    ///   - path: in the current coordinates; later changes of the transform do not move it.
    ///   - style: the fill rule, and whether the edge is antialiased.
    ///   - options: `inverse` keeps the outside of the path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let path = path.applying(state.transform)
        if options.contains(.inverse) {
            guard !path.isEmpty else { return }
            add(inverseClip(path, style))
        } else {
            add(.clip(path.primitive, style.rule, antialiased: style.isAntialiased), bounds: path.boundingRect)
        }
    }

    /// Multiplies the clip by the alpha of a layer.
    /// - Parameters:
    ///   - opacity: a factor for the layer's alpha, 0 to 1.
    ///   - options: `inverse` keeps the areas that the layer leaves transparent.
    ///   - content: draws the layer. It inherits this context's transform, but not its clips, filters, opacity and blend mode.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = try layer(content)
        var mask = layer.isEmpty ? DisplayList() : recorder.wrapped(layer, .flatten)
        let opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        if opacity < 1, !mask.isEmpty { mask = opacity > 0 ? recorder.wrapped(mask, .opacity(opacity)) : DisplayList() }
        guard options.contains(.inverse) else { return add(.mask(mask), bounds: mask.bounds) }
        guard !mask.isEmpty else { return }
        let all = recorder.item(state.clipBounds, .fill(.rectangle(state.clipBounds), .nonZero, .black, antialiased: false))
        add(.mask(DisplayList([all] + recorder.wrapped(mask, .blend(.destinationOut)).items)))
    }

    private mutating func add(_ clip: DisplayList.Effect, bounds: CGRect? = nil) {
        state.clips.append(clip)
        state.effects = recorder.nextEffects()
        if let bounds {
            let inside = state.clipBounds.intersection(bounds)
            state.clipBounds = inside.isNull ? .zero : inside
        }
    }

    /// The inverse of a path. Plain shapes are clockwise, so a counterclockwise rectangle around one excludes it. The direction of other
    /// paths is unknown, so they need a mask.
    private func inverseClip(_ path: Path, _ style: FillStyle) -> DisplayList.Effect {
        let around = state.clipBounds.insetBy(dx: -1, dy: -1)
        if !path.isGeneral {
            var outside = Path()
            outside.addLines([CGPoint(x: around.minX, y: around.minY), CGPoint(
                x: around.minX, y: around.maxY), CGPoint(x: around.maxX, y: around.maxY), CGPoint(x: around.maxX, y: around.minY)])
            outside.closeSubpath()
            outside.addPath(path)
            return .clip(.path(outside), .nonZero, antialiased: style.isAntialiased)
        }
        let inside = recorder.item(path.boundingRect, .fill(path.primitive, style.rule, .black, antialiased: style.isAntialiased))
        let all = recorder.item(around, .fill(.rectangle(around), .nonZero, .black, antialiased: false))
        return .mask(DisplayList([all] + recorder.wrapped(DisplayList([inside]), .blend(.destinationOut)).items))
    }
}

extension Path {
    /// True for a path of arbitrary elements, which may intersect itself.
    var isGeneral: Bool { if case .general = kind { true } else { false } }
}
