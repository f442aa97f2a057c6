import NIOHTTP1
import Testing
@testable import BrowserHost

/// Who may see the page and open sessions.
@Suite struct AdmissionTests {
    let local = Admission(names: [], token: nil), open = Admission(names: ["App.example.org"], token: "0123456789abcdef0123456789abcdef")

    func refusal(_ admission: Admission, _ headers: [(String, String)], uri: String = "/", opensSession: Bool = false) -> UInt? {
        admission.refusal(of: HTTPRequestHead(version: .http1_1, method: .GET, uri: uri, headers: HTTPHeaders(headers)), opensSession: opensSession)?.status.code
    }

    @Test(arguments: ["localhost:8080", "127.0.0.1:8080", "[::1]:8080", "LOCALHOST", "192.168.1.7:80", "localhost."])
    func thePageIsShownUnderNamesThatCannotLeadElsewhere(host: String) { #expect(refusal(local, [("host", host)]) == nil) }

    @Test(arguments: ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:8080", "app.example.org"])
    func aForeignNameThatLeadsHereIsMisdirected(host: String) { #expect(refusal(local, [("host", host)]) == 421) }

    @Test(arguments: [[], [""], ["localhost", "localhost"], ["localhost:99999"], ["localhost:80:80"], ["local host"], ["[::1"], ["[localhost]"], ["a@localhost"], ["localhost/x"], ["localhost:-1"]])
    func aRequestNamesOneHost(hosts: [String]) { #expect(refusal(local, hosts.map { ("host", $0) }) == 400) }

    @Test func aSessionIsOpenedByTheHostsOwnPageAlone() {
        func session(_ origins: String...) -> UInt? { refusal(local, [("host", "localhost:8080")] + origins.map { ("origin", $0) }, uri: "/session", opensSession: true) }
        #expect(session("http://localhost:8080") == nil)
        #expect(session() == 403)
        for foreign in ["http://evil.example", "null", "http://localhost:8081", "http://127.0.0.1:8080", "http://localhost", "ws://localhost:8080", "file://localhost:8080", "http://localhost:8080.evil.example",
                        "http://user@localhost:8080"] {
            #expect(session(foreign) == 403, "\(foreign)")
        }
        #expect(session("http://localhost:8080", "http://localhost:8080") == 403)
    }

    /// `proxy_set_header Host $host` of nginx passes the name on without the port.
    @Test func behindAProxyThePortMayDiffer() {
        let token = ("cookie", "waggle_token=0123456789abcdef0123456789abcdef")
        #expect(refusal(open, [("host", "app.example.org"), ("origin", "https://app.example.org:8443"), token], uri: "/session", opensSession: true) == nil)
        #expect(refusal(open, [("host", "app.example.org"), ("origin", "https://other.example.org"), token], uri: "/session", opensSession: true) == 403)
    }

    @Test func theTokenStandsInTheAddressOrACookie() {
        let host = ("host", "app.example.org"), right = "0123456789abcdef0123456789abcdef"
        #expect(refusal(open, [host], uri: "/?token=\(right)") == nil)
        #expect(refusal(open, [host], uri: "/?a=b&token=\(right)") == nil)
        #expect(refusal(open, [host, ("cookie", "a=b; waggle_token=\(right)")]) == nil)
        for wrong in ["", "?token=", "?token=\(right)0", "?token=\(right.dropLast())", "?token=\(right.uppercased())", "?atoken=\(right)", "?Token=\(right)", "#token=\(right)"] {
            #expect(refusal(open, [host], uri: "/" + wrong) == 403, "\(wrong)")
        }
        #expect(refusal(open, [host, ("cookie", "waggle_token=x")]) == 403)
        // Hosts on other ports of the machine have cookies of other names.
        let withPort = ("host", "app.example.org:8081")
        #expect(refusal(open, [withPort, ("cookie", "waggle_token_8081=\(right); waggle_token_8080=x")]) == nil)
        #expect(refusal(open, [withPort, ("cookie", "waggle_token_8080=\(right)")]) == 403)
    }

    @Test func tokensAreComparedToTheirEnd() {
        #expect(Token.areEqual("abcd", "abcd"))
        #expect(!Token.areEqual("abcd", "abce"))
        #expect(!Token.areEqual("abcd", "xbcd"))
        #expect(!Token.areEqual("abcd", "abc"))
        #expect(!Token.areEqual("", "a"))
    }

    @Test func tokensAre128BitsAndNeverTheSame() {
        let tokens = (0..<200).map { _ in Token.random() }
        #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
        #expect(Set(tokens).count == 200)
    }

    @Test func aRequestThatIsNoPathIsRefused() { #expect(refusal(local, [("host", "localhost")], uri: "http://localhost/") == 400) }

    @Test func underTheMachinesOwnNameThePortCounts() {
        let admission = Admission(names: [], ownNames: ["Bench"], token: nil)
        #expect(refusal(admission, [("host", "bench:8080"), ("origin", "http://bench:8080")], uri: "/session", opensSession: true) == nil)
        #expect(refusal(admission, [("host", "bench:8080"), ("origin", "http://bench:8081")], uri: "/session", opensSession: true) == 403)
    }

    @Test func thereIsATokenUnlessNoneIsAskedFor() throws {
        func token(_ words: String...) throws -> String? { try PageServer.admission(HostOptions(words + ["--", "program"])).token }
        #expect(try token()?.count == 32)
        #expect(try token("--host", "127.0.0.2")?.count == 32)
        #expect(try token("--token", "none") == nil)
        #expect(try token("--host", "0.0.0.0")?.count == 32)
        #expect(try token("--host", "192.168.1.7")?.count == 32)
        #expect(try token("--name", "app.example.org")?.count == 32)
        #expect(try token("--name", "app.example.org", "--token", "none") == nil)
        #expect(try token("--token", "abcdefghijklmnop") == "abcdefghijklmnop")
    }
}
