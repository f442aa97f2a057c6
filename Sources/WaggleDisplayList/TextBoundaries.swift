// Text boundaries by Unicode's rules: graphemes and words.

import Foundation

/// The caret positions in a text, and where words begin and end, in UTF-8 bytes.
///
/// Complexity: each look-up is O(log *n*) in the boundaries.
public struct TextBoundaries: Sendable, Equatable {
    /// Ascending, with 0 and the end.
    public var graphemes: [Int]
    /// Boundaries between words, whitespace and punctuation; ascending, with 0 and the end.
    public var words: [Int]
    /// In bytes, ascending.
    public var wordStarts: [Int]
    /// In bytes, ascending.
    public var wordEnds: [Int]

    public init(graphemes: [Int], words: [Int], wordStarts: [Int], wordEnds: [Int]) {
        self.graphemes = graphemes
        self.words = words
        self.wordStarts = wordStarts
        self.wordEnds = wordEnds
    }

    /// The text's length in bytes.
    public var end: Int { graphemes.last ?? 0 }

    /// The next caret position, in bytes; the end at the end.
    public func grapheme(after offset: Int) -> Int { Self.next(in: graphemes, after: offset) ?? end }
    /// The previous caret position; 0 at the start.
    public func grapheme(before offset: Int) -> Int { Self.last(in: graphemes, before: offset) ?? 0 }
    /// The offset itself, or the start of the grapheme that contains it, in bytes.
    public func grapheme(at offset: Int) -> Int { Self.last(in: graphemes, before: offset + 1) ?? 0 }

    /// The end of the current or next word, in bytes, where a caret moves forward by a word.
    public func wordEnd(after offset: Int) -> Int { Self.next(in: wordEnds, after: offset) ?? end }
    /// The start of the current or previous word, in bytes, where a caret moves back by a word.
    public func wordStart(before offset: Int) -> Int { Self.last(in: wordStarts, before: offset) ?? 0 }
    /// The bytes of the word, whitespace or punctuation at an offset, which a double click selects. At the end, the last one.
    public func wordRange(at offset: Int) -> Range<Int> {
        let start = Self.last(in: words, before: min(offset + 1, max(end, 1))) ?? 0
        return start..<(Self.next(in: words, after: start) ?? end)
    }

    private static func next(in offsets: [Int], after offset: Int) -> Int? {
        let index = firstIndex(in: offsets) { $0 > offset }
        return index < offsets.count ? offsets[index] : nil
    }
    private static func last(in offsets: [Int], before offset: Int) -> Int? {
        let index = firstIndex(in: offsets) { $0 >= offset }
        return index > 0 ? offsets[index - 1] : nil
    }
    private static func firstIndex(in offsets: [Int], _ isBeyond: (Int) -> Bool) -> Int {
        var (low, high) = (0, offsets.count)
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(offsets[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
