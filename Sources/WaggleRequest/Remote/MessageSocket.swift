import Foundation

/// One end of a connection between two programs.
public struct MessageSocket: Sendable {
    /// The system's number of the open socket.
    public let descriptor: Int32

    public init(descriptor: Int32) { self.descriptor = descriptor }

    /// Two connected ends. Programs that this one starts inherit neither unless it passes one on.
    /// - Throws: `RequestError` if the system has no more.
    public static func pair() throws -> (MessageSocket, MessageSocket) {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw RequestError("No connection to a program can be opened: \(String(cString: strerror(errno))).")
        }
        return (MessageSocket(descriptor: ends[0]), MessageSocket(descriptor: ends[1]))
    }

    public func close() { _ = Foundation.close(descriptor) }

    /// Sends all bytes; waits while the other end is behind.
    /// - Returns: false if the other end is closed.
    public func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            // No signal when the other program has ended.
            let count = bytes.withUnsafeBytes {
                Foundation.send(descriptor, $0.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    /// What has arrived.
    public enum Arrival: Sendable, Equatable {
        case bytes([UInt8])
        case nothing
        /// The other end is closed.
        case end
    }

    /// - Parameter seconds: How long to wait for bytes or the end; 0 not to wait, infinity to wait without a limit.
    public func receive(within seconds: TimeInterval) -> Arrival {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let limit = Date(timeIntervalSinceNow: min(seconds, 1e9))
        while true {
            if seconds > 0 {
                var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                let left = seconds == .infinity ? -1 : Int32(min(max(limit.timeIntervalSinceNow, 0) * 1000, 1e9).rounded(.up))
                if poll(&entry, 1, left) < 0, errno == EINTR { continue }
            }
            let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
            if count > 0 { return .bytes(Array(buffer[..<count])) }
            if count == 0 { return .end }
            switch errno {
            case EINTR: continue
            case EAGAIN: return .nothing
            default: return .end
            }
        }
    }
}
