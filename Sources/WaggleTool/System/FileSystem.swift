import Foundation

/// Queries and changes of files. Paths are plain strings, absolute unless stated otherwise.
enum FileSystem {
    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// True for a link to a folder that contains the link: whoever follows it goes in circles.
    static func leadsBack(_ path: String) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return false }
        let target = real(path)
        return target == "/" || (real(parent(path)) + "/").hasPrefix(target + "/")
    }

    /// The path without `.`, `..` and doubled slashes, relative to the current folder if not absolute.
    static func absolute(_ path: String) -> String {
        let expanded = path.hasPrefix("~") ? NSString(string: path).expandingTildeInPath : path
        let whole = expanded.hasPrefix("/") ? expanded : FileManager.default.currentDirectoryPath + "/" + expanded
        var parts: [Substring] = []
        for part in whole.split(separator: "/") {
            switch part {
            case ".": continue
            case "..": _ = parts.popLast()
            default: parts.append(part)
            }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The path without symbolic links; the path itself if nothing is there.
    static func real(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    static func join(_ folder: String, _ name: String) -> String { folder.hasSuffix("/") ? folder + name : folder + "/" + name }
    static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
    static func parent(_ path: String) -> String { absolute(path + "/..") }

    /// The extension after the last dot, in lower case; empty if there is none.
    static func ending(_ path: String) -> String {
        let name = name(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    static func stem(_ path: String) -> String {
        let name = name(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// The visible names in a folder in a fixed order; empty if it cannot be read.
    static func entries(_ folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The path as spelled on disk; nil if there is none. Names match regardless of case and Unicode normalization, as on
    /// Apple's file systems.
    static func existing(_ path: String) -> String? {
        let path = absolute(path)
        if exists(path) { return path }
        var found = "/"
        for part in path.split(separator: "/") {
            let next = join(found, String(part))
            if exists(next) {
                found = next
                continue
            }
            let wanted = folded(String(part))
            let names = (try? FileManager.default.contentsOfDirectory(atPath: found)) ?? []
            guard let name = names.sorted().first(where: { folded($0) == wanted }) else { return nil }
            found = join(found, name)
        }
        return found
    }

    private static func folded(_ name: String) -> String { name.precomposedStringWithCanonicalMapping.lowercased() }

    static func createFolder(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            if let file = obstacle(path) {
                throw ToolError("The folder \(path) cannot be created: \(file) is a file. Remove it or name another folder.")
            }
            throw ToolError("The folder \(path) cannot be created: \(reason(error)).")
        }
    }

    /// The file on the way to a path where a folder is needed; nil if there is none.
    private static func obstacle(_ path: String) -> String? {
        var part = absolute(path)
        while part != "/" {
            if exists(part) { return isFolder(part) ? nil : part }
            part = parent(part)
        }
        return nil
    }

    static func write(_ data: Data, to path: String) throws {
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw ToolError("The file \(path) cannot be written: \(reason(error)).")
        }
    }

    /// Writes a file unless it holds the same already: a new date would have what depends on it built again.
    static func update(_ data: Data, at path: String) throws {
        if FileManager.default.contents(atPath: path) != data { try write(data, to: path) }
    }

    /// The system's description of an error, without the surrounding codes.
    static func reason(_ error: any Error) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        let candidates = [underlying, error as NSError].compactMap { $0 }
        if let posix = candidates.first(where: { $0.domain == NSPOSIXErrorDomain }) { return String(cString: strerror(Int32(posix.code))) }
        if (error as? CocoaError)?.code == .fileWriteOutOfSpace { return String(cString: strerror(ENOSPC)) }
        let words = error.localizedDescription
        return words.hasSuffix(".") ? String(words.dropLast()) : words
    }
}

/// Keeps two commands from doing the same work at once. The system releases it when the process ends.
struct FileLock {
    private let descriptor: Int32

    /// Waits until the lock is free.
    init(_ path: String) throws {
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw ToolError("The lock file \(path) cannot be opened: \(String(cString: strerror(errno))).") }
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }

    func release() { close(descriptor) }
}
