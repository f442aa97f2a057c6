// Text offsets as AT-SPI counts them.

import Foundation
import WaggleDisplayList

/// Converts between Unicode scalar offsets, used by AT-SPI, and UTF-8 offsets, used by us.
struct TextOffsets {
    private let string: String
    private let isPlain: Bool

    init(_ string: String) {
        self.string = string
        // In ASCII text the offsets are equal.
        isPlain = string.utf8.allSatisfy { $0 < 0x80 }
    }

    var count: Int { isPlain ? string.utf8.count : string.unicodeScalars.count }
    func scalar(atUTF8 offset: Int) -> Int {
        let offset = min(max(offset, 0), string.utf8.count)
        if isPlain { return offset }
        return string.unicodeScalars.distance(from: string.startIndex, to: string.utf8.index(string.startIndex, offsetBy: offset))
    }
    func utf8(atScalar offset: Int) -> Int {
        let offset = min(max(offset, 0), count)
        if isPlain { return offset }
        return string.utf8.distance(from: string.startIndex, to: string.unicodeScalars.index(string.startIndex, offsetBy: offset))
    }
    /// The text in a range of UTF-8 bytes.
    func text(_ range: Range<Int>) -> String {
        let length = string.utf8.count
        let start = string.utf8.index(string.startIndex, offsetBy: min(max(range.lowerBound, 0), length))
        let end = string.utf8.index(string.startIndex, offsetBy: min(max(range.upperBound, 0), length))
        return String(string[start..<max(end, start)])
    }
    /// A scalar range in UTF-8 bytes; a negative end is the end of the text.
    func bytes(_ start: Int, _ end: Int) -> Range<Int> {
        let start = utf8(atScalar: start), end = end < 0 ? string.utf8.count : utf8(atScalar: end)
        return start..<max(start, end)
    }
}

/// A unit of text that a client requests.
enum TextPart {
    case character
    /// From the start of a word to the start of the next one, or from end to end.
    case wordFromStart, wordFromEnd
    case sentence, line, paragraph

    /// nil if there is no such unit.
    init?(granularity: Int) {
        switch granularity {
        case 0: self = .character
        case 1: self = .wordFromStart
        case 2: self = .sentence
        case 3: self = .line
        case 4: self = .paragraph
        default: return nil
        }
    }
    /// The older numbering, which names boundaries.
    init?(boundary: Int) {
        switch boundary {
        case 0: self = .character
        case 1: self = .wordFromStart
        case 2: self = .wordFromEnd
        case 3, 4: self = .sentence
        case 5, 6: self = .line
        default: return nil
        }
    }

    /// The range of the unit at an offset; all in UTF-8 bytes.
    /// - Parameter line: the line at an offset; nil if the text has no lines.
    @MainActor
    func range(at offset: Int, in string: String, _ boundaries: (String) -> TextBoundaries, line: ((Int) -> Range<Int>)?) -> Range<Int> {
        let length = string.utf8.count, offset = min(max(offset, 0), length)
        let paragraph = Self.paragraph(at: offset, in: string)
        /// The part of the paragraph between the two boundaries around the offset.
        func between(_ offsets: [Int]) -> Range<Int> {
            let start = offsets.last { $0 + paragraph.lowerBound <= offset } ?? 0, end = offsets.first {
                $0 + paragraph.lowerBound > offset
            }
            return (paragraph.lowerBound + start)..<(end.map { $0 + paragraph.lowerBound } ?? paragraph.upperBound)
        }
        func inParagraph() -> TextBoundaries { boundaries(TextOffsets(string).text(paragraph)) }
        switch self {
        case .character: return offset == length ? length..<length : between(inParagraph().graphemes)
        case .wordFromStart: return between(inParagraph().wordStarts)
        case .wordFromEnd: return between(inParagraph().wordEnds)
        case .sentence:
            return between(Self.sentences(in: TextOffsets(string).text(paragraph)))
        case .line: return line?(offset) ?? paragraph
        case .paragraph: return paragraph
        }
    }

    /// The starts of sentences: after the whitespace that follows a full stop or similar.
    private static func sentences(in paragraph: String) -> [Int] {
        var starts = [0], offset = 0, hasEnded = false, isBlank = false
        for character in paragraph {
            if character.isWhitespace {
                isBlank = hasEnded
            } else if isBlank {
                starts.append(offset)
                (hasEnded, isBlank) = (false, false)
            }
            // Closing quotes and brackets belong to the sentence before them.
            if "!?.。！？…".contains(character) { hasEnded = true } else if !character.isWhitespace,
               !"\"'”’»)]".contains(character) { hasEnded = false }
            offset += character.utf8.count
        }
        return starts
    }

    private static func paragraph(at offset: Int, in string: String) -> Range<Int> {
        let bytes = string.utf8, index = bytes.index(bytes.startIndex, offsetBy: offset), newline = UInt8(ascii: "\n")
        let start = bytes[..<index].lastIndex(of: newline).map { bytes.index(after: $0) } ?? bytes.startIndex
        let end = bytes[index...].firstIndex(of: newline).map { bytes.index(after: $0) } ?? bytes.endIndex
        return bytes.distance(from: bytes.startIndex, to: start)..<bytes.distance(from: bytes.startIndex, to: end)
    }
}
