// A tab's connection.

import Foundation
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// A tab's end of a session. Binary messages go to the program as they are and back; text is between the host and the page.
final class SessionClient: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let table: SessionTable
    private let resumes: String?
    private var session: Session?
    private var context: ChannelHandlerContext?
    private var bytes: RateLimit, messages: RateLimit
    private var lastHeard = NIODeadline.now(), lastPing = NIODeadline.now(), fullSince: NIODeadline?
    private var isFinished = false

    /// Seconds between two signs of life that are asked for, without any sign, and without taking what was sent.
    private static let pingTime = 15.0, silentTime = 45.0, slowTime = 30.0

    private static let farewellTime = TimeAmount.seconds(3)

    init(_ table: SessionTable, resuming id: String?) {
        self.table = table
        resumes = id
        let limits = table.limits
        bytes = RateLimit(perSecond: limits.bytesPerSecond, atOnce: max(2 * limits.bytesPerSecond, SessionLimits.longestMessage))
        messages = RateLimit(perSecond: limits.messagesPerSecond, atOnce: 2 * limits.messagesPerSecond)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        // Read once the program is there to take it.
        hold(.programIsFull, true)
        do {
            let (session, resumed) = try table.open(resuming: resumes)
            self.session = session
            session.attach(self, resumed: resumed)
        } catch {
            finish("{\"type\":\"refused\",\"reason\":\(JSONText.quoted("\(error)"))}")
        }
    }
    func channelInactive(context: ChannelHandlerContext) {
        isFinished = true
        self.context = nil
        session?.detach(self)
        session = nil
        context.fireChannelInactive()
    }

    // MARK: From the tab

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = Self.unwrapInboundIn(data), now = NIODeadline.now()
        // The page's answer to the last word.
        if isFinished, frame.opcode == .connectionClose { return context.close(promise: nil) }
        guard !isFinished, let session else { return }
        lastHeard = now
        let payload = frame.unmaskedData
        guard messages.take(1, at: now) else { return breakOff("The page sent more than \(table.limits.messagesPerSecond) messages a second.") }
        if !bytes.take(payload.readableBytes, at: now) { slowDown() }
        switch frame.opcode {
        case .binary:
            guard payload.readableBytes > 0, !Payload.isHostWord(payload) else { return breakOff("The page sent a message that is the host's alone.") }
            session.received(payload)
        case .ping: write(.pong, payload, context)
        case .pong: break
        case .connectionClose:
            // The answer ends the connection; the session waits for the tab to come back.
            isFinished = true
            var code = payload
            write(.connectionClose, code.readSlice(length: min(2, code.readableBytes)) ?? ByteBuffer(), context, thenCloses: true)
        case .text: breakOff("The page sent text, which means nothing to the host.")
        default: breakOff("The page sent a message of no known kind.")
        }
    }
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if error is MaskCheck.UnmaskedFrame { return breakOff("The page sent a message that is not masked.") }
        // Frames that break the protocol or are too long; anything else is the connection's end.
        if error is NIOWebSocketError || error is NIOWebSocketFrameAggregator.Error { breakOff("The page sent a message that is malformed or longer than \(SessionLimits.longestMessage >> 20) MB.") }
        else { context.close(promise: nil) }
    }

    /// Ends the session: what comes cannot be trusted any more.
    private func breakOff(_ reason: String) {
        guard let session else { return finish("{\"type\":\"refused\",\"reason\":\(JSONText.quoted(reason))}") }
        session.end(reason)
    }

    /// Why nothing is read at the moment.
    enum Hold { case programIsFull, rate }
    private var holds: Set<Hold> = []

    func hold(_ hold: Hold, _ isOn: Bool) {
        if isOn { holds.insert(hold) } else { holds.remove(hold) }
        guard let channel = context?.channel else { return }
        channel.setOption(.autoRead, value: holds.isEmpty || isFinished).whenFailure { _ in }
    }
    /// The rest waits at the other end until the average holds again: a dropped file is large, and no offence.
    private func slowDown() {
        guard let context else { return }
        hold(.rate, true)
        let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
        context.eventLoop.scheduleTask(in: bytes.wait) { bound.value.hold(.rate, false) }
    }

    // MARK: To the tab

    var isWritable: Bool { context?.channel.isWritable ?? true }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        fullSince = context.channel.isWritable ? nil : .now()
        session?.pump()
    }

    /// Sent with the next `flush()`.
    func send(_ payload: ByteBuffer) {
        guard !isFinished, let context else { return }
        // In parts, so that a slow tab is seen to take something long before it has the whole.
        var rest = payload, opcode = WebSocketOpcode.binary
        repeat {
            guard let part = rest.readSlice(length: min(rest.readableBytes, Self.partLength)) else { return }
            let written = context.write(Self.wrapOutboundOut(WebSocketFrame(fin: rest.readableBytes == 0, opcode: opcode, data: part)))
            written.assumeIsolated().whenSuccess { [weak self] in self?.partIsTaken() }
            opcode = .continuation
        } while rest.readableBytes > 0
    }
    private static let partLength = 64 << 10
    /// A slow tab is no absent one.
    private func partIsTaken() {
        lastHeard = .now()
        if fullSince != nil { fullSince = lastHeard }
    }
    func flush() { context?.flush() }

    func tell(_ json: String) {
        guard !isFinished, let context else { return }
        write(.text, ByteBuffer(string: json), context)
    }
    func finish(ended reason: String) { finish("{\"type\":\"ended\",\"reason\":\(JSONText.quoted(reason))}") }

    /// Says a last word and closes the connection.
    private func finish(_ json: String) {
        guard !isFinished, let context else { return }
        tell(json)
        isFinished = true
        session = nil
        var code = ByteBuffer()
        code.write(webSocketErrorCode: .normalClosure)
        write(.connectionClose, code, context)
        // The page closes; one that does not must not keep the connection.
        hold(.programIsFull, false)
        let channel = context.channel
        context.eventLoop.scheduleTask(in: Self.farewellTime) { channel.close(promise: nil) }
    }
    private func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer, _ context: ChannelHandlerContext, thenCloses: Bool = false) {
        let channel = context.channel
        let written = context.writeAndFlush(Self.wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data)))
        guard thenCloses else { return }
        written.whenComplete { _ in channel.close(promise: nil) }
        context.eventLoop.scheduleTask(in: Self.farewellTime) { channel.close(promise: nil) }
    }

    /// Closes the connection if the tab seems to be gone.
    func check(at now: NIODeadline) {
        guard let context else { return }
        func seconds(since time: NIODeadline) -> Double { Double((now - time).nanoseconds) / 1e9 }
        if seconds(since: lastHeard) > Self.silentTime || fullSince.map({ seconds(since: $0) > Self.slowTime }) ?? false { return context.close(promise: nil) }
        guard seconds(since: lastPing) > Self.pingTime else { return }
        lastPing = now
        write(.ping, ByteBuffer(), context)
    }
}
