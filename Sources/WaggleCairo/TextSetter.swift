// From text to positioned lines: breaking, truncation, scaling, alignment.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Lays out a text at one width and height.
struct TextSetter {
    let engine: PangoTextEngine
    let source: TextSource
    let style: ParagraphStyle
    /// The text as a label, which does not need Pango; nil for other texts.
    let label: ShapedLabel?
    /// The text as several labels; nil for other texts.
    let paragraphs: ShapedParagraphs?
    /// True to compute the positions of characters.
    var wantsClusters = false

    init(
        _ engine: PangoTextEngine, _ source: TextSource, _ style: ParagraphStyle, label: ShapedLabel? = nil,
        paragraphs: ShapedParagraphs? = nil
    ) {
        self.engine = engine
        self.source = source
        self.style = style
        self.label = label
        self.paragraphs = paragraphs
    }

    /// - Parameters:
    ///   - width, height: 0 to infinity.
    func layout(width: CGFloat, height: CGFloat) -> TextLayout {
        let (lines, isTruncated, factor) = setLines(width: width, height: height)
        return placed(lines, truncated: isTruncated, factor: factor)
    }

    /// The lines before positioning, and the factor by which the text is scaled down.
    func setLines(width: CGFloat, height: CGFloat) -> (lines: [TextLine], isTruncated: Bool, factor: CGFloat) {
        if style.allowsTightening, let tight = tightened(to: width) { return (tight, false, 1) }
        var lines = brokenLines(width: width)
        if lines.count > 1, source.isBlank(before: source.bytes.count), case let whole = brokenLines(width: .infinity), whole.count == 1,
           whole[0].width <= width + tolerance {
            // Pango breaks before blanks for which there is no room.
            lines = whole
        }
        let least = max(0.01, min(style.minimumScaleFactor, 1))
        if !fits(lines, height), least < 1 {
            let (factor, smaller) = shrunk(width: width, height: height, least: least)
            if fits(smaller, height / factor) { return (withBlanks(smaller, width / factor), false, factor) }
            return (withBlanks(
                cutLines(smaller, width: width / factor, height: height / factor), width / factor, isCut: true), true, factor)
        }
        let truncated = !fits(lines, height)
        if truncated { lines = cutLines(lines, width: width, height: height) }
        return (withBlanks(lines, width, isCut: truncated), truncated, 1)
    }

    /// Trailing blanks count for the width of a text, as far as there is room. In a text of one line they belong to the line, so that texts
    /// beside each other may be parts of one; several lines are aligned without them. In editors, which set each paragraph by itself,
    /// blanks hang over.
    private func withBlanks(_ lines: [TextLine], _ width: CGFloat, isCut: Bool = false) -> [TextLine] {
        guard style.avoidsOrphans else { return lines }
        var lines = lines
        if lines.count == 1, !isCut {
            lines[0].takeBlanks(upTo: width)
        } else {
            for index in lines.indices { lines[index].countBlanks(upTo: width) }
        }
        return lines
    }

    /// The unconstrained layout of a text that `TextSource.shortText` accepts.
    func labelLayout() -> TextLayout {
        guard let label else { return layout(width: .infinity, height: .infinity) }
        return placed(withBlanks([label.wholeLine()], .infinity), truncated: false, factor: 1)
    }

    // MARK: Breaking

    private func prepareLayout(
        width: CGFloat, from start: Int, bytes: [CChar], extra: Int, ellipsize: PangoEllipsizeMode, unbroken: Range<Int>? = nil
    ) {
        let layout = engine.layout
        pango_layout_set_ellipsize(layout, ellipsize)
        pango_context_set_base_dir(
            pango_layout_get_context(layout), style.rightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR)
        pango_layout_set_font_description(layout, engine.description(source.firstFont))
        if source.isPlain, unbroken == nil {
            pango_layout_set_attributes(layout, engine.noHyphens)
        } else if let attributes = source.attributes(engine, from: start, extra: extra, unbroken: unbroken) {
            pango_layout_set_attributes(layout, attributes)
            pango_attr_list_unref(attributes)
        }
        // Pango gives the ellipsis no letter spacing; we do.
        let room = ellipsize == PANGO_ELLIPSIZE_NONE ? width : width - source.spacingOfLetters
        pango_layout_set_width(layout, room < 1e6 ? units(max(room, 0)) + 1 : -1)
        bytes.withUnsafeBufferPointer { pango_layout_set_text(layout, $0.baseAddress, Int32(clamping: $0.count)) }
    }

