import Foundation

/// A file or a folder at a second place: folders are made, their files are hard links.
enum ResourceCopy {
    /// Names that Xcode leaves out of the folders that it copies.
    private static let ignored: Set<String> = [".DS_Store", ".git", ".hg", ".svn", "CVS"]

    /// Makes the path the same as the source. Nothing is there if the source does not exist.
    static func place(_ source: String, at path: String) throws { try place(source, at: path, inside: []) }

    /// - Parameter outer: The folders around the source, where a symbolic link in it may lead again.
    private static func place(_ source: String, at path: String, inside outer: [FileIdentity]) throws {
        guard let original = FileStatus(of: source, followsLink: true) else { return remove(path) }
        let present = FileStatus(of: path, followsLink: false)
        guard original.isFolder else {
            if let present, present.isSame(as: original) { return }
            if present != nil { remove(path) }
            return try link(source, original, to: path)
        }
        guard !outer.contains(original.identity) else { return }
        if let present, !present.isFolder { remove(path) }
        guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw failure(source, path) }
        let names = Set(try contents(source, path)).subtracting(ignored)
        for old in try contents(path, path) where !names.contains(old) { remove(FileSystem.join(path, old)) }
        for name in names.sorted() {
            try place(FileSystem.join(source, name), at: FileSystem.join(path, name), inside: outer + [original.identity])
        }
    }

    private static func link(_ source: String, _ original: FileStatus, to path: String) throws {
        // Another run may place the same resources.
        if linkat(AT_FDCWD, source, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 || errno == EEXIST { return }
        do { try FileManager.default.copyItem(atPath: URL(fileURLWithPath: source).resolvingSymlinksInPath().path, toPath: path) } catch {
            throw ToolError("The resource \(source) cannot be copied to \(path): \(FileSystem.reason(error)).")
        }
        // By its time and size, the next run sees that the copy is current.
        var times = [original.changed, original.changed]
        utimensat(AT_FDCWD, path, &times, 0)
    }
    private static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }
    private static func contents(_ folder: String, _ path: String) throws -> [String] {
        do { return try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
            throw ToolError("The resources in \(folder) cannot be placed at \(path): \(FileSystem.reason(error)).")
        }
    }
    private static func failure(_ source: String, _ path: String) -> ToolError {
        ToolError("The resource \(source) cannot be placed at \(path): \(String(cString: strerror(errno))).")
    }
}

/// A file, whatever its names.
private struct FileIdentity: Equatable {
    let device: UInt, number: UInt
}

/// What the system knows of a file or folder.
private struct FileStatus {
    private let status: stat

    /// Nil if it does not exist.
    init?(of path: String, followsLink: Bool) {
        var status = stat()
        guard fstatat(AT_FDCWD, path, &status, followsLink ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        self.status = status
    }
    var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }
    var identity: FileIdentity { FileIdentity(device: UInt(status.st_dev), number: UInt(status.st_ino)) }
    var changed: timespec { status.st_mtim }

    /// True for the same file and for a copy of it.
    func isSame(as other: FileStatus) -> Bool {
        if identity == other.identity { return true }
        return status.st_mode & S_IFMT == S_IFREG && status.st_size == other.status.st_size
            && changed.tv_sec == other.changed.tv_sec && changed.tv_nsec == other.changed.tv_nsec
    }
}
