// Shapes and layers.

import Foundation
import WaggleDisplayList
import WaggleGeometry

extension GraphicsContext {
    /// Fills a path.
    /// - Parameter style: the fill rule, and whether the edge is antialiased.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        guard !path.isEmpty else { return }
        let bounds = path.boundingRect
        guard bounds.isUsable else { return }
        // The most common case: a plain shape in one colour.
        if let color = plainColor(shading) {
            guard color.opacity > 0 || state.effects != 0 else { return }
            return draw(path, bounds, style, color)
        }
        let resolved = shading.kind.resolved(in: environment, bounds: bounds)
        draw(resolved, bounds) { .fill(path.primitive, style.rule, $0, antialiased: style.isAntialiased) }
    }

    /// Strokes a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard !path.isEmpty, style.lineWidth > 0, style.lineWidth.isFinite else { return }
        let outline = path.boundingRect, parameters = style.parameters
        let reach = style.lineWidth / 2 * (style.lineJoin == .miter ? max(1, style.miterLimit) : 1.5)
        let bounds = outline.insetBy(dx: -reach, dy: -reach)
        guard bounds.isUsable else { return }
        let resolved = plainColor(shading).map { _ResolvedShapeStyle(paint: .color($0)) } ?? shading.kind.resolved(
            in: environment, bounds: outline)
        draw(resolved, bounds) { .stroke(path.primitive, parameters, $0, antialiased: true) }
    }

    /// Strokes a path with a line width in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws into a transparent layer, and composites it with this context's filters, opacity, blend mode and clip.
    /// - Parameter content: draws the layer. It inherits this context's transform, but not its clips, filters, opacity and blend mode.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = try layer(content)
        guard !layer.isEmpty || state.blend.reachesOutside else { return }
        // Without effects, the layer is the same as its parts drawn in order.
        record(state.effects == 0 && state.opacity >= 1 ? layer : recorder.wrapped(layer, .flatten), isLayer: true)
    }

    /// The closure's drawing on a layer, in the canvas's coordinates; flattened if its parts blend with each other.
    func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DisplayList {
        let inner = GraphicsRecorder(layerOf: recorder)
        var context = GraphicsContext(inner, transform: state.transform)
        context.state.clipBounds = state.clipBounds
        try content(&context)
        let list = inner.finish()
        if inner.readsBackdrop || inner.readsBackdropInside { recorder.readsBackdropInside = true }
        if inner.counts { recorder.counts = true }
        if inner.blends || inner.readsBackdrop { return recorder.wrapped(list, .flatten) }
        return list
    }

    /// Draws a list that was made in the current coordinates.
    /// - Parameter blends: true if its items blend with their backdrop: with the layer, or with each other inside the effects
    ///   of this context.
    package func drawRecorded(_ list: DisplayList, blends: Bool) {
        guard !list.isEmpty else { return }
        if state.effects == 0, state.opacity >= 1 {
            if blends { recorder.blends = true }
            record(list)
        } else {
            record(blends || list.items.count > 1 ? recorder.wrapped(list, .flatten) : list)
        }
    }
}

extension GraphicsContext {
    private func plainColor(_ shading: Shading) -> ResolvedColor? {
        switch shading.kind {
        case .color(let color): recorder.resolved(color)
        case .resolved(let color): color
        default: nil
        }
    }

    private func draw(_ path: Path, _ bounds: CGRect, _ style: FillStyle, _ color: ResolvedColor) {
        var color = color
        let foldsOpacity = state.filters.isEmpty
        if foldsOpacity { color.opacity *= Float(state.opacity) }
        let transform = state.transform
        if transform.isIdentity || !path.isGeneral && transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0 {
            let moved = transform.isIdentity ? path : path.applying(transform)
            let item = recorder.item(transform.isIdentity ? bounds : moved.boundingRect,
                                     .fill(moved.primitive, style.rule, .color(color), antialiased: style.isAntialiased))
            return recorder.append(item, state, opacityIsFolded: foldsOpacity)
        }
        let item = recorder.item(bounds, .fill(path.primitive, style.rule, .color(color), antialiased: style.isAntialiased))
        recorder.append(recorder.transformed(item, transform), state, opacityIsFolded: foldsOpacity)
    }

    /// Draws an item with a resolved style and the style's effects.
    /// - Parameter bounds: the bounds of all painting, in the current coordinates.
    func draw(_ style: _ResolvedShapeStyle, _ bounds: CGRect, _ content: (Paint) -> DisplayList.Content) {
        if case .backdrop = style.paint { recorder.readsBackdrop = true }
        let paint = style.paint.opacity(style.opacity)
        var list = DisplayList([recorder.item(bounds, content(paint ?? style.paint))])
        list = style.decorated(list, recorder, opacityIsFolded: paint != nil)
        recorder.noteBlending(style)
        record(list)
    }

    /// Draws a list in the current coordinates, or a layer in those of the canvas.
    func record(_ list: DisplayList, isLayer: Bool = false) {
        var list = list
        if !isLayer, !state.transform.isIdentity {
            guard abs(state.transform.a * state.transform.d - state.transform.b * state.transform.c) > 0 else { return }
            list = DisplayList([recorder.transformed(list, state.transform)])
        }
        guard isLayer || list.bounds.isUsable else { return }
        recorder.append(list, state, isLayer: isLayer)
    }
}

extension CGRect {
    /// True for a rectangle that a drawing can have: finite and not null.
    var isUsable: Bool { !isNull && origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite && !isInfinite }
}

extension _ResolvedShapeStyle {
    /// Applies the rest of the style to a drawing made with its paint.
    func decorated(_ list: DisplayList, _ recorder: GraphicsRecorder, opacityIsFolded: Bool) -> DisplayList {
        var result = list
        if backdropBlurRadius > 0, case .fill(let primitive, let rule, _, _)? = list.items.first?.content {
            result = recorder.wrapped(result, .backdrop(primitive, rule, radius: backdropBlurRadius))
        }
        for shadow in shadows where shadow.kind == .inner {
            result = recorder.wrapped(result, .filter(.innerShadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset)))
        }
        for shadow in shadows where shadow.kind == .drop {
            result = recorder.wrapped(
                result, .filter(.shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset, only: false)))
        }
        if opacity < 1, !opacityIsFolded { result = recorder.wrapped(result, .opacity(opacity)) }
        if blendMode != .normal { result = recorder.wrapped(result, .blend(blendMode.displayListMode)) }
        return result
    }
}
