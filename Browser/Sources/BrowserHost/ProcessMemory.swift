import Foundation

/// How much memory is a process's own.
enum ProcessMemory {
    /// Megabytes that no other process shares; nil if the process is gone. The exact number takes the system a millisecond, so a quick upper bound is read first.
    static func megabytes(of process: pid_t, above limit: Int) -> Int? {
        guard let quick = text("/proc/\(process)/statm") else { return nil }
        let pages = quick.split(separator: " ").compactMap { Int($0) }
        guard pages.count > 2 else { return nil }
        // Resident without files. Pages that are still those of the warm program count, too.
        let bound = ((pages[1] - pages[2]) * Int(getpagesize())) >> 20
        guard bound > limit else { return bound }
        return privateKilobytes(of: process).map { $0 >> 10 }
    }

    static func privateKilobytes(of process: pid_t) -> Int? {
        guard let rollup = text("/proc/\(process)/smaps_rollup") else { return nil }
        return rollup.split(separator: "\n").filter { $0.hasPrefix("Private_") }.compactMap { $0.split(separator: " ").dropFirst().first.flatMap { Int($0) } }.reduce(0, +)
    }

    private static func text(_ path: String) -> String? { FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } }
}
