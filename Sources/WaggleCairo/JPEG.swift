import CPixbuf
import Foundation
import WaggleDisplayList

extension ImageSource {
    /// The image as JPEG data, on a white background.
    /// - Parameter quality: clamped to 0...1.
    /// - Throws: `CairoError` if the image cannot be encoded.
    package func jpeg(quality: Double) throws -> Data {
        var rows = [UInt8](repeating: 255, count: width * height * 3)
        for index in 0..<width * height {
            let pixel = index * 4, rest = 255 - pixels[pixel + 3]
            // The components are premultiplied, so white is simply added.
            for component in 0..<3 { rows[index * 3 + component] = pixels[pixel + 2 - component] &+ rest }
        }
        let percent = quality.isFinite ? Int((min(max(quality, 0), 1) * 100).rounded()) : 100
        return try rows.withUnsafeBufferPointer { rows in
            guard let pixbuf = gdk_pixbuf_new_from_data(
                rows.baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height), Int32(width * 3), nil, nil
            ) else {
                throw CairoError("A picture of \(width)x\(height) pixels cannot be encoded: out of memory.")
            }
            defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
            let key = strdup("quality"), value = strdup(String(percent))
            defer {
                free(key)
                free(value)
            }
            var keys = [key, nil], values = [value, nil], buffer: UnsafeMutablePointer<CChar>?, size: gsize = 0,
                error: UnsafeMutablePointer<GError>?
            guard gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, "jpeg", &keys, &values, &error) != 0, let buffer else {
                let reason = error?.pointee.message.map { String(cString: $0) } ?? "unknown reason"
                if let error { g_error_free(error) }
                throw CairoError("A picture of \(width)x\(height) pixels cannot be encoded: \(reason).")
            }
            defer { g_free(buffer) }
            return Data(bytes: buffer, count: Int(size))
        }
    }
}