    private func brokenLines(width: CGFloat) -> [TextLine] {
        if let label {
            return width.isFinite ? label.lines(
                width: width, wantsClusters: wantsClusters) : [label.wholeLine(wantsClusters: wantsClusters)]
        }
        if let paragraphs, !wantsClusters { return paragraphs.lines(width: width) }
        prepareLayout(width: width, from: 0, bytes: source.bytes, extra: 0, ellipsize: PANGO_ELLIPSIZE_NONE)
        let lines = takeLines(offset: 0)
        guard style.avoidsOrphans, width.isFinite, lines.count == 2, let start = startWithoutOrphan(lines[1].start) else { return lines }
        prepareLayout(
            width: width, from: 0, bytes: source.bytes, extra: 0, ellipsize: PANGO_ELLIPSIZE_NONE, unbroken: start..<source.bytes.count)
        let better = takeLines(offset: 0)
        return better.count == 2 && better[1].start == start && better.allSatisfy { $0.width <= width + tolerance } ? better : lines
    }

    /// Where the second of two lines begins so that it has more than one word; nil for no change.
    private func startWithoutOrphan(_ start: Int) -> Int? {
        let bytes = source.bytes
        func isBlank(_ byte: CChar) -> Bool { byte == 0x20 }
        guard start > 0, isBlank(bytes[start - 1]), let last = bytes.lastIndex(where: { !isBlank($0) }), last >= start,
              !bytes[start...last].contains(where: isBlank),
              let wordEnd = bytes[..<start].lastIndex(where: { !isBlank($0) }), let blank = bytes[..<wordEnd].lastIndex(where: isBlank),
              bytes[..<blank].contains(where: { !isBlank($0) }) else { return nil }
        return pangoMayBreak(before: blank + 1) ? blank + 1 : nil
    }

    /// Whether a line may break before a byte of the text last given to Pango. Unicode forbids breaks, for example, between a quotation
    /// mark and a bracket (UAX 14).
    private func pangoMayBreak(before byte: Int) -> Bool {
        let isContinuation = { (byte: CChar) in byte & -64 == -128 }
        let character = source.bytes[..<byte].count { !isContinuation($0) }
        var count: Int32 = 0
        guard let attributes = pango_layout_get_log_attrs_readonly(engine.layout, &count), character < count else { return false }
        return attributes[character].is_line_break != 0
    }

