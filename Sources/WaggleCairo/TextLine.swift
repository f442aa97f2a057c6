// A line broken by Pango.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A line's glyphs from left to right, before it is positioned.
struct TextLine {
    struct Piece {
        /// nil for attachments.
        var font: OpenFont?
        var run: Int
        var glyphs: [UInt32]
        /// Relative to the left end of the baseline, in points.
        var positions: [CGPoint]
        var left: CGFloat
        var width: CGFloat
        /// Characters without a glyph in any font, with their positions and advances.
        var missing: [(character: Unicode.Scalar, at: CGPoint, width: CGFloat)] = []
    }

    var pieces: [Piece] = []
    /// Without trailing whitespace, unless `takeBlanks` has added it. Lines are aligned by this width.
    var width: CGFloat = 0
    /// The width of trailing whitespace.
    var blankWidth: CGFloat = 0
    /// The part of the text's width that the line takes: `width`, and of its trailing whitespace what `countBlanks` found room for.
    var extent: CGFloat { width + countedBlank }
    private var countedBlank: CGFloat = 0
    var ascender: CGFloat = 0
    var descender: CGFloat = 0
    /// Space to the next line.
    var leading: CGFloat = 0
    /// The line's first byte in the whole text.
    var start: Int
    /// The line's end, without a hard break.
    var textEnd: Int
    var isRightToLeft = false
    /// The positions of the characters; empty unless requested.
    var clusters: [Cluster] = []

    init(pieces: [Piece], width: CGFloat, ascender: CGFloat, descender: CGFloat, leading: CGFloat, start: Int, textEnd: Int) {
        (self.pieces, self.width, self.start, self.textEnd) = (pieces, width, start, textEnd)
        (self.ascender, self.descender, self.leading) = (ascender, descender, leading)
    }

    /// - Parameters:
    ///   - offset: the byte offset of the laid-out text in the source.
    ///   - wantsClusters: true to compute the positions of the characters.
    init(
        _ line: UnsafeMutablePointer<PangoLayoutLine>, _ engine: PangoTextEngine, _ source: TextSource, offset: Int,
        wantsClusters: Bool = false
    ) {
        start = offset + Int(line.pointee.start_index)
        textEnd = min(start + Int(line.pointee.length), source.bytes.count)
        isRightToLeft = line.pointee.resolved_dir == PANGO_DIRECTION_RTL.rawValue
        var gatherer = wantsClusters ? ClusterGatherer(limit: source.bytes.count) : nil
        let unit = 1 / CGFloat(PANGO_SCALE)
        var x: CGFloat = 0, lastAdvance: CGFloat = 0, spacing: CGFloat = 0, wrapped: CGFloat = 0
        /// The index of the ellipsis.
        var ellipsis: Int?
        var next = line.pointee.runs
        while let node = next {
            next = node.pointee.next
            guard let item = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee, let text = item.item,
                  let glyphs = item.glyphs else { continue }
            let index = source.text.runs.isEmpty ? 0 : TextSource.run(
                of: text.pointee.analysis.extra_attrs) ?? source.run(at: offset + Int(text.pointee.offset))
            guard index < source.text.runs.count else { continue }
            let run = source.text.runs[index]
            let isEllipsis = text.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
            if isEllipsis { ellipsis = pieces.count }
            if isEllipsis, text.pointee.analysis.level & 1 == 0, source.isBlank(before: offset + Int(text.pointee.offset)) {
                x -= lastAdvance
            }
            var piece = Piece(run: index, glyphs: [], positions: [], left: x, width: 0)
            let bytes = (offset + Int(text.pointee.offset))..<(offset + Int(text.pointee.offset + text.pointee.length)),
                isBackward = text.pointee.analysis.level & 1 == 1
            if case .attachment(_, let size, let baseline) = run.content, !isEllipsis {
                x += size.width
                gatherer?.add(bytes, left: piece.left, right: x, isRightToLeft: isBackward, glyphs: 0)
                include(ascender: baseline + run.baselineOffset, descender: size.height - baseline - run.baselineOffset)
            } else {
                if let font = text.pointee.analysis.font { piece.font = engine.open(font, for: run.font) }
                // Pango gives the ellipsis no letter spacing.
                if isEllipsis {
                    spacing = pieces.isEmpty ? run.ownSpacing + SystemTracking.points(of: run.font) : spacing
                } else {
                    spacing = TextSource.spacing(of: text.pointee.analysis.extra_attrs)
                }
                let count = Int(glyphs.pointee.num_glyphs)
                piece.glyphs.reserveCapacity(count)
                piece.positions.reserveCapacity(count)
                let rise = run.baselineOffset + CGFloat(item.y_offset) * unit
                var edges = [x]
                for (index, glyph) in UnsafeBufferPointer(start: glyphs.pointee.glyphs, count: count).enumerated() {
                    if glyph.glyph != emptyGlyph {
                        let position = CGPoint(
                            x: x + (isEllipsis && !pieces.isEmpty ? spacing / 2 : 0) + CGFloat(glyph.geometry.x_offset) * unit,
                            y: CGFloat(glyph.geometry.y_offset) * unit - rise)
                        if glyph.glyph & unknownGlyphFlag != 0 {
                            if let character = Unicode.Scalar(glyph.glyph & ~unknownGlyphFlag) {
                                piece.missing.append((character, position, CGFloat(glyph.geometry.width) * unit))
                            }
                        } else {
                            piece.glyphs.append(glyph.glyph)
                            piece.positions.append(position)
                        }
                    } else if glyph.geometry.width == 0, source.isBlank(before: textEnd),
                              bytes.lowerBound + Int(glyphs.pointee.log_clusters[index]) == textEnd - 1 {
                        // Pango has taken away the space at which the line was broken.
                        wrapped = spaceAdvance(text.pointee.analysis.font) + spacing
                    }
                    // Pango widens the ellipsis to fill the line.
                    lastAdvance = isEllipsis ? naturalAdvance(
                        glyph.glyph, text.pointee.analysis.font) + spacing : CGFloat(glyph.geometry.width) * unit
                    x += lastAdvance
                    if gatherer != nil { edges.append(x) }
                }
                if isEllipsis {
                    gatherer?.add(bytes, left: piece.left, right: x, isRightToLeft: isBackward, isWhole: true, glyphs: count)
                } else {
                    gatherer?.add(
                        starts: (0..<count).map { bytes.lowerBound + Int(glyphs.pointee.log_clusters[$0]) }, edges: edges, in: bytes,
                        isRightToLeft: isBackward)
                }
                include(engine.metrics(of: run.font), run.baselineOffset)
            }
            assert(piece.glyphs.count == piece.positions.count, "A glyph of a line has no position.")
            piece.width = x - piece.left
            pieces.append(piece)
        }
        // Letter spacing is split between both sides of a letter. Pango trims the outer halves at the ends of a line, except
        // at the ellipsis.
        if let last = pieces.indices.last, pieces[last].font != nil {
            let missing = ellipsis.map { $0 == 0 || $0 == last } == true ? spacing / 2 : spacing
            x += missing
            pieces[last].width += missing
        }
        clusters = gatherer?.clusters ?? []
        var blank = trailingBlank(line, source, offset: offset) * unit
        // Pango has trimmed the outer half of the last space's letter spacing.
        if blank > 0 { blank += spacing / 2 }
        width = max(0, x - blank)
        blankWidth = x - width + wrapped
        if blank > 0, isRightToLeft { move(by: -blank) }
        if pieces.isEmpty {
            let index = source.run(at: start)
            include(engine.metrics(of: index < source.text.runs.count ? source.text.runs[index].font : source.firstFont), 0)
        }
    }

