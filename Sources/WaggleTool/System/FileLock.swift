import Foundation

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
