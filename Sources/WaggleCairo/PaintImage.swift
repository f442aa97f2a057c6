// Images: stretched, with cap insets, tiled, and as templates.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

extension Painter {
    func drawImage(_ drawing: ImageDrawing, _ state: DrawState) {
        let destination = drawing.destination.standardized
        guard destination.width > 0, destination.height > 0, drawing.source.width > 0, drawing.source.height > 0,
              drawing.scale > 0 else { return }
        if let template = drawing.template {
            // Only the image's alpha is needed, so it is drawn separately and used as a mask.
            var plain = drawing
            plain.template = nil
            let picture = picture(region(of: destination, state.matrix), state) { $0.drawImage(plain, $1) }
            guard let picture else { return }
            withSource(template, state, PixelRect(around: state.matrix.around(destination))) { alpha in
                cairo_set_operator(context, state.blend.cairoOperator ?? CAIRO_OPERATOR_OVER)
                if alpha < 1 { picture.fade(alpha) }
                cairo_save(context)
                let resolution = canvas.resolution
                cairo_scale(context, 1 / resolution, 1 / resolution)
                cairo_mask_surface(context, picture.canvas.surface, Double(picture.region.left), Double(picture.region.top))
                cairo_restore(context)
            }
            return
        }
        if stampImage(drawing, destination, state) || backend.scaledImages.draw(
            drawing, destination, state, self) || drawSmallImage(drawing, destination, state) { return }
        withSurface(of: drawing.source) { surface in
            for piece in drawing.pieces(in: destination) {
                draw(piece, of: surface, drawing, state)
            }
        }
        cairo_set_source_rgb(context, 0, 0, 0)
    }

    /// Queues an unscaled image on whole pixels; returns false for everything else.
    private func stampImage(_ drawing: ImageDrawing, _ destination: CGRect, _ state: DrawState) -> Bool {
        guard drawing.resizing == .stretch, drawing.capInsets == EdgeInsets(), state.matrix.isScaleAndTranslation, state.matrix.a > 0,
              state.matrix.d > 0
        else { return false }
        let pixels = state.matrix.around(destination)
        let whole = PixelRect(around: CGRect(
            x: pixels.minX.rounded(), y: pixels.minY.rounded(), width: pixels.width.rounded(), height: pixels.height.rounded()))
        // The tolerance at which Cairo, too, considers a translation a whole pixel.
        guard whole.width == drawing.source.width, whole.height == drawing.source.height, abs(pixels.minX - CGFloat(whole.left)) < 1 / 256,
              abs(pixels.minY - CGFloat(whole.top)) < 1 / 256, abs(pixels.maxX - CGFloat(whole.right)) < 1 / 256,
              abs(pixels.maxY - CGFloat(whole.bottom)) < 1 / 256 else { return false }
        return drawing.source.pixels.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return false }
            return stamp(base, of: drawing.source, whole, state)
        }
    }

    /// Queues a picture if there is no effect between it and the canvas.
    /// - Parameter owner: owns the pixels; retained until they are drawn.
    func stamp(_ pixels: UnsafePointer<UInt8>, of owner: AnyObject, _ bounds: PixelRect, _ state: DrawState) -> Bool {
        guard state.isPlain, state.opacity >= 1, canvas.takesStamps(within: bounds) else { return false }
        backend.queue.add(pixels, of: owner, bounds, on: canvas)
        return true
    }

    private func draw(_ piece: ImagePiece, of surface: OpaquePointer, _ drawing: ImageDrawing, _ state: DrawState) {
        let (source, destination) = (piece.source, piece.destination)
        guard source.width > 0, source.height > 0, destination.width > 0, destination.height > 0 else { return }
        // Filtering must not read the neighboring parts of the image, hence a subsurface.
        let whole = source == CGRect(x: 0, y: 0, width: drawing.source.width, height: drawing.source.height)
        let part = whole ? cairo_surface_reference(surface)
            : cairo_surface_create_for_rectangle(surface, source.minX, source.minY, source.width, source.height)
        guard let part else { return }
        let (scaleX, scaleY) = piece.tiles ? (1 / drawing.scale, 1 / drawing.scale)
            : (destination.width / source.width, destination.height / source.height)
        fill(destination, with: part, CGAffineTransform(a: scaleX, b: 0, c: 0, d: scaleY, tx: destination.minX, ty: destination.minY),
             tiles: piece.tiles, drawing, state)
        cairo_surface_destroy(part)
    }

    /// - Parameter toPoints: from surface pixels to points.
    func fill(
        _ destination: CGRect, with surface: OpaquePointer, _ toPoints: CGAffineTransform, tiles: Bool, _ drawing: ImageDrawing,
        _ state: DrawState
    ) {
        let toPixels = toPoints.concatenating(state.matrix)
        guard toPixels.isDrawable else { return }
        // Source pixels per target pixel. Cairo's averaging filters weigh that many, and run out of memory for an image shrunk to almost
        // nothing, as at the beginning of a transition.
        let shrinkage = 1 / max(abs(toPixels.a * toPixels.d - toPixels.b * toPixels.c).squareRoot() * canvas.resolution, 1e-9)
        let area = state.matrix.around(destination)
        guard area.width * area.height > 1.0 / 256, let pattern = cairo_pattern_create_for_surface(surface) else { return }
        defer { cairo_pattern_destroy(pattern) }
        var inverse = cairo_matrix_t(toPixels.inverted())
        cairo_pattern_set_matrix(pattern, &inverse)
        cairo_pattern_set_extend(pattern, tiles ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, shrinkage > 64 ? CAIRO_FILTER_BILINEAR : drawing.interpolation.cairoFilter)
        cairo_set_source(context, pattern)
        fillWithSource(destination, drawing, state)
    }

    func fillWithSource(_ destination: CGRect, _ drawing: ImageDrawing, _ state: DrawState) {
        prepare(state, antialiased: drawing.antialiased)
        cairo_new_path(context)
        Primitive.rectangle(destination).addPath(to: context, state.matrix)
        if state.opacity >= 1 {
            cairo_fill(context)
        } else {
            cairo_save(context)
            cairo_clip(context)
            cairo_paint_with_alpha(context, state.opacity)
            cairo_restore(context)
        }
    }

    /// The image's pixels as a Cairo surface, valid during the closure. Vector files keep a copy, since they are written later.
    func withSurface(of source: ImageSource, _ draw: (OpaquePointer) -> Void) {
        source.pixels.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            let (width, height) = (Int32(source.width), Int32(source.height))
            if canvas.isVector {
                guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height) else { return }
                defer { cairo_surface_destroy(surface) }
                guard let data = cairo_image_surface_get_data(surface) else { return }
                let stride = Int(cairo_image_surface_get_stride(surface))
                for y in 0..<source.height { memcpy(data + y * stride, base + y * source.width * 4, source.width * 4) }
                cairo_surface_mark_dirty(surface)
                draw(surface)
            } else if let surface = cairo_image_surface_create_for_data(
                UnsafeMutablePointer(mutating: base), CAIRO_FORMAT_ARGB32, width, height, width * 4
            ) {
                draw(surface)
                cairo_set_source_rgb(context, 0, 0, 0)
                cairo_surface_finish(surface)
                cairo_surface_destroy(surface)
            }
        }
    }

    /// An image, or a part of it, repeated infinitely.
    /// - Parameter rect: the part, in fractions of the image.
    func withTiles(
        of source: ImageSource, _ origin: CGPoint, _ rect: CGRect, _ scale: CGFloat, _ state: DrawState, _ draw: (Double) -> Void
    ) {
        let part = CGRect(x: rect.minX * CGFloat(source.width), y: rect.minY * CGFloat(source.height),
                          width: rect.width * CGFloat(source.width), height: rect.height * CGFloat(source.height))
        guard scale > 0, part.width >= 1, part.height >= 1 else { return }
        withSurface(of: source) { surface in
            guard let tile = cairo_surface_create_for_rectangle(surface, part.minX, part.minY, part.width, part.height),
                  let pattern = cairo_pattern_create_for_surface(tile) else { return }
            let toPixels = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y).concatenating(state.matrix)
            var inverse = cairo_matrix_t(toPixels.inverted())
            cairo_pattern_set_matrix(pattern, &inverse)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
            cairo_set_source(context, pattern)
            draw(state.opacity)
            cairo_set_source_rgb(context, 0, 0, 0)
            cairo_pattern_destroy(pattern)
            cairo_surface_destroy(tile)
        }
    }
}

