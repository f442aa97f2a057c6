// All sessions of a host.

import CBrowserHost
import Foundation
import NIOCore

/// Opens, finds, watches and ends sessions. All of it happens on one event loop.
final class SessionTable {
    let loop: any EventLoop
    private let command: [String]
    let limits: SessionLimits
    private var sessions: [String: Session] = [:]
    private var numbers: [UInt32: Session] = [:]
    private var lastNumber: UInt32 = 0
    private var warm: WarmProgram?
    /// Processes whose sessions are over and that have not been reported as ended.
    private var leaving: [UInt32: Leaving] = [:]
    /// Why the last warm program never was ready, and when that was.
    private var failure: (reason: String, time: NIODeadline)?
    private var watch: RepeatedTask?
    private var turns = 0
    private var isClosed = false

    private struct Leaving {
        var process: pid_t
        var parent: WarmProgram
        var since: NIODeadline
    }

    init(_ command: [String], _ limits: SessionLimits, on loop: any EventLoop) {
        self.command = command
        self.limits = limits
        self.loop = loop
        waggle_adopt_orphans()
    }

    var count: Int { sessions.count }

    /// Starts the warm program, so that the first session need not wait for it.
    func warmUp() throws { _ = try warmProgram() }

    private func warmProgram() throws -> WarmProgram {
        if let warm { return warm }
        let program = try WarmProgram(command, on: loop, report: { [weak self] in self?.heard($0) }, ended: { [weak self] in self?.isGone($0) })
        warm = program
        return program
    }
    func isRunning(_ program: WarmProgram) -> Bool { warm === program }

    private func heard(_ report: WarmProgram.Report) {
        switch report {
        case .ready: break
        case .started(let number, let process):
            if let session = numbers[number], !session.isOver { session.process = process } else if let parent = numbers.removeValue(forKey: number)?.parent ?? warm {
                leaving[number] = Leaving(process: process, parent: parent, since: .now())
            }
        case .ended(let number, let status):
            let session = numbers.removeValue(forKey: number)
            session?.status = status
            let process = session?.process ?? leaving[number]?.process
            leaving[number] = nil
            if status != .code(0), let process { LeftFiles.remove(of: process) }
        }
    }

    /// The warm program has ended, which concerns no session that has begun.
    private func isGone(_ program: WarmProgram) {
        guard warm === program else { return }
        warm = nil
        // One that only closed its connection is of no use, and waiting for it would hold up all sessions. One that has ended keeps its status.
        kill(program.process, SIGKILL)
        var status: Int32 = 0
        let code = waitpid(program.process, &status, 0)
        let end = code == program.process ? EndStatus(waitStatus: status) : nil
        // Its last message may still be on the way.
        let bound = NIOLoopBound((self, program), eventLoop: loop)
        loop.scheduleTask(in: .milliseconds(50)) {
            let (table, program) = bound.value
            let reason = EndStatus.reason(end, lastWord: program.errors.reason)
            WarmProgram.say("waggle: No more sessions start from the running program. \(reason)")
            // One that ends before it is ready would end again; the next person who comes tries, but not at once.
            guard program.isReady else { return table.failure = (reason, .now()) }
            do { _ = try table.warmProgram() } catch { WarmProgram.say("waggle: \(error)") }
        }
    }

    /// A session for a tab that comes, or comes back.
    /// - Throws: `HostError` with the reason for the page.
    func open(resuming id: String?) throws -> (Session, resumed: Bool) {
        if let id, let session = sessions[id], !session.isOver { return (session, true) }
        guard !isClosed else { throw HostError("The host has ended.") }
        guard sessions.count < limits.sessions else {
            throw HostError("\(limits.sessions) sessions are open, which is as many as this host serves. Try again later.")
        }
        if let failure, warm == nil, NIODeadline.now() - failure.time < .seconds(3) { throw HostError(failure.reason) }
        lastNumber &+= 1
        let session = try Session(lastNumber, warmProgram(), in: self)
        sessions[session.id] = session
        numbers[session.number] = session
        if watch == nil { watch = loop.scheduleRepeatedTask(initialDelay: .seconds(1), delay: .seconds(1), bound(SessionTable.look)) }
        return (session, false)
    }
    private func bound(_ body: @escaping @Sendable (SessionTable) -> Void) -> @Sendable (RepeatedTask) -> Void {
        let bound = NIOLoopBound(self, eventLoop: loop)
        return { _ in body(bound.value) }
    }

    func isOver(_ session: Session) {
        sessions[session.id] = nil
        guard session.status == nil else { numbers[session.number] = nil; return }
        if let process = session.process { leaving[session.number] = Leaving(process: process, parent: session.parent, since: .now()) }
    }

    /// Looks after all sessions, each second while there are any.
    private static func look(_ table: SessionTable) {
        let now = NIODeadline.now()
        table.turns &+= 1
        for session in table.sessions.values { session.check(table.limits, at: now, countsMemory: table.turns % 2 == 0) }
        for (number, process) in table.leaving { table.urge(process, number, at: now) }
        if table.sessions.isEmpty, table.leaving.isEmpty {
            table.watch?.cancel()
            table.watch = nil
        }
    }

    /// A process ends by itself when its connection is closed. One that does not is ended by signals.
    private func urge(_ process: Leaving, _ number: UInt32, at now: NIODeadline) {
        if !isRunning(process.parent), waitpid(process.process, nil, WNOHANG) != 0 {
            // Reaped, or no child of this process.
            leaving[number] = nil
            LeftFiles.remove(of: process.process)
            return
        }
        let seconds = (now - process.since).nanoseconds / 1_000_000_000
        if seconds >= 4 { kill(process.process, SIGKILL) } else if seconds >= 2 { kill(process.process, SIGTERM) }
    }

    /// Ends all sessions.
    func close(_ reason: String) {
        isClosed = true
        for session in sessions.values { session.end(reason) }
    }

    /// True once no process of a session is left.
    var isQuiet: Bool { leaving.isEmpty }

    /// Ends the processes that have not ended by themselves, and the one that they were started from.
    func endProcesses() {
        for process in leaving.values { kill(process.process, SIGKILL) }
        guard let warm else { return }
        self.warm = nil
        kill(warm.process, SIGKILL)
        waitpid(warm.process, nil, 0)
        for process in leaving.values { waitpid(process.process, nil, WNOHANG) }
    }
}
