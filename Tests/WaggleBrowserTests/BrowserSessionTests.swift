import Foundation
import SwiftUI
import Testing
import WaggleRequest
@testable import WaggleBrowser
@testable import WaggleDisplayList

/// A session of this process, with the test as its page. The program runs on the main run loop between the page's messages.
@Suite(.serialized)
@MainActor
struct BrowserSessionTests {
    private struct Counter: App {
        var body: some Scene { WindowGroup("Counter") { CounterView() } }
    }
    private struct CounterView: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Text("Count \(count)")
                Button("Add") { count += 1 }
            }
        }
    }

    private struct Lever: App {
        var body: some Scene { WindowGroup("Lever") { LeverView() } }
    }
    private struct LeverView: View {
        @GestureState private var isHeld = false
        var body: some View {
            Text(isHeld ? "Held" : "Free")
                .frame(width: 200, height: 200)
                .contentShape(Rectangle())
                .gesture(DragGesture(minimumDistance: 0).updating($isHeld) { _, state, _ in state = true })
        }
    }

    /// Lets a page's script run on another thread while the session runs on the main queue.
    private func run(_ script: @escaping @Sendable (PageEnd) throws -> Void) async throws { try await run(Counter.self, script) }
    private func run<Program: App>(_: Program.Type, _ script: @escaping @Sendable (PageEnd) throws -> Void) async throws {
        let (page, program) = try MessageSocket.pair()
        let request = ProgramRequest(action: .browser, screen: Screen(width: 200, height: 200, scale: 1),
                                     program: ProgramFiles(name: "Counter", folder: "/", bundleIdentifier: "local.counter"))
        let session = BrowserSession(request, EnvironmentValues(), descriptor: program.descriptor)
        session.begin(Program.self, wrapper: nil)
        let failure: (any Error)? = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                do {
                    try script(PageEnd(page))
                    continuation.resume(returning: nil)
                } catch { continuation.resume(returning: error) }
            }
        }
        page.close()
        session.end()
        if let failure { throw failure }
    }

    @Test func aPageGetsAPictureAndItsElements() async throws {
        try await run { page in
            page.hello()
            let picture = try page.next(1)
            #expect(picture[25] == 1, "The first picture needs nothing from before.")
            #expect(!(try DisplayListReceiver().receive(Array(picture[30...])).isEmpty))
            #expect(try page.text(3).contains("Count 0"))
            page.tell(#"{"k":"drawn","n":1}"#)
        }
    }

    @Test func aTouchChangesWhatIsShown() async throws {
        try await run { page in
            page.hello()
            let elements = try page.text(3), id = try #require(page.id(of: "Add", in: elements))
            page.tell(#"{"k":"element","element":"\#(id)","action":"activate"}"#)
            page.tell(#"{"k":"drawn","n":1}"#)
            while true { if try page.text(3).contains("Count 1") { break } }
        }
    }

    @Test func noMoreThanTwoPicturesAreUnderWay() async throws {
        try await run { page in
            page.hello()
            let id = try #require(page.id(of: "Add", in: try page.text(3)))
            for _ in 0..<6 {
                page.tell(#"{"k":"element","element":"\#(id)","action":"activate"}"#)
                Thread.sleep(forTimeInterval: 0.05)
            }
            page.readAll(for: 0.3)
            #expect(page.seen.count { $0 == 1 } <= 2)
            page.tell(#"{"k":"drawn","n":2}"#)
            _ = try page.next(1)
        }
    }

    @Test func aPageThatComesBackGetsEverythingAnew() async throws {
        try await run { page in
            page.hello()
            _ = try page.next(1)
            page.send([0xF0] + Array(#"{"detached":true}"#.utf8))
            page.hello()
            let picture = try page.next(1)
            #expect(picture[25] == 1)
            #expect(throws: Never.self) { try DisplayListReceiver().receive(Array(picture[30...])) }
            #expect(try page.text(3).contains("Count 0"))
        }
    }

    @Test func aPageThatIsGoneHoldsNothingDown() async throws {
        try await run(Lever.self) { page in
            page.hello()
            #expect(try page.text(3).contains("Free"))
            page.tell(#"{"k":"touch","id":2,"p":0,"x":100,"y":100}"#)
            page.tell(#"{"k":"drawn","n":1}"#)
            while true { if try page.text(3).contains("Held") { break } }
            page.send([0xF0] + Array(#"{"detached":true}"#.utf8))
            page.hello()
            while true { if try page.text(3).contains("Free") { break } }
        }
    }

    @Test(arguments: [#"{"k":"drawn","n":99}"#, #"{"k":"nonsense"}"#, "\u{0}"]) func aBrokenMessageEndsTheSessionWithAReason(_ message: String) async throws {
        try await run { page in
            page.hello()
            _ = try page.next(1)
            page.tell(message)
            let reason = try page.text(4)
            #expect(reason.contains("page"))
        }
    }
    @Test func aMessageBeforeThePageHasToldWhatItIsEndsTheSession() async throws {
        try await run { page in
            page.send([0xF0] + Array(#"{"attached":true}"#.utf8))
            page.tell(#"{"k":"back"}"#)
            let reason = try page.text(4)
            #expect(reason.contains("before its first"))
        }
    }
    @Test func anEndlessLengthEndsTheSession() async throws {
        try await run { page in
            page.hello()
            _ = page.socket.send([0xFF, 0xFF, 0xFF, 0x7F, 0x10])
            let reason = try page.text(4)
            #expect(reason.contains("bytes"))
        }
    }
    @Test func theHostCanEndIt() async throws {
        try await run { page in
            page.hello()
            page.send([0xF0] + Array(#"{"close":true}"#.utf8))
            page.readAll(for: 2)
            #expect(page.isOver)
        }
    }
}

/// The page's end of the socket.
private final class PageEnd: @unchecked Sendable {
    let socket: MessageSocket
    private var frames = PayloadAssembler()
    private(set) var seen: [UInt8] = []
    private var kept: [[UInt8]] = []
    private(set) var isOver = false

    init(_ socket: MessageSocket) { self.socket = socket }

    func send(_ payload: [UInt8]) { _ = socket.send(PayloadAssembler.frame(payload)) }
    func tell(_ json: String) { send([0x10] + Array(json.utf8)) }
    func hello() {
        send([0xF0] + Array(#"{"attached":true}"#.utf8))
        tell(#"{"k":"hello","w":200,"h":200,"scale":1,"on":true,"dark":false}"#)
    }
    private func receive(within seconds: TimeInterval) throws -> [UInt8]? {
        let limit = Date(timeIntervalSinceNow: seconds)
        while true {
            if let payload = try frames.next() {
                seen.append(payload[payload.startIndex])
                return Array(payload)
            }
            switch socket.receive(within: max(limit.timeIntervalSinceNow, 0)) {
            case .bytes(let bytes): frames.add(bytes)
            case .nothing: if limit.timeIntervalSinceNow <= 0 { return nil }
            case .end:
                isOver = true
                return nil
            }
        }
    }
    /// Waits for 30 seconds in which the session has had its turns: tests beside this one keep the main queue busy.
    private func receiveInTurns() throws -> [UInt8]? {
        for _ in 0..<30 {
            if let payload = try receive(within: 1) { return payload }
            if isOver { return nil }
            DispatchQueue.main.sync {}
        }
        return nil
    }
    /// The next payload of a kind. Those of others are kept, since pictures and elements come in either order.
    func next(_ kind: UInt8) throws -> [UInt8] {
        if let index = kept.firstIndex(where: { $0[0] == kind }) { return kept.remove(at: index) }
        while let payload = try receiveInTurns() {
            if payload[0] == kind { return payload }
            kept.append(payload)
        }
        throw SessionError("No message of kind \(kind) has come, but \(seen).")
    }
    func text(_ kind: UInt8) throws -> String { String(decoding: try next(kind).dropFirst(), as: UTF8.self) }
    func readAll(for seconds: TimeInterval) {
        let limit = Date(timeIntervalSinceNow: seconds)
        while !isOver, limit.timeIntervalSinceNow > 0 { _ = try? receive(within: limit.timeIntervalSinceNow) }
    }
    /// The id of the button with this name.
    func id(of name: String, in elements: String) -> String? {
        let list = (try? JSONSerialization.jsonObject(with: Data(elements.utf8)) as? [String: Any])?["set"] as? [[String: Any]]
        return list?.first { $0["n"] as? String == name && $0["r"] as? String == "button" }?["id"] as? String
    }
}
