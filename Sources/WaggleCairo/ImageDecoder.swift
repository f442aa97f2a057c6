// Decodes image files.

import CPixbuf
import CPixels
import Foundation
import WaggleDisplayList

/// Decodes every format that gdk-pixbuf has a loader for, whatever the file's name says: PNG, JPEG, GIF (first frame), TIFF, BMP and more;
/// WebP and SVG if their loaders are installed.
public enum ImageDecoder {
    /// The most pixels of a picture: a square of 16,384, which takes 1 GB. More would be a bomb or a mistake.
    static let mostPixels = 1 << 28
    /// The longest file, in bytes.
    private static let longestFile: off_t = 1 << 29

    /// - Throws: `CairoError` with the file and the reason.
    public static func decode(contentsOfFile path: String) throws -> ImageSource {
        var status = stat()
        guard stat(path, &status) == 0 else { throw CairoError("Cannot read the picture", path: path, code: errno) }
        // A pipe would wait for its writer, and a device may never end.
        guard status.st_mode & S_IFMT == S_IFREG else { throw CairoError("Cannot read the picture \(path): it is no regular file.") }
        guard status.st_size <= longestFile else {
            throw CairoError("Cannot read the picture \(path): it has \(status.st_size) bytes, and at most \(longestFile) are read.")
        }
        guard let file = fopen(path, "rb") else { throw CairoError("Cannot read the picture", path: path, code: errno) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&block, 1, block.count, file)
            bytes.append(contentsOf: block[..<count])
            if count < block.count { break }
        }
        guard ferror(file) == 0 else { throw CairoError("Cannot read the picture", path: path, code: errno) }
        return try decode(bytes, name: path)
    }

    /// - Parameter name: the name in messages.
    public static func decode(_ bytes: [UInt8], name: String = "in memory") throws -> ImageSource {
        guard !bytes.isEmpty else { throw CairoError("Cannot decode the picture \(name): it is empty.") }
        guard let loader = gdk_pixbuf_loader_new() else { throw CairoError("Cannot decode the picture \(name): out of memory.") }
        defer { g_object_unref(loader) }
        let size = UnsafeMutablePointer<PreparedSize>.allocate(capacity: 1)
        size.initialize(to: PreparedSize())
        // After the loader is closed, it calls nothing.
        defer { size.deallocate() }
        let handler = g_signal_connect_data(
            UnsafeMutableRawPointer(loader), "size-prepared", unsafeBitCast(PreparedSize.take, to: GCallback.self), size, nil,
            GConnectFlags(rawValue: 0))
        assert(handler != 0, "A loader tells a picture's size before it makes room for it.")
        var error: UnsafeMutablePointer<GError>?
        let written = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), &error) != 0
        // A loader must always be closed; its closing error counts only if there was none before.
        var closing: UnsafeMutablePointer<GError>?
        let closed = gdk_pixbuf_loader_close(loader, &closing) != 0
        defer {
            if let error { g_error_free(error) }
            if let closing { g_error_free(closing) }
        }
        if size.pointee.isTooLarge {
            throw CairoError(
                "Cannot decode the picture \(name): it measures \(size.pointee.width)x\(size.pointee.height) pixels, and at most \(mostPixels) are drawn.")
        }
        guard written, closed, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
            let isWebP = bytes.count > 12 && bytes[0..<4].elementsEqual("RIFF".utf8) && bytes[8..<12].elementsEqual("WEBP".utf8)
            let said = (error ?? closing)?.pointee.message.map { String(cString: $0) } ?? "no picture in it"
            let reason = isWebP ? said + "; WebP needs the Debian package webp-pixbuf-loader" : said
            throw CairoError("Cannot decode the picture \(name): \(reason).".replacingOccurrences(of: "..", with: "."))
        }
        return try image(of: pixbuf, name)
    }

    /// Applies the orientation stored in photos.
    static func image(of pixbuf: OpaquePointer, _ name: String) throws -> ImageSource {
        guard let pixbuf = gdk_pixbuf_apply_embedded_orientation(pixbuf) else {
            throw CairoError("Cannot decode the picture \(name): out of memory.")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        let (width, height, channels) = (gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf), gdk_pixbuf_get_n_channels(pixbuf))
        guard gdk_pixbuf_get_bits_per_sample(pixbuf) == 8, channels == 3 || channels == 4,
              let source = gdk_pixbuf_read_pixels(pixbuf) else {
            throw CairoError("Cannot decode the picture \(name): its pixel format is not supported.")
        }
        let count = Int(width) * Int(height) * 4
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { target, filled in
            pixels_premultiply(source, channels, gdk_pixbuf_get_rowstride(pixbuf), target.baseAddress, width * 4, width, height)
            filled = count
        }
        return ImageSource(width: Int(width), height: Int(height), pixels: pixels)
    }
}

/// A picture's size as its header tells it.
private struct PreparedSize {
    var width: Int32 = 0
    var height: Int32 = 0
    var isTooLarge: Bool { Int(width) * Int(height) > ImageDecoder.mostPixels }

    /// Keeps the loader from making room for a picture that is too large: with an empty size it stops.
    static let take: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, UnsafeMutableRawPointer?)
        -> Void = { loader, width, height, data in
        guard let loader, let size = data?.assumingMemoryBound(to: PreparedSize.self) else { return }
        (size.pointee.width, size.pointee.height) = (width, height)
        if size.pointee.isTooLarge { gdk_pixbuf_loader_set_size(loader, 0, 0) }
    }
}
