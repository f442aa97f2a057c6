// Clipping to paths and to the alpha of a layer.

import Foundation
import WaggleDisplayList
import WaggleGeometry

extension GraphicsContext {
    /// The bounds of what the clips let through, in the current coordinates; the whole canvas without clips.
    ///
    /// May be larger than the clip, never smaller. Empty if nothing shows, or if the transform maps everything to a line or point.
    public var clipBoundingRect: CGRect {
        guard abs(state.transform.a * state.transform.d - state.transform.b * state.transform.c) > 0 else { return .zero }
        return state.clipBounds.applying(state.transform.inverted())
    }

    /// Lets through only what is inside the path, and inside the clips so far.
    /// - Parameters:
    ///   - path: in the current coordinates; later changes of the transform do not move it.
    ///   - style: by which rule points are inside, and whether the edge is antialiased.
    ///   - options: `inverse` lets through what is outside the path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let path = path.applying(state.transform)
        if options.contains(.inverse) {
            guard !path.isEmpty else { return }
            add(inverseClip(path, style))
        } else {
            add(.clip(path.figure, style.rule, antialiased: style.isAntialiased), bounds: path.boundingRect)
        }
    }

    /// Lets through what the alpha of a layer covers, by as much as it covers.
    /// - Parameters:
    ///   - opacity: the factor of the layer's alpha, 0 to 1.
    ///   - options: `inverse` lets through what the layer leaves transparent.
    ///   - content: draws the layer. It begins with this context's transform, without its clips, filters, opacity and blend mode.
    public mutating func clipToLayer(opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void) rethrows {
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

    /// What is outside a path. A plain figure runs clockwise, so a rectangle around it that runs the other way leaves it out; of other paths that is not known, and a
    /// mask does it.
    private func inverseClip(_ path: Path, _ style: FillStyle) -> DisplayList.Effect {
        let around = state.clipBounds.insetBy(dx: -1, dy: -1)
        if !path.isGeneral {
            var outside = Path()
            outside.addLines([CGPoint(x: around.minX, y: around.minY), CGPoint(x: around.minX, y: around.maxY), CGPoint(x: around.maxX, y: around.maxY), CGPoint(x: around.maxX, y: around.minY)])
            outside.closeSubpath()
            outside.addPath(path)
            return .clip(.path(outside), .nonZero, antialiased: style.isAntialiased)
        }
        let inside = recorder.item(path.boundingRect, .fill(path.figure, style.rule, .black, antialiased: style.isAntialiased))
        let all = recorder.item(around, .fill(.rectangle(around), .nonZero, .black, antialiased: false))
        return .mask(DisplayList([all] + recorder.wrapped(DisplayList([inside]), .blend(.destinationOut)).items))
    }
}

extension Path {
    /// True for a path of its own elements, which may cross itself.
    var isGeneral: Bool { if case .general = kind { true } else { false } }
}
