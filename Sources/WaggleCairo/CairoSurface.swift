// Pixels to draw on.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// An image in memory: premultiplied ARGB words (BGRA bytes on little-endian machines), top row first.
///
/// Lists are in points; the surface scales them. Drawings stay until overdrawn or cleared.
/// ```swift
/// let surface = try CairoSurface(width: 1179, height: 2556, scale: 3)
/// surface.clear(.white)
/// surface.draw(list)
/// try surface.writePNG(to: "frame.png")
/// ```
public final class CairoSurface {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// Pixels per point.
    public let scale: CGFloat
    let canvas: Canvas
    private let backend: CairoRasterBackend
    /// The contents, if they were last drawn by `show`.
    private var shown: (list: DisplayList, background: ResolvedColor)?
    /// The rectangles drawn by the last `show`, in points; empty if nothing changed.
    public private(set) var lastDamage: [CGRect] = []

    /// A transparent surface with its own pixels.
    /// - Parameter backend: shared by surfaces with similar contents, such as the frames of a film.
    /// - Throws: `CairoError` if a side is not 1...32767 pixels, the scale is not positive, or memory is short.
    public init(width: Int, height: Int, scale: CGFloat = 1, backend: CairoRasterBackend = CairoRasterBackend()) throws {
        try checkSize(width, height, scale)
        canvas = try Canvas(width: width, height: height)
        canvas.displayScale = scale
        (self.width, self.height, self.scale, self.backend) = (width, height, scale, backend)
    }

    /// A surface on external memory, which must outlive the surface.
    /// - Parameters:
    ///   - bytes: `bytesPerRow * height` bytes.
    ///   - bytesPerRow: a multiple of 4, at least `width * 4`.
    public init(sharing bytes: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, scale: CGFloat = 1,
                backend: CairoRasterBackend = CairoRasterBackend()) throws {
        try checkSize(width, height, scale)
        guard bytesPerRow >= width * 4, bytesPerRow % 4 == 0 else {
            throw CairoError("The bytesPerRow for \(width) pixels must be a multiple of 4 and at least \(width * 4), not \(bytesPerRow).")
        }
        guard let surface = cairo_image_surface_create_for_data(bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
                                                               Int32(width), Int32(height),
                                                               Int32(clamping: bytesPerRow)) else {
            throw CairoError("Cannot make a picture of \(width) x \(height) pixels: out of memory.")
        }
        canvas = try Canvas(surface: surface, width: width, height: height)
        canvas.displayScale = scale
        (self.width, self.height, self.scale, self.backend) = (width, height, scale, backend)
    }

    /// Shows a list on a background; draws only what differs from the previously shown list.
    public func show(_ list: DisplayList, background: ResolvedColor) {
        let extent = CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        var damage = [extent]
        if let shown, shown.background == background {
            var region = list.damage(from: shown.list)
            // Few pictures have backdrops; looking for them takes a traversal.
            if backend.drewBackdrop { region = list.spreading(region) }
            damage = parts(of: region, within: extent)
        }
        if damage == [extent] {
            fill(background)
            draw(list)
        } else {
            for part in damage {
                fill(background, in: part)
                draw(list, in: part)
            }
        }
        lastDamage = damage
        shown = (list, background)
    }

    /// The rectangles to draw for a region; a single one if they fill most of their bounding box.
    private func parts(of region: DamageRegion, within extent: CGRect) -> [CGRect] {
        // Antialiased edges extend one pixel further.
        let parts = region.rects.map { $0.insetBy(dx: -2 / scale, dy: -2 / scale).intersection(extent) }.filter {
            !$0.isNull && !$0.isEmpty
        }
        let whole = parts.reduce(CGRect.null) { $0.union($1) }
        let area = parts.reduce(0) { $0 + $1.width * $1.height }
        return parts.count > 1 && area > 0.7 * whole.width * whole.height ? [whole] : parts
    }

    /// Fills all pixels, or those of a rectangle in points, with one color.
    public func clear(_ color: ResolvedColor = .clear, in rect: CGRect? = nil) {
        shown = nil
        fill(color, in: rect)
        backend.queue.finish()
    }

