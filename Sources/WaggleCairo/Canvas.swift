// A drawing target: a Cairo surface with its context, and direct access to its pixels.

import CPango
import Foundation
import WaggleGeometry

/// A surface to draw on, and its current clip.
///
/// Raster canvases hold premultiplied ARGB words and are measured in pixels. Vector canvases (SVG, PDF) are measured in points and have no
/// pixels; images rendered for them have `resolution` pixels per point.
final class Canvas {
    let surface: OpaquePointer
    /// Painters use their own `context`, which first draws the queued stamps.
    let context: OpaquePointer
    /// The pixels; nil on vector canvases.
    let bytes: UnsafeMutablePointer<UInt8>?
    let stride: Int
    let resolution: CGFloat
    let extent: PixelRect
    /// Pixels per point of unscaled drawing; 0 if unknown.
    var displayScale: CGFloat = 0

    /// Nothing outside is painted.
    private(set) var clipOuter: PixelRect
    /// Everything inside is painted completely.
    private(set) var clipInner: PixelRect
    /// `clipOuter` and `clipInner` without the limit of a partial redraw. They decide how an item is painted, so that a part gets the same
    /// pixels as in the whole picture.
    private var wholeOuter, wholeInner: PixelRect

    /// Takes ownership of the surface.
    /// - Throws: Cairo's reason, if it fails.
    init(surface: OpaquePointer, width: Int, height: Int, resolution: CGFloat = 1) throws {
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            throw CairoError("Cannot make a picture of \(width) x \(height) pixels: \(String(cString: cairo_status_to_string(status))).")
        }
        self.surface = surface
        self.context = context
        self.resolution = resolution
        extent = PixelRect(left: 0, top: 0, right: width, bottom: height)
        (clipOuter, clipInner, wholeOuter, wholeInner) = (extent, extent, extent, extent)
        // Cairo skips surfaces that it believes to be empty; stamps bypass Cairo.
        cairo_surface_mark_dirty(surface)
        stride = Int(cairo_image_surface_get_stride(surface))
        bytes = cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE ? cairo_image_surface_get_data(surface) : nil
        assert(bytes == nil || (width <= Int(Int16.max) && height <= Int(Int16.max)), "Cairo's images have at most 32,767 pixels a side.")
    }

    /// A transparent image.
    convenience init(width: Int, height: Int) throws {
        guard let surface = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height)) else { throw Self.outOfMemory(width, height) }
        try self.init(surface: surface, width: width, height: height)
    }
    /// An image whose pixels are not set yet.
    convenience init(unsetWidth width: Int, height: Int) throws {
        let stride = cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(clamping: width))
        guard stride > 0, height > 0, let pixels = malloc(Int(stride) * height),
              let surface = cairo_image_surface_create_for_data(
                  pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height), stride)
        else { throw Self.outOfMemory(width, height) }
        guard cairo_surface_set_user_data(surface, Self.pixelsKey, pixels, { free($0) }) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            free(pixels)
            throw Self.outOfMemory(width, height)
        }
        try self.init(surface: surface, width: width, height: height)
    }
    private static func outOfMemory(_ width: Int, _ height: Int) -> CairoError {
        CairoError("Cannot make a picture of \(width) x \(height) pixels: out of memory.")
    }
    /// Its address is the key.
    nonisolated(unsafe) private static let pixelsKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    var isVector: Bool { bytes == nil }
    /// Nothing outside is seen, in the whole picture as in a part of it.
    var visible: PixelRect { wholeOuter }
    /// The pixels of a raster canvas, after pending Cairo drawing.
    var data: UnsafeMutablePointer<UInt8>? {
        cairo_surface_flush(surface)
        return cairo_image_surface_get_data(surface)
    }

    /// Whether stamps may be drawn anywhere: the clip is a rectangle of whole pixels.
    var takesStamps: Bool { bytes != nil && wholeInner == wholeOuter }

    /// Whether stamps may be drawn within the bounds: the clip there is just the rectangle `clipInner`.
    func takesStamps(within bounds: PixelRect) -> Bool { bytes != nil && (wholeInner.contains(bounds) || wholeInner == wholeOuter) }

    /// Draws with the context's current path added to the clip.
    /// - Parameters:
    ///   - outer: the path's bounds in pixels.
    ///   - inner: pixels completely inside the path; empty if unknown.
    func clipped(
        rule: cairo_fill_rule_t = CAIRO_FILL_RULE_WINDING, outer: PixelRect, inner: PixelRect, antialiased: Bool, _ draw: () -> Void
    ) {
        let saved = (wholeOuter, wholeInner)
        wholeOuter = wholeOuter.intersection(outer)
        wholeInner = wholeInner.intersection(inner).orEmpty
        clip(rule: rule, outer: outer, inner: inner, antialiased: antialiased, draw)
        (wholeOuter, wholeInner) = saved
    }

    /// Draws only a part of the picture: a rectangle of whole pixels.
    func limited(to part: PixelRect, _ draw: () -> Void) {
        cairo_new_path(context)
        cairo_rectangle(context, Double(part.left), Double(part.top), Double(part.width), Double(part.height))
        clip(rule: CAIRO_FILL_RULE_WINDING, outer: part, inner: part, antialiased: false, draw)
    }

    private func clip(rule: cairo_fill_rule_t, outer: PixelRect, inner: PixelRect, antialiased: Bool, _ draw: () -> Void) {
        let saved = (clipOuter, clipInner)
        clipOuter = clipOuter.intersection(outer)
        clipInner = clipInner.intersection(inner).orEmpty
        cairo_save(context)
        cairo_set_fill_rule(context, rule)
        cairo_set_antialias(context, antialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_clip(context)
        if !clipOuter.isEmpty { draw() }
        cairo_restore(context)
        (clipOuter, clipInner) = saved
    }
}

private extension PixelRect {
    /// Maps all empty rectangles to the same value.
    var orEmpty: PixelRect { isEmpty ? .empty : self }
}
