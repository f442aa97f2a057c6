import Foundation

/// A film as images in a folder: `frame-00000.png` and so on. They replace those of an earlier film once all are written.
final class PictureFolder: FrameSink {
    private let path: String
    /// Holds the images within `path` until the film is complete.
    private let unfinished: String
    private let isNew: Bool
    private let digits: Int
    private let width: Int
    private let height: Int
    private let encode: (UnsafeRawBufferPointer, Int, Int) throws -> Data
    private var isFinished = false

    init(
        path: String, totalFrames: Int, width: Int, height: Int, encode: @escaping (UnsafeRawBufferPointer, Int, Int) throws -> Data
    ) throws {
        self.path = path
        unfinished = path + "/\(Self.unfinishedName)\(getpid())"
        isNew = !FileManager.default.fileExists(atPath: path)
        digits = max(5, String(max(0, totalFrames - 1)).count)
        self.width = width
        self.height = height
        self.encode = encode
        do {
            try FileManager.default.createDirectory(atPath: unfinished, withIntermediateDirectories: true)
            try removeAbandoned()
        } catch {
            throw FilmError("The folder \(path) for the pictures cannot be used: \(systemReason(error)).")
        }
    }

    deinit {
        guard !isFinished else { return }
        try? FileManager.default.removeItem(atPath: unfinished)
        // Removes only an empty folder.
        if isNew { rmdir(path) }
    }

    private static let unfinishedName = ".unfinished-"

    /// Removes the leftovers of interrupted processes.
    private func removeAbandoned() throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: path) {
            guard name.hasPrefix(Self.unfinishedName), let process = pid_t(name.dropFirst(Self.unfinishedName.count)),
                  kill(process, 0) != 0, errno == ESRCH else { continue }
            try FileManager.default.removeItem(atPath: path + "/" + name)
        }
    }

    static func isFrame(_ name: String) -> Bool {
        name.hasPrefix("frame-") && name.hasSuffix(".png") && name.dropFirst(6).dropLast(4).allSatisfy(\.isNumber)
    }

    func append(_ bytes: UnsafeRawBufferPointer, number: Int) throws {
        assert(!isFinished, "A picture is added to a finished film.")
        let text = String(number), name = "frame-\(String(repeating: "0", count: max(0, digits - text.count)))\(text).png"
        let data = try encode(bytes, width, height)
        do {
            try data.write(to: URL(fileURLWithPath: "\(unfinished)/\(name)"))
        } catch {
            throw FilmError("The picture \(path)/\(name) cannot be written: \(systemReason(error)).")
        }
    }

    func finish(as other: String?) throws {
        let path = other ?? path
        do {
            let files = FileManager.default
            try files.createDirectory(atPath: path, withIntermediateDirectories: true)
            for name in try files.contentsOfDirectory(atPath: path) where Self.isFrame(name) {
                try files.removeItem(atPath: path + "/" + name)
            }
            for name in try files.contentsOfDirectory(atPath: unfinished) {
                try files.moveItem(atPath: unfinished + "/" + name, toPath: path + "/" + name)
            }
            isFinished = true
            try files.removeItem(atPath: unfinished)
            if isNew, path != self.path { rmdir(self.path) }
        } catch {
            throw FilmError("The pictures cannot be put into \(path): \(systemReason(error)).")
        }
    }
}

/// The system's description of an error, without the surrounding codes.
func systemReason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    for candidate in [underlying, error as NSError].compactMap({ $0 }) where candidate.domain == NSPOSIXErrorDomain {
        return String(cString: strerror(Int32(candidate.code)))
    }
    if (error as? CocoaError)?.code == .fileWriteOutOfSpace { return String(cString: strerror(ENOSPC)) }
    let words = error.localizedDescription
    return words.hasSuffix(".") ? String(words.dropLast()) : words
}
