// What a program writes to standard error.

import Foundation
import NIOCore

/// Passes a program's messages on to the terminal, and remembers the one that says best why it ended.
final class ErrorLines: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let forward: (String) -> Void
    private var unfinished: [UInt8] = []
    private var last: String?
    /// What the language says before it ends a program; a trace of many lines follows it.
    private var fatal: String?
    private(set) var isOver = false

    /// A line may be as long as that; the rest is cut off.
    private static let longest = 4096

    init(forward: @escaping (String) -> Void) { self.forward = forward }

    /// Nil if nothing was written.
    var reason: String? { (fatal ?? last).map { String($0.prefix(500)) } }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { append(Self.unwrapInboundIn(data).readableBytesView) }
    func channelInactive(context: ChannelHandlerContext) {
        finishLine()
        isOver = true
        context.fireChannelInactive()
    }

    func append(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            if byte == UInt8(ascii: "\n") { finishLine() } else if unfinished.count < Self.longest { unfinished.append(byte) }
        }
    }
    private func finishLine() {
        let line = String(decoding: unfinished, as: UTF8.self)
        unfinished = []
        guard !line.allSatisfy(\.isWhitespace) else { return }
        last = line
        if fatal == nil, line.contains("Fatal error") { fatal = line }
        forward(line)
    }
}
