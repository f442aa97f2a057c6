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
        let base = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? FileSystem.join(environment["HOME"] ?? "/tmp", ".cache")
        return FileSystem.join(base, "waggle")
    }

    static func program(_ key: String) -> String { FileSystem.join(folder, "programs/\(key)") }
    /// The copies of sources that the compiler sees in place of the originals.
    static var sources: String { FileSystem.join(folder, "sources") }
    static func package(_ key: String) -> String { FileSystem.join(folder, "packages/\(key)") }

    /// Removes programs that have not run, and copies that were not compiled, for a month. `ran` marks a run.
    static func removeOld() {
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
