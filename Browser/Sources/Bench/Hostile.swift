// Pages that send what no page would.

import BrowserTab
import Foundation
import NIOCore
import NIOPosix

/// Messages made of good ones by chance.
struct HostileMessages {
    private var random: SplitMix
    private static let good = [
        #"{"k":"hello","w":390,"h":844,"scale":2,"lang":"en-US","zone":"UTC","touch":false,"on":true}"#, #"{"k":"facts","w":800,"h":600,"dark":true}"#, #"{"k":"drawn","n":1}"#,
        #"{"k":"touch","id":1,"p":0,"x":100,"y":200,"at":1.5,"mouse":true}"#, #"{"k":"touch","id":1,"p":2,"x":100,"y":210,"at":1.6,"mouse":true}"#, #"{"k":"hover","x":10,"y":20}"#,
        #"{"k":"wheel","dx":0,"dy":40,"x":100,"y":300,"on":true}"#, #"{"k":"pinch","p":1,"scale":1.5,"x":9,"y":9}"#, #"{"k":"key","p":0,"key":"a","text":"a","m":0}"#, #"{"k":"back"}"#,
        #"{"k":"open","url":"app:/page"}"#, #"{"k":"files","files":[{"name":"a.txt","type":"text/plain","size":10}]}"#,
    ].map { [0x10] + Array($0.utf8) }
    private static let pieces = ["1e999", "-1", "null", "\"\"", "[]", "{}", "99999999999999999999", "\"\\u0000\"", "true", "0.0000001", "}", "{", "\"k\":", "NaN"].map { Array($0.utf8) }

    init(seed: UInt64) { random = SplitMix(state: seed) }

    mutating func first() -> [UInt8] { Self.good[0] }
    mutating func next() -> [UInt8] {
        var bytes = Self.good.randomElement(using: &random) ?? [0]
        // Mostly good ones, since most others end the session.
        switch Int.random(in: 0..<40, using: &random) {
        case 0, 1: bytes = (0..<Int.random(in: 1...200, using: &random)).map { UInt8.random(in: 0...255, using: &random) & ($0 == 0 ? 0x7F : 0xFF) }
        case 2: bytes = Array(bytes.prefix(Int.random(in: 1...bytes.count, using: &random)))
        // Mostly such as the host passes on.
        case 3: bytes[0] = UInt8.random(in: 0...255, using: &random) & (Int.random(in: 0..<50, using: &random) == 0 ? 0xFF : 0x7F)
        case 4: bytes = [0x11, UInt8.random(in: 0...255, using: &random)] + bytes
        case 5...7:
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 1..<bytes.count, using: &random)
                if Bool.random(using: &random) { bytes[place] = UInt8.random(in: 32...126, using: &random) } else {
                    bytes.replaceSubrange(place..<min(place + Int.random(in: 0...4, using: &random), bytes.count), with: Self.pieces.randomElement(using: &random) ?? [])
                }
            }
        default: break
        }
        return bytes
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

/// Sends messages over one session after the other, and watches that a quiet tab is not concerned.
func hostile(_ host: MeasuredHost, _ count: Int) async throws {
    let (quiet, first) = try await open(host)
    guard await quiet.showsSomething(within: 30) else { throw Failure(description: "The quiet tab shows nothing.") }
    var messages = HostileMessages(seed: 1), sent = 0, sessions = 0, reasons: [String: Int] = [:]
    while sent < count {
        let (tab, _) = try await open(host)
        sessions += 1
        guard await tab.showsSomething(within: 30) else { throw Failure(description: "A session shows nothing.") }
        // In small groups, so that the end is noticed.
        var isOpen = true
        while isOpen, sent < count {
            for _ in 0..<40 {
                tab.send(messages.next())
                sent += 1
            }
            while let message = await tab.next(within: 0.004) {
                if case .text(let text) = message, let word = try? JSONDecoder().decode(Word.self, from: Data(text.utf8)), word.type == "ended" {
                    reasons[word.reason ?? "", default: 0] += 1
                    isOpen = false
                }
            }
        }
        await tab.drop()
    }
    print("hostile messages   \(sent) over \(sessions) sessions")
    for (reason, number) in reasons.sorted(by: { $0.value > $1.value }).prefix(12) { print("    \(number) × \(reason)") }
    for reason in reasons.keys where reason.contains("signal") { throw Failure(description: "A program has crashed: \(reason)") }
    await quiet.drop()
    let (again, word) = try await open(host, id: first.id)
    guard word.resumed == true, await again.showsSomething(within: 30) else { throw Failure(description: "The quiet tab has lost its session.") }
    await again.drop()
}
