// Encoding and decoding images in memory; the program's own fonts.

import CPango
import CPixbuf
import CPNG
import Foundation
import WaggleDisplayList

extension CairoSurface {
    /// Encodes rows of premultiplied BGRA bytes as PNG data.
    /// - Throws: `CairoError` if the image cannot be encoded.
    public static func png(_ bytes: UnsafeRawBufferPointer, width: Int, height: Int, scale: CGFloat) throws -> Data {
        guard let base = bytes.baseAddress else { return Data() }
        let sink = DataSink()
        if let reason = encodePNG(base, width: width, height: height, stride: width * 4, to: sink) {
            throw CairoError("A picture of \(width)x\(height) pixels cannot be encoded: \(reason).")
        }
        return sink.data
    }
}

/// Takes the bytes of a file.
protocol ByteSink: AnyObject {
    /// False after a failed write; further writes are pointless.
    func write(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool
}

private final class DataSink: ByteSink {
    var data = Data()
    func write(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        data.append(bytes, count: count)
        return true
    }
}

/// Encodes rows of premultiplied BGRA bytes.
/// - Returns: the reason of a failure.
func encodePNG(_ pixels: UnsafeRawPointer?, width: Int, height: Int, stride: Int, to sink: any ByteSink) -> String? {
    let box = SinkBox(sink)
    return withExtendedLifetime(box) {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { message in
            guard let pixels, let text = message.baseAddress else { return "out of memory" }
            let isDone =
                png_encode(pixels.assumingMemoryBound(to: UInt8.self), Int32(width), Int32(height), stride, { context, bytes, count in
                guard let context, let bytes else { return false }
                return Unmanaged<SinkBox>.fromOpaque(context).takeUnretainedValue().sink.write(bytes, count)
            }, Unmanaged.passUnretained(box).toOpaque(), text)
            return isDone ? nil : String(cString: text)
        }
    }
}

/// Makes a sink an object that C can hold.
private final class SinkBox {
    let sink: any ByteSink
    init(_ sink: any ByteSink) { self.sink = sink }
}

extension ImageDecoder {
    /// Renders an SVG file at `scale` pixels per unit of its natural size.
    /// - Throws: `CairoError` with the file and the reason.
    public static func decode(svgFile path: String, scale: CGFloat) throws -> ImageSource {
        var width: Int32 = 0, height: Int32 = 0
        guard gdk_pixbuf_get_file_info(path, &width, &height) != nil, width > 0, height > 0 else {
            throw CairoError(
                "Cannot draw \(path): it is not a readable picture, or the SVG loader (Debian package librsvg2-common) is not installed.")
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
    /// Reads the system's list of fonts, which otherwise the first text waits for. Starts no thread.
    public static func prepare() { FcInit() }

    /// Makes a font file's faces available to all text engines created later.
    /// - Throws: `CairoError` with the file.
    public static func add(_ path: String) throws {
        guard FileManager.default.isReadableFile(atPath: path), FcConfigAppFontAddFile(nil, path) != 0 else {
            throw CairoError("The font \(path) cannot be read.")
        }
    }
}
