// Encoding and decoding images in memory; the program's own fonts.

import CPango
import CPixbuf
import Foundation
import WaggleDisplayList

extension CairoSurface {
    /// Encodes rows of premultiplied BGRA bytes as PNG data.
    /// - Throws: `CairoError` if the image cannot be encoded.
    public static func png(_ bytes: UnsafeRawBufferPointer, width: Int, height: Int, scale: CGFloat) throws -> Data {
        guard let base = bytes.baseAddress else { return Data() }
        // Cairo only reads the bytes here, although its signature is not const.
        let pixels = UnsafeMutableRawPointer(mutating: base).assumingMemoryBound(to: UInt8.self)
        let surface = cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
        defer { cairo_surface_destroy(surface) }
        let sink = DataSink()
        let status = cairo_surface_write_to_png_stream(surface, { closure, bytes, count in
            guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            Unmanaged<DataSink>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
            return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(sink).toOpaque())
        guard status == CAIRO_STATUS_SUCCESS else {
            throw CairoError("A picture of \(width)x\(height) pixels cannot be encoded: \(String(cString: cairo_status_to_string(status))).")
        }
        return sink.data
    }
}

private final class DataSink { var data = Data() }

extension ImageDecoder {
    /// Renders an SVG file at `scale` pixels per unit of its natural size.
    /// - Throws: `CairoError` with the file and the reason.
    public static func decode(svgFile path: String, scale: CGFloat) throws -> ImageSource {
        var width: Int32 = 0, height: Int32 = 0
        guard gdk_pixbuf_get_file_info(path, &width, &height) != nil, width > 0, height > 0 else {
            throw CairoError("Cannot draw \(path): it is not a readable picture, or the SVG loader (Debian package librsvg2-common) is not installed.")
        }
        var error: UnsafeMutablePointer<GError>?
        let wide = Int32((CGFloat(width) * scale).rounded(.up)), high = Int32((CGFloat(height) * scale).rounded(.up))
        guard let pixbuf = gdk_pixbuf_new_from_file_at_scale(path, wide, high, 0, &error) else {
            let reason = error?.pointee.message.map { String(cString: $0) } ?? "unknown reason"
            if let error { g_error_free(error) }
            throw CairoError("Cannot draw \(path): \(reason)")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        return try image(of: pixbuf, path)
    }
}

/// The program's font files.
public enum FontFiles {
    /// Makes a font file's faces available to all text engines created later.
    /// - Throws: `CairoError` with the file.
    public static func add(_ path: String) throws {
        guard FileManager.default.isReadableFile(atPath: path), FcConfigAppFontAddFile(nil, path) != 0 else {
            throw CairoError("The font \(path) cannot be read.")
        }
    }
}
