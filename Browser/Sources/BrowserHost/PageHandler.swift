// Plain requests: the page, its script, and refusals.

import Foundation
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Serves the files of one folder by their plain names.
final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let folder: String
    private let admission: Admission
    private var head: HTTPRequestHead?
    private var isAnswered = false
    private var waiting: Scheduled<Void>?

    /// In which a request must be complete and its answer taken.
    private static let patience = TimeAmount.seconds(15)

    init(folder: String, admission: Admission) { (self.folder, self.admission) = (folder, admission) }

    func handlerAdded(context: ChannelHandlerContext) {
        let channel = context.channel
        waiting = context.eventLoop.scheduleTask(in: Self.patience) { channel.close(promise: nil) }
    }
    func handlerRemoved(context: ChannelHandlerContext) { waiting?.cancel() }
    func channelInactive(context: ChannelHandlerContext) {
        waiting?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch Self.unwrapInboundIn(data) {
        // One request for each connection; the bytes behind it are nobody's.
        case .head(let head): if !isAnswered { self.head = head }
        case .body: break
        case .end:
            guard let head else { return }
            self.head = nil
            isAnswered = true
            let answer = answer(to: head)
            write(answer, to: head, context)
        }
    }

    struct Answer {
        var status: HTTPResponseStatus
        var type = "text/plain; charset=utf-8"
        var bytes: [UInt8]
        var cookies: [String] = []

        static func refusal(_ status: HTTPResponseStatus, _ reason: String) -> Answer { Answer(status: status, bytes: Array((reason + "\n").utf8)) }
    }

    func answer(to head: HTTPRequestHead) -> Answer {
        if head.headers.contains(name: "content-length") && head.headers.contains(name: "transfer-encoding") { return .refusal(.badRequest, "The request has two lengths.") }
        guard head.method == .GET || head.method == .HEAD else { return .refusal(.methodNotAllowed, "Only GET and HEAD are answered.") }
        guard !head.headers.contains(name: "transfer-encoding"), head.headers["content-length"].allSatisfy({ $0 == "0" }) else { return .refusal(.payloadTooLarge, "A request has no body here.") }
        let path = Query.path(of: head.uri)
        if let refusal = admission.refusal(of: head, opensSession: path == PageServer.sessionPath) { return .refusal(refusal.status, refusal.reason) }
        if path == PageServer.sessionPath { return .refusal(.upgradeRequired, "A session is opened by a WebSocket.") }
        guard let name = Self.fileName(path), let bytes = Self.read("\(folder)/\(name)") else { return Answer(status: .notFound, bytes: Array("There is nothing of that name.\n".utf8)) }
        var answer = Answer(status: .ok, type: Self.type(of: name), bytes: bytes)
        if name == "index.html" { answer.cookies = cookies(for: head) }
        return answer
    }

    /// A file's name, if the path is one: no folders, nothing hidden, nothing encoded.
    static func fileName(_ path: some StringProtocol) -> String? {
        if path == "/" { return "index.html" }
        let name = path.dropFirst()
        guard path.hasPrefix("/"), !name.hasPrefix("."), name.utf8.count <= 100, name.utf8.allSatisfy({ Token.allows($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }), !name.isEmpty else { return nil }
        return String(name)
    }
    private static func read(_ path: String) -> [UInt8]? {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return FileManager.default.contents(atPath: path).map(Array.init)
    }
    private static func type(of name: String) -> String {
        switch name.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "json": "application/json"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "ico": "image/x-icon"
        default: "application/octet-stream"
        }
    }

    /// The token, so that the page can be reloaded without it, and a name for balancers, which is no secret and also goes along when somebody follows a link to the page.
    private func cookies(for head: HTTPRequestHead) -> [String] {
        let secure = head.headers["x-forwarded-proto"].first == "https" ? "; Secure" : ""
        let rest = "; Path=/; HttpOnly" + secure
        var cookies: [String] = []
        if let token = admission.token { cookies.append("\(Cookies.token(for: head))=\(token)\(rest); SameSite=Strict") }
        if Cookies.value(of: Cookies.place, in: head) == nil { cookies.append("\(Cookies.place)=\(Token.random())\(rest); SameSite=Lax") }
        return cookies
    }

    private func write(_ answer: Answer, to head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        var headers = HTTPHeaders([
            ("content-type", answer.type), ("content-length", String(answer.bytes.count)), ("cache-control", "no-cache"), ("x-content-type-options", "nosniff"),
            // The address may hold the token.
            ("referrer-policy", "no-referrer"), ("cross-origin-opener-policy", "same-origin"), ("cross-origin-resource-policy", "same-origin"),
            ("content-security-policy", Self.policy),
            // A page is a handful of requests. Thus no bytes behind a request are ever taken for another one, and no proxy opens a session where a request has been.
            ("connection", "close"),
        ])
        for cookie in answer.cookies { headers.add(name: "set-cookie", value: cookie) }
        context.write(Self.wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: answer.status, headers: headers))), promise: nil)
        if head.method != .HEAD { context.write(Self.wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: answer.bytes)))), promise: nil) }
        let channel = context.channel
        let written = context.writeAndFlush(Self.wrapOutboundOut(.end(nil)))
        written.whenComplete { _ in channel.close(promise: nil) }
    }
    /// The page loads nothing from elsewhere and stands in no foreign frame.
    private static let policy = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data: blob:; media-src blob:; connect-src 'self'; worker-src 'self' blob:; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // A WebSocket that is refused comes here as a request and is answered.
        if error is NIOWebSocketUpgradeError || error is HTTPServerUpgradeErrors { return }
        context.close(promise: nil)
    }
}
