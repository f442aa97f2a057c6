import NIOCore
import NIOEmbedded
import Testing
@testable import BrowserHost

@Suite struct PayloadTests {
    private func decoded(_ chunks: [[UInt8]], limit: Int = 1000) throws -> [[UInt8]] {
        let channel = EmbeddedChannel(handler: ByteToMessageHandler(PayloadDecoder(limit: limit)))
        for chunk in chunks { try channel.writeInbound(ByteBuffer(bytes: chunk)) }
        var found: [[UInt8]] = []
        while let payload = try channel.readInbound(as: ByteBuffer.self) { found.append(Array(payload.readableBytesView)) }
        _ = try channel.finish(acceptAlreadyClosed: true)
        return found
    }
    private func encoded(_ payloads: [[UInt8]]) -> [UInt8] {
        payloads.flatMap { payload in Array(Payload.length(of: ByteBuffer(bytes: payload)).readableBytesView) + payload }
    }

    @Test func payloadsComeWholeHoweverTheyAreCut() throws {
        var random = SplitMix(state: 7)
        for _ in 0..<300 {
            let payloads = (0..<Int.random(in: 0...6, using: &random)).map { _ in (0..<Int.random(in: 0...50, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) } }
            var rest = encoded(payloads), chunks: [[UInt8]] = []
            while !rest.isEmpty {
                let count = Int.random(in: 1...min(rest.count, 30), using: &random)
                chunks.append(Array(rest.prefix(count)))
                rest.removeFirst(count)
            }
            #expect(try decoded(chunks) == payloads)
        }
    }

    @Test func aLengthBeyondTheLimitIsAnErrorBeforeAnythingIsKept() {
        #expect(throws: PayloadError(length: 1001)) { try decoded([[0xE9, 0x03, 0, 0]]) }
        #expect(throws: PayloadError(length: 0xFFFF_FFFF)) { try decoded([[255, 255, 255, 255, 1, 2]]) }
    }

    @Test func bytesOfNoMeaningNeverTrap() {
        var random = SplitMix(state: 11)
        for _ in 0..<2000 {
            let chunks = (0..<4).map { _ in (0..<Int.random(in: 0...20, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) & UInt8.random(in: 0...255, using: &random) } }
            _ = try? decoded(chunks)
        }
    }

    @Test func whatAnEndedProgramDidNotFinishIsDropped() throws {
        #expect(try decoded([encoded([[1, 2]]) + [9, 0, 0, 0, 1]]) == [[1, 2]])
    }

    @Test func reasonsAreQuotedForJSON() {
        #expect(JSONText.quoted("a \"b\" \\ \n\u{1}\u{2028}é") == #""a \"b\" \\ \n\u0001\u2028é""#)
    }

    @Test func reportsOfAWarmProgramAreRead() {
        #expect(WarmProgram.Report(line: "ready") == .ready)
        #expect(WarmProgram.Report(line: "started 7 4242") == .started(7, 4242))
        #expect(WarmProgram.Report(line: "ended 7 code 3") == .ended(7, .code(3)))
        #expect(WarmProgram.Report(line: "ended 7 signal 11") == .ended(7, .signal(11)))
        // A process number of 0 or below would mean many processes to `kill`.
        for wrong in ["", "started 7 -1", "started 7 0", "started 7 1", "started x 2", "ended 7", "ended 7 luck 3", "ready now"] { #expect(WarmProgram.Report(line: wrong) == nil, "\(wrong)") }
    }

    @Test func theLineThatTellsWhyIsKeptBeforeTheTrace() {
        let lines = ErrorLines { _ in }
        lines.append(Array("hello\nmain.swift:3: Fatal error: Index out of range\n\n*** Program crashed\nsome registers\n".utf8))
        #expect(lines.reason == "main.swift:3: Fatal error: Index out of range")
        let plain = ErrorLines { _ in }
        plain.append(Array("one\ntwo\n  \n".utf8))
        #expect(plain.reason == "two")
    }
}

@Suite struct RateLimitTests {
    /// How many of thirty are allowed at a time.
    private func allowed(_ limit: inout RateLimit, at now: NIODeadline) -> Int { (0..<30).filter { _ in limit.take(1, at: now) }.count }

    @Test func aRestAllowsAMomentOfMoreAndTheAverageHolds() {
        let start = NIODeadline.uptimeNanoseconds(1_000_000_000)
        var limit = RateLimit(perSecond: 10, atOnce: 20)
        #expect(allowed(&limit, at: start) == 20)
        #expect(allowed(&limit, at: start + .hours(1)) == 20)
        var paced = RateLimit(perSecond: 10, atOnce: 20)
        #expect((0..<1000).allSatisfy { paced.take(1, at: start + .milliseconds(100 * Int64($0))) })
    }

    @Test func aClockThatStandsStillOrGoesBackAllowsNothingMore() {
        var limit = RateLimit(perSecond: 1000, atOnce: 1)
        #expect(allowed(&limit, at: .uptimeNanoseconds(5)) == 1)
        #expect(allowed(&limit, at: .uptimeNanoseconds(1)) == 0)
    }
}

/// Random numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
