/// Divides Swift source into words, comments and texts, one line after another.
struct SwiftSyntaxScanner {
    enum Kind { case plain, keyword, type, attribute, number, text, comment }
    struct Token: Equatable {
        var kind: Kind
        var text: String
    }

    private var blockDepth = 0
    private var isInLongText = false

    /// The tokens of the next line, without its end.
    mutating func line(_ line: Substring) -> [Token] {
        var tokens: [Token] = [], rest = line
        func add(_ kind: Kind, _ text: some StringProtocol) {
            if let last = tokens.last, last.kind == kind { tokens[tokens.count - 1].text += text } else { tokens.append(Token(kind: kind, text: String(text))) }
        }
        while !rest.isEmpty {
            if blockDepth > 0 {
                add(.comment, takeBlock(&rest))
            } else if isInLongText {
                add(.text, take(&rest, through: "\"\"\"") { isInLongText = false })
            } else if rest.hasPrefix("//") {
                add(.comment, rest)
                rest = ""
            } else if rest.hasPrefix("/*") {
                blockDepth = 1
                add(.comment, rest.prefix(2))
                rest = rest.dropFirst(2)
            } else if rest.hasPrefix("\"\"\"") {
                isInLongText = true
                add(.text, rest.prefix(3))
                rest = rest.dropFirst(3)
            } else if rest.first == "\"" {
                add(.text, Self.takeText(&rest))
            } else if let word = Self.takeWord(&rest) {
                add(Self.kind(of: word, after: tokens.last), word)
            } else {
                add(.plain, rest.prefix(1))
                rest = rest.dropFirst()
            }
        }
        return tokens
    }

    private mutating func takeBlock(_ rest: inout Substring) -> String {
        var taken = ""
        while !rest.isEmpty, blockDepth > 0 {
            let length = rest.hasPrefix("*/") || rest.hasPrefix("/*") ? 2 : 1
            if rest.hasPrefix("*/") { blockDepth -= 1 } else if rest.hasPrefix("/*") { blockDepth += 1 }
            taken += rest.prefix(length)
            rest = rest.dropFirst(length)
        }
        return taken
    }
    private func take(_ rest: inout Substring, through end: String, found: () -> Void) -> Substring {
        guard let range = rest.firstRange(of: end) else {
            defer { rest = "" }
            return rest
        }
        found()
        defer { rest = rest[range.upperBound...] }
        return rest[..<range.upperBound]
    }
    /// A text on one line; a backslash takes the next character along.
    private static func takeText(_ rest: inout Substring) -> Substring {
        var end = rest.index(after: rest.startIndex)
        while end < rest.endIndex, rest[end] != "\"" {
            end = rest.index(end, offsetBy: rest[end] == "\\" ? 2 : 1, limitedBy: rest.endIndex) ?? rest.endIndex
        }
        if end < rest.endIndex { end = rest.index(after: end) }
        defer { rest = rest[end...] }
        return rest[..<end]
    }
    private static func takeWord(_ rest: inout Substring) -> Substring? {
        guard let first = rest.first, first.isLetter || first.isNumber || "_@#".contains(first) else { return nil }
        let word = rest.prefix(1) + rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest.dropFirst(word.count)
        return word
    }

    private static func kind(of word: Substring, after last: Token?) -> Kind {
        guard let first = word.first else { return .plain }
        if first.isNumber { return .number }
        if first == "@" || first == "#" { return .attribute }
        // A member may have a keyword's name.
        if last?.kind == .plain, last?.text.last == "." { return .plain }
        if keywords.contains(String(word)) { return .keyword }
        return first.isUppercase ? .type : .plain
    }

    private static let keywords: Set<String> = [
        "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "indirect", "init", "inout", "internal",
        "is", "lazy", "let", "mutating", "nil", "nonisolated", "override", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "set",
        "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
    ]
}
