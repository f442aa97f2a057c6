// Where a text may be divided, by Unicode's rules: between graphemes, words, and lines of its own.

import Foundation

/// The places in a text at which a caret may stand, and those at which words begin and end; in bytes of UTF-8.
public struct TextBoundaries: Sendable, Equatable {
    /// Ascending, with 0 and the end.
    public var graphemes: [Int]
    /// Where one word, blank or mark ends and the next begins; ascending, with 0 and the end.
    public var words: [Int]
    public var wordStarts: [Int]
    public var wordEnds: [Int]

    public init(graphemes: [Int], words: [Int], wordStarts: [Int], wordEnds: [Int]) {
        self.graphemes = graphemes
        self.words = words
        self.wordStarts = wordStarts
        self.wordEnds = wordEnds
    }

    public var end: Int { graphemes.last ?? 0 }

    /// The next place for a caret; the end at the end.
    public func grapheme(after offset: Int) -> Int { Self.next(in: graphemes, after: offset) ?? end }
    /// The place for a caret before this one; 0 at the beginning.
    public func grapheme(before offset: Int) -> Int { Self.last(in: graphemes, before: offset) ?? 0 }
    /// The place itself, or the beginning of the grapheme that it lies within.
    public func grapheme(at offset: Int) -> Int { Self.last(in: graphemes, before: offset + 1) ?? 0 }

    /// The end of the word that goes on here or comes next: where a caret goes that moves forward by a word.
    public func wordEnd(after offset: Int) -> Int { Self.next(in: wordEnds, after: offset) ?? end }
    /// The beginning of the word that goes on here or came last: where a caret goes that moves back by a word.
    public func wordStart(before offset: Int) -> Int { Self.last(in: wordStarts, before: offset) ?? 0 }
    /// The word, the blanks or the mark at a place: what a double click selects. At the end it is the last one.
    public func wordRange(at offset: Int) -> Range<Int> {
        let start = Self.last(in: words, before: min(offset + 1, max(end, 1))) ?? 0
        return start..<(Self.next(in: words, after: start) ?? end)
    }

    private static func next(in places: [Int], after offset: Int) -> Int? {
        let index = firstIndex(in: places) { $0 > offset }
        return index < places.count ? places[index] : nil
    }
    private static func last(in places: [Int], before offset: Int) -> Int? {
        let index = firstIndex(in: places) { $0 >= offset }
        return index > 0 ? places[index - 1] : nil
    }
    private static func firstIndex(in places: [Int], _ isBeyond: (Int) -> Bool) -> Int {
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(places[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
