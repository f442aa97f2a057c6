// Glyph runs, text decorations and attachments.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

extension Painter {
    func drawText(_ layout: TextLayout, at point: CGPoint, _ paint: Paint, _ state: DrawState) {
        for background in layout.backgrounds {
            fill(
                .rectangle(background.rect.offsetBy(dx: point.x, dy: point.y)), .nonZero, background.paint ?? paint, antialiased: true,
                state)
        }
        layout.runs.withUnsafeBufferPointer { runs in
            guard let first = runs.baseAddress else { return }
            for index in runs.indices where !drawKept(first + index, index, of: layout, at: point, paint, state) {
                draw(first[index], at: point, first[index].paint ?? paint, layout.pixels(at: point, state.matrix), state)
            }
        }
        for decoration in layout.decorations {
            fill(
                .rectangle(decoration.rect.offsetBy(dx: point.x, dy: point.y).snapped(by: state.matrix)), .nonZero,
                decoration.paint ?? paint, antialiased: true, state)
        }
        for attachment in layout.attachments {
            var state = state
            state.matrix = state.matrix.translatedBy(x: point.x + attachment.at.x, y: point.y + attachment.at.y)
            draw(attachment.list, state)
        }
    }

    /// Draws a run from cached masks of its glyphs or of the whole run; returns false if that is impossible.
    @inline(__always)
    private func drawKept(
        _ run: UnsafePointer<GlyphRun>, _ index: Int, of layout: TextLayout, at point: CGPoint, _ paint: Paint, _ state: DrawState
    ) -> Bool {
        guard state.blend == .normal, state.matrix.isPositiveUniformScale, run.pointee.size * state.matrix.a <= GlyphMaskCache.largestSize,
              let face = cairoFace(run.pointee.face), face.hasOutlines,
              canvas.takesStamps || canvas.takesStamps(within: layout.pixels(at: point, state.matrix)) else { return false }
        let color: ResolvedColor
        switch run.pointee.paint {
        case .color(let own): color = own.multiplied(by: state.opacity)
        case nil:
            guard case .color(let given) = paint else { return false }
            color = given.multiplied(by: state.opacity)
        default: return false
        }
        if !(color.opacity > 0) { return true }
        let origin = point.applying(state.matrix)
        let request = GlyphMaskCache.Request(run: run, face: face, scale: state.matrix.a, x: origin.x, y: origin.y,
                                             snapsBaseline: state.matrix.a == canvas.displayScale)
        draw(request, index, of: layout, color.argb)
        return true
    }

    /// Pango text engines make such faces. Other faces are adopted; they provide their glyph shapes.
    @inline(__always)
    private func cairoFace(_ face: FontFace) -> CairoFontFace? { face as? CairoFontFace ?? backend.adopted(face) }

