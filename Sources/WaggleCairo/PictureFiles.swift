// Image files: PNG from pixels, SVG and PDF from display lists.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

extension CairoSurface {
    /// - Throws: `CairoError` with the file and the reason; no partial file is left.
    public func writePNG(to path: String) throws {
        try FileSink.write("Cannot write the picture to", path) { sink in
            if let reason = withPixels({ encodePNG($0.baseAddress, width: width, height: height, stride: bytesPerRow, to: sink) }) {
                // An error of the file has a message of its own.
                if !sink.hasFailed { throw CairoError("Cannot write the picture to \(path): \(reason).") }
            }
            return CAIRO_STATUS_SUCCESS
        }
    }
}

extension CairoRasterBackend {
    /// Writes a list as shapes and text. Blurs, shadows, perspective and angular gradients become images at two pixels per point.
    /// - Parameter size: in points; one unit of the file.
    public func writeSVG(_ list: DisplayList, size: CGSize, to path: String) throws {
        try checkPage(size)
        try FileSink.write("Cannot write the drawing to", path) { sink in
            let surface = cairo_svg_surface_create_for_stream(
                writeToSink, Unmanaged.passUnretained(sink).toOpaque(), size.width, size.height)
            cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
            return try drawPages([(list, size)], surface) { _, _ in }
        }
    }

    /// Writes each list to its own page; sizes are in points.
    public func writePDF(
        _ pages: [(list: DisplayList, size: CGSize)], about: DocumentDescription = DocumentDescription(), to path: String
    ) throws {
        guard let first = pages.first else { throw CairoError("Cannot write the document to \(path): it has no pages.") }
        for page in pages { try checkPage(page.size) }
        try FileSink.write("Cannot write the document to", path) { sink in
            let surface = cairo_pdf_surface_create_for_stream(
                writeToSink, Unmanaged.passUnretained(sink).toOpaque(), first.size.width, first.size.height)
            for (field, text) in about.fields { cairo_pdf_surface_set_metadata(surface, field, text) }
            return try drawPages(pages, surface) { cairo_pdf_surface_set_size($0, $1.width, $1.height) }
        }
    }

    private func drawPages(
        _ pages: [(list: DisplayList, size: CGSize)], _ surface: OpaquePointer?, _ resize: (OpaquePointer, CGSize) -> Void
    ) throws -> cairo_status_t {
        guard let surface else { return CAIRO_STATUS_NO_MEMORY }
        for page in pages {
            resize(surface, page.size)
            let canvas = try Canvas(
                surface: cairo_surface_reference(surface), width: Int(page.size.width.rounded(.up)),
                height: Int(page.size.height.rounded(.up)), resolution: 2)
            draw(page.list, on: canvas, .identity)
            cairo_show_page(canvas.context)
        }
        cairo_surface_finish(surface)
        defer { cairo_surface_destroy(surface) }
        return cairo_surface_status(surface)
    }

    private func checkPage(_ size: CGSize) throws {
        guard size.width > 0, size.height > 0, size.width <= 100_000, size.height <= 100_000 else {
            throw CairoError("A page may be up to 100000 points a side, not \(size.width) x \(size.height).")
        }
    }
}

private let writeToSink: cairo_write_func_t = { closure, bytes, count in
    guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    return Unmanaged<FileSink>.fromOpaque(closure).takeUnretainedValue()
        .write(bytes, Int(count)) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
}
