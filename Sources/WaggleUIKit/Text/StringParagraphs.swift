// Strings whose paragraphs have their own indents, line heights or styles.

import Foundation
import WaggleCairo
import WaggleDisplayList
import WaggleGeometry

/// A string split into paragraphs, each with its own style. The text engine lays out parts of them, which are combined into one layout.
struct StringParagraphs {
    private let paragraphs: [NSAttributedString]
    /// The style shared by all paragraphs.
    private let base: ParagraphStyle
    private let styled: (NSAttributedString) -> StyledText

    /// - Parameter styled: Converts part of the string to the engine's text.
    init(_ string: NSAttributedString, _ base: ParagraphStyle, _ styled: @escaping (NSAttributedString) -> StyledText) {
        (self.base, self.styled) = (base, styled)
        var parts: [NSAttributedString] = [], start = 0
        let text = string.string as NSString
        while start < text.length {
            let end = NSMaxRange(text.lineRange(for: NSRange(location: start, length: 0)))
            parts.append(string.attributedSubstring(from: NSRange(location: start, length: end - start)))
            start = end
        }
        paragraphs = parts
    }

    func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
        var pieces = LayoutPieces(), top: CGFloat = 0, bottom: CGFloat = 0, spacing: CGFloat = 0
        for (index, paragraph) in paragraphs.enumerated() {
            let style = paragraph.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle ?? .default
            if index > 0 { top += spacing + style.paragraphSpacingBefore }
            guard index == 0 || top < height ?? .infinity else { break }
            defer { bottom = top }
            set(paragraph, style, &top, width, height, &pieces)
            spacing = style.lineSpacing + style.paragraphSpacing
            if pieces.isTruncated || style.engineStyle.lineLimit == 1 { break }
        }
        // Lines that are not leading-aligned are positioned within the full width.
        return pieces.layout(width: base.alignment == .leading ? nil : width, height: bottom)
    }

    /// Adds the lines of a paragraph.
    private func set(
        _ paragraph: NSAttributedString, _ style: NSParagraphStyle, _ top: inout CGFloat, _ width: CGFloat?, _ height: CGFloat?,
        _ pieces: inout LayoutPieces
    ) {
        let natural = lineHeight(of: paragraph)
        var wanted = natural * (style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1)
        if style.minimumLineHeight > 0 { wanted = max(wanted, style.minimumLineHeight) }
        if style.maximumLineHeight > 0 { wanted = min(wanted, style.maximumLineHeight) }
        // Line height in excess of the font's is added above the glyphs.
        let extra = wanted - natural
        var engineStyle = style.engineStyle
        (engineStyle.avoidsOrphans, engineStyle.minimumScaleFactor) = (base.avoidsOrphans, base.minimumScaleFactor)
        engineStyle.lineSpacing += extra
        let text = trimmed(paragraph, of: .newlines)
        guard text.length > 0 else { return top += wanted }

        func room(_ indent: CGFloat) -> CGFloat? {
            width.map { max((style.tailIndent > 0 ? min(style.tailIndent, $0) : $0 + style.tailIndent) - indent, 0) }
        }
        func add(_ part: NSAttributedString, indent: CGFloat, width: CGFloat?) {
            let layout = measuring.withLock {
                $0.engine.shape(styled(part), engineStyle).layout(width: width, height: height.map { max($0 - top - extra, 0) })
            }
            let beside = room(indent).map { engineStyle.indent(ofRoom: max($0 - layout.size.width, 0)) } ?? 0
            pieces.add(layout, at: CGPoint(x: indent + beside, y: top + extra))
            top += extra + layout.size.height
        }
        guard style.firstLineHeadIndent != style.headIndent, engineStyle.lineLimit != 1,
              let end = endOfFirstLine(text, engineStyle, width: room(style.firstLineHeadIndent)) else {
            return add(text, indent: style.firstLineHeadIndent, width: room(style.firstLineHeadIndent))
        }
        add(
            trimmed(text.attributedSubstring(from: NSRange(location: 0, length: end)), of: .whitespaces), indent: style.firstLineHeadIndent,
            width: nil)
        guard !pieces.isTruncated, top + style.lineSpacing < height ?? .infinity else { return }
        top += style.lineSpacing
        add(
            text.attributedSubstring(from: NSRange(location: end, length: text.length - end)), indent: style.headIndent,
            width: room(style.headIndent))
    }

    /// The line height of the tallest font.
    private func lineHeight(of paragraph: NSAttributedString) -> CGFloat {
        var height: CGFloat = 0
        paragraph.enumerateAttribute(.font, in: NSRange(location: 0, length: paragraph.length)) { font, _, _ in
            var font = (font as? UIFont ?? .systemFont(ofSize: 12)).resolved
            font.lineHeight = nil
            let metrics = measuring.withLock { $0.engine.metrics(of: font) }
            height = max(height, metrics.ascender + metrics.descender)
        }
        return height
    }
    /// The start of the second line, in UTF-16 code units; nil if there is only one line.
    private func endOfFirstLine(_ text: NSAttributedString, _ style: ParagraphStyle, width: CGFloat?) -> Int? {
        guard let width, let first = measuring.withLock({ $0.engine.shape(styled(text), style).geometry(width: width, height: nil) })
            .lines.first else { return nil }
        let bytes = Array(text.string.utf8)
        guard first.range.upperBound < bytes.count else { return nil }
        return String(decoding: bytes[..<first.range.upperBound], as: UTF8.self).utf16.count
    }
    /// The text without trailing characters of a set.
    private func trimmed(_ text: NSAttributedString, of kind: CharacterSet) -> NSAttributedString {
        let kept = (text.string as NSString).rangeOfCharacter(from: kind.inverted, options: .backwards)
        return text.attributedSubstring(from: NSRange(location: 0, length: kept.location == NSNotFound ? 0 : NSMaxRange(kept)))
    }
}