    private func draw(_ run: GlyphRun, at point: CGPoint, _ paint: Paint, _ bounds: PixelRect, _ state: DrawState) {
        guard let face = cairoFace(run.face) else { return }
        if let pangoFace = face as? PangoFontFace, canvas.isVector && !pangoFace.reshapesOutlines || !face.hasOutlines {
            return showGlyphs(run, pangoFace, at: point, paint, bounds, state)
        }
        if !face.hasOutlines { return drawPictures(run, at: point, paint, state) }
        if case .color(let color) = paint, state.blend == .normal, !(color.opacity * Float(state.opacity) > 0) { return }
        withSource(paint, state, bounds) { alpha in
            prepare(state, antialiased: true)
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
            cairo_new_path(context)
            for (glyph, position) in zip(run.glyphs, run.positions) {
                let scale = run.size / face.units
                addOutline(face.outline(glyph),
                    CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: point.x + position.x, ty: point.y + position.y)
                    .concatenating(state.matrix))
            }
            fillPath(alpha)
        }
    }

    /// Draws glyphs that are images. Color glyphs take only the opacity from the paint.
    private func drawPictures(_ run: GlyphRun, at point: CGPoint, _ paint: Paint, _ state: DrawState) {
        var faded = state
        if case .color(let color) = paint { faded.opacity *= Double(color.opacity) }
        for (glyph, position) in zip(run.glyphs, run.positions) {
            guard let picture = run.face.picture(of: glyph) else { continue }
            let frame = picture.frame, size = run.size
            let destination = CGRect(
                x: point.x + position.x + frame.minX * size, y: point.y + position.y + frame.minY * size, width: frame.width * size,
                height: frame.height * size)
            drawImage(ImageDrawing(
                source: picture.source, destination: destination, interpolation: .high, template: picture.isTemplate ? paint : nil),
                      picture.isTemplate ? state : faded)
        }
    }

    /// Draws a run from cached masks: of the whole run if it is unscaled, otherwise of its glyphs.
    private func draw(_ request: GlyphMaskCache.Request, _ index: Int, of layout: TextLayout, _ color: UInt32) {
        var request = request
        guard request.scale == canvas.displayScale, abs(request.x) < 30_000, abs(request.y) < 30_000 else {
            return backend.glyphs.draw(request, color: color, on: canvas)
        }
        // Rounded to quarters of a pixel even without a cached mask, so that caching does not change the pixels.
        let x = nearest(request.x * 4), y = nearest(request.y * 4)
        let mask = backend.runs.mask(layout, run: index, phase: (y & 3) << 2 | (x & 3)) {
            (request.x, request.y) = (CGFloat(x & 3) / 4, CGFloat(y & 3) / 4)
            return backend.glyphs.wholeMask(request)
        }
        if let mask, let bytes = mask.bytes {
            backend.queue.add(bytes, mask.bounds(x: x >> 2, y: y >> 2), color, on: canvas)
        } else {
            (request.x, request.y) = (CGFloat(x) / 4, CGFloat(y) / 4)
            backend.glyphs.draw(request, color: color, on: canvas)
        }
    }

    private func addOutline(_ outline: GlyphOutline, _ matrix: CGAffineTransform) {
        guard !outline.isEmpty else { return }
        var sink = OutlineSink(context: context, matrix: matrix)
        var functions = FT_Outline_Funcs()
        functions.move_to = { end, sink in outlineSink(sink, end) { $0.move(to: $1) } }
        functions.line_to = { end, sink in outlineSink(sink, end) { $0.line(to: $1) } }
        functions.conic_to = { control, end, sink in
            let control = control.map { CGPoint(x: $0.pointee.x, y: $0.pointee.y) } ?? .zero
            return outlineSink(sink, end) { $0.curve(to: $1, control) }
        }
        functions.cubic_to = { control1, control2, end, sink in
            let control1 = control1.map { CGPoint(x: $0.pointee.x, y: $0.pointee.y) } ?? .zero
            let control2 = control2.map { CGPoint(x: $0.pointee.x, y: $0.pointee.y) } ?? .zero
            return outlineSink(sink, end) { $0.curve(to: $1, control1, control2) }
        }
        outline.points.withUnsafeMutableBufferPointer { points in
            outline.tags.withUnsafeMutableBufferPointer { tags in
                outline.contours.withUnsafeMutableBufferPointer { contours in
                    var shape = FT_Outline(n_contours: Int16(contours.count), n_points: Int16(points.count), points: points.baseAddress,
                                           tags: tags.baseAddress,
                                           contours: contours.baseAddress, flags: outline.flags)
                    FT_Outline_Decompose(&shape, &functions, &sink)
                }
            }
        }
        if sink.isOpen { cairo_close_path(context) }
    }

    /// Draws glyphs with Cairo: as text in files, and for bitmap and color fonts.
    private func showGlyphs(
        _ run: GlyphRun, _ face: PangoFontFace, at point: CGPoint, _ paint: Paint, _ bounds: PixelRect, _ state: DrawState
    ) {
        guard let font = face.scaledFont(size: run.size, state.matrix) else { return }
        defer { cairo_scaled_font_destroy(font) }
        withSource(paint, state, bounds) { alpha in
            // Color glyphs ignore the source, which contains a plain color's opacity.
            var alpha = alpha
            if face.hasColors, case .color(let color) = paint { alpha = Double(color.multiplied(by: state.opacity).opacity) }
            prepare(state, antialiased: true)
            cairo_save(context)
            var matrix = cairo_matrix_t(state.matrix)
            cairo_set_matrix(context, &matrix)
            cairo_set_scaled_font(context, font)
            let glyphs = zip(run.glyphs, run.positions).map { cairo_glyph_t(index: UInt($0), x: point.x + $1.x, y: point.y + $1.y) }
            if alpha < 1 { cairo_push_group(context) }
            cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
            if alpha < 1 {
                cairo_pop_group_to_source(context)
                cairo_paint_with_alpha(context, alpha)
            }
            cairo_restore(context)
        }
    }
}

private extension CGRect {
    /// Lines of unrotated text start on whole pixels and are whole pixels thick, like the letters' baseline.
    func snapped(by matrix: CGAffineTransform) -> CGRect {
        guard matrix.isPositiveUniformScale else { return self }
        let top = (minY * matrix.d + matrix.ty).rounded(), height = max((height * matrix.d).rounded(), 1)
        return CGRect(x: minX, y: (top - matrix.ty) / matrix.d, width: width, height: height / matrix.d)
    }
}

private extension TextLayout {
    /// The pixels that the text can touch; letters may extend beyond their lines.
    func pixels(at point: CGPoint, _ matrix: CGAffineTransform) -> PixelRect {
        PixelRect(around: matrix.around(CGRect(origin: point, size: size).insetBy(dx: -size.height - 8, dy: -size.height - 8)))
    }
}

/// Converts FreeType's outline to a Cairo path.
private struct OutlineSink {
    let context: OpaquePointer
    let matrix: CGAffineTransform
    var last = CGPoint.zero
    var isOpen = false

    mutating func move(to end: CGPoint) {
        if isOpen { cairo_close_path(context) }
        isOpen = true
        last = end.applying(matrix)
        cairo_move_to(context, last.x, last.y)
    }

    mutating func line(to end: CGPoint) {
        last = end.applying(matrix)
        cairo_line_to(context, last.x, last.y)
    }

    mutating func curve(to end: CGPoint, _ control: CGPoint) {
        let (end, control) = (end.applying(matrix), control.applying(matrix))
        cairo_curve_to(context, last.x + (control.x - last.x) * 2 / 3, last.y + (control.y - last.y) * 2 / 3,
                       end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
        last = end
    }

    mutating func curve(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
        let (control1, control2) = (control1.applying(matrix), control2.applying(matrix))
        last = end.applying(matrix)
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, last.x, last.y)
    }
}

private func outlineSink(
    _ sink: UnsafeMutableRawPointer?, _ end: UnsafePointer<FT_Vector>?, _ step: (inout OutlineSink, CGPoint) -> Void
) -> Int32 {
    guard let sink, let end else { return 1 }
    step(&sink.assumingMemoryBound(to: OutlineSink.self).pointee, CGPoint(x: end.pointee.x, y: end.pointee.y))
    return 0
}
