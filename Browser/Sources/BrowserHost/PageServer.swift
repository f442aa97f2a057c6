// The server.

import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Serves a program's page and its sessions.
///
/// One event loop does everything: it only passes messages on, and the programs do the work in processes of their own.
public final class PageServer: Sendable {
    static let sessionPath = "/session"

    private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    private let table: NIOLoopBoundBox<SessionTable>
    private let channel: any Channel
    public let admission: Admission
    private let address: String

    /// Starts to listen.
    /// - Throws: `HostError` with a sentence for the person who started it.
    public init(_ options: HostOptions) async throws {
        Descriptors.allowMany()
        let admission = try Self.admission(options)
        let loop = group.any(), limits = options.limits, program = options.program, page = options.page
        let table = try await loop.submit {
            let table = SessionTable(program, limits, on: loop)
            try table.warmUp()
            return NIOLoopBoundBox(table, eventLoop: loop)
        }.get()
        self.table = table
        self.admission = admission
        address = options.address
        let connections = ConnectionCount(limit: 2 * limits.sessions + 128)
        let bootstrap = ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 1024)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            // Few pictures lie between a program and a slow tab, so what is shown is not old.
            .childChannelOption(.writeBufferWaterMark, value: .init(low: 64 << 10, high: 256 << 10))
            .childChannelInitializer { channel in
                guard connections.enter() else { return channel.close() }
                channel.closeFuture.whenComplete { _ in connections.leave() }
                return channel.eventLoop.makeCompletedFuture { try Self.prepare(channel, table, admission, page) }
            }
        do {
            channel = try await bootstrap.bind(host: options.address, port: options.port).get()
        } catch {
            let sentence = Self.sentence(about: error, options)
            try? await loop.submit { table.value.endProcesses() }.get()
            throw HostError(sentence)
        }
    }

    /// Whether somebody could come.
    /// - Throws: `HostError` with a sentence for the person who started it.
    public static func check(_ options: HostOptions) async throws {
        _ = try admission(options)
        guard FileManager.default.fileExists(atPath: options.page + "/index.html") else { throw HostError("The page is missing in the folder “\(options.page)”.") }
        do {
            let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton).serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .bind(host: options.address, port: options.port).get()
            try await channel.close().get()
        } catch { throw HostError(sentence(about: error, options)) }
    }

    /// Who may come: all who know the token. Other people and other programs of this machine reach its ports, too.
    static func admission(_ options: HostOptions) throws -> Admission {
        let token: String? = switch options.token {
        case .given(let token): token
        case .none: nil
        case .new: Token.random()
        }
        var ownNames: [String] = []
        if !isLoopback(options.address) {
            ownNames = [options.address]
            let machine = ProcessInfo.processInfo.hostName
            if !machine.isEmpty { ownNames += [machine, machine + ".local"] }
        }
        for name in options.names where Place(name)?.port != nil || Place(name) == nil { throw HostError("--name takes the name of a machine such as app.example.org, without port, not “\(name)”.") }
        return Admission(names: options.names, ownNames: ownNames, token: token)
    }
    static func isLoopback(_ address: String) -> Bool { address == "localhost" || address == "::1" || (address.hasPrefix("127.") && Place(address)?.isNumeric == true) }

    private static func sentence(about error: any Error, _ options: HostOptions) -> String {
        var error = error
        if let several = error as? NIOConnectionError, let first = several.connectionErrors.first { error = first.error }
        guard let code = (error as? IOError)?.errnoCode else { return "There is no host “\(options.address)” to listen on: name an address of this machine, or 0.0.0.0 for all." }
        switch code {
        case EADDRINUSE: return "Port \(options.port) is used by another program. Choose another one with --port, or --port 0 for any that is free."
        case EACCES: return "Port \(options.port) is reserved for the system's administrator: choose one from 1024 on with --port, and let a proxy serve the lower one."
        case EADDRNOTAVAIL: return "\(options.address) is no address of this machine. Name one that it has, or 0.0.0.0 for all."
        default: return "Nobody can listen on \(options.address), port \(options.port): \(String(cString: strerror(code)))."
        }
    }

    static func prepare(_ channel: any Channel, _ table: NIOLoopBoundBox<SessionTable>, _ admission: Admission, _ page: String) throws {
        let upgrader = NIOWebSocketServerUpgrader(maxFrameSize: SessionLimits.longestMessage, automaticErrorHandling: false) { channel, head in
            let isOwn = Query.path(of: head.uri) == sessionPath && head.method == .GET && admission.refusal(of: head, opensSession: true) == nil
            return channel.eventLoop.makeSucceededFuture(isOwn ? HTTPHeaders() : nil)
        } upgradePipelineHandler: { channel, head in
            channel.eventLoop.makeCompletedFuture {
                let client = SessionClient(table.value, resuming: Query.value(of: "id", in: head.uri).map(String.init))
                try channel.pipeline.syncOperations.addHandlers([
                    MaskCheck(), NIOWebSocketFrameAggregator(minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 4096, maxAccumulatedFrameSize: SessionLimits.longestMessage), client,
                ])
            }
        }
        let pageHandler = NIOLoopBound(PageHandler(folder: page, admission: admission), eventLoop: channel.eventLoop)
        var limits = NIOHTTPDecoderLimitConfiguration()
        limits.maxHeaderFieldSize = 8 << 10
        limits.maxHeaderListSize = 16 << 10
        limits.maxHeaderFieldCount = 64
        try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withServerUpgrade: (upgraders: [upgrader], completionHandler: { context in context.pipeline.syncOperations.removeHandler(pageHandler.value, promise: nil) }),
            withErrorHandling: true, withEncoderConfiguration: .init(), withDecoderLimitConfiguration: limits)
        try channel.pipeline.syncOperations.addHandler(pageHandler.value)
    }

    public var port: Int { channel.localAddress?.port ?? 0 }

    /// Where a person finds the page.
    public var pageAddress: String {
        let name = ["0.0.0.0", "::"].contains(address) ? ProcessInfo.processInfo.hostName : address
        return "http://\(name.contains(":") ? "[\(name)]" : name):\(port)/" + (admission.token.map { "?token=\($0)" } ?? "")
    }

    public func waitForEnd() async throws { try await channel.closeFuture.get() }

    /// Ends all sessions, and stops listening.
    public func close() async {
        let table = table
        try? await group.any().submit { table.value.close("The host has ended.") }.get()
        for _ in 0..<40 where (try? await group.any().submit { table.value.isQuiet }.get()) == false { try? await Task.sleep(for: .milliseconds(50)) }
        try? await group.any().submit { table.value.endProcesses() }.get()
        try? await channel.close().get()
        try? await group.shutdownGracefully()
    }
}

/// How many connections are open.
private final class ConnectionCount: @unchecked Sendable {
    // Only the event loop counts.
    private var count = 0
    private let limit: Int
    init(limit: Int) { self.limit = limit }
    func enter() -> Bool {
        guard count < limit else { return false }
        count += 1
        return true
    }
    func leave() { count -= 1 }
}
