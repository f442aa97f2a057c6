// Distances in a text: graphemes, words and paragraphs, from an offset in bytes of UTF-8.

import WaggleDisplayList

/// The direction of a movement in the order in which the text is written.
enum TextDirection: Sendable, Hashable {
    case forward, backward

    var reversed: TextDirection { self == .forward ? .backward : .forward }
}

/// How far a movement or a deletion reaches.
enum TextUnit: Sendable, Hashable {
    case character, word, line, document
}

extension String {
    /// The index of an offset, clamped to the text.
    func index(atUTF8 offset: Int) -> String.Index { utf8.index(startIndex, offsetBy: Swift.min(Swift.max(offset, 0), utf8.count)) }
    /// The offset of an index.
    func utf8Offset(of index: String.Index) -> Int { utf8.distance(from: startIndex, to: index) }
    subscript(utf8 range: Range<Int>) -> Substring { self[index(atUTF8: range.lowerBound)..<index(atUTF8: range.upperBound)] }

    /// The end of the grapheme at an offset; the end of the text at its end.
    func grapheme(after offset: Int) -> Int {
        guard offset < utf8.count else { return utf8.count }
        let start = startOfGrapheme(at: offset)
        return utf8Offset(of: index(after: start))
    }
    /// The beginning of the grapheme before an offset; 0 at the beginning.
    func grapheme(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        let start = startOfGrapheme(at: Swift.min(offset, utf8.count))
        // Within a grapheme, its beginning.
        if utf8Offset(of: start) < Swift.min(offset, utf8.count) { return utf8Offset(of: start) }
        return utf8Offset(of: index(before: start))
    }
    /// The offset itself where a grapheme begins, otherwise the beginning of the grapheme around it.
    func grapheme(at offset: Int) -> Int { utf8Offset(of: startOfGrapheme(at: Swift.min(Swift.max(offset, 0), utf8.count))) }

    private func startOfGrapheme(at offset: Int) -> String.Index {
        let place = index(atUTF8: offset)
        // From within a grapheme, the next index is that of the next grapheme.
        return place == endIndex ? place : index(before: index(after: place))
    }

    /// The paragraph around an offset, with its line break. An offset after a line break is in the next paragraph.
    func paragraph(at offset: Int) -> Range<Int> {
        let place = index(atUTF8: offset), newline = UInt8(ascii: "\n")
        let start = utf8[..<place].lastIndex(of: newline).map { utf8.index(after: $0) } ?? startIndex
        let end = utf8[place...].firstIndex(of: newline).map { utf8.index(after: $0) } ?? endIndex
        return utf8Offset(of: start)..<utf8Offset(of: end)
    }

    /// The end of the word at an offset or of the next one; the end of the text if no word follows.
    /// - Parameter boundaries: those of the words in a paragraph.
    func wordEnd(after offset: Int, _ boundaries: (String) -> TextBoundaries) -> Int {
        var place = offset
        while place < utf8.count {
            let paragraph = paragraph(at: place)
            let ends = boundaries(String(self[utf8: paragraph])).wordEnds
            if let end = ends.first(where: { $0 + paragraph.lowerBound > offset }) { return end + paragraph.lowerBound }
            place = paragraph.upperBound
        }
        return utf8.count
    }
    /// The beginning of the word at an offset or of the one before; 0 if no word comes before.
    func wordStart(before offset: Int, _ boundaries: (String) -> TextBoundaries) -> Int {
        var place = Swift.min(offset, utf8.count)
        while place > 0 {
            // At a paragraph's beginning, the one before counts.
            let paragraph = paragraph(at: place - 1)
            let starts = boundaries(String(self[utf8: paragraph])).wordStarts
            if let start = starts.last(where: { $0 + paragraph.lowerBound < offset }) { return start + paragraph.lowerBound }
            place = paragraph.lowerBound
        }
        return 0
    }
    /// The word, blanks or punctuation at an offset: what a double click selects.
    func word(at offset: Int, _ boundaries: (String) -> TextBoundaries) -> Range<Int> {
        var paragraph = paragraph(at: offset)
        let string = String(self[utf8: paragraph])
        // A line break is no word.
        if string.hasSuffix("\n") { paragraph = paragraph.lowerBound..<(paragraph.upperBound - (string.hasSuffix("\r\n") ? 2 : 1)) }
        guard !paragraph.isEmpty else { return paragraph }
        let word = boundaries(String(self[utf8: paragraph])).wordRange(at: offset - paragraph.lowerBound)
        return (word.lowerBound + paragraph.lowerBound)..<(word.upperBound + paragraph.lowerBound)
    }
}
