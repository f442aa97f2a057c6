// Text units: graphemes, words and paragraphs at an offset in UTF-8 bytes.

import WaggleDisplayList

/// The direction of a movement relative to the writing direction.
enum TextDirection: Sendable, Hashable {
    case forward, backward

    var reversed: TextDirection { self == .forward ? .backward : .forward }
}

/// The unit of a movement or deletion.
enum TextUnit: Sendable, Hashable {
    case character, word, line, document
}

extension String {
    /// The index at an offset, clamped to the text.
    func index(atUTF8 offset: Int) -> String.Index { utf8.index(startIndex, offsetBy: Swift.min(Swift.max(offset, 0), utf8.count)) }
    /// The offset of an index.
    func utf8Offset(of index: String.Index) -> Int { utf8.distance(from: startIndex, to: index) }
    subscript(utf8 range: Range<Int>) -> Substring { self[index(atUTF8: range.lowerBound)..<index(atUTF8: range.upperBound)] }

    /// The end of the grapheme at an offset; at the end of the text, that end.
    func grapheme(after offset: Int) -> Int {
        guard offset < utf8.count else { return utf8.count }
        let start = startOfGrapheme(at: offset)
        return utf8Offset(of: index(after: start))
    }
    /// The start of the grapheme before an offset; 0 at the start of the text.
    func grapheme(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        let start = startOfGrapheme(at: Swift.min(offset, utf8.count))
        // Inside a grapheme, its start.
        if utf8Offset(of: start) < Swift.min(offset, utf8.count) { return utf8Offset(of: start) }
        return utf8Offset(of: index(before: start))
    }
    /// The offset itself if a grapheme begins there, otherwise the start of the grapheme that contains it.
    func grapheme(at offset: Int) -> Int { utf8Offset(of: startOfGrapheme(at: Swift.min(Swift.max(offset, 0), utf8.count))) }

    private func startOfGrapheme(at offset: Int) -> String.Index {
        let position = index(atUTF8: offset)
        // From inside a grapheme, `index(after:)` is the start of the next grapheme.
        return position == endIndex ? position : index(before: index(after: position))
    }

    /// The paragraph at an offset, including its line break. An offset after a line break belongs to the next paragraph.
    func paragraph(at offset: Int) -> Range<Int> {
        let position = index(atUTF8: offset), newline = UInt8(ascii: "\n")
        let start = utf8[..<position].lastIndex(of: newline).map { utf8.index(after: $0) } ?? startIndex
        let end = utf8[position...].firstIndex(of: newline).map { utf8.index(after: $0) } ?? endIndex
        return utf8Offset(of: start)..<utf8Offset(of: end)
    }

    /// The end of the word at an offset, or of the next word; the end of the text if there is none.
    /// - Parameter boundaries: finds the word boundaries of a paragraph.
    func wordEnd(after offset: Int, _ boundaries: (String) -> TextBoundaries) -> Int {
        var position = offset
        while position < utf8.count {
            let paragraph = paragraph(at: position)
            let ends = boundaries(String(self[utf8: paragraph])).wordEnds
            if let end = ends.first(where: { $0 + paragraph.lowerBound > offset }) { return end + paragraph.lowerBound }
            position = paragraph.upperBound
        }
        return utf8.count
    }
    /// The start of the word at an offset, or of the previous word; 0 if there is none.
    func wordStart(before offset: Int, _ boundaries: (String) -> TextBoundaries) -> Int {
        var position = Swift.min(offset, utf8.count)
        while position > 0 {
            // At the start of a paragraph, the previous one is searched.
            let paragraph = paragraph(at: position - 1)
            let starts = boundaries(String(self[utf8: paragraph])).wordStarts
            if let start = starts.last(where: { $0 + paragraph.lowerBound < offset }) { return start + paragraph.lowerBound }
            position = paragraph.lowerBound
        }
        return 0
    }
    /// The word, whitespace or punctuation at an offset, which a double click selects.
    func word(at offset: Int, _ boundaries: (String) -> TextBoundaries) -> Range<Int> {
        var paragraph = paragraph(at: offset)
        let string = String(self[utf8: paragraph])
        // A line break is not a word.
        if string.hasSuffix("\n") { paragraph = paragraph.lowerBound..<(paragraph.upperBound - (string.hasSuffix("\r\n") ? 2 : 1)) }
        guard !paragraph.isEmpty else { return paragraph }
        let word = boundaries(String(self[utf8: paragraph])).wordRange(at: offset - paragraph.lowerBound)
        return (word.lowerBound + paragraph.lowerBound)..<(word.upperBound + paragraph.lowerBound)
    }
}
