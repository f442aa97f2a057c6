import Foundation
import WaggleRequest

/// A program that is ready to run.
struct BuiltProgram {
    var executable: String
    /// The framework's library. It is loaded before all others, so that it can replace the system's clocks and timers.
    var library: String
    var files: ProgramFiles
}

/// Where built programs are cached.
enum ProgramCache {
    static var folder: String {
        let environment = ProcessInfo.processInfo.environment
        if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") { return FileSystem.join(base, "waggle") }
        return (environment["HOME"] ?? homeOfUser).map { FileSystem.join($0, ".cache/waggle") } ?? FileSystem.join(
            NSTemporaryDirectory(), "waggle-\(getuid())")
    }
    /// The home folder that the system knows; nil if there is none.
    private static var homeOfUser: String? {
        guard let home = getpwuid(getuid())?.pointee.pw_dir.map({ String(cString: $0) }), FileSystem.isFolder(home),
              access(home, W_OK) == 0 else { return nil }
        return home
    }

    /// Makes the folder, for its user alone.
    /// - Throws: `ToolError` if it belongs to somebody else, who could have put anything into it.
    static func prepare() throws {
        let folder = folder
        if !FileSystem.exists(folder) {
            try FileSystem.createFolder(folder)
            try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
        }
        guard FileSystem.isFolder(folder) else {
            throw ToolError("\(folder), the folder for built programs, is a file. Remove it, or name another folder in XDG_CACHE_HOME.")
        }
        var status = stat()
        guard getuid() == 0 || stat(folder, &status) != 0 || status.st_uid == getuid() else {
            throw ToolError(
                "\(folder), the folder for built programs, belongs to another user. Name a folder of your own in XDG_CACHE_HOME.")
        }
    }

    static func program(_ key: String) -> String { FileSystem.join(folder, "programs/\(key)") }
    /// The copies of sources that the compiler sees in place of the originals.
    static var sources: String { FileSystem.join(folder, "sources") }
    static func package(_ key: String) -> String { FileSystem.join(folder, "packages/\(key)") }

    /// Removes what tools that were killed have left in the folder for temporary files more than a day ago.
    static func removeLeftovers(in folder: String = NSTemporaryDirectory()) {
        let limit = Date(timeIntervalSinceNow: -86_400)
        for name in FileSystem.entries(folder) where temporaryNames.contains(where: name.hasPrefix) {
            let path = FileSystem.join(folder, name)
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
                  attributes[.ownerAccountID] as? Int == Int(getuid()),
                  let date = attributes[.modificationDate] as? Date, date < limit else { continue }
            try? FileManager.default.removeItem(atPath: path)
        }
    }
    /// How the names of temporary files of the tool and of sessions in browsers begin.
    private static let temporaryNames = ["check", "question", "names", "modules", "made", "request", "page"].map { "waggle-\($0)-" }

    /// Removes programs that have not run, and copies that were not compiled, for a month. `ran` marks a run.
    static func removeOld() {
        removeLeftovers()
        let limit = Date(timeIntervalSinceNow: -30 * 86_400)
        for kind in ["programs", "packages", "sources"] {
            let parent = FileSystem.join(folder, kind)
            for path in FileSystem.entries(parent).map({ FileSystem.join(parent, $0) }) {
                let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
                if let date, date < limit { try? FileManager.default.removeItem(atPath: path) }
            }
        }
    }

    static func ran(_ folder: String) {
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: folder)
    }
}
