// Writes files completely or not at all.

import CPango
import Foundation

/// A file being written, with its first error.
///
/// The previous file stays until the new one is complete, so that a full disk does not destroy it. Devices, pipes and files in read-only
/// folders are written in place.
final class FileSink: ByteSink {
    private let descriptor: Int32
    private var code: Int32 = 0

    var hasFailed: Bool { code != 0 }

    private init(descriptor: Int32) { self.descriptor = descriptor }

    /// False after a failed write; further writes are pointless.
    func write(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        var done = 0
        while done < count {
            let written = Foundation.write(descriptor, bytes + done, count - done)
            if written < 0 && errno == EINTR { continue }
            if written <= 0 {
                code = written < 0 ? errno : EIO
                return false
            }
            done += written
        }
        return true
    }

    /// Writes a file through the closure.
    /// - Parameter action: begins the error message, before the path.
    /// - Throws: `CairoError` with the file and the reason, or the closure's error.
    static func write(_ action: String, _ path: String, _ body: (FileSink) throws -> cairo_status_t) throws {
        let destination = Destination(path)
        let (descriptor, unfinished) = destination.open()
        guard descriptor >= 0 else { throw CairoError(action, path: path, code: errno) }
        let sink = FileSink(descriptor: descriptor)
        do {
            let status: cairo_status_t
            do { status = try body(sink) } catch {
                close(descriptor)
                throw error
            }
            if close(descriptor) != 0, sink.code == 0 { sink.code = errno }
            if sink.code != 0 { throw CairoError(action, path: path, code: sink.code) }
            guard status == CAIRO_STATUS_SUCCESS else {
                throw CairoError("\(action) \(path): \(String(cString: cairo_status_to_string(status))).")
            }
            if let unfinished, rename(unfinished, destination.path) != 0 { throw CairoError(action, path: path, code: errno) }
        } catch {
            if let unfinished { unlink(unfinished) }
            throw error
        }
    }

    /// The destination of a file.
    private struct Destination {
        /// The target of a link, otherwise the path itself.
        let path: String
        /// The permissions of an existing plain file; nil if there is none.
        private let present: mode_t?
        private let isSpecial: Bool

        init(_ written: String) {
            var information = stat()
            let exists = stat(written, &information) == 0, isFile = exists && information.st_mode & S_IFMT == S_IFREG
            isSpecial = exists && !isFile
            present = isFile ? information.st_mode & 0o7777 : nil
            path = exists ? URL(fileURLWithPath: written).resolvingSymlinksInPath().path : written
        }

        /// Opens the destination, or a temporary file next to it that is renamed later. If the descriptor is negative, `errno`
        /// has the reason.
        func open() -> (descriptor: Int32, unfinished: String?) {
            if !isSpecial {
                let file = URL(fileURLWithPath: path)
                let unfinished = file.deletingLastPathComponent().path + "/.\(file.lastPathComponent).unfinished-\(getpid())"
                let descriptor = Foundation.open(unfinished, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
                if descriptor >= 0 {
                    if let present { fchmod(descriptor, present) }
                    return (descriptor, unfinished)
                }
                guard present != nil, errno == EACCES || errno == EPERM else { return (-1, nil) }
            }
            return (Foundation.open(path, O_WRONLY | O_TRUNC | O_CLOEXEC), nil)
        }
    }
}