    private func takeLines(offset: Int) -> [TextLine] {
        var lines: [TextLine] = []
        var next = pango_layout_get_lines_readonly(engine.layout)
        while let node = next {
            next = node.pointee.next
            if let line = node.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self) {
                lines.append(TextLine(line, engine, source, offset: offset, wantsClusters: wantsClusters))
            }
        }
        return lines
    }

    // MARK: Fitting

    private func fits(_ lines: [TextLine], _ height: CGFloat) -> Bool { lines.count <= allowedLines(lines, height) }

    /// At least one.
    private func allowedLines(_ lines: [TextLine], _ height: CGFloat) -> Int {
        let limit = max(1, style.lineLimit ?? .max)
        if !height.isFinite { return limit }
        var (used, count) = (CGFloat(0), 0)
        for line in lines {
            used += line.ascender + line.descender
            if used > height + tolerance { break }
            count += 1
            used += line.leading + style.lineSpacing
        }
        return max(1, min(limit, count))
    }

    /// The largest scale, within 1/64 of the range, at which nothing is truncated; the minimum if there is none.
    private func shrunk(width: CGFloat, height: CGFloat, least: CGFloat) -> (CGFloat, [TextLine]) {
        // All metrics scale with the font, so smaller text is the same text in a larger space.
        var best = (least, brokenLines(width: width / least))
        guard fits(best.1, height / least) else { return best }
        var (low, high) = (least, CGFloat(1))
        for _ in 0..<6 {
            let middle = (low + high) / 2
            let lines = brokenLines(width: width / middle)
            if fits(lines, height / middle) { (low, best) = (middle, (middle, lines)) } else { high = middle }
        }
        return best
    }

    /// One line tightened by up to 1/20 em between letters; nil if unnecessary or insufficient.
    private func tightened(to width: CGFloat) -> [TextLine]? {
        guard width.isFinite else { return nil }
        var lines = brokenLines(width: .infinity)
        guard lines.count == 1, lines[0].width > width + tolerance else { return nil }
        let count = lines[0].pieces.reduce(0) { $0 + $1.glyphs.count }
        let excess = lines[0].width - width
        guard count > 1, excess <= CGFloat(count - 1) * source.firstFont.usableSize / 20 else { return nil }
        let step = excess / CGFloat(count - 1)
        var index = 0
        for piece in lines[0].pieces.indices {
            lines[0].pieces[piece].left -= step * CGFloat(index)
            for glyph in lines[0].pieces[piece].positions.indices {
                lines[0].pieces[piece].positions[glyph].x -= step * CGFloat(index)
                index += 1
            }
        }
        for cluster in lines[0].clusters.indices {
            let before = step * CGFloat(lines[0].clusters[cluster].firstGlyph)
            lines[0].clusters[cluster].left -= before
            lines[0].clusters[cluster].right -= before
        }
        lines[0].width = width
        return lines
    }

    // MARK: Cutting

    private func cutLines(_ lines: [TextLine], width: CGFloat, height: CGFloat) -> [TextLine] {
        let allowed = allowedLines(lines, height)
        guard lines.count > allowed else { return lines }
        return Array(lines[..<(allowed - 1)]) + [cutLine(from: lines[allowed - 1].start, width: width)]
    }

    /// The rest of the text as one line with an ellipsis.
    private func cutLine(from start: Int, width: CGFloat) -> TextLine {
        if style.truncation == .tail, let cut = label?.cutLine(fromByte: start, width: width, wantsClusters: wantsClusters) { return cut }
        if style.truncation == .middle, let cut = label?.cutMiddle(fromByte: start, width: width, wantsClusters: wantsClusters) {
            return cut
        }
        var rest = Array(source.bytes[start...])
        let mode: PangoEllipsizeMode
        var extra = 0
        switch style.truncation {
        case .tail:
            mode = PANGO_ELLIPSIZE_END
            if let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
                // A paragraph that fits must still show that more follows.
                rest = Array(rest[..<end]) + ellipsisBytes
                extra = ellipsisBytes.count
            }
        case .head, .middle:
            mode = style.truncation == .head ? PANGO_ELLIPSIZE_START : PANGO_ELLIPSIZE_MIDDLE
            for index in rest.indices where rest[index] == 0x0A || rest[index] == 0x0D { rest[index] = 0x20 }
        }
        prepareLayout(width: width, from: start, bytes: rest, extra: extra, ellipsize: width.isFinite ? mode : PANGO_ELLIPSIZE_NONE)
        guard var line = takeLines(offset: start).first else { return brokenLines(width: .infinity)[0] }
        if style.truncation == .tail, extra == 0, line.width > width + tolerance, pango_layout_is_ellipsized(engine.layout) == 0 {
            // Pango's width includes room for the ellipsis's letter spacing, and the whole text fits into it. More text forces truncation.
            prepareLayout(width: width, from: start, bytes: rest + ellipsisBytes, extra: ellipsisBytes.count, ellipsize: mode)
            line = takeLines(offset: start).first ?? line
        }
        if width.isFinite { narrow(&line, to: width, from: start) }
        return line
    }

    private var ellipsisBytes: [CChar] { "\u{2026}".utf8.map { CChar(bitPattern: $0) } }

    /// Lowers Pango's width until the line fits by our measure.
    ///
    /// Pango gives the ellipsis no letter spacing; how much is missing is unknown beforehand in text of several runs.
    private func narrow(_ line: inout TextLine, to width: CGFloat, from start: Int) {
        let layout = engine.layout, leastStep = source.firstFont.usableSize / 32
        var room = Int(pango_layout_get_width(layout))
        while line.width > width + tolerance, room > 0 {
            if pango_layout_is_ellipsized(layout) == 0 {
                // The text exceeds the line but fits into Pango's width, so only a smaller width truncates it.
                var whole: Int32 = 0
                pango_layout_get_size(layout, &whole, nil)
                room = min(room, Int(whole) + Int(units(source.spacingOfLetters))) - 1
            } else {
                room -= Int(units(max(line.width - width, leastStep)))
            }
            pango_layout_set_width(layout, Int32(clamping: max(room, 0)))
            guard let narrower = takeLines(offset: start).first else { return }
            line = narrower
        }
    }

    private func units(_ points: CGFloat) -> Int32 { Int32((min(max(points, -1e6), 1e6) * CGFloat(PANGO_SCALE)).rounded(.up)) }

    // MARK: Placing

    private func placed(_ lines: [TextLine], truncated: Bool, factor: CGFloat) -> TextLayout {
        let width = lines.reduce(0) { max($0, $1.extent) }
        var result = PositionedLines(source: source, factor: factor)
        var (top, baselines) = (CGFloat(0), (first: CGFloat(0), last: CGFloat(0)))
        for (index, line) in lines.enumerated() {
            let baseline = top + line.ascender
            if index == 0 { baselines.first = baseline }
            baselines.last = baseline
            result.add(line, x: indent(line.width, in: width), baseline: baseline)
            top = baseline + line.descender
            if index < lines.count - 1 { top += line.leading + style.lineSpacing }
        }
        if style.reservesSpace, let limit = style.lineLimit, limit > lines.count, let last = lines.last {
            top += CGFloat(limit - lines.count) * (last.ascender + last.descender + last.leading + style.lineSpacing)
        }
        let missing = lines.reduce(into: []) { missing, line in missing += line.pieces.flatMap { $0.missing.map(\.character) } }
        return TextLayout(size: CGSize(width: width * factor, height: top * factor), firstBaseline: baselines.first * factor,
                          lastBaseline: baselines.last * factor,
                          lineCount: lines.count, isTruncated: truncated, runs: result.runs,
                          backgrounds: result.backgrounds, decorations: result.decorations, attachments: result.attachments,
                          missing: missing)
    }

    func indent(_ line: CGFloat, in width: CGFloat) -> CGFloat {
        switch (style.alignment, style.rightToLeft) {
        case (.leading, false), (.trailing, true): 0
        case (.trailing, false), (.leading, true): width - line
        case (.center, _): (width - line) / 2
        }
    }
}

