// The part of Swift's lexical grammar needed to split source text: strings, comments and brackets.

/// Scans source text in pieces: a string literal, a comment, or a single byte of anything else.
///
/// The compiler has already parsed the text, so it is well-formed.
struct SourceScanner {
    let text: [UInt8]
    var position = 0

    init(_ source: String) { text = Array(source.utf8) }

    var isAtEnd: Bool { position >= text.count }

    func byte(_ offset: Int = 0) -> UInt8 {
        let index = position + offset
        return index >= 0 && index < text.count ? text[index] : 0
    }
    func source(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

    /// The kind of the last piece.
    enum Piece: Equatable {
        case comment
        case string
        case byte(UInt8)
    }

    /// Moves past the next piece; brackets are single bytes.
    mutating func next() -> Piece {
        let first = byte()
        if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
            while !isAtEnd, byte() != UInt8(ascii: "\n") { position += 1 }
            return .comment
        }
        if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
            passBlockComment()
            return .comment
        }
        var pounds = 0
        while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
        if byte(pounds) == UInt8(ascii: "\"") {
            passString(pounds: pounds)
            return .string
        }
        position += 1
        return .byte(first)
    }

    private mutating func passBlockComment() {
        var depth = 0
        repeat {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && !isAtEnd
    }

    private mutating func passString(pounds: Int) {
        position += pounds
        let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        let quotes = isMultiline ? 3 : 1
        position += quotes
        while !isAtEnd {
            if byte() == UInt8(ascii: "\\"), (0..<pounds).allSatisfy({ byte(1 + $0) == UInt8(ascii: "#") }) {
                position += 1 + pounds
                if byte() == UInt8(ascii: "(") { passBracket() } else { position += 1 }
            } else if (0..<quotes).allSatisfy({ byte($0) == UInt8(ascii: "\"") }),
                      (0..<pounds).allSatisfy({ byte(quotes + $0) == UInt8(ascii: "#") }) {
                position += quotes + pounds
                return
            } else {
                position += 1
            }
        }
    }

    /// Moves from an opening bracket past its closing one.
    mutating func passBracket() {
        var depth = 0
        repeat {
            switch next() {
            case .byte(UInt8(ascii: "(")), .byte(UInt8(ascii: "[")), .byte(UInt8(ascii: "{")): depth += 1
            case .byte(UInt8(ascii: ")")), .byte(UInt8(ascii: "]")), .byte(UInt8(ascii: "}")): depth -= 1
            default: break
            }
        } while depth > 0 && !isAtEnd
    }

    /// Moves past whitespace, line breaks and comments.
    mutating func passBlank() {
        while !isAtEnd {
            if Self.isBlank(byte()) {
                position += 1
            } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*") {
                _ = next()
            } else {
                return
            }
        }
    }

    /// An identifier, including backticks; nil if there is none at this position.
    mutating func identifier() -> String? {
        let start = position
        if byte() == UInt8(ascii: "`") {
            position += 1
            while !isAtEnd, byte() != UInt8(ascii: "`") { position += 1 }
            position += 1
        } else {
            while Self.isWord(byte()) { position += 1 }
        }
        return position > start ? source(start..<min(position, text.count)) : nil
    }

    static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
    static func isWord(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "_") || byte >= 128
    }
}

extension String {
    /// The string without leading and trailing whitespace.
    var trimmed: String {
        let bytes = Array(utf8)
        guard let first = bytes.firstIndex(where: { !SourceScanner.isBlank($0) }),
              let last = bytes.lastIndex(where: { !SourceScanner.isBlank($0) }) else { return "" }
        return String(decoding: bytes[first...last], as: UTF8.self)
    }
}
