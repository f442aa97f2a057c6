// A tab without a browser.

import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import Synchronization

/// A WebSocket to a host, as the page's script opens one.
public final class Tab: Sendable {
    public enum Message: Sendable, Equatable {
        case binary([UInt8])
        case text(String)
    }
    public struct Refused: Error { public var status: UInt }

    private let channel: any Channel
    private let messages: Messages

    private init(_ channel: any Channel, _ messages: Messages) { (self.channel, self.messages) = (channel, messages) }

    /// - Parameter query: Of the session's path, such as `token=…&id=…`.
    /// - Throws: `Refused` if the host answers without opening a WebSocket.
    public static func open(port: Int, query: String = "", host: String? = nil, origin: String? = nil, group: any EventLoopGroup) async throws -> Tab {
        let messages = Messages()
        let opened = group.any().makePromise(of: Void.self)
        let channel = try await ClientBootstrap(group: group).channelOption(.tcpOption(.tcp_nodelay), value: 1).channelInitializer { channel in
            channel.eventLoop.makeCompletedFuture {
                let answer = NIOLoopBound(Answer(opened), eventLoop: channel.eventLoop)
                let upgrader = NIOWebSocketClientUpgrader(maxFrameSize: 256 << 20) { channel, _ in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandlers([
                            NIOWebSocketFrameAggregator(minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 1 << 20, maxAccumulatedFrameSize: 256 << 20), Receiver(messages),
                        ])
                        opened.succeed()
                    }
                }
                try channel.pipeline.syncOperations.addHTTPClientHandlers(leftOverBytesStrategy: .forwardBytes, withClientUpgrade: (upgraders: [upgrader], completionHandler: { context in
                    context.pipeline.syncOperations.removeHandler(answer.value, promise: nil)
                }))
                try channel.pipeline.syncOperations.addHandler(answer.value)
            }
        }.connect(host: "127.0.0.1", port: port).get()
        let name = host ?? "127.0.0.1:\(port)"
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/session" + (query.isEmpty ? "" : "?" + query), headers: ["host": name, "origin": origin ?? "http://\(name)"])
        channel.write(HTTPClientRequestPart.head(head), promise: nil)
        channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
        channel.closeFuture.whenComplete { _ in
            opened.fail(ChannelError.eof)
            messages.end()
        }
        try await opened.futureResult.get()
        return Tab(channel, messages)
    }

    public func send(_ bytes: some Sequence<UInt8>) { write(.binary, ByteBuffer(bytes: bytes)) }
    public func send(text: String) { write(.text, ByteBuffer(string: text)) }
    public func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer, masked: Bool = true, isLast: Bool = true) {
        channel.writeAndFlush(WebSocketFrame(fin: isLast, opcode: opcode, maskKey: masked ? .random() : nil, data: data), promise: nil)
    }
    /// Reads nothing from the socket from now on, as a tab on a slow line.
    public func stopReading() async throws { try await channel.setOption(.autoRead, value: false).get() }

    /// The next message; nil once the connection is closed, or after the time.
    public func next(within seconds: Double = 10) async -> Message? { await messages.next(within: seconds) }

    /// The next message of the program; skips the host's.
    public func nextBinary(within seconds: Double = 10) async -> [UInt8]? {
        while let message = await next(within: seconds) { if case .binary(let bytes) = message { return bytes } }
        return nil
    }
    /// The next message of the host; skips the program's.
    public func nextText(within seconds: Double = 10) async -> String? {
        while let message = await next(within: seconds) { if case .text(let text) = message { return text } }
        return nil
    }

    /// Closes without a word, as a tab that is gone.
    public func drop() async { try? await channel.close().get() }
}

/// What has come and was not asked for yet.
private final class Messages: Sendable {
    private struct State {
        var come: [Tab.Message] = []
        var isOver = false
        var waiting: CheckedContinuation<Tab.Message?, Never>?
        /// Tells one wait from the next, for its end by time.
        var turn = 0
    }
    private let state = Mutex(State())

    func add(_ message: Tab.Message) {
        state.withLock { state -> CheckedContinuation<Tab.Message?, Never>? in
            guard let waiting = state.waiting else {
                state.come.append(message)
                return nil
            }
            state.waiting = nil
            return waiting
        }?.resume(returning: message)
    }
    func end() {
        state.withLock { state in
            state.isOver = true
            defer { state.waiting = nil }
            return state.waiting
        }?.resume(returning: nil)
    }

    /// For one reader at a time.
    func next(within seconds: Double) async -> Tab.Message? {
        await withCheckedContinuation { continuation in
            let (result, turn): (Tab.Message??, Int) = state.withLock { state in
                if !state.come.isEmpty { return (state.come.removeFirst(), 0) }
                if state.isOver { return (.some(nil), 0) }
                state.turn += 1
                state.waiting = continuation
                return (nil, state.turn)
            }
            if let result { return continuation.resume(returning: result) }
            Task {
                try? await Task.sleep(for: .seconds(seconds))
                state.withLock { state in
                    guard state.turn == turn, let waiting = state.waiting else { return nil as CheckedContinuation<Tab.Message?, Never>? }
                    state.waiting = nil
                    return waiting
                }?.resume(returning: nil)
            }
        }
    }
}

private final class Receiver: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame
    private let messages: Messages
    init(_ messages: Messages) { self.messages = messages }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = Self.unwrapInboundIn(data)
        switch frame.opcode {
        case .binary: messages.add(.binary(Array(frame.data.readableBytesView)))
        case .text: messages.add(.text(String(buffer: frame.data)))
        case .ping: context.writeAndFlush(Self.wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, maskKey: .random(), data: frame.data)), promise: nil)
        case .connectionClose: context.close(promise: nil)
        default: break
        }
    }
}

/// An answer in place of a WebSocket.
private final class Answer: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPClientResponsePart
    private let opened: EventLoopPromise<Void>
    init(_ opened: EventLoopPromise<Void>) { self.opened = opened }
    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .head(let head) = Self.unwrapInboundIn(data) { opened.fail(Tab.Refused(status: head.status.code)) }
    }
}