/// Positioned layouts to be combined into one.
private struct LayoutPieces {
    private var pieces: [(layout: TextLayout, at: CGPoint)] = []
    var isTruncated: Bool { pieces.last?.layout.isTruncated ?? false }

    mutating func add(_ layout: TextLayout, at point: CGPoint) { pieces.append((layout, point)) }

    /// - Parameter width: The overall width; nil for the width of the widest line including its indent.
    func layout(width: CGFloat?, height: CGFloat) -> TextLayout {
        func moved(_ decoration: TextLayout.Decoration, _ way: CGPoint) -> TextLayout.Decoration {
            TextLayout.Decoration(rect: decoration.rect.offsetBy(dx: way.x, dy: way.y), paint: decoration.paint)
        }
        let runs = pieces.flatMap { piece in
            piece.layout.runs.map { run in
                var run = run
                run.positions = run.positions.map { CGPoint(x: $0.x + piece.at.x, y: $0.y + piece.at.y) }
                return run
            }
        }
        let widest = pieces.map { $0.at.x + $0.layout.size.width }.max() ?? 0
        return TextLayout(
            size: CGSize(width: width ?? widest, height: height),
            firstBaseline: pieces.first.map { $0.at.y + $0.layout.firstBaseline }
                ?? 0, lastBaseline: pieces.last.map { $0.at.y + $0.layout.lastBaseline } ?? 0,
            lineCount: pieces.reduce(0) { $0 + $1.layout.lineCount }, isTruncated: isTruncated, runs: runs,
            backgrounds: pieces.flatMap { piece in piece.layout.backgrounds.map { moved($0, piece.at) } },
            decorations: pieces.flatMap { piece in piece.layout.decorations.map { moved($0, piece.at) } },
            attachments: pieces.flatMap { piece in
                piece.layout.attachments.map { ($0.list, CGPoint(x: $0.at.x + piece.at.x, y: $0.at.y + piece.at.y)) }
            },
            missing: pieces.flatMap(\.layout.missing))
    }
}
