// The parts of a text, in the same lines in which it is drawn.

import Foundation
import WaggleDisplayList
import WaggleGeometry

extension TextSetter {
    /// - Parameters:
    ///   - width, height: as those of `layout`.
    func parts(width: CGFloat, height: CGFloat) -> TextParts {
        var setter = self
        setter.wantsClusters = true
        let (lines, isTruncated, factor) = setter.setLines(width: width, height: height)
        let whole = lines.reduce(0) { max($0, $1.extent) }
        var top: CGFloat = 0, result: [TextParts.Line] = []
        for line in lines {
            let x = indent(line.width, in: whole), baseline = top + line.ascender
            result.append(TextParts.Line(left: x * factor, width: line.width * factor, baseline: baseline * factor,
                                         ascent: line.ascender * factor,
                                         descent: line.descender * factor, leading: line.leading * factor,
                                         runs: line.pieces.map { run(of: $0, in: line, x: x, baseline: baseline, factor) }))
            top = baseline + line.descender + line.leading + style.lineSpacing
        }
        return TextParts(lines: result, isTruncated: isTruncated)
    }

    private func run(of piece: TextLine.Piece, in line: TextLine, x: CGFloat, baseline: CGFloat, _ factor: CGFloat) -> TextParts.Run {
        var alone = line, placed = PositionedLines(source: source, factor: factor)
        alone.pieces = [piece]
        placed.add(alone, x: x, baseline: baseline)
        let height = line.ascender + line.descender
        let layout = TextLayout(size: CGSize(width: piece.width * factor, height: height * factor), firstBaseline: baseline * factor,
                                lastBaseline: baseline * factor,
                                lineCount: 1, isTruncated: false, runs: placed.runs, backgrounds: placed.backgrounds,
                                decorations: placed.decorations, attachments: placed.attachments)
        let end = piece.left + piece.width
        let own = line.clusters.filter { ($0.left + $0.right) / 2 >= piece.left - tolerance && ($0.left + $0.right) / 2 <= end + tolerance }
            .sorted { $0.left < $1.left }
        var clusters = own.map {
            TextParts.Cluster(range: $0.range, left: ($0.left + x) * factor, right: ($0.right + x) * factor, glyphs: [])
        }
        // An accent lies over the letter that it belongs to, so the cluster at its place is its own.
        for glyph in piece.positions.indices where !own.isEmpty {
            let edge = piece.positions[glyph].x + tolerance
            let index = own.lastIndex { $0.left <= edge } ?? 0
            clusters[index].glyphs.append(glyph)
        }
        return TextParts.Run(style: piece.run, isRightToLeft: own.first?.isRightToLeft ?? false, left: (piece.left + x) * factor,
                             width: piece.width * factor,
                             layout: layout, clusters: clusters)
    }
}
