// What the host is asked to do, from its command line.

/// What one client may use of this machine.
public struct SessionLimits: Sendable, Equatable {
    /// At the same time, those whose tabs may come back included.
    public var sessions = 50
    /// From a client, on average; twice as much in a short while.
    public var bytesPerSecond = 8_000_000
    public var messagesPerSecond = 2000
    /// Seconds without input after which a session ends.
    public var idleTime = 3600.0
    /// Private megabytes of a session's process.
    public var memory = 1024
    /// Seconds for which a session waits for its tab to come back.
    public var returnTime = 120.0

    /// The longest message of a client, in bytes. Files come in parts.
    public static let longestMessage = 4 << 20
    /// The longest message of a program, such as a picture with its images.
    public static let longestPicture = 256 << 20

    public init() {}
}

public struct HostOptions: Sendable, Equatable {
    public var address = "127.0.0.1"
    /// 0 for any that is free.
    public var port = 8080
    /// Names under which a proxy or a name server leads to this host.
    public var names: [String] = []
    public var token = TokenChoice.new
    /// The folder with the page.
    public var page = ""
    /// True to show the page in the desktop's browser.
    public var opensBrowser = false
    /// True to tell whether the host could listen, and end.
    public var onlyChecks = false
    public var limits = SessionLimits()
    /// The program and its arguments.
    public var program: [String] = []

    /// Whether the page's address carries a secret.
    public enum TokenChoice: Sendable, Equatable {
        case new
        case given(String)
        case none
    }

    public init() {}

    /// - Parameter words: Options, then `--` and the program.
    /// - Throws: `HostError` with a sentence about the first wrong word.
    public init(_ words: [String]) throws {
        var rest = words[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst(), !value.isEmpty else { throw HostError("\(option) needs a value.") }
            return value
        }
        func number(of option: String, _ range: ClosedRange<Int>) throws -> Int {
            let text = try value(of: option)
            guard let number = Int(text), range.contains(number) else {
                throw HostError("\(option) takes a whole number from \(range.lowerBound) to \(range.upperBound), not “\(text)”.")
            }
            return number
        }
        while let word = rest.popFirst() {
            switch word {
            case "--host": address = try value(of: word)
            case "--port": port = try number(of: word, 0...65535)
            case "--name": names.append(try value(of: word).lowercased())
            case "--token": token = try Self.token(try value(of: word))
            case "--page": page = try value(of: word)
            case "--open": opensBrowser = true
            case "--check": onlyChecks = true
            case "--sessions": limits.sessions = try number(of: word, 1...100_000)
            case "--bytes-per-second": limits.bytesPerSecond = try number(of: word, 1000...1_000_000_000)
            case "--messages-per-second": limits.messagesPerSecond = try number(of: word, 10...1_000_000)
            case "--idle-time": limits.idleTime = Double(try number(of: word, 1...31_536_000))
            case "--session-memory": limits.memory = try number(of: word, 16...1_000_000)
            case "--return-time": limits.returnTime = Double(try number(of: word, 0...86_400))
            case "--":
                program = Array(rest)
                rest = []
            default: throw HostError("There is no option “\(word)”.")
            }
        }
        guard !program.isEmpty else { throw HostError("The program is missing: it stands last, after --.") }
    }

    private static func token(_ text: String) throws -> TokenChoice {
        if text == "none" { return .none }
        guard text.utf8.count >= 16, text.utf8.allSatisfy(Token.allows) else {
            throw HostError("--token takes at least 16 letters, digits and hyphens, or the word none.")
        }
        return .given(text)
    }
}
