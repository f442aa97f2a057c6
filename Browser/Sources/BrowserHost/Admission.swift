// Who may see the page and open sessions.

import NIOCore
import NIOHTTP1

/// Refuses requests that come by way of a foreign page, a foreign name or without the secret.
///
/// A browser on this machine sends what any page tells it to send. A foreign page gives itself away by `Origin`; a foreign name that was made to lead here
/// (DNS rebinding) by `Host`. Addresses in numbers cannot be made to lead elsewhere.
public struct Admission: Sendable {
    /// Names under which a proxy or a name server leads here.
    let names: Set<String>
    /// The machine's own names beside `localhost`.
    let ownNames: Set<String>
    /// Nil if the page is open to all who can reach it.
    public let token: String?

    public init(names: some Sequence<String>, ownNames: [String] = [], token: String?) {
        self.names = Set(names.map { $0.lowercased() })
        self.ownNames = Set(ownNames.map { $0.lowercased() })
        self.token = token
    }

    /// What is wrong with a request.
    public struct Refusal: Error, Equatable {
        public var status: HTTPResponseStatus
        public var reason: String
    }

    /// Nil if the request may be answered.
    /// - Parameter opensSession: true for what only the page itself may ask for.
    public func refusal(of head: HTTPRequestHead, opensSession: Bool) -> Refusal? {
        guard head.uri.hasPrefix("/") else { return Refusal(status: .badRequest, reason: "The request names no path.") }
        let hosts = head.headers["host"]
        guard hosts.count == 1, let place = Place(hosts[0]) else { return Refusal(status: .badRequest, reason: "The request names no host, or several.") }
        guard knows(place) else {
            return Refusal(status: .misdirectedRequest, reason: "This host is not known as \(place.name). Start it with --name \(place.name) if it should be.")
        }
        let origins = head.headers["origin"]
        if opensSession || !origins.isEmpty {
            guard origins.count == 1, isOwn(origins[0], of: place) else { return Refusal(status: .forbidden, reason: "The request comes from the page of somebody else.") }
        }
        if let token {
            guard Self.givenTokens(head).contains(where: { Token.areEqual($0, token) }) else {
                return Refusal(status: .forbidden, reason: "The address lacks its token. The whole address was printed where the program was started.")
            }
        }
        return nil
    }

    private func knows(_ place: Place) -> Bool { place.isNumeric || place.name == "localhost" || ownNames.contains(place.name) || names.contains(place.name) }

    /// A proxy may pass the name on without its port, so the port counts only where no proxy is expected.
    private func isOwn(_ origin: String, of place: Place) -> Bool {
        guard let scheme = ["http://", "https://"].first(where: origin.hasPrefix), let from = Place(origin.dropFirst(scheme.count)), from.name == place.name else { return false }
        return from.port == place.port || names.contains(place.name)
    }

    static func givenTokens(_ head: HTTPRequestHead) -> [Substring] { [Query.value(of: "token", in: head.uri), Cookies.value(of: Cookies.token(for: head), in: head)].compactMap(\.self) }
}

/// A name or number with a port.
struct Place: Equatable {
    var name: String
    var port: Int?
    var isNumeric: Bool

    init?(_ text: some StringProtocol) {
        guard text.utf8.count <= 300, !text.isEmpty else { return nil }
        var rest: Substring
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]") else { return nil }
            name = text[text.index(after: text.startIndex)..<end].lowercased()
            rest = Substring(text[text.index(after: end)...])
            guard name.contains(":"), (try? SocketAddress(ipAddress: name, port: 0)) != nil else { return nil }
            isNumeric = true
        } else {
            let end = text.firstIndex(of: ":") ?? text.endIndex
            name = text[..<end].lowercased()
            rest = Substring(text[end...])
            if name.hasSuffix(".") { name.removeLast() }
            guard !name.isEmpty, name.utf8.allSatisfy({ Token.allows($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }) else { return nil }
            isNumeric = (try? SocketAddress(ipAddress: name, port: 0)) != nil
        }
        if rest.isEmpty { return }
        guard rest.removeFirst() == ":", rest.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let number = Int(rest), number <= 65535 else { return nil }
        port = number
    }
}

/// The part of a path behind the question mark. Tokens and numbers of sessions are plain letters, so nothing is decoded.
enum Query {
    static func path(of uri: String) -> Substring { uri.prefix { $0 != "?" } }

    static func value(of name: String, in uri: String) -> Substring? {
        guard let mark = uri.firstIndex(of: "?") else { return nil }
        for part in uri[uri.index(after: mark)...].split(separator: "&") where part.hasPrefix(name + "=") { return part.dropFirst(name.count + 1) }
        return nil
    }
}

enum Cookies {
    /// With the port of the page's address: hosts on several ports of one machine share its cookies. A proxy may pass the name on without the port, but then always does.
    static func token(for head: HTTPRequestHead) -> String { "waggle_token" + (head.headers["host"].first.flatMap { Place($0)?.port }.map { "_\($0)" } ?? "") }
    /// Names the browser to a balancer, so that all its requests go to one of several hosts.
    static let place = "waggle_place"

    static func value(of name: String, in head: HTTPRequestHead) -> Substring? {
        for line in head.headers["cookie"] {
            for part in line.split(separator: ";") {
                let part = part.drop { $0 == " " }
                if part.hasPrefix(name + "=") { return part.dropFirst(name.count + 1) }
            }
        }
        return nil
    }
}
