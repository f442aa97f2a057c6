import Foundation
import WaggleDisplayList

/// A laid-out text in which each character has exactly one glyph.
struct GlyphLine {
    struct Glyph {
        let face: FontFace
        let size: CGFloat
        let glyph: UInt32
        /// On the baseline, relative to the layout's top left corner.
        let position: CGPoint
        let paint: Paint?

        /// A layout of only this glyph at its position.
        func layout(in size: CGSize) -> TextLayout {
            let run = GlyphRun(face: face, size: self.size, glyphs: [glyph], positions: [position], paint: paint)
            return TextLayout(
                size: size, firstBaseline: position.y, lastBaseline: position.y, lineCount: 1, isTruncated: false, runs: [run])
        }
    }
    let characters: [Character]
    let glyphs: [Glyph]
    let size: CGSize
    let lineHeight: CGFloat

    /// nil if characters and glyphs do not correspond one to one: in scripts with joined letters, in truncated texts, or with attachments
    /// or decorations.
    init?(_ text: StyledText, _ layout: TextLayout) {
        guard !layout.isTruncated, layout.decorations.isEmpty, layout.attachments.isEmpty, layout.lineCount > 0 else { return nil }
        characters = Array(text.plainString)
        glyphs = layout.runs.flatMap { run in
            zip(run.glyphs, run.positions).map { Glyph(face: run.face, size: run.size, glyph: $0, position: $1, paint: run.paint) }
        }
        guard characters.count == glyphs.count else { return nil }
        size = layout.size
        lineHeight = layout.size.height / CGFloat(layout.lineCount)
    }
}

extension StyledText {
    /// The characters of all runs.
    var plainString: String {
        runs.reduce(into: "") { string, run in
            if case .string(let part) = run.content { string += part }
        }
    }
}
