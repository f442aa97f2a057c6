import Foundation
import Synchronization
import WaggleRequest

/// Encodes a film with ffmpeg, which reads raw frames from its standard input.
final class FilmEncoder: FrameSink {
    private let path: String
    /// The unfinished film, in the final film's folder, so that the final rename is instant.
    private let unfinished: String
    private let process = Process()
    private let exit = DispatchSemaphore(value: 0)
    private let input = Pipe()
    private let messages = Pipe()
    private let tail = MessageTail()
    private var isFinished = false

    init(path: String, format: FilmFormat, width: Int, height: Int, framesPerSecond: Int) throws {
        self.path = path
        let destination = URL(fileURLWithPath: path)
        unfinished = destination.deletingLastPathComponent()
            .appendingPathComponent(".\(destination.lastPathComponent).unfinished-\(getpid())").path
        guard let program = Self.program() else {
            throw FilmError(
                "Films need the program ffmpeg: install it with “apt-get install ffmpeg”, or omit the output's extension for numbered pictures.")
        }
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = Self.arguments(format: format, width: width, height: height, framesPerSecond: framesPerSecond) + [unfinished]
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = messages
        let tail = tail
        messages.fileHandleForReading.readabilityHandler = { handle in
            let data = handle.availableData
            if data.isEmpty { handle.readabilityHandler = nil } else { tail.add(data) }
        }
        // If the encoder ends early, writing must fail with an error instead of ending this program by a signal.
        signal(SIGPIPE, SIG_IGN)
        // A process that the filmed program starts would otherwise hold the encoder's input open, and the encoder would never see its end.
        _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        UnfinishedFilm.begin(unfinished)
        process.terminationHandler = { [exit] _ in exit.signal() }
        do {
            try process.run()
            UnfinishedFilm.setEncoder(process.processIdentifier)
        } catch {
            UnfinishedFilm.end()
            throw FilmError("The program \(program) cannot be started: \(systemReason(error)).")
        }
    }

    deinit {
        messages.fileHandleForReading.readabilityHandler = nil
        guard !isFinished else { return }
        // The encoder may be blocked reading a frame; then it handles the signal only after its input ends.
        try? input.fileHandleForWriting.close()
        if process.isRunning {
            process.terminate()
            // It might still create the file that is removed next.
            waitForExit()
        }
        UnfinishedFilm.setEncoder(0)
        try? FileManager.default.removeItem(atPath: unfinished)
        UnfinishedFilm.end()
    }

    func append(_ bytes: UnsafeRawBufferPointer, number: Int) throws {
        assert(!isFinished, "A frame is added to a finished film.")
        let descriptor = input.fileHandleForWriting.fileDescriptor
        var written = 0
        while written < bytes.count {
            let count = write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
            if count > 0 {
                written += count
            } else if errno != EINTR {
                throw failure("stopped at frame \(number)")
            }
        }
    }

    func finish(as other: String?) throws {
        let path = other ?? path
        try? input.fileHandleForWriting.close()
        waitForExit()
        // From here on the process ID may be reused.
        UnfinishedFilm.setEncoder(0)
        // ffmpeg also succeeds if the last part of the film did not fit on the disk.
        let isComplete = !["No space left", "Error writing", "Error closing", "Input/output error"].contains {
            tail.lastLines(8).contains($0)
        }
        guard process.terminationReason == .exit, process.terminationStatus == 0, isComplete else { throw failure("failed") }
        do {
            // Atomically replaces an earlier film.
            guard rename(unfinished, path) == 0 else { throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }
        } catch {
            throw FilmError("The film \(path) cannot be moved into place: \(systemReason(error)).")
        }
        isFinished = true
        UnfinishedFilm.end()
    }

    /// Not `Process.waitUntilExit`, which runs the run loop and thereby the program.
    private func waitForExit() {
        VirtualClock.whileStanding { exit.wait() }
        // Further calls return immediately.
        exit.signal()
    }

    private func failure(_ what: String) -> FilmError {
        try? input.fileHandleForWriting.close()
        waitForExit()
        let words = tail.lastLines(8)
        if words.contains("No space left on device") { return FilmError("The disk that holds \(path) is full; the film was not finished.") }
        let reason = words.isEmpty ? "It printed nothing; its exit code was \(process.terminationStatus)." : "Its last output:\n" + words
        return FilmError("The film \(path) cannot be written: ffmpeg \(what). \(reason)")
    }

    private static func program() -> String? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.lazy.map { "\($0)/ffmpeg" }.first { access($0, X_OK) == 0 }
    }

    /// ffmpeg's arguments without the output path.
    static func arguments(format: FilmFormat, width: Int, height: Int, framesPerSecond: Int) -> [String] {
        let input = ["-hide_banner", "-nostats", "-loglevel", "error", "-y",
                     "-f", "rawvideo", "-pixel_format", "bgr0", "-video_size", "\(width)x\(height)", "-framerate", "\(framesPerSecond)",
                     "-i", "pipe:0",
                     // Omits the date and the encoder's version, so that the same frames give the same file.
                     "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
        // Films store luma and chroma; without these flags players guess the conversion, and colors shift. Both sides must be even: the
        // last row or column of an odd one is repeated.
        let video = ["-vf",
                     "pad=ceil(iw/2)*2:ceil(ih/2)*2,fillborders=right=\(width % 2):bottom=\(height % 2):mode=smear,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p",
                     "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1", "-color_range", "tv"]
        let encoder: [String] = switch format {
        case .mp4: video + ["-c:v", "libx264", "-preset", "medium", "-crf", "17", "-movflags", "+faststart", "-f", "mp4"]
        case .webm:
            video + ["-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-deadline", "good", "-cpu-used", "4", "-row-mt", "1", "-f", "webm"]
        // A palette per frame: a single one would need all frames in memory. The format counts in 1/100 second, and players slow down
        // frames shorter than 2/100, so 50 frames per second is the maximum.
        case .gif: ["-filter_complex",
                    "fps=\(min(framesPerSecond, 50)),split[a][b];[a]palettegen=stats_mode=single[p];[b][p]paletteuse=new=1:dither=sierra2_4a",
                    "-loop", "0", "-f", "gif"]
        case .apng: ["-pix_fmt", "rgb24", "-plays", "0", "-f", "apng"]
        case .frames: []
        }
        return input + encoder
    }
}

/// The end of the encoder's output, from any thread.
private final class MessageTail: Sendable {
    private let bytes = Mutex<[UInt8]>([])
    private static let most = 16_384

    func add(_ data: Data) {
        bytes.withLock { bytes in
            bytes += data
            if bytes.count > Self.most { bytes.removeFirst(bytes.count - Self.most) }
        }
    }

    func lastLines(_ count: Int) -> String {
        let text = String(decoding: bytes.withLock { $0 }, as: UTF8.self)
        return text.split(whereSeparator: \.isNewline).suffix(count).joined(separator: "\n")
    }
}
