import Foundation

/// Waits until a file of a program is saved.
///
/// The system tells of changes in folders (inotify). Where it does not, as for folders of other machines, the files' dates are looked at
/// five times a second.
final class SourceWatch {
    private let paths: [String]
    private let descriptor: Int32
    private var status: String
    /// Editors save in several steps: a new file, a rename, a date.
    private static let quiet = 0.03, interval = 0.2

    /// - Parameter paths: Folders, with all that is below them, and files.
    init(_ paths: [String]) {
        self.paths = paths
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        status = Self.status(paths)
        watch()
    }
    deinit { if descriptor >= 0 { close(descriptor) } }

    /// True if a file differs from how it was at the last return.
    var hasChanged: Bool { Self.status(paths) != status }

    /// Returns once a file differs from how it was at the last return, or at the beginning.
    /// - Parameter isOver: Asked in between; true ends the wait.
    func waitForChange(until isOver: () -> Bool = { false }) {
        while !isOver() {
            if Self.status(paths) != status {
                settle()
                let new = Self.status(paths)
                watch()
                // An editor may only have tried whether it can write there.
                guard new != status else { continue }
                status = new
                return
            }
            sleep(descriptor >= 0 ? 1 : Self.interval)
        }
    }

    /// Until something happens, or the time is over.
    private func sleep(_ seconds: Double) {
        guard descriptor >= 0 else {
            usleep(UInt32(seconds * 1e6))
            return
        }
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if poll(&entry, 1, Int32(seconds * 1000)) > 0 { drain() }
    }
    private func drain() {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while read(descriptor, &buffer, buffer.count) > 0 {}
    }
    /// Waits until nothing has happened for a moment, at most a second.
    private func settle() {
        var last = Self.status(paths)
        for _ in 0..<30 {
            usleep(UInt32(Self.quiet * 1e6))
            let now = Self.status(paths)
            if now == last { return }
            last = now
        }
    }

    /// Watches all folders, also new ones, and those that were removed and made again.
    private func watch() {
        guard descriptor >= 0 else { return }
        drain()
        for path in paths {
            for folder in FileSystem.isFolder(path) ? [path] + Self.subfolders(path) : [FileSystem.parent(path)] {
                _ = inotify_add_watch(
                    descriptor, folder, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB))
            }
        }
    }

    /// What builds make there.
    private static let skipped: Set<String> = ["build", "DerivedData", "node_modules", "Package.resolved"]
    /// What is in a folder, without what builds make, what editors put there while somebody types, and links that lead back.
    private static func entries(_ folder: String) -> [String] {
        FileSystem.entries(folder).filter { !skipped.contains($0) && !$0.hasSuffix("~") && !$0.hasPrefix("#") }
            .map { FileSystem.join(folder, $0) }.filter { !FileSystem.leadsBack($0) }
    }
    private static func subfolders(_ folder: String) -> [String] {
        entries(folder).filter(FileSystem.isFolder).flatMap { [$0] + subfolders($0) }
    }
    private static func status(_ paths: [String]) -> String {
        var fingerprint = Fingerprint()
        func add(_ path: String) {
            if FileSystem.isFolder(path) { entries(path).forEach(add) } else { fingerprint.addStatus(of: path) }
        }
        paths.forEach(add)
        return fingerprint.text
    }
}
