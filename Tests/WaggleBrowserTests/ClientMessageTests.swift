import Foundation
import Testing
import WaggleCore
@testable import WaggleBrowser

/// Messages of every kind, as pages and hosts send them.
private let corpus: [[UInt8]] = [
    #"{"k":"hello","w":440,"h":760.5,"scale":2,"safe":[0,0,0,0],"dark":false,"motion":true,"transparency":false,"contrast":false,"on":true,"lang":"de-AT","zone":"Europe/Vienna","touch":false,"url":"pond:lily"}"#,
    #"{"k":"facts","w":300,"h":200,"scale":1.5}"#, #"{"k":"drawn","n":12}"#, #"{"k":"touch","id":2,"p":0,"x":10,"y":20.25,"m":1,"mouse":true,"at":1234.5}"#,
    #"{"k":"touch","id":2,"p":3,"x":-10,"y":1e300}"#, #"{"k":"hover"}"#, #"{"k":"hover","x":1,"y":2}"#, #"{"k":"second","x":5,"y":6}"#,
    #"{"k":"wheel","dx":0,"dy":-1,"on":false,"x":1,"y":2,"m":0,"at":3}"#, #"{"k":"pinch","p":1,"scale":1.25,"x":3,"y":4}"#, #"{"k":"turn","p":2,"r":0.5,"x":3,"y":4}"#,
    #"{"k":"key","p":0,"key":"a","text":"A","m":1,"at":12}"#, #"{"k":"key","p":2,"key":"\uF700","text":"","m":0}"#, #"{"k":"compose","text":"ねこ","caret":3,"clauses":[[0,3,1],[3,6,0]]}"#,
    #"{"k":"commit","text":"猫"}"#, #"{"k":"delete","before":3,"after":0}"#, #"{"k":"clipboard","text":"x"}"#, #"{"k":"clipboard"}"#, #"{"k":"back"}"#, #"{"k":"open","url":"pond:lily?count=3"}"#,
    #"{"k":"element","element":"12.0","action":"activate"}"#, #"{"k":"element","element":"7.2","action":"value","v":0.25}"#, #"{"k":"element","element":"7.2","action":"named","text":"Delete"}"#,
    #"{"k":"element","element":"7.2","action":"text","text":"new"}"#, #"{"k":"element","element":"7.2","action":"select","before":1,"after":2}"#,
    #"{"k":"drag","p":0,"x":1,"y":2,"types":["image/png","Files"]}"#, #"{"k":"drag","p":2}"#, #"{"k":"files","n":1,"files":[{"name":"../a.png","type":"image/png","size":12}]}"#,
].map { [0x10] + Array($0.utf8) } + [#"{"attached":true}"#, #"{"detached":true}"#, #"{"close":true}"#].map { [0xF0] + Array($0.utf8) } + [[0x11, 0, 1, 2, 3]]

struct ClientMessageTests {
    @Test func everyMessageOfTheCorpusIsRead() throws { for bytes in corpus { _ = try ClientMessage(bytes[...]) } }

    @Test(arguments: [
        "", "{", "[]", "null", #"{"k":"unknown"}"#, #"{"k":"touch","id":-1,"p":0,"x":0,"y":0}"#, #"{"k":"touch","id":0,"p":4,"x":0,"y":0}"#, #"{"k":"touch","id":0,"p":0,"x":0}"#,
        #"{"k":"touch","id":0,"p":0,"x":1e999,"y":0}"#, #"{"k":"key","p":0,"key":"ab"}"#, #"{"k":"key","p":9,"key":"a"}"#, #"{"k":"delete","before":-1}"#, #"{"k":"open","url":"file:///etc/passwd"}"#,
        #"{"k":"open","url":"no scheme"}"#, #"{"k":"element","element":"1","action":"activate"}"#, #"{"k":"element","element":"1.0","action":"explode"}"#, #"{"k":"facts","safe":[1,2]}"#,
        #"{"k":"files","files":[{"name":"a","type":"","size":-1}]}"#, #"{"k":"files","files":[{"name":"a","type":"","size":9223372036854775807}]}"#, #"{"k":"drawn","n":1e30}"#,
    ])
    func malformedMessagesThrow(_ text: String) {
        #expect(throws: SessionError.self) { try ClientMessage(([0x10] + Array(text.utf8))[...]) }
    }
    @Test func unknownKindsAreAReason() {
        for kind in UInt8.min...UInt8.max where ![0x10, 0x11, 0xF0].contains(kind) { #expect(throws: SessionError.self) { try ClientMessage([kind, 0x7B, 0x7D][...]) } }
        #expect(throws: SessionError.self) { try ClientMessage([]) }
    }

    @Test func numbersOfMessagesAreClamped() throws {
        guard case .input(.touch(_, _, let point, _, _), _) = try ClientMessage(([0x10] + Array(#"{"k":"touch","id":0,"p":0,"x":1e300,"y":-1e300}"#.utf8))[...]) else {
            Issue.record("A touch is read as something else.")
            return
        }
        #expect(abs(point.x) <= 1e6 && abs(point.y) <= 1e6)
        guard case .configuration(let configuration) = try ClientMessage(([0x10] + Array(#"{"k":"facts","w":1e12,"h":-5,"scale":0}"#.utf8))[...]) else {
            Issue.record("Facts are read as something else.")
            return
        }
        #expect(configuration.size == CGSize(width: 16384, height: 1) && configuration.scale == 0.25)
    }

    /// A million by hand: `FUZZ=1000000`.
    @Test func mutatedMessagesNeverTrap() {
        let count = ProcessInfo.processInfo.environment["FUZZ"].flatMap(Int.init) ?? 3000
        var state: UInt64 = 77, read = 0
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let pieces = ["-1", "1e999", "99999999999999999999", "null", "{", "[", "\"", "\\u0000", "\\uD800", "[[[[[[[[", "-0", "0.1e-400"].map { Array($0.utf8) }
        for _ in 0..<count {
            var bytes = corpus[next(corpus.count)]
            for _ in 0...next(4) {
                let place = next(bytes.count)
                switch next(5) {
                case 0: bytes[place] = UInt8(next(256))
                case 1: bytes.remove(at: place)
                case 2: bytes.replaceSubrange(place..<place, with: pieces[next(pieces.count)])
                case 3: bytes.replaceSubrange(place..<min(place + next(8), bytes.count), with: corpus[next(corpus.count)].suffix(next(20)))
                default: bytes.append(contentsOf: bytes.prefix(place))
                }
                if bytes.isEmpty { bytes = [0x10] }
            }
            if (try? ClientMessage(bytes[...])) != nil { read += 1 }
        }
        #expect(read > 0, "Some changes only change what is told.")
    }
}

struct PayloadAssemblerTests {
    @Test func payloadsArriveHoweverTheyAreCut() throws {
        let payloads: [[UInt8]] = [[1], Array(repeating: 7, count: 300), [2, 3]], bytes = payloads.flatMap { PayloadAssembler.frame($0) }
        for size in 1...17 {
            var frames = PayloadAssembler(), found: [[UInt8]] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                frames.add(Array(bytes[start..<min(start + size, bytes.count)]))
                while let payload = try frames.next() { found.append(Array(payload)) }
            }
            #expect(found == payloads)
        }
    }
    @Test func lengthsBeyondTheLimitAreAReasonBeforeTheyAreWaitedFor() {
        for length in [0, UInt32(PayloadAssembler.limit) + 1, .max] {
            var frames = PayloadAssembler()
            frames.add(withUnsafeBytes(of: length.littleEndian) { Array($0) })
            #expect(throws: SessionError.self) { try frames.next() }
        }
    }
}
