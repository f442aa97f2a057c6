// One person's program: a process, and the tab that shows it.

import Foundation
import NIOCore
import NIOPosix
import NIOWebSocket

/// Between a tab and its program. All of it happens on the table's event loop.
final class Session {
    let id = Token.random()
    let number: UInt32
    private let table: SessionTable
    private var program: (any Channel)?
    private(set) var client: SessionClient?
    /// Known soon after the start.
    var process: pid_t?
    var status: EndStatus?
    /// The warm program that forked the session.
    let parent: WarmProgram
    private let errors: ErrorLines
    /// Why the program ends, in its own words.
    private var ownReason: String?
    private(set) var isOver = false
    /// Arrivals of tabs that the program has not answered. What comes before its answer was meant for the last tab.
    private var unansweredArrivals = 0

    /// Since when the tab is away, the program takes no input, or the person has done nothing.
    private(set) var awaySince: NIODeadline?
    private var programFullSince: NIODeadline?
    private var lastInput = NIODeadline.now()

    init(_ number: UInt32, _ parent: WarmProgram, in table: SessionTable) throws {
        self.number = number
        self.parent = parent
        self.table = table
        let (own, other) = try Descriptors.socketPair()
        let pipe: (Int32, Int32)
        do { pipe = try Descriptors.pipe() } catch {
            [own, other].forEach { close($0) }
            throw error
        }
        let (reading, writing) = pipe
        defer { [other, writing].forEach { close($0) } }
        do { try parent.start(number, input: other, errors: writing) } catch {
            [own, reading].forEach { close($0) }
            throw error
        }
        let errors = ErrorLines { WarmProgram.say("[\(number)] \($0)") }
        self.errors = errors
        let bound = NIOLoopBound((self, errors), eventLoop: table.loop)
        NIOPipeBootstrap(group: table.loop).channelInitializer { channel in
            channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(bound.value.1) }
        }.takingOwnershipOfDescriptor(input: reading).whenFailure { _ in close(reading) }
        ClientBootstrap(group: table.loop)
            // Pictures are read as fast as the tab takes them.
            .channelOption(.autoRead, value: false)
            .channelOption(.writeBufferWaterMark, value: .init(low: 64 << 10, high: 1 << 20))
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let session = bound.value.0
                    try channel.pipeline.syncOperations.addHandlers(ByteToMessageHandler(PayloadDecoder(limit: SessionLimits.longestPicture)), ProgramHandler(session))
                }
            }.withConnectedSocket(own).whenComplete {
                switch $0 {
                case .success(let channel): bound.value.0.connected(to: channel)
                case .failure:
                    close(own)
                    bound.value.0.end("The connection to the program could not be opened.")
                }
            }
    }

    // MARK: The tab

    func attach(_ new: SessionClient, resumed: Bool) {
        client?.finish(ended: "This session goes on in another tab.")
        client = new
        awaySince = nil
        lastInput = .now()
        new.tell("{\"type\":\"session\",\"id\":\(JSONText.quoted(id)),\"resumed\":\(resumed)}")
        guard program != nil else { return }
        tellAttached()
        pump()
    }
    /// The tab is gone, and may come back.
    func detach(_ old: SessionClient) {
        guard client === old else { return }
        client = nil
        awaySince = .now()
        tell("{\"detached\":true}")
        pump()
    }
    private func tellAttached() {
        unansweredArrivals += 1
        tell("{\"attached\":true}")
        client?.hold(.programIsFull, !(program?.isWritable ?? false))
    }

    /// A message of the tab.
    func received(_ payload: ByteBuffer) {
        guard !isOver, let program else { return }
        if Payload.isOfPerson(payload) { lastInput = .now() }
        write(payload, to: program)
    }

    // MARK: The program

    private func connected(to channel: any Channel) {
        guard !isOver else { return channel.close(promise: nil) }
        program = channel
        if client != nil { tellAttached() }
        pump()
    }

    private func tell(_ json: String) {
        guard let program else { return }
        write(Payload.hostWord(json), to: program)
    }
    private func write(_ payload: ByteBuffer, to channel: any Channel) {
        channel.write(Payload.length(of: payload), promise: nil)
        channel.writeAndFlush(payload, promise: nil)
    }

    /// A message of the program.
    fileprivate func sent(_ payload: ByteBuffer) {
        if Payload.isHostWord(payload) {
            // The answer to a tab's arrival; what follows is for that tab.
            unansweredArrivals = max(unansweredArrivals - 1, 0)
            return
        }
        if Payload.kind(of: payload) == Payload.end { ownReason = String(buffer: payload.getSlice(at: payload.readerIndex + 1, length: min(payload.readableBytes - 1, 500)) ?? ByteBuffer()) }
        guard unansweredArrivals == 0 else { return }
        client?.send(payload)
    }

    /// Reads on if the tab can take more, or if there is none.
    func pump() {
        guard let program, !isOver, client?.isWritable ?? true else { return }
        program.read()
    }

    fileprivate func programWritabilityChanged() {
        guard let program else { return }
        programFullSince = program.isWritable ? nil : .now()
        client?.hold(.programIsFull, !program.isWritable)
    }

    /// The program has closed its end: it will have ended, and how is told in a moment.
    fileprivate func programIsGone() {
        program = nil
        settle(tries: 20)
    }
    private func settle(tries: Int) {
        guard !isOver else { return }
        if status == nil, let process, !table.isRunning(parent) {
            // Its parent is gone, so it became this process's own child.
            var result: Int32 = 0
            if waitpid(process, &result, WNOHANG) == process { status = EndStatus(waitStatus: result) }
        }
        if tries > 0, status == nil || !errors.isOver {
            let bound = NIOLoopBound(self, eventLoop: table.loop)
            table.loop.scheduleTask(in: .milliseconds(50)) { bound.value.settle(tries: tries - 1) }
            return
        }
        // A session that never began was lost with the warm program.
        let lastWord = errors.reason ?? (process == nil ? parent.errors.reason : nil)
        end(ownReason ?? EndStatus.reason(status, lastWord: lastWord))
    }

    /// Ends the process, and tells the tab why.
    func end(_ reason: String) {
        guard !isOver else { return }
        isOver = true
        client?.finish(ended: reason)
        client = nil
        if let program {
            write(Payload.hostWord("{\"close\":true}"), to: program)
            program.close(promise: nil)
        }
        program = nil
        table.isOver(self)
    }

    /// Ends the session if a limit says so.
    func check(_ limits: SessionLimits, at now: NIODeadline, countsMemory: Bool) {
        func isOver(_ seconds: Double, since time: NIODeadline?) -> Bool { time.map { Double((now - $0).nanoseconds) / 1e9 > seconds } ?? false }
        client?.check(at: now)
        if isOver(limits.returnTime, since: awaySince) { return end("The tab was away for longer than \(Int(limits.returnTime)) seconds.") }
        if isOver(limits.idleTime, since: lastInput) { return end("Nothing was done for \(Self.spoken(limits.idleTime)), so the program has ended. Reload the page to begin anew.") }
        if isOver(Self.hangTime, since: programFullSince) { return end("The program has taken no input for \(Int(Self.hangTime)) seconds: it seems to hang.") }
        if countsMemory, let process, status == nil, let used = ProcessMemory.megabytes(of: process, above: limits.memory), used > limits.memory {
            end("The program used \(used) MB of memory; a session may use \(limits.memory) MB.")
        }
    }
    private static let hangTime = 60.0
    private static func spoken(_ seconds: Double) -> String {
        let whole = Int(seconds)
        return whole >= 120 && whole % 60 == 0 ? "\(whole / 60) minutes" : "\(whole) seconds"
    }
}

/// The host's end of a session's connection.
private final class ProgramHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let session: Session

    init(_ session: Session) { self.session = session }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { session.sent(Self.unwrapInboundIn(data)) }
    func channelReadComplete(context: ChannelHandlerContext) {
        session.client?.flush()
        session.pump()
    }
    func channelWritabilityChanged(context: ChannelHandlerContext) { session.programWritabilityChanged() }
    func channelInactive(context: ChannelHandlerContext) { session.programIsGone() }
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if let error = error as? PayloadError { session.end("The program sent a message of \(error.length) bytes, which is too long.") }
        context.close(promise: nil)
    }
}