    private mutating func include(_ metrics: FontMetrics, _ offset: CGFloat) {
        include(ascender: metrics.ascender + offset, descender: metrics.descender - offset)
        leading = max(leading, metrics.leading)
    }

    private mutating func include(ascender: CGFloat, descender: CGFloat) {
        self.ascender = max(self.ascender, ascender)
        self.descender = max(self.descender, descender)
    }

    /// Makes trailing whitespace part of the line, as far as there is room.
    mutating func takeBlanks(upTo room: CGFloat) {
        let taken = min(blankWidth, max(room - width, 0))
        guard taken > 0 else { return }
        (width, blankWidth) = (width + taken, blankWidth - taken)
        if isRightToLeft { move(by: taken) }
    }

    /// Makes trailing whitespace count for the width of the text, as far as there is room, while the line is aligned without it.
    mutating func countBlanks(upTo room: CGFloat) { countedBlank = min(blankWidth, max(room - width, 0)) }

    mutating func move(by x: CGFloat) {
        for piece in pieces.indices {
            pieces[piece].left += x
            for index in pieces[piece].positions.indices { pieces[piece].positions[index].x += x }
        }
        for index in clusters.indices {
            clusters[index].left += x
            clusters[index].right += x
        }
    }
}

private func naturalAdvance(_ glyph: PangoGlyph, _ font: UnsafeMutablePointer<PangoFont>?) -> CGFloat {
    var logical = PangoRectangle()
    pango_font_get_glyph_extents(font, glyph, nil, &logical)
    return CGFloat(logical.width) / CGFloat(PANGO_SCALE)
}

private func spaceAdvance(_ font: UnsafeMutablePointer<PangoFont>?) -> CGFloat {
    var space: hb_codepoint_t = 0
    guard let font, let shapes = pango_font_get_hb_font(font), hb_font_get_nominal_glyph(shapes, 0x20, &space) != 0 else { return 0 }
    return naturalAdvance(space, font)
}

/// The width of trailing spaces in Pango units.
private func trailingBlank(_ line: UnsafeMutablePointer<PangoLayoutLine>, _ source: TextSource, offset: Int) -> CGFloat {
    var end = offset + Int(line.pointee.start_index) + Int(line.pointee.length)
    end = min(end, source.bytes.count)
    let start = min(offset + Int(line.pointee.start_index), end)
    var first = end
    while first > start, source.bytes[first - 1] == 0x20 || source.bytes[first - 1] == 0x09 { first -= 1 }
    if first == end { return 0 }
    var width: CGFloat = 0
    var next = line.pointee.runs
    while let node = next {
        next = node.pointee.next
        guard let item = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee, let text = item.item,
              let glyphs = item.glyphs,
              text.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) == 0 else { continue }
        for index in 0..<Int(glyphs.pointee.num_glyphs) where offset + Int(text.pointee.offset) + Int(
            glyphs.pointee.log_clusters[index]
        ) >= first {
            width += CGFloat(glyphs.pointee.glyphs[index].geometry.width)
        }
    }
    return width
}

/// Pango macros that Swift does not import: a glyph that is not drawn, and the flag for a character without a glyph.
private let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
private let unknownGlyphFlag: PangoGlyph = 0x1000_0000
