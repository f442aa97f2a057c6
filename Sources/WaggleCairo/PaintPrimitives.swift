// Fills and strokes.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

extension Painter {
    func fill(_ primitive: Primitive, _ rule: FillRule, _ paint: Paint, antialiased: Bool, _ state: DrawState) {
        if case .color(let color) = paint {
            let color = color.multiplied(by: state.opacity)
            if state.blend == .normal {
                if !(color.opacity > 0) { return }
                if fillQuickly(primitive, color, antialiased: antialiased, state) { return }
            }
            setColor(color)
            addFill(primitive, rule, antialiased: antialiased, state)
            cairo_fill(context)
            return
        }
        withSource(paint, state, PixelRect(around: state.matrix.around(primitive.bounds))) { alpha in
            addFill(primitive, rule, antialiased: antialiased, state)
            fillPath(alpha)
        }
    }

    /// Fills the path with the source.
    func fillPath(_ alpha: Double) {
        if alpha >= 1 { return cairo_fill(context) }
        cairo_save(context)
        cairo_clip(context)
        cairo_paint_with_alpha(context, alpha)
        cairo_restore(context)
    }

    func setColor(_ color: ResolvedColor) {
        cairo_set_source_rgba(context, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
    }

    private func addFill(_ primitive: Primitive, _ rule: FillRule, antialiased: Bool, _ state: DrawState) {
        prepare(state, antialiased: antialiased)
        cairo_new_path(context)
        primitive.addPath(to: context, state.matrix, visible: canvas.isVector ? nil : canvas.visible)
        cairo_set_fill_rule(context, rule.cairoRule)
    }

    func prepare(_ state: DrawState, antialiased: Bool) {
        cairo_set_operator(context, state.blend.cairoOperator ?? CAIRO_OPERATOR_OVER)
        cairo_set_antialias(context, antialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// Draws solid primitives by stamps: rectangles on whole pixels, primitives with cached coverage, and small turned primitives.
    private func fillQuickly(_ primitive: Primitive, _ color: ResolvedColor, antialiased: Bool, _ state: DrawState) -> Bool {
        if !state.matrix.isScaleAndTranslation { return antialiased && fillTurned(primitive, color, state.matrix) }
        switch primitive {
        case .rectangle(let rect):
            guard !rect.isInfinite else { return false }
            let pixels = state.matrix.around(rect)
            let whole = PixelRect(around: CGRect(x: pixels.minX.rounded(), y: pixels.minY.rounded(), width: 0, height: 0)
                .union(CGRect(x: pixels.maxX.rounded(), y: pixels.maxY.rounded(), width: 0, height: 0)))
            // Cairo's own grid is 1/256 of a pixel.
            let off = max(max(abs(pixels.minX - CGFloat(whole.left)), abs(pixels.minY - CGFloat(whole.top))),
                          max(abs(pixels.maxX - CGFloat(whole.right)), abs(pixels.maxY - CGFloat(whole.bottom))))
            guard off < 1 / 256, canvas.takesStamps(within: whole) else { return false }
            backend.queue.add(whole, color.argb, on: canvas)
            return true
        case .ellipse(let rect):
            guard antialiased, rect.width == rect.height, rect.width.isFinite,
                  abs(state.matrix.a) == abs(state.matrix.d) else { return false }
            let pixels = state.matrix.around(rect)
            guard !canvas.isVector, pixels.width <= 128, let mask = backend.masks.circle(in: pixels) else { return false }
            composite(mask, color)
            return true
        case .roundedRectangle(let rect, let corner, let continuous):
            guard antialiased else { return false }
            let pixels = state.matrix.around(rect)
            guard pixels.width <= 256, pixels.height <= 256 else { return false }
            let size = CGSize(width: corner.width * abs(state.matrix.a), height: corner.height * abs(state.matrix.d))
            guard !canvas.isVector,
                  let mask = backend.masks.roundedRectangle(in: pixels, corner: size, continuous: continuous) else { return false }
            composite(mask, color)
            return true
        case .path: return false
        }
    }

    /// Queues a rotated or sheared primitive. Drawn by Cairo, it would have to wait for the stamps before it.
    private func fillTurned(_ primitive: Primitive, _ color: ResolvedColor, _ matrix: CGAffineTransform) -> Bool {
        if case .path = primitive { return false }
        let pixels = matrix.around(primitive.bounds)
        guard pixels.width <= 128, pixels.height <= 128, abs(pixels.minX) < 1e5, abs(pixels.minY) < 1e5 else { return false }
        let bounds = PixelRect(around: pixels)
        guard !bounds.isEmpty, canvas.takesStamps(within: bounds) else { return false }
        if bounds.intersection(canvas.clipInner).isEmpty { return true }
        let mask = makeMask(Coverage(left: 0, top: 0, width: bounds.width, height: bounds.height)) { context in
            primitive.addPath(
                to: context, matrix.concatenating(CGAffineTransform(translationX: -CGFloat(bounds.left), y: -CGFloat(bounds.top))))
            cairo_fill(context)
        }
        backend.queue.add(SingleMask(mask), at: bounds, color.argb, on: canvas)
        return true
    }

    /// Paints a color through a mask; with Cairo, if the clip is not a rectangle.
    func composite(_ mask: PositionedMask, _ color: ResolvedColor) {
        let bounds = mask.bounds
        if canvas.takesStamps(within: bounds) { return backend.queue.add(mask.bytes, bounds, color.argb, on: canvas) }
        guard let surface = cairo_image_surface_create_for_data(
            mask.bytes, CAIRO_FORMAT_A8, Int32(bounds.width), Int32(bounds.height), Int32(bounds.width)) else { return }
        setColor(color)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        cairo_mask_surface(context, surface, Double(bounds.left), Double(bounds.top))
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
    }

    func stroke(_ primitive: Primitive, _ style: StrokeParameters, _ paint: Paint, antialiased: Bool, _ state: DrawState) {
        guard style.width > 0, style.width.isFinite else { return }
        let reach = style.width * max(1, style.join == .miter ? style.miterLimit : 1.5)
        withSource(paint, state, PixelRect(around: state.matrix.around(primitive.bounds.insetBy(dx: -reach, dy: -reach)))) { alpha in
            prepare(state, antialiased: antialiased)
            cairo_new_path(context)
            primitive.addPath(to: context, state.matrix)
            cairo_set_line_width(context, style.width)
            cairo_set_line_cap(context, style.cap.cairoCap)
            cairo_set_line_join(context, style.join.cairoJoin)
            cairo_set_miter_limit(context, style.miterLimit)
            let dash = style.usableDash.map(Double.init)
            cairo_set_dash(context, dash, Int32(dash.count), style.dashPhase.isFinite ? style.dashPhase : 0)
            // The path is already in pixels; only the pen is transformed.
            var matrix = cairo_matrix_t(state.matrix)
            if alpha >= 1 {
                cairo_set_matrix(context, &matrix)
                cairo_stroke(context)
                cairo_identity_matrix(context)
            } else {
                cairo_push_group(context)
                cairo_set_matrix(context, &matrix)
                cairo_stroke(context)
                cairo_identity_matrix(context)
                cairo_pop_group_to_source(context)
                cairo_paint_with_alpha(context, alpha)
            }
        }
    }
}

extension StrokeParameters {
    /// Cairo rejects negative lengths and patterns that never advance.
    var usableDash: [CGFloat] {
        dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.reduce(0, +) > 1e-6 ? dash : []
    }
}