    /// Queues a background fill, drawn with the next commands.
    private func fill(_ color: ResolvedColor, in rect: CGRect? = nil) {
        let area = rect.map {
            PixelRect(around: CGAffineTransform(scaleX: scale, y: scale).around($0)).intersection(canvas.extent)
        } ?? canvas.extent
        let color = color.argb
        guard !area.isEmpty, let bytes = canvas.bytes else { return }
        if color >> 24 == 255 { return backend.queue.add(area, color, on: canvas) }
        for y in area.top..<area.bottom {
            let row = UnsafeMutableRawPointer(bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
            (row + area.left).update(repeating: color, count: area.width)
        }
    }

    /// Draws a list over the current contents.
    /// - Parameter rect: in points; pixels outside it stay. nil for all.
    public func draw(_ list: DisplayList, in rect: CGRect? = nil) {
        shown = nil
        let matrix = CGAffineTransform(scaleX: scale, y: scale)
        guard let rect else { return backend.draw(list, on: canvas, matrix) }
        let area = PixelRect(around: matrix.around(rect)).intersection(canvas.extent)
        guard !area.isEmpty else { return }
        canvas.limited(to: area) { backend.draw(list, on: canvas, matrix) }
    }

    /// Paints a part of the pixels onto another Cairo context (a `cairo_t`), with the surface's top-left corner at its origin.
    /// - Parameters:
    ///   - part: in the context's units; expands to whole pixels.
    ///   - size: the surface's size in the context's units.
    package func paint(_ part: CGRect, of size: CGSize, on context: OpaquePointer) {
        let scale = CGSize(width: CGFloat(width) / size.width, height: CGFloat(height) / size.height)
        // A subsurface, so that a recording context copies only this part.
        guard let pixels = cairo_surface_create_for_rectangle(canvas.surface, part.minX * scale.width, part.minY * scale.height,
                                                             part.width * scale.width, part.height * scale.height) else { return }
        cairo_save(context)
        cairo_rectangle(context, part.minX, part.minY, part.width, part.height)
        cairo_clip(context)
        cairo_translate(context, part.minX, part.minY)
        cairo_scale(context, 1 / scale.width, 1 / scale.height)
        cairo_set_source_surface(context, pixels, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context)
        cairo_restore(context)
        cairo_surface_destroy(pixels)
    }

    /// The distance from one row of pixels to the next, in bytes.
    public var bytesPerRow: Int { canvas.stride }

    /// The `bytesPerRow * height` bytes, valid during the closure.
    public func withPixels<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeRawBufferPointer(start: canvas.data, count: bytesPerRow * height))
    }

    /// The color of one pixel, not premultiplied; clear outside the surface.
    public func color(x: Int, y: Int) -> ResolvedColor {
        guard x >= 0, y >= 0, x < width, y < height else { return .clear }
        let pixel = withPixels { $0.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self) }
        let alpha = Float(pixel >> 24)
        func component(_ shift: UInt32) -> Float { alpha > 0 ? Float(pixel >> shift & 255) / alpha : 0 }
        return ResolvedColor(red: component(16), green: component(8), blue: component(0), opacity: alpha / 255)
    }

    /// A copy of the pixels; later drawing does not affect it.
    public func makeImage() -> ImageSource {
        let row = width * 4
        let bytes = withPixels { pixels in
            [UInt8](unsafeUninitializedCapacity: row * height) { target, count in
                for y in 0..<height { memcpy(target.baseAddress! + y * row, pixels.baseAddress! + y * bytesPerRow, row) }
                count = row * height
            }
        }
        return ImageSource(width: width, height: height, pixels: bytes)
    }
}

private func checkSize(_ width: Int, _ height: Int, _ scale: CGFloat) throws {
    guard (1...32767).contains(width), (1...32767).contains(height) else {
        throw CairoError("A picture may have 1 to 32767 pixels a side, not \(width) x \(height).")
    }
    guard scale > 0, scale.isFinite else { throw CairoError("A picture needs a positive scale, not \(scale).") }
}
