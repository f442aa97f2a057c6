import Foundation

/// Waits until a file of a program is saved.
///
/// The system tells of changes in folders (inotify). Where it does not, as for folders of other machines, the files' dates are looked at
/// five times a second.
final class SourceWatch {
    private let folders: [String]
    private let descriptor: Int32
    private var watched: Set<String> = []
    private var status: String
    /// Editors save in several steps: a new file, a rename, a date.
    private static let quiet = 0.03, interval = 0.2

    init(_ folders: [String]) {
        self.folders = folders
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        status = Self.status(folders)
        watch()
    }
    deinit { if descriptor >= 0 { close(descriptor) } }

    /// True if a file differs from how it was at the last return.
    var hasChanged: Bool { Self.status(folders) != status }

    /// Returns once a file differs from how it was at the last return, or at the beginning.
    /// - Parameter isOver: Asked in between; true ends the wait.
    func waitForChange(until isOver: () -> Bool = { false }) {
        while !isOver() {
            let new = Self.status(folders)
            if new != status {
                settle()
                status = Self.status(folders)
                watch()
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
        var last = Self.status(folders)
        for _ in 0..<30 {
            usleep(UInt32(Self.quiet * 1e6))
            let now = Self.status(folders)
            if now == last { return }
            last = now
        }
    }

    /// Watches all folders, also new ones.
    private func watch() {
        guard descriptor >= 0 else { return }
        drain()
        for folder in folders { for path in [folder] + Self.subfolders(folder) where !watched.contains(path) { add(path) } }
    }
    private func add(_ path: String) {
        if inotify_add_watch(
            descriptor, path,
            UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB)) >= 0 { watched.insert(path) }
    }

    /// What builds make there.
    private static let skipped: Set<String> = ["build", "DerivedData", "node_modules"]
    private static func subfolders(_ folder: String) -> [String] {
        FileSystem.entries(folder).filter { !skipped.contains($0) }.map { FileSystem.join(folder, $0) }.filter(FileSystem.isFolder)
            .flatMap { [$0] + subfolders($0) }
    }
    private static func status(_ folders: [String]) -> String {
        var fingerprint = Fingerprint()
        for folder in folders { fingerprint.addStatusOfAll(below: folder, except: skipped.union(["Package.resolved"])) }
        return fingerprint.text
    }
}
