import Foundation

/// Text split where inline markdown changes its style: emphasis, code, strikethrough and links.
///
/// Blocks (headings, lists) are plain text, and whitespace is preserved, as in SwiftUI's literals.
struct InlineMarkdown {
    struct Style: Equatable {
        var isBold = false
        var isItalic = false
        var isCode = false
        var isStruck = false
        var link: String?
        /// True if words agree with the numbers among them.
        var inflects = false
    }

    struct Piece: Equatable {
        var text: String
        var style: Style
    }

    private(set) var pieces: [Piece] = []

    init(_ source: String) {
        guard Self.hasMarks(source) else {
            pieces = source.isEmpty ? [] : [Piece(text: source, style: Style())]
            return
        }
        var parser = InlineMarkdownParser(Array(source))
        for token in parser.parse() where !token.text.isEmpty {
            if let last = pieces.indices.last, pieces[last].style == token.style {
                pieces[last].text += token.text
            } else {
                pieces.append(Piece(text: token.text, style: token.style))
            }
        }
    }

    /// False if the text contains no markup, as is the case for most texts. May be a false positive.
    static func hasMarks(_ source: String) -> Bool {
        var previous: UInt8 = 0
        for byte in source.utf8 {
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["), UInt8(ascii: "\\"),
                 UInt8(ascii: "<"), UInt8(ascii: "&"): return true
            case UInt8(ascii: "/") where previous == UInt8(ascii: ":"): return true
            default: previous = byte
            }
        }
        return false
    }
}

/// The first pass turns characters into tokens; the second pairs emphasis marks by CommonMark's rules.
private struct InlineMarkdownParser {
    struct Token {
        var text: String
        var style = InlineMarkdown.Style()
        /// For emphasis marks: how many remain, and whether they may open or close.
        var mark: Character?
        var count = 0
        var canOpen = false
        var canClose = false
    }

    private let characters: [Character]
    private var index = 0
    private var tokens: [Token] = []

    init(_ characters: [Character]) { self.characters = characters }

    mutating func parse() -> [Token] {
        while index < characters.count {
            switch characters[index] {
            case "\\": escape()
            case "`": code()
            case "*", "_", "~": mark()
            case "[": link()
            case "^" where character(at: index + 1) == "[": inflection()
            case "<": autolink()
            case "&": entity()
            case "h" where startsAddress(): address()
            case let other: append(other)
            }
        }
        pairMarks()
        return tokens
    }

    private func character(at index: Int) -> Character? {
        characters.indices.contains(index) ? characters[index] : nil
    }

    private mutating func append(_ character: Character) {
        append(String(character))
        index += 1
    }

    private mutating func append(_ text: String) {
        if let last = tokens.indices.last, tokens[last].mark == nil, tokens[last].style == InlineMarkdown.Style() {
            tokens[last].text += text
        } else {
            tokens.append(Token(text: text))
        }
    }

    private mutating func escape() {
        if let next = character(at: index + 1), next.isASCII, next.isPunctuation || next.isSymbol {
            index += 1
        }
        append(characters[index])
    }

    private mutating func code() {
        let fence = run(of: "`", from: index)
        var end = index + fence
        while end < characters.count {
            let length = run(of: "`", from: end)
            if length == fence {
                var content = characters[(index + fence)..<end]
                if content.count > 2, content.first == " ", content.last == " " { content = content.dropFirst().dropLast() }
                tokens.append(Token(text: String(content), style: InlineMarkdown.Style(isCode: true)))
                index = end + fence
                return
            }
            end += max(length, 1)
        }
        append(String(repeating: "`", count: fence))
        index += fence
    }

    private func run(of mark: Character, from start: Int) -> Int {
        var end = start
        while character(at: end) == mark { end += 1 }
        return end - start
    }

