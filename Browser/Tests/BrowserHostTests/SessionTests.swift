import BrowserTab
import Foundation
import NIOCore
import NIOPosix
import Testing
@testable import BrowserHost

/// Sessions of a stand-in program in processes of their own, over sockets.
@Suite(.serialized) struct SessionTests {
    static let program = (Bundle.main.bundlePath as NSString).appendingPathComponent("StandInProgram")

    /// Runs a body with a host, and ends the host.
    private func withHost(_ change: (inout HostOptions) -> Void = { _ in }, _ body: (PageServer) async throws -> Void) async throws {
        var options = HostOptions()
        options.port = 0
        options.page = NSTemporaryDirectory()
        options.program = [Self.program]
        options.token = .none
        change(&options)
        let host = try await PageServer(options)
        do { try await body(host) } catch {
            await host.close()
            throw error
        }
        await host.close()
    }
    private func open(_ host: PageServer, _ query: String = "") async throws -> Tab { try await Tab.open(port: host.port, query: query, group: MultiThreadedEventLoopGroup.singleton) }

    /// The first word of a host: a session's id and whether it is resumed.
    private func session(_ tab: Tab) async throws -> (id: String, resumed: Bool) {
        struct Word: Decodable { var type, id: String; var resumed: Bool }
        let word = try JSONDecoder().decode(Word.self, from: Data(try #require(await tab.nextText()).utf8))
        #expect(word.type == "session")
        return (word.id, word.resumed)
    }
    private func reason(_ tab: Tab, type: String = "ended", within seconds: Double = 10) async throws -> String {
        struct Word: Decodable { var type, reason: String }
        let word = try JSONDecoder().decode(Word.self, from: Data(try #require(await tab.nextText(within: seconds)).utf8))
        #expect(word.type == type)
        #expect(await tab.next() == nil, "The reason is the last word.")
        return word.reason
    }
    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
    private func process(_ tab: Tab) async throws -> pid_t {
        tab.send(bytes("p"))
        // Answers to the host's own words come first.
        while let answer = await tab.nextBinary() {
            if answer.first == UInt8(ascii: "p"), let process = pid_t(String(decoding: answer.dropFirst(), as: UTF8.self)) { return process }
        }
        throw HostError("The stand-in does not answer.")
    }

    @Test func messagesPassAsTheyAre() async throws {
        try await withHost { host in
            let tab = try await open(host)
            let (id, resumed) = try await session(tab)
            #expect(id.count == 32 && !resumed)
            #expect(await tab.nextBinary() == bytes("w{\"attached\":true}"))
            var random = SplitMix(state: 5)
            for count in [1, 2, 125, 126, 127, 65535, 65536, 300_000, 3_000_000] {
                let message = bytes("e") + (1..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
                tab.send(message)
                let answer = await tab.nextBinary(), isSame = answer == message
                #expect(isSame, "\(count) bytes")
            }
        }
    }

    /// Chromium cuts messages of more than about 64 KB.
    @Test func aMessageInSeveralFramesIsOne() async throws {
        try await withHost { host in
            let tab = try await open(host)
            _ = try await session(tab)
            _ = await tab.nextBinary()
            tab.write(.binary, ByteBuffer(string: "e1"), isLast: false)
            tab.write(.ping, ByteBuffer())
            tab.write(.continuation, ByteBuffer(string: "2"), isLast: false)
            tab.write(.continuation, ByteBuffer(string: "3"))
            #expect(await tab.nextBinary() == bytes("e123"))
            tab.write(.binary, ByteBuffer(string: "e1"), isLast: false)
            tab.write(.continuation, ByteBuffer(string: "2"), masked: false)
            #expect(try await reason(tab) == "The page sent a message that is not masked.")
        }
    }

    @Test func aForeignPageIsToldThatItIsForbidden() async throws {
        try await withHost { host in
            let error = await #expect(throws: Tab.Refused.self) { try await Tab.open(port: host.port, origin: "http://evil.example", group: MultiThreadedEventLoopGroup.singleton) }
            #expect(error?.status == 403)
            _ = try await session(open(host))
        }
    }

    @Test func eachTabHasAProcessOfItsOwn() async throws {
        try await withHost { host in
            let one = try await open(host), other = try await open(host)
            let first = try await process(one), second = try await process(other)
            #expect(first != second)
            kill(first, SIGKILL)
            let reason = try await reason(one)
            #expect(reason.contains("stopped by signal 9"))
            other.send(bytes("e1"))
            #expect(await other.nextBinary() == bytes("e1"))
        }
    }

    @Test func filesOfAKilledProgramAreRemoved() async throws {
        try await withHost { host in
            let tab = try await open(host), process = try await process(tab)
            let folder = FileManager.default.temporaryDirectory.path + "/waggle-page-\(process)-files", other = folder.replacingOccurrences(of: "-files", with: "1-files")
            for folder in [folder, other] { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
            defer { try? FileManager.default.removeItem(atPath: other) }
            kill(process, SIGKILL)
            for _ in 0..<100 where FileManager.default.fileExists(atPath: folder) { try await Task.sleep(for: .milliseconds(20)) }
            #expect(!FileManager.default.fileExists(atPath: folder) && FileManager.default.fileExists(atPath: other))
        }
    }

    @Test func aCrashEndsItsSessionWithTheReason() async throws {
        try await withHost { host in
            let tab = try await open(host)
            _ = try await session(tab)
            tab.send(bytes("c"))
            let told = try await reason(tab)
            #expect(told == "The program was stopped by signal 11 (Segmentation fault). Its last message: Fatal error: asked to crash")
            let other = try await open(host)
            _ = try await session(other)
            other.send(bytes("x"))
            let code = try await reason(other)
            #expect(code == "The program ended with code 3. Its last message: The last word.")
        }
    }

    @Test func aTabThatComesBackFindsItsSession() async throws {
        try await withHost { host in
            let tab = try await open(host)
            let (id, _) = try await session(tab), before = try await process(tab)
            await tab.drop()
            try await Task.sleep(for: .milliseconds(100))
            let again = try await open(host, "id=\(id)")
            let (sameID, resumed) = try await session(again)
            #expect(sameID == id && resumed)
            #expect(try await process(again) == before)
            // The newest of two tabs has it.
            let third = try await open(host, "id=\(id)")
            #expect(try await session(third).resumed)
            #expect(try await reason(again) == "This session goes on in another tab.")
            #expect(try await process(third) == before)
            #expect(try await session(open(host, "id=0123456789abcdef0123456789abcdef")).resumed == false)
        }
    }

    /// What the program sent to the tab before would be differences to pictures that the new one has not seen.
    @Test func aTabThatComesBackGetsNothingThatWasMeantForTheOneBefore() async throws {
        try await withHost { host in
            let tab = try await open(host)
            let (id, _) = try await session(tab)
            tab.send(bytes("f"))
            _ = await tab.nextBinary()
            await tab.drop()
            let again = try await open(host, "id=\(id)")
            // The host's word ends the flood, and the answer to it stands first.
            let first = await again.nextBinary()
            #expect(first?.first == UInt8(ascii: "w"))
        }
    }

    @Test func afterTheReturnTimeASessionIsGone() async throws {
        try await withHost { $0.limits.returnTime = 0 } _: { host in
            let tab = try await open(host)
            let (id, _) = try await session(tab), process = try await process(tab)
            await tab.drop()
            try await Task.sleep(for: .seconds(2.5))
            #expect(kill(process, 0) != 0)
            #expect(try await session(open(host, "id=\(id)")).resumed == false)
        }
    }

    @Test func aSessionThatRestsTooLongEndsAndSaysSo() async throws {
        try await withHost { $0.limits.idleTime = 1 } _: { host in
            let tab = try await open(host)
            _ = try await session(tab)
            let reason = try await reason(tab)
            #expect(reason.hasPrefix("Nothing was done for 1 seconds"))
        }
    }

    /// A clock in the program's window is no sign of a person.
    @Test func picturesThatAreDrawnDoNotKeepASession() async throws {
        try await withHost { $0.limits.idleTime = 1 } _: { host in
            let tab = try await open(host)
            _ = try await session(tab)
            let drawing = Task { while !Task.isCancelled {
                tab.send(bytes("\u{10}{\"k\":\"drawn\",\"n\":1}"))
                try? await Task.sleep(for: .milliseconds(100))
            } }
            let reason = try await reason(tab)
            drawing.cancel()
            #expect(reason.hasPrefix("Nothing was done"))
        }
    }

    @Test func moreSessionsThanAllowedAreRefused() async throws {
        try await withHost { $0.limits.sessions = 2 } _: { host in
            let one = try await open(host), other = try await open(host)
            _ = try await process(one)
            _ = try await process(other)
            let third = try await open(host)
            let refusal = try await reason(third, type: "refused")
            #expect(refusal == "2 sessions are open, which is as many as this host serves. Try again later.")
            one.send(bytes("x"))
            _ = try await reason(one)
            _ = try await session(open(host))
        }
    }

    @Test func aSessionThatTakesTooMuchMemoryEnds() async throws {
        try await withHost { $0.limits.memory = 100 } _: { host in
            let tab = try await open(host), other = try await open(host)
            _ = try await session(tab)
            let process = try await process(other)
            tab.send(bytes("m"))
            tab.send(bytes("m"))
            let told = try await reason(tab)
            #expect(told.hasSuffix("a session may use 100 MB."))
            #expect(try await self.process(other) == process)
        }
    }

    @Test func aFloodOfMessagesEndsTheSession() async throws {
        try await withHost { $0.limits.messagesPerSecond = 100 } _: { host in
            let tab = try await open(host)
            _ = try await session(tab)
            for _ in 0..<300 { tab.send(bytes("n")) }
            let reason = try await reason(tab)
            #expect(reason == "The page sent more than 100 messages a second.")
        }
    }

    @Test func manyBytesAreReadAsFastAsAllowed() async throws {
        try await withHost { $0.limits.bytesPerSecond = 1 << 20 } _: { host in
            let tab = try await open(host)
            _ = try await session(tab)
            _ = await tab.nextBinary()
            // Four megabytes may come at once.
            let start = Date(), part = [UInt8(ascii: "n")] + [UInt8](repeating: 0, count: (1 << 19) - 1)
            for _ in 0..<11 { tab.send(part) }
            tab.send(bytes("e"))
            #expect(await tab.nextBinary() == bytes("e"))
            let seconds = Date().timeIntervalSince(start)
            #expect(seconds > 0.9 && seconds < 8)
        }
    }

    @Test func messagesThatBreakTheProtocolEndTheSession() async throws {
        try await withHost { host in
            for (send, sentence) in [
                ({ $0.send([Payload.hostWord, 0x7B]) }, "The page sent a message that is the host's alone."),
                ({ $0.send([]) }, "The page sent a message that is the host's alone."),
                ({ $0.send(text: "{}") }, "The page sent text, which means nothing to the host."),
                ({ $0.write(.binary, ByteBuffer(string: "e"), masked: false) }, "The page sent a message that is not masked."),
                ({ $0.send([UInt8](repeating: 1, count: SessionLimits.longestMessage + 1)) }, "The page sent a message that is malformed or longer than 4 MB."),
            ] as [((Tab) -> Void, String)] {
                let tab = try await open(host)
                let (id, _) = try await session(tab)
                send(tab)
                let told = try await reason(tab)
                #expect(told == sentence)
                #expect(try await session(open(host, "id=\(id)")).resumed == false)
            }
        }
    }

    @Test func theProgramIsNotFloodedByPicturesThatATabDoesNotTake() async throws {
        try await withHost { host in
            let tab = try await open(host), other = try await open(host)
            _ = try await session(tab)
            _ = try await tab.nextBinary()
            try await tab.stopReading()
            tab.send(bytes("f"))
            try await Task.sleep(for: .seconds(1))
            let before = try #require(Self.residentPages())
            try await Task.sleep(for: .seconds(1))
            let after = try #require(Self.residentPages())
            #expect(after - before < 5000, "The host keeps \(after - before) more pages after a second.")
            other.send(bytes("e2"))
            var answer = await other.nextBinary()
            if answer?.first == UInt8(ascii: "w") { answer = await other.nextBinary() }
            #expect(answer == bytes("e2"))
        }
    }
    private static func residentPages() -> Int? {
        FileManager.default.contents(atPath: "/proc/self/statm").flatMap { String(decoding: $0, as: UTF8.self).split(separator: " ").dropFirst().first.flatMap { Int($0) } }
    }

    @Test func aProgramThatHangsEndsWithItsTab() async throws {
        try await withHost { $0.limits.returnTime = 0 } _: { host in
            let tab = try await open(host)
            let process = try await process(tab)
            tab.send(bytes("h"))
            await tab.drop()
            try await Task.sleep(for: .seconds(5))
            #expect(kill(process, 0) != 0)
        }
    }

    @Test func aHostThatEndsSaysSoAndLeavesNoProcess() async throws {
        var tabs: [(Tab, pid_t)] = []
        try await withHost { host in
            for _ in 0..<3 {
                let tab = try await open(host)
                _ = try await session(tab)
                tabs.append((tab, try await process(tab)))
            }
            // A program that was started by this process inherits none of its settings for signals.
            let status = String(decoding: try #require(FileManager.default.contents(atPath: "/proc/\(tabs[0].1)/status")), as: UTF8.self)
            let ignored = try #require(status.split(separator: "\n").first { $0.hasPrefix("SigIgn:") }.flatMap { UInt64($0.dropFirst(7).trimmingCharacters(in: .whitespaces), radix: 16) })
            #expect([SIGINT, SIGTERM, SIGHUP, SIGPIPE].allSatisfy { ignored & 1 << UInt64($0 - 1) == 0 })
            #expect(getpgid(tabs[0].1) != getpgid(getpid()))
        }
        for (tab, process) in tabs {
            #expect(try await reason(tab) == "The host has ended.")
            for _ in 0..<100 where kill(process, 0) == 0 { try await Task.sleep(for: .milliseconds(20)) }
            #expect(kill(process, 0) != 0)
        }
    }

    @Test func sessionsOutliveTheProgramTheyWereStartedFrom() async throws {
        try await withHost { host in
            let tab = try await open(host)
            let process = try await process(tab)
            let warm = try #require(Self.parent(of: process))
            kill(warm, SIGKILL)
            try await Task.sleep(for: .milliseconds(300))
            #expect(try await self.process(tab) == process)
            let other = try await open(host)
            #expect(try await self.process(other) != process)
            tab.send(bytes("c"))
            let reason = try await reason(tab)
            #expect(reason.contains("stopped by signal 11"))
        }
    }
    private static func parent(of process: pid_t) -> pid_t? {
        FileManager.default.contents(atPath: "/proc/\(process)/stat").flatMap { String(decoding: $0, as: UTF8.self).split(separator: ")").last?.split(separator: " ").dropFirst().first.flatMap { pid_t($0) } }
    }

    @Test func aProgramThatCannotStartTellsWhy() async throws {
        try await withHost { $0.program.append("fails") } _: { host in
            try await Task.sleep(for: .milliseconds(300))
            // The first tab comes soon after the failure, the second when it is worth another try.
            let reason = try await reason(open(host), type: "refused")
            #expect(reason == "The program ended with code 4. Its last message: No font was found.")
            try await Task.sleep(for: .seconds(3))
            let word = await (try open(host)).next()
            guard case .text(let text) = word else { throw HostError("No word.") }
            #expect(text.contains("session") || text.contains("refused"))
        }
    }

    @Test func whereNobodyCanListenIsSaid() async throws {
        try await withHost { host in
            func sentence(_ change: (inout HostOptions) -> Void) async -> String {
                do {
                    try await withHost(change) { _ in }
                    return ""
                } catch { return "\(error)" }
            }
            #expect(await sentence { $0.port = host.port } == "Port \(host.port) is used by another program. Choose another one with --port, or --port 0 for any that is free.")
            #expect(await sentence { $0.address = "no.such.host.invalid" } == "There is no host “no.such.host.invalid” to listen on: name an address of this machine, or 0.0.0.0 for all.")
            #expect(await sentence { $0.address = "192.0.2.1" } == "192.0.2.1 is no address of this machine. Name one that it has, or 0.0.0.0 for all.")
            #expect(await sentence { $0.program = ["/no/such/program"] } == "The program /no/such/program cannot be started: No such file or directory.")
        }
    }
}
