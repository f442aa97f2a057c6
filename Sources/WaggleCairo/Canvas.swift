// Where drawing goes: a Cairo surface with its context, and the same pixels as a pixman image for the short ways.

import CPango
import CPixels
import Foundation
import WaggleGeometry

/// A surface being drawn on, and how it is clipped at the moment.
///
/// Raster canvases hold premultiplied ARGB words and are measured in pixels. Vector canvases (SVG, PDF) are measured in points and have
/// no pixels; pictures that are computed for them have `resolution` pixels a point.
final class Canvas {
    let surface: OpaquePointer
    let context: OpaquePointer
    /// nil on vector canvases.
    private(set) var image: OpaquePointer?
    /// The image's own bytes.
    private var bytes: UnsafeMutablePointer<UInt8>?
    let stride: Int
    let resolution: CGFloat
    let extent: PixelRect
    /// Pixels per point of a drawing that nothing scales; 0 when not known.
    var displayScale: CGFloat = 0

    /// Nothing outside is painted.
    var clipOuter: PixelRect
    /// Inside everything is painted fully. When it equals `clipOuter` the clip is a rectangle of whole pixels.
    var clipInner: PixelRect
    private var imageClip: PixelRect

    /// Takes over the surface.
    /// - Throws: when Cairo refuses, with its reason.
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
        clipOuter = extent
        clipInner = extent
        imageClip = extent
        // Cairo leaves out surfaces that it believes to be still empty; pixman draws on this one behind its back.
        cairo_surface_mark_dirty(surface)
        stride = Int(cairo_image_surface_get_stride(surface))
        if cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE, let data = cairo_image_surface_get_data(surface) {
            bytes = data
            image = data.withMemoryRebound(to: UInt32.self, capacity: 1) {
                pixman_image_create_bits_no_clear(PIXMAN_a8r8g8b8, Int32(width), Int32(height), $0, cairo_image_surface_get_stride(surface))
            }
        }
    }

    /// A transparent picture.
    convenience init(width: Int, height: Int) throws {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height)) else {
            throw CairoError("Cannot make a picture of \(width) x \(height) pixels: out of memory.")
        }
        try self.init(surface: surface, width: width, height: height)
    }

    deinit {
        if let image { pixman_image_unref(image) }
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    var isVector: Bool { image == nil }
    /// The pixels of a raster canvas; Cairo has finished with them.
    var data: UnsafeMutablePointer<UInt8>? {
        cairo_surface_flush(surface)
        return cairo_image_surface_get_data(surface)
    }

    /// The image to draw on without Cairo, when what is drawn within `bounds` needs no clip but a rectangle.
    func image(for bounds: PixelRect) -> OpaquePointer? {
        guard let image, isClippedByRectangle(within: bounds) else { return nil }
        if imageClip != clipInner { setImageClip(clipInner) }
        return image
    }

    /// Whether what is drawn within the bounds needs no clip, or the rectangle `clipInner`.
    func isClippedByRectangle(within bounds: PixelRect) -> Bool { clipInner.contains(bounds) || clipInner == clipOuter }

    /// Draws a colour through coverage, when that needs no clip but a rectangle.
    /// - Parameters:
    ///   - mask: one byte for each pixel of `bounds`, in rows of `maskStride` bytes.
    ///   - color: premultiplied, as `ResolvedColor.argb` gives it.
    /// - Returns: false where Cairo has to do it.
    func paint(_ color: UInt32, through mask: UnsafePointer<UInt8>, stride maskStride: Int, _ bounds: PixelRect) -> Bool {
        guard let bytes, isClippedByRectangle(within: bounds) else { return false }
        let area = bounds.intersection(clipInner)
        if area.isEmpty { return true }
        pixels_paint_mask(bytes + area.top * stride + area.left * 4, Int32(stride), mask + (area.top - bounds.top) * maskStride + area.left - bounds.left,
                          Int32(maskStride), Int32(area.width), Int32(area.height), color)
        return true
    }

    private func setImageClip(_ rect: PixelRect) {
        imageClip = rect
        var region = pixman_region32()
        pixman_region32_init_rect(&region, Int32(rect.left), Int32(rect.top), UInt32(max(0, rect.width)), UInt32(max(0, rect.height)))
        pixman_image_set_clip_region32(image, &region)
        pixman_region32_fini(&region)
    }

    /// Draws with the current path added to the clip.
    /// - Parameters:
    ///   - outer: pixels around the path.
    ///   - inner: pixels fully inside the path; empty when not known.
    func clipped(rule: cairo_fill_rule_t = CAIRO_FILL_RULE_WINDING, outer: PixelRect, inner: PixelRect, antialiased: Bool, _ draw: () -> Void) {
        let (savedOuter, savedInner) = (clipOuter, clipInner)
        clipOuter = savedOuter.intersection(outer)
        clipInner = savedInner.intersection(inner)
        if clipInner.isEmpty { clipInner = .empty }
        cairo_save(context)
        cairo_set_fill_rule(context, rule)
        cairo_set_antialias(context, antialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_clip(context)
        if !clipOuter.isEmpty { draw() }
        cairo_restore(context)
        (clipOuter, clipInner) = (savedOuter, savedInner)
    }
}
