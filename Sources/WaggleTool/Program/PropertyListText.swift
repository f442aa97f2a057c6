/// A property list in the old text format of Xcode's project files.
indirect enum PropertyListText: Equatable {
    case string(String)
    case array([PropertyListText])
    case dictionary([String: PropertyListText])

    var string: String? { if case .string(let value) = self { value } else { nil } }
    var array: [PropertyListText]? { if case .array(let value) = self { value } else { nil } }
    var dictionary: [String: PropertyListText]? { if case .dictionary(let value) = self { value } else { nil } }
    /// The strings of an array; a single string counts as an array of one, because build settings use both forms.
    var strings: [String] {
        switch self {
        case .string(let value): [value]
        case .array(let values): values.compactMap(\.string)
        case .dictionary: []
        }
    }

    subscript(_ key: String) -> PropertyListText? { dictionary?[key] }

    /// - Throws: `ToolError` with the line of the first syntax error.
    init(parsing text: String) throws {
        var reader = Reader(bytes: Array(text.utf8))
        self = try reader.value()
        try reader.expectEnd()
    }
}

/// Parses the format byte by byte: `{ key = value; }`, `( a, b )`, quoted and bare words, `<data>`, comments.
private struct Reader {
    let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    /// Project files nest about five deep; the limit keeps a malicious file from exhausting the stack.
    private static let deepest = 200

    init(bytes: [UInt8]) { self.bytes = bytes }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func failure(_ message: String) -> ToolError {
        let line = bytes.prefix(position).reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
        return ToolError("line \(line): \(message)")
    }

    mutating func value() throws -> PropertyListText {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { throw failure("it is nested too deeply") }
        skipSpace()
        switch current {
        case UInt8(ascii: "{"): return try dictionary()
        case UInt8(ascii: "("): return try array()
        case UInt8(ascii: "<"): return try data()
        case nil: throw failure("it ends where a value is expected")
        default: return .string(try word())
        }
    }

    mutating func expectEnd() throws {
        skipSpace()
        guard current == nil else { throw failure("there is text after the end") }
    }

    private mutating func dictionary() throws -> PropertyListText {
        position += 1
        var result: [String: PropertyListText] = [:]
        while true {
            skipSpace()
            if current == UInt8(ascii: "}") {
                position += 1
                return .dictionary(result)
            }
            let key = try word()
            try expect(UInt8(ascii: "="))
            result[key] = try value()
            try expect(UInt8(ascii: ";"))
        }
    }

    private mutating func array() throws -> PropertyListText {
        position += 1
        var result: [PropertyListText] = []
        while true {
            skipSpace()
            if current == UInt8(ascii: ")") {
                position += 1
                return .array(result)
            }
            result.append(try value())
            skipSpace()
            if current == UInt8(ascii: ",") {
                position += 1
            } else if current != UInt8(ascii: ")") {
                throw failure("a comma or “)” is missing")
            }
        }
    }

    /// No caller needs data, so its digits are kept as text.
    private mutating func data() throws -> PropertyListText {
        let start = position
        while let byte = current, byte != UInt8(ascii: ">") { _ = byte; position += 1 }
        guard current != nil else { throw failure("“>” is missing") }
        position += 1
        return .string(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private mutating func word() throws -> String {
        guard let first = current else { throw failure("it ends where a word is expected") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
        let start = position
        while let byte = current, Self.isBare(byte), !isComment { position += 1 }
        guard position > start else { throw failure("“\(Character(Unicode.Scalar(first)))” is unexpected") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func quoted(_ quote: UInt8) throws -> String {
        position += 1
        var text: [UInt8] = []
        while let byte = current {
            position += 1
            if byte == quote { return String(decoding: text, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\"), let escaped = current else {
                text.append(byte)
                continue
            }
            position += 1
            switch escaped {
            case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
            case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
            case UInt8(ascii: "U"):
                let digits = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
                guard digits.utf8.count == 4, let number = UInt32(digits, radix: 16) else { throw failure("“\\U” needs four digits") }
                position += 4
                text += Array(String(Unicode.Scalar(number).map(Character.init) ?? "\u{FFFD}").utf8)
            default: text.append(escaped)
            }
        }
        throw failure("a closing quote is missing")
    }

    private mutating func expect(_ byte: UInt8) throws {
        skipSpace()
        guard current == byte else { throw failure("“\(Character(Unicode.Scalar(byte)))” is missing") }
        position += 1
    }

    private var isComment: Bool {
        guard current == UInt8(ascii: "/"), position + 1 < bytes.count else { return false }
        // A bare word may contain slashes (paths do), so only “/*” and “//” start comments.
        return bytes[position + 1] == UInt8(ascii: "*") || bytes[position + 1] == UInt8(ascii: "/")
    }

    private mutating func skipSpace() {
        while let byte = current {
            if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
                position += 1
            } else if isComment {
                let isLine = bytes[position + 1] == UInt8(ascii: "/")
                position += 2
                if isLine {
                    while let byte = current, byte != UInt8(ascii: "\n") { _ = byte; position += 1 }
                } else {
                    while position < bytes.count, !(
                        bytes[position] == UInt8(ascii: "*") && position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/")) {
                            position += 1
                        }
                    position = min(position + 2, bytes.count)
                }
            } else {
                return
            }
        }
    }

    private static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "$"), UInt8(ascii: "-"),
             UInt8(ascii: "+"), UInt8(ascii: "@"): true
        default: byte >= 0x80
        }
    }
}
