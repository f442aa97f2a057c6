import CVirtualTime
import Foundation
import WaggleRequest

/// A connection to a program, which answers one step after another.
@MainActor
protocol RemoteConnection: AnyObject {
    /// Called on the main actor when a reply or the end may have arrived.
    var onArrival: (@MainActor () -> Void)? { get set }
    /// - Returns: false if the program has ended.
    func send(_ request: RemoteFrameRequest) throws -> Bool
    /// - Parameter seconds: How long to wait for the reply; 0 returns immediately.
    func receive(within seconds: TimeInterval) throws -> RemoteArrival
}

enum RemoteArrival {
    case reply(RemoteMessage)
    case nothing
    /// The program has ended.
    case end
}

/// A connection to a program in a separate process.
@MainActor
final class ProcessConnection: RemoteConnection {
    private let process: RemoteProcess
    private let source: any DispatchSourceRead
    private var received: [UInt8] = []
    var onArrival: (@MainActor () -> Void)?

    /// - Throws: `RequestError` if the program cannot be started.
    init(_ command: [String]) throws {
        process = try RemoteProcess(command)
        source = DispatchSource.makeReadSource(fileDescriptor: process.socket.descriptor, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.onArrival?() } }
        // The descriptor must stay open until the source has been cancelled.
        source.setCancelHandler { [process] in _ = process }
        source.activate()
    }
    isolated deinit { source.cancel() }

    func send(_ request: RemoteFrameRequest) throws -> Bool { process.socket.send(try RemoteMessage(request).encoded) }

    func receive(within seconds: TimeInterval) throws -> RemoteArrival {
        let limit = Date(timeIntervalSinceNow: seconds)
        // The other program's work takes no time of this one's.
        waggle_time_begin_host_wait()
        defer { waggle_time_end_host_wait() }
        while true {
            if let message = try RemoteMessage.take(from: &received) { return .reply(message) }
            switch process.socket.receive(within: max(limit.timeIntervalSinceNow, 0)) {
            case .bytes(let bytes): received += bytes
            case .nothing: return .nothing
            case .end:
                source.cancel()
                return .end
            }
        }
    }
}
