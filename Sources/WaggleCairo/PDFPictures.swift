// PDF files as pictures. Cairo writes PDF and reads none; poppler draws its pages by Cairo.

import CPango
import CPixbuf
import Foundation
import WaggleDisplayList
import WaggleGeometry

extension ImageDecoder {
    /// Draws the first page of a PDF file on nothing.
    /// - Parameter scale: pixels per point.
    /// - Throws: `CairoError` with the file and the reason.
    public static func decode(pdfFile path: String, scale: CGFloat) throws -> ImageSource {
        guard let poppler = Poppler.found else {
            throw CairoError(
                "Cannot draw \(path): PDF files are drawn by poppler, which is not installed; install the Debian package libpoppler-glib8.")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CairoError("Cannot read the picture", path: path, code: errno)
        }
        guard let bytes = data.withUnsafeBytes(
            { g_bytes_new($0.baseAddress, gsize($0.count)) }) else { throw CairoError("Cannot draw \(path): out of memory.") }
        defer { g_bytes_unref(bytes) }
        var error: UnsafeMutablePointer<GError>?
        guard let document = poppler.document(bytes, nil, &error) else {
            let reason = error?.pointee.message.map { String(cString: $0) } ?? "it is not a PDF file"
            if let error { g_error_free(error) }
            throw CairoError("Cannot draw \(path): \(reason).".replacingOccurrences(of: "..", with: "."))
        }
        defer { g_object_unref(document) }
        guard let page = poppler.page(document, 0) else { throw CairoError("Cannot draw \(path): it has no pages.") }
        defer { g_object_unref(page) }
        var (width, height) = (0.0, 0.0)
        poppler.size(page, &width, &height)
        return try picture(width * scale, height * scale, path) { context in
            cairo_scale(context, scale, scale)
            poppler.render(page, context)
        }
    }

    /// A picture of some pixels, rounded up, with what the closure draws on it.
    private static func picture(_ width: Double, _ height: Double, _ path: String, _ draw: (OpaquePointer) -> Void) throws -> ImageSource {
        let (columns, rows) = ((width - 0.001).rounded(.up), (height - 0.001).rounded(.up))
        // Cairo's limit.
        guard columns >= 1, rows >= 1, columns <= 32_767, rows <= 32_767 else {
            throw CairoError("Cannot draw \(path): its page is \(width) by \(height) pixels.")
        }
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(columns), Int32(rows)), context = cairo_create(surface)
        defer {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
        if let context { draw(context) }
        cairo_surface_flush(surface)
        guard cairo_status(context) == CAIRO_STATUS_SUCCESS,
              let pixels = cairo_image_surface_get_data(surface) else { throw CairoError("Cannot draw \(path): out of memory.") }
        assert(cairo_image_surface_get_stride(surface) == Int32(columns) * 4, "A row of 32-bit pixels has padding.")
        return ImageSource(
            width: Int(columns), height: Int(rows), pixels: Array(UnsafeBufferPointer(start: pixels, count: Int(columns * rows) * 4)))
    }
}

/// The functions of poppler. The library is looked up when a PDF file is first drawn, so that programs without any need neither it nor what
/// it loads.
private struct Poppler: Sendable {
    typealias Object = UnsafeMutableRawPointer
    typealias Failure = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
    let document: @Sendable @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Failure?) -> Object?
    let page: @Sendable @convention(c) (Object?, Int32) -> Object?
    let size: @Sendable @convention(c) (Object?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?) -> Void
    let render: @Sendable @convention(c) (Object?, OpaquePointer?) -> Void

    /// Nil if the library is not installed.
    static let found = Poppler()

    private init?() {
        guard let library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL),
              let document = dlsym(library, "poppler_document_new_from_bytes"),
              let page = dlsym(library, "poppler_document_get_page"), let size = dlsym(library, "poppler_page_get_size"),
              let render = dlsym(library, "poppler_page_render") else { return nil }
        // The signatures are those of poppler's headers since version 0.82.
        self.document = unsafeBitCast(
            document, to: (@Sendable @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Failure?) -> Object?).self)
        self.page = unsafeBitCast(page, to: (@Sendable @convention(c) (Object?, Int32) -> Object?).self)
        self.size = unsafeBitCast(
            size, to: (@Sendable @convention(c) (Object?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?) -> Void).self)
        self.render = unsafeBitCast(render, to: (@Sendable @convention(c) (Object?, OpaquePointer?) -> Void).self)
    }
}

/// What a document says about itself. nil leaves a field out.
public struct DocumentDescription: Sendable, Equatable {
    public var title, author, subject, creator: String?
    /// Separated by commas.
    public var keywords: String?

    public init() {}

    var fields: [(cairo_pdf_metadata_t, String)] {
        let all: [(cairo_pdf_metadata_t, String?)] = [
            (CAIRO_PDF_METADATA_TITLE, title), (CAIRO_PDF_METADATA_AUTHOR, author), (CAIRO_PDF_METADATA_SUBJECT, subject),
            (CAIRO_PDF_METADATA_CREATOR, creator), (CAIRO_PDF_METADATA_KEYWORDS, keywords),
        ]
        return all.compactMap { field, text in text.map { (field, $0) } }
    }
}