/// One of up to nine parts of an image.
struct ImagePiece {
    /// In image pixels.
    var source: CGRect
    /// In points.
    var destination: CGRect
    var tiles: Bool
}

extension ImageDrawing {
    /// Corners keep their size, edges stretch lengthwise, the middle stretches both ways; if tiled, edges and middle repeat instead.
    func pieces(in destination: CGRect) -> [ImagePiece] {
        let full = CGRect(x: 0, y: 0, width: source.width, height: source.height)
        let tiles = resizing == .tile
        guard capInsets != EdgeInsets() else { return [ImagePiece(source: full, destination: destination, tiles: tiles)] }
        let columns = bands(capInsets.leading, capInsets.trailing, full.width, destination.minX, destination.width)
        let rows = bands(capInsets.top, capInsets.bottom, full.height, destination.minY, destination.height)
        return rows.flatMap { row in
            columns.map { column in
                ImagePiece(source: CGRect(x: column.from.lowerBound, y: row.from.lowerBound,
                                          width: column.from.upperBound - column.from.lowerBound,
                                          height: row.from.upperBound - row.from.lowerBound),
                           destination: CGRect(x: column.to.lowerBound, y: row.to.lowerBound,
                                               width: column.to.upperBound - column.to.lowerBound,
                                               height: row.to.upperBound - row.to.lowerBound),
                           tiles: tiles && (column.stretches || row.stretches))
            }
        }
    }

    private typealias Band = (from: Range<CGFloat>, to: Range<CGFloat>, stretches: Bool)

    /// Caps that do not fit into the destination shrink proportionally.
    private func bands(_ first: CGFloat, _ last: CGFloat, _ pixels: CGFloat, _ start: CGFloat, _ length: CGFloat) -> [Band] {
        let first = max(0, first), last = max(0, last)
        let fit = first + last > length ? length / (first + last) : 1
        let (low, high) = (min(first * scale, pixels), max(min(first * scale, pixels), pixels - last * scale))
        return [(0..<low, start..<start + first * fit, false),
                (low..<high, start + first * fit..<max(start + first * fit, start + length - last * fit), true),
                (high..<pixels, max(start, start + length - last * fit)..<start + length, false)]
    }
}
