// Unicode text boundaries: graphemes from Swift, words (including scripts without spaces) from Pango.

import CPango
import Foundation
import WaggleDisplayList

extension PangoTextEngine {
    public func boundaries(of text: String) -> TextBoundaries {
        let words = wordBoundaries(of: text)
        var result = TextBoundaries(graphemes: text.graphemeOffsets, words: words, wordStarts: [], wordEnds: [])
        var part = text.startIndex
        for (start, end) in zip(words, words.dropFirst()) {
            let next = text.utf8.index(part, offsetBy: end - start)
            // Spaces and punctuation are not words.
            if text[part..<next].unicodeScalars.contains(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil }) {
                result.wordStarts.append(start)
                result.wordEnds.append(end)
            }
            part = next
        }
        return result
    }

    private func wordBoundaries(of text: String) -> [Int] {
        let bytes = text.utf8.map { CChar(bitPattern: $0 == 0 ? 0x20 : $0) }
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: text.unicodeScalars.count + 1)
        bytes.withUnsafeBufferPointer {
            pango_get_log_attrs(
                $0.baseAddress, Int32(clamping: $0.count), -1, pango_language_get_default(), &attributes, Int32(clamping: attributes.count))
        }
        var boundaries: [Int] = [], offset = 0, scalars = text.unicodeScalars.makeIterator()
        for attribute in attributes {
            let scalar = scalars.next()
            if attribute.is_word_boundary != 0 || offset == 0 || scalar == nil { boundaries.append(offset) }
            if let scalar { offset += UTF8.width(scalar) }
        }
        return boundaries
    }
}

extension String {
    /// The grapheme starts in UTF-8 bytes, ascending, then the end.
    var graphemeOffsets: [Int] {
        var offset = 0
        return map { character in
            defer { offset += character.utf8.count }
            return offset
        } + [utf8.count]
    }
}
