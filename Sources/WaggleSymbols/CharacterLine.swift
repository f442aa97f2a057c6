// Digits and letters set side by side.

import Foundation

/// The strokes of a short text, from x = 0; digits and letters are `height` units high around y = `middle`.
struct CharacterLine {
    static let height = 16.0, middle = 12.0
    private static let spacing = 3.6

    private(set) var polylines: [Polyline] = []
    private(set) var width = 0.0

    /// Nil if the text is empty or has a character that is not in the table; letters are in lower case in the text and drawn as capitals.
    init?(_ text: some StringProtocol) {
        guard !text.isEmpty else { return nil }
        for character in text {
            guard let glyph = GlyphTable.characters[character] else { return nil }
            let start = polylines.isEmpty ? 0 : width + Self.spacing
            polylines += PathText.polylines(glyph.path[...]).map { $0.mapped { CGPoint(x: $0.x + start, y: $0.y) } }
            width = start + glyph.width
        }
    }
}