    private mutating func mark() {
        let mark = characters[index]
        let count = run(of: mark, from: index)
        let before = character(at: index - 1)
        let after = character(at: index + count)
        func isSpace(_ character: Character?) -> Bool { character?.isWhitespace ?? true }
        func isPunctuation(_ character: Character?) -> Bool { character.map { $0.isPunctuation || $0.isSymbol } ?? false }
        let leftFlanking = !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before))
        let rightFlanking = !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
        var token = Token(text: "", mark: mark, count: count)
        // Underscores within words belong to the words.
        token.canOpen = leftFlanking && (mark != "_" || !rightFlanking || isPunctuation(before))
        token.canClose = rightFlanking && (mark != "_" || !leftFlanking || isPunctuation(after))
        if mark == "~", count > 2 { (token.canOpen, token.canClose) = (false, false) }
        tokens.append(token)
        index += count
    }

    /// The index of the bracket that closes the one at `start`; nil if there is none.
    private func closing(_ open: Character, _ close: Character, from start: Int) -> Int? {
        var depth = 0
        var position = start
        while let character = character(at: position) {
            if character == "\\" {
                position += 2
                continue
            }
            if character == open { depth += 1 }
            if character == close {
                depth -= 1
                if depth == 0 { return position }
            }
            position += 1
        }
        return nil
    }

    /// `[label](destination)` at `start`: the label, the destination and the end of both.
    private func bracketed(at start: Int) -> (label: ArraySlice<Character>, destination: ArraySlice<Character>, end: Int)? {
        guard let labelEnd = closing("[", "]", from: start), character(at: labelEnd + 1) == "(",
              let end = closing("(", ")", from: labelEnd + 1) else { return nil }
        return (characters[(start + 1)..<labelEnd], characters[(labelEnd + 2)..<end], end + 1)
    }

    private mutating func link() {
        guard let found = bracketed(at: index) else { return append(characters[index]) }
        // A quoted title may follow the destination.
        let destination = String(found.destination).trimmingCharacters(in: .whitespaces).prefix { $0 != " " }
        var parser = InlineMarkdownParser(Array(found.label))
        for var token in parser.parse() {
            token.mark = nil
            token.style.link = destination.hasPrefix("<") ? String(destination.dropFirst().dropLast()) : String(destination)
            tokens.append(token)
        }
        index = found.end
    }

    /// `^[5 apple](inflect: true)`: attributes for words. Attributes other than `inflect` have no effect.
    private mutating func inflection() {
        guard let found = bracketed(at: index + 1) else { return append(characters[index]) }
        let attributes = String(found.destination).filter { !$0.isWhitespace }
        var parser = InlineMarkdownParser(Array(found.label))
        for var token in parser.parse() {
            token.mark = nil
            token.style.inflects = attributes.split(separator: ",").contains("inflect:true")
            tokens.append(token)
        }
        index = found.end
    }

    private mutating func autolink() {
        guard let end = characters[index...].firstIndex(of: ">") else { return append(characters[index]) }
        let content = String(characters[(index + 1)..<end])
        let isAddress = content.contains("://") || content.hasPrefix("mailto:")
        guard isAddress || content.contains("@"), !content.contains(where: \.isWhitespace) else { return append(characters[index]) }
        tokens.append(Token(text: content, style: InlineMarkdown.Style(link: isAddress ? content : "mailto:" + content)))
        index = end + 1
    }

    private func startsAddress() -> Bool {
        if let before = character(at: index - 1), before.isLetter || before.isNumber { return false }
        let start = String(characters[index...].prefix(8))
        return start.hasPrefix("http://") || start.hasPrefix("https://")
    }

    private mutating func address() {
        var end = characters[index...].firstIndex { $0.isWhitespace || $0 == "<" } ?? characters.count
        while end > index, ".,:;!?\"')*_~".contains(characters[end - 1]) { end -= 1 }
        let text = String(characters[index..<end])
        tokens.append(Token(text: text, style: InlineMarkdown.Style(link: text)))
        index = end
    }

    private mutating func entity() {
        guard let end = characters[index...].prefix(10).firstIndex(of: ";"),
              let character = Self.entities[String(characters[(index + 1)..<end])] else { return append(characters[index]) }
        append(character)
        index = end + 1
    }

    private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "#39": "'", "nbsp": "\u{a0}"]

    /// Visits the closing marks from left to right and pairs each with the nearest opening one before it.
    private mutating func pairMarks() {
        var closer = 0
        while closer < tokens.count {
            guard let mark = tokens[closer].mark, tokens[closer].canClose, tokens[closer].count > 0,
                  let opener = opener(for: closer) else {
                closer += 1
                continue
            }
            let length = mark == "~" ? tokens[closer].count : min(tokens[opener].count, tokens[closer].count, 2)
            for inner in (opener + 1)..<closer {
                if mark == "~" {
                    tokens[inner].style.isStruck = true
                } else if length == 2 {
                    tokens[inner].style.isBold = true
                } else {
                    tokens[inner].style.isItalic = true
                }
                // Unpaired marks between a pair are ordinary characters.
                tokens[inner].canOpen = false
                tokens[inner].canClose = false
            }
            tokens[opener].count -= length
            tokens[closer].count -= length
        }
        for index in tokens.indices {
            if let mark = tokens[index].mark { tokens[index].text = String(repeating: mark, count: tokens[index].count) }
        }
    }

    private func opener(for closer: Int) -> Int? {
        let end = tokens[closer]
        return tokens[..<closer].lastIndex { start in
            guard start.mark == end.mark, start.canOpen, start.count > 0 else { return false }
            if end.mark == "~" { return start.count == end.count }
            // CommonMark's rule of three keeps ***a** b* separate.
            return !((start.canClose || end.canOpen) && (start.count + end.count) % 3 == 0 && start.count % 3 != 0)
        }
    }
}
