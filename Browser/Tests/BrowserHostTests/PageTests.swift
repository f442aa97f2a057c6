import Foundation
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing
@testable import BrowserHost

/// What plain requests get, byte by byte, by the pipeline of a real connection.
@Suite struct PageTests {
    let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "waggle-page-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder + "/inner", withIntermediateDirectories: true)
        for (name, text) in ["index.html": "<p>page", "client.js": "script", ".hidden": "secret", "inner/a.js": "inner"] { try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
        try FileManager.default.createSymbolicLink(atPath: folder + "/link.js", withDestinationPath: "/etc/passwd")
    }

    /// All that comes back until the connection is closed or waits.
    private func answer(_ request: String, _ admission: Admission = Admission(names: [], token: nil)) throws -> (text: String, isOpen: Bool) {
        let loop = EmbeddedEventLoop(), channel = EmbeddedChannel(loop: loop)
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        let table = NIOLoopBoundBox(SessionTable(["/bin/false"], SessionLimits(), on: loop), eventLoop: loop)
        try PageServer.prepare(channel, table, admission, folder)
        do { try channel.writeInbound(ByteBuffer(string: request)) } catch {}
        loop.run()
        var text = ""
        while let part = try channel.readOutbound(as: ByteBuffer.self) { text += String(buffer: part) }
        let isOpen = channel.isActive
        _ = try? channel.finish(acceptAlreadyClosed: true)
        return (text, isOpen)
    }
    private func status(_ request: String, _ admission: Admission = Admission(names: [], token: nil)) throws -> Int? {
        let text = try answer(request, admission).text
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }
    private func get(_ path: String, _ more: String = "") -> String { "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\(more)\r\n" }

    @Test func thePageAndItsScriptAreServed() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let page = try answer(get("/"))
        #expect(page.text.hasPrefix("HTTP/1.1 200 OK\r\n") && page.text.hasSuffix("\r\n\r\n<p>page") && !page.isOpen)
        #expect(page.text.contains("content-type: text/html") && page.text.contains("frame-ancestors 'none'") && page.text.contains("set-cookie: waggle_place="))
        #expect(try answer(get("/client.js?v=2")).text.hasSuffix("script"))
        let head = try answer("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n").text
        #expect(head.contains("content-length: 7") && head.hasSuffix("\r\n\r\n"))
    }

    @Test(arguments: ["/../etc/passwd", "/..%2f..%2fetc/passwd", "/%2e%2e/x", "/.hidden", "/inner/a.js", "//etc/passwd", "/link.js", "/index.html/", "/client.js%00.html", "/inner", "/..", "/a\\..\\b", "/missing.js"])
    func nothingBesideThePagesOwnFilesIsServed(path: String) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let text = try answer(get(path)).text
        #expect(text.hasPrefix("HTTP/1.1 404") || text.hasPrefix("HTTP/1.1 400"), "\(text)")
        #expect(!text.contains("root:") && !text.contains("secret") && !text.contains("inner\n"))
    }

    @Test(arguments: [
        "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /client.js HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /client.js HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nContent-Length: 0\r\n\r\nabcdGET /client.js HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 44\r\n\r\nGET /client.js HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /client.js HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\nGET /client.js HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\nGET /client.js HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: +0\r\n\r\nGET /client.js HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET / HTTP/1.1\nHost: localhost\nContent-Length: 4\n\nabcdGET /client.js HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\n folded: yes\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n\r\n",
    ]) func noRequestHidesBehindAnother(bytes: String) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (text, isOpen) = try answer(bytes)
        #expect(!isOpen && !text.contains("HTTP/1.1 200") && !text.contains("script\n"), "\(text)")
        #expect(text.isEmpty || text.components(separatedBy: "HTTP/1.1").count == 2)
    }

    /// The answer to the first one ends the connection.
    @Test func ofSeveralRequestsOnOneConnectionTheFirstIsAnswered() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (text, isOpen) = try answer(get("/client.js") + get("/index.html"))
        #expect(text.hasSuffix("script") && !isOpen)
    }

    @Test func largeHeadersEndTheConnection() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for more in ["X: " + String(repeating: "a", count: 9000) + "\r\n", (0..<40).map { "X\($0): " + String(repeating: "a", count: 500) + "\r\n" }.joined(), (0..<100).map { "X\($0): a\r\n" }.joined()] {
            let (text, isOpen) = try answer(get("/", more))
            #expect(!isOpen && !text.contains(" 200 "), "\(text)")
        }
        let (text, isOpen) = try answer(get("/" + String(repeating: "a", count: 100_000)))
        #expect(!isOpen && !text.contains(" 200 "))
    }

    @Test func methodsThatChangeSomethingAreRefused() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for method in ["POST", "PUT", "DELETE", "OPTIONS", "TRACE"] { #expect(try status("\(method) / HTTP/1.1\r\nHost: localhost\r\n\r\n") == 405) }
    }

    @Test func aSessionNeedsAWebSocketFromTheOwnPage() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        #expect(try status(get("/session", "Origin: http://localhost\r\n")) == 426)
        #expect(try status(get("/session", upgrade)) == 403)
        #expect(try status(get("/session", upgrade + "Origin: http://evil.example\r\n")) == 403)
        #expect(try status(get("/other", upgrade + "Origin: http://localhost\r\n")) == 404)
        #expect(try status(get("/session", upgrade + "Origin: http://localhost\r\n"), Admission(names: [], token: Token.random())) == 403)
        #expect(try status(get("/session?token=guess", upgrade + "Origin: http://localhost\r\n"), Admission(names: [], token: Token.random())) == 403)
    }

    @Test func aPageWithATokenKeepsItInACookieOfItsOwn() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let admission = Admission(names: [], token: "abcdefghijklmnop")
        #expect(try answer(get("/?token=abcdefghijklmnop"), admission).text.contains("set-cookie: waggle_token=abcdefghijklmnop; Path=/; HttpOnly; SameSite=Strict\r\n"))
        #expect(try answer(get("/?token=abcdefghijklmnop", "X-Forwarded-Proto: https\r\n"), admission).text.contains("Path=/; HttpOnly; Secure; SameSite=Strict\r\n"))
        let refused = try answer(get("/"), admission).text
        #expect(refused.hasPrefix("HTTP/1.1 403") && !refused.contains("abcdefghijklmnop") && !refused.contains("<p>page"))
    }

    @Test func bytesOfNoMeaningNeverTrap() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var random = SplitMix(state: 3)
        let words = ["GET", " ", "/", "HTTP/1.1", "\r\n", "Host: localhost", ":", "\0", "Content-Length: 9", "chunked", "%2e", "?token=", "a", "\u{7f}", "Upgrade: websocket"]
        for _ in 0..<300 { _ = try answer((0..<Int.random(in: 1...20, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }.joined()) }
    }
}