/// Collects lines at their positions, in points of the finished layout.
struct PositionedLines {
    let source: TextSource
    let factor: CGFloat
    var runs: [GlyphRun] = []
    var decorations: [TextLayout.Decoration] = []
    var backgrounds: [TextLayout.Decoration] = []
    var attachments: [(list: DisplayList, at: CGPoint)] = []

    mutating func add(_ line: TextLine, x: CGFloat, baseline: CGFloat) {
        for piece in line.pieces {
            assert(piece.glyphs.count == piece.positions.count, "A glyph of a line has no position.")
            let run = source.text.runs[piece.run]
            if let font = piece.font {
                if !piece.glyphs.isEmpty {
                    let positions = piece.positions.map { CGPoint(x: ($0.x + x) * factor, y: ($0.y + baseline) * factor) }
                    runs.append(
                        GlyphRun(face: font.face, size: font.size * factor, glyphs: piece.glyphs, positions: positions, paint: run.paint))
                }
                // The positions are those of the system face.
                let size = run.font.usableSize
                if let color = run.background { shade(color, run, piece, x, baseline, line) }
                if let line = run.underline { decorate(line, run, piece, x, baseline - run.baselineOffset + size * 0.09) }
                if let line = run.strikethrough { decorate(line, run, piece, x, baseline - run.baselineOffset - size * 0.29) }
                for missing in piece.missing { box(missing.at, missing.width, run, x, baseline) }
            } else if case .attachment(let list, _, let ascent) = run.content {
                attachments.append((list, CGPoint(x: (piece.left + x) * factor, y: (baseline - ascent - run.baselineOffset) * factor)))
            }
        }
    }

    private mutating func decorate(_ line: StyledText.Line, _ run: StyledText.Run, _ piece: TextLine.Piece, _ x: CGFloat, _ y: CGFloat) {
        let thickness = run.font.lineThickness
        let paint = line.color.map { Paint.color($0) } ?? run.paint
        for part in line.pattern.parts(from: piece.left, width: piece.width, thickness: thickness) {
            add(CGRect(x: part.lowerBound + x, y: y, width: part.upperBound - part.lowerBound, height: thickness), paint)
        }
    }

    /// The background of a run, as high as its line.
    private mutating func shade(
        _ color: ResolvedColor, _ run: StyledText.Run, _ piece: TextLine.Piece, _ x: CGFloat, _ baseline: CGFloat, _ line: TextLine
    ) {
        let rect = CGRect(x: piece.left + x, y: baseline - line.ascender, width: piece.width, height: line.ascender + line.descender)
        backgrounds.append(TextLayout.Decoration(rect: rect.scaled(by: factor), paint: .color(color)))
    }

    /// Draws a thin box for a character without a glyph in any font.
    private mutating func box(_ point: CGPoint, _ width: CGFloat, _ run: StyledText.Run, _ x: CGFloat, _ baseline: CGFloat) {
        let size = run.font.usableSize, thin = max(size / 20, 0.5), inset = min(width / 8, size / 10)
        let rect = CGRect(
            x: point.x + x + inset, y: point.y + baseline - size * 0.7, width: max(width - 2 * inset, thin), height: size * 0.7)
        for side in [CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: thin),
                     CGRect(x: rect.minX, y: rect.maxY - thin, width: rect.width, height: thin),
                     CGRect(x: rect.minX, y: rect.minY, width: thin, height: rect.height),
                     CGRect(x: rect.maxX - thin, y: rect.minY, width: thin, height: rect.height)] {
            add(side, run.paint)
        }
    }

    private mutating func add(_ rect: CGRect, _ paint: Paint?) {
        decorations.append(TextLayout.Decoration(rect: rect.scaled(by: factor), paint: paint))
    }
}

private extension CGRect {
    func scaled(by factor: CGFloat) -> CGRect {
        factor == 1 ? self : CGRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
    }
}
