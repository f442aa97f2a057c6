// Files that appear whole or not at all.

import CPango
import Foundation

/// A file being written, and what went wrong with it.
///
/// What was there under the name stays until the new file is complete: a full disk costs nobody the picture they had. Devices, pipes and
/// files in folders where nothing can be added are written in place.
final class FileSink {
    private let descriptor: Int32
    private var code: Int32 = 0

    private init(descriptor: Int32) { self.descriptor = descriptor }

    /// False once something could not be written; the rest is then of no use.
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

    /// Writes a file by the closure.
    /// - Parameter action: begins the sentence of the error, before the path.
    /// - Throws: `CairoError` that names the file and the reason, or what the closure throws.
    static func write(_ action: String, _ path: String, _ body: (FileSink) throws -> cairo_status_t) throws {
        let place = Place(path)
        let (descriptor, unfinished) = place.open()
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
            guard status == CAIRO_STATUS_SUCCESS else { throw CairoError("\(action) \(path): \(String(cString: cairo_status_to_string(status))).") }
            if let unfinished, rename(unfinished, place.path) != 0 { throw CairoError(action, path: path, code: errno) }
        } catch {
            if let unfinished { unlink(unfinished) }
            throw error
        }
    }

    /// Where a file goes.
    private struct Place {
        /// What a link leads to, else the path itself.
        let path: String
        /// The permissions of what is there; nil: nothing is, or no plain file.
        private let present: mode_t?
        private let isSpecial: Bool

        init(_ written: String) {
            var information = stat()
            let exists = stat(written, &information) == 0, isFile = exists && information.st_mode & S_IFMT == S_IFREG
            isSpecial = exists && !isFile
            present = isFile ? information.st_mode & 0o7777 : nil
            path = exists ? URL(fileURLWithPath: written).resolvingSymlinksInPath().path : written
        }

        /// Opens the place, or a new file beside it that takes its name later. A negative descriptor leaves the reason in `errno`.
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
