// The layout of an edited text: paragraph by paragraph, so that an edit costs only the paragraphs it touches.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// The style of all characters and lines of an edited text.
struct EditedTextAttributes {
    /// A run whose string is replaced with each paragraph's.
    var run: StyledText.Run
    var style: ParagraphStyle

    func hasSameLines(as other: EditedTextAttributes) -> Bool {
        run.font == other.run.font && run.kerning == other.run.kerning && run.tracking == other.run.tracking
            && run.baselineOffset == other.run.baselineOffset
            && run.background == other.run.background && run.underline == other.run.underline
                && run.strikethrough == other.run.strikethrough && style == other.style
    }
}

/// Lays out the paragraphs of a text and locates its characters. Only queried paragraphs are shaped; the heights of others are estimated
/// from their length.
///
/// Offsets are in UTF-8 bytes of the whole text; points are relative to the top left corner of the first paragraph's line box.
@MainActor
final class EditedTextLayout {
    private struct Paragraph {
        /// In bytes, including the line break.
        var length: Int
        var shaped: (any ShapedText)?
        var layout: TextLayout?
        var geometry: TextGeometry?
        /// The last drawing and its position.
        var item: DisplayList.Item?

        init(length: Int) { self.length = length }
        mutating func forgetLines() { (layout, geometry, item) = (nil, nil, nil) }
    }

    private let engine: any TextEngine
    private(set) var text = ""
    private(set) var attributes: EditedTextAttributes
    /// The width for line wrapping; nil breaks lines only at line breaks.
    private(set) var width: CGFloat?
    /// The part of the text that an input method is composing, underlined.
    private(set) var marked: Range<Int>?
    private var activeClause: Range<Int>?
    private var paragraphs = [Paragraph(length: 0)]
    /// Where each paragraph begins, in bytes and in points; nil after a change.
    private var knownStarts: [Int]?
    private var knownTops: [CGFloat]?
    private var knownLineMetrics: (height: CGFloat, halfLeading: CGFloat, firstBaseline: CGFloat)?
    /// The number of paragraphs shaped so far, for tests.
    private(set) var shapedCount = 0

    init(_ engine: any TextEngine, _ attributes: EditedTextAttributes) {
        self.engine = engine
        self.attributes = attributes
    }

    // MARK: Changes

    /// - Returns: false if the lines are unchanged.
    @discardableResult
    func setAttributes(_ new: EditedTextAttributes) -> Bool {
        guard !attributes.hasSameLines(as: new) else { return false }
        attributes = new
        knownLineMetrics = nil
        for index in paragraphs.indices {
            paragraphs[index].shaped = nil
            paragraphs[index].forgetLines()
        }
        knownTops = nil
        return true
    }
    func setWidth(_ new: CGFloat?) {
        guard width != new else { return }
        width = new
        for index in paragraphs.indices { paragraphs[index].forgetLines() }
        knownTops = nil
    }
    /// Drops the cached drawings, because the paint has changed.
    func forgetDrawing() { for index in paragraphs.indices { paragraphs[index].item = nil } }

    /// Sets a new text. Paragraphs that are equal in both keep their layout.
    /// - Returns: false if nothing changed.
    @discardableResult
    func setText(_ new: String, marked newMarked: Range<Int>? = nil, activeClause clause: Range<Int>? = nil) -> Bool {
        assert(newMarked.map { $0.upperBound <= new.utf8.count } ?? true, "A composition reaches beyond the text.")
        let change = text.change(to: new)
        let remarks = [marked, newMarked].compactMap { $0 }
        guard change != nil || marked != newMarked || activeClause != clause else { return false }
        if let change { replace(change, new) }
        (marked, activeClause) = (newMarked, clause)
        // Underlines appear and disappear with the composition.
        for range in remarks { forgetShapes(in: range) }
        return true
    }

    private func replace(_ change: (old: Range<Int>, new: Range<Int>), _ newText: String) {
        assert(change.old.upperBound <= text.utf8.count && change.new.upperBound <= newText.utf8.count, "A change reaches beyond the text.")
        let first = paragraph(at: change.old.lowerBound), last = paragraph(at: change.old.upperBound)
        let start = starts[first], rest = text.utf8.count - (starts[last] + paragraphs[last].length)
        text = newText
        text.makeContiguousUTF8()
        let end = text.utf8.count - rest
        var lengths: [Int] = [], begin = start
        let newline = UInt8(ascii: "\n")
        _ = text.utf8.withContiguousStorageIfAvailable { bytes in
            var index = start
            while index < end {
                if bytes[index] == newline {
                    lengths.append(index + 1 - begin)
                    begin = index + 1
                }
                index += 1
            }
        }
        // The last paragraph has no line break, and may be empty.
        if begin < end || last == paragraphs.count - 1 { lengths.append(end - begin) }
        paragraphs.replaceSubrange(first...last, with: lengths.map(Paragraph.init))
        (knownStarts, knownTops) = (nil, nil)
        assert(
            starts[paragraphs.count - 1] + paragraphs[paragraphs.count - 1].length == text.utf8.count,
            "The paragraphs do not make up the text.")
    }
    private func forgetShapes(in range: Range<Int>) {
        for index in paragraph(at: min(range.lowerBound, text.utf8.count))...paragraph(at: min(range.upperBound, text.utf8.count)) {
            paragraphs[index].shaped = nil
            paragraphs[index].forgetLines()
        }
    }

    // MARK: Paragraphs

    private var starts: [Int] {
        if let knownStarts {
            assert(knownStarts.count == paragraphs.count, "The numbers of known starts and paragraphs differ.")
            return knownStarts
        }
        var start = 0
        let starts = paragraphs.map { paragraph in
            defer { start += paragraph.length }
            return start
        }
        knownStarts = starts
        return starts
    }
    private var tops: [CGFloat] {
        if let knownTops {
            assert(knownTops.count == paragraphs.count, "The numbers of known tops and paragraphs differ.")
            return knownTops
        }
        var top: CGFloat = 0
        let tops = paragraphs.map { paragraph in
            defer { top += height(of: paragraph) + attributes.style.lineSpacing }
            return top
        }
        knownTops = tops
        return tops
    }
    /// The paragraph that contains an offset. The end of a paragraph is the start of the next one.
    private func paragraph(at offset: Int) -> Int { max(starts.partitioningIndex { $0 > offset } - 1, 0) }
    private func paragraph(atY y: CGFloat) -> Int { max(tops.partitioningIndex { $0 > y } - 1, 0) }

    private func string(of index: Int) -> Substring {
        let start = starts[index]
        let string = text[utf8: start..<(start + paragraphs[index].length)]
        return string.last?.isNewline == true && index < paragraphs.count - 1 ? string.dropLast() : string
    }

    private func shape(_ index: Int) -> any ShapedText {
        if let shaped = paragraphs[index].shaped { return shaped }
        shapedCount += 1
        let start = starts[index], string = string(of: index), end = start + string.utf8.count
        var edges = [start, end]
        for range in [marked, activeClause] {
            if let range { edges += [range.lowerBound, range.upperBound].filter { $0 > start && $0 < end } }
        }
        edges.sort()
        let runs = zip(edges, edges.dropFirst()).filter { $0 < $1 }.map { from, to in
            var run = attributes.run
            run.content = .string(String(text[utf8: from..<to]))
            if let marked, marked.contains(from) {
                run.underline = StyledText.Line(pattern: activeClause?.contains(from) == false ? .dot : .solid)
            }
            return run
        }
        let shaped = engine.shape(StyledText(runs), attributes.style)
        paragraphs[index].shaped = shaped
        return shaped
    }
    private func layout(_ index: Int) -> TextLayout {
        if let layout = paragraphs[index].layout { return layout }
        let estimate = knownTops == nil ? 0 : height(of: paragraphs[index])
        let layout = shape(index).layout(width: width, height: nil)
        paragraphs[index].layout = layout
        if knownTops != nil, height(of: paragraphs[index]) != estimate { knownTops = nil }
        return layout
    }
    private func geometry(_ index: Int) -> TextGeometry {
        if let geometry = paragraphs[index].geometry { return geometry }
        _ = layout(index)
        let string = string(of: index)
        let geometry: TextGeometry
        if string.isEmpty {
            geometry = TextGeometry(lines: [TextGeometry.Line(range: 0..<0, textEnd: 0, top: 0, bottom: lineHeight - 2 * halfLeading,
                                                              baseline: firstBaseline - halfLeading, left: 0, right: 0,
                                                              isRightToLeft: attributes.style.rightToLeft, clusters: [])])
        } else {
            geometry = shape(index).geometry(width: width, height: nil)
        }
        paragraphs[index].geometry = geometry
        return geometry
    }

    /// The height of a line of the font alone. Every line of a field has it, even a single one.
    var lineHeight: CGFloat { lineMetrics.height }
    /// The part of the line height above the letters; the same amount is below.
    private var halfLeading: CGFloat { lineMetrics.halfLeading }
    private var lineMetrics: (height: CGFloat, halfLeading: CGFloat, firstBaseline: CGFloat) {
        if let knownLineMetrics { return knownLineMetrics }
        var run = attributes.run
        run.content = .string("x")
        let letter = engine.shape(StyledText([run]), attributes.style).measure(width: nil, height: nil)
        let height = max(letter.size.height, attributes.run.font.lineHeight ?? 0), halfLeading = (height - letter.size.height) / 2
        let metrics = (height, halfLeading, letter.firstBaseline + halfLeading)
        knownLineMetrics = metrics
        return metrics
    }
    /// From the top of a line of the font alone.
    var firstBaseline: CGFloat { lineMetrics.firstBaseline }

    private func height(of paragraph: Paragraph) -> CGFloat {
        if let layout = paragraph.layout {
            return layout.lineCount == 0 ? lineHeight : max(layout.size.height + 2 * halfLeading, lineHeight)
        }
        guard let width, width > 0 else { return lineHeight }
        // A letter is about half as wide as its font size.
        let letters = max((width / (attributes.run.font.size * 0.5)).rounded(.down), 1)
        return lineHeight * max((CGFloat(paragraph.length) / letters).rounded(.up), 1)
    }

    // MARK: Sizes

    /// The height of all paragraphs, using estimates for those never queried.
    var height: CGFloat { tops[paragraphs.count - 1] + height(of: paragraphs[paragraphs.count - 1]) }
    /// The width of a text of one paragraph, including trailing whitespace.
    var lineWidth: CGFloat {
        let lines = geometry(0).lines
        return lines.reduce(0) { width, line in max(width, line.clusters.last?.right ?? 0) }
    }
    /// Lays out paragraphs from the first one on, so that the height is exact up to a limit.
    func setLines(to limit: CGFloat) {
        var top: CGFloat = 0
        for index in paragraphs.indices {
            guard top < limit else { return }
            _ = layout(index)
            top += height(of: paragraphs[index]) + attributes.style.lineSpacing
        }
    }
    /// True if all paragraphs within a range of heights are laid out.
    func isSet(in range: ClosedRange<CGFloat>) -> Bool {
        let tops = tops
        var index = paragraph(atY: range.lowerBound)
        while index < paragraphs.count, tops[index] <= range.upperBound {
            if paragraphs[index].layout == nil { return false }
            index += 1
        }
        return true
    }
    /// Lays out the paragraphs within a range of heights.
    /// - Returns: how much longer everything before the range turned out to be.
    func setLines(in range: ClosedRange<CGFloat>) -> CGFloat {
        var growth: CGFloat = 0
        let first = paragraph(atY: range.lowerBound), tops = tops
        var index = first
        while index < paragraphs.count, tops[index] <= range.upperBound {
            let before = height(of: paragraphs[index])
            _ = layout(index)
            // Growth at the upper edge pushes down what was visible below it.
            if index == first, tops[index] < range.lowerBound { growth += height(of: paragraphs[index]) - before }
            index += 1
        }
        return growth
    }

    // MARK: Positions

    /// How far a paragraph's lines are indented in the text's box.
    private func indent(_ index: Int, in box: CGFloat) -> CGFloat { attributes.style.indent(ofRoom: box - layout(index).size.width) }

    /// The caret's rectangle, of zero width, in a box of a width.
    func caret(at position: TextPosition, in box: CGFloat) -> CGRect {
        let index = paragraph(at: position.offset)
        let caret = geometry(index).caret(at: TextPosition(position.offset - starts[index], position.affinity))
        return caret.offsetBy(dx: indent(index, in: box), dy: tops[index] + halfLeading).insetBy(dx: 0, dy: -halfLeading)
    }
    func position(at point: CGPoint, in box: CGFloat) -> TextPosition {
        let index = paragraph(atY: point.y)
        _ = layout(index)
        return position(
            in: index, geometry(index).position(at: CGPoint(x: point.x - indent(index, in: box), y: point.y - tops[index] - halfLeading)))
    }
    private func position(in index: Int, _ position: TextPosition) -> TextPosition {
        TextPosition(position.offset + starts[index], position.affinity)
    }

    /// The line that contains a position, without its line break.
    func line(at position: TextPosition) -> Range<Int> {
        let index = paragraph(at: position.offset), start = starts[index]
        let line = geometry(index).lineRange(at: TextPosition(position.offset - start, position.affinity))
        return (line.lowerBound + start)..<(line.upperBound + start)
    }
    /// True if the paragraph at a position is right-to-left.
    func isRightToLeft(at position: TextPosition) -> Bool {
        let index = paragraph(at: position.offset), geometry = geometry(index)
        return geometry.lines[geometry.lineIndex(at: TextPosition(position.offset - starts[index], position.affinity))].isRightToLeft
    }

    /// The position one cluster to the left or right; past the end of a line, on the next line in that writing direction.
    func position(_ side: TextCommand.Side, of position: TextPosition) -> TextPosition {
        let index = paragraph(at: position.offset), geometry = geometry(index)
        let local = TextPosition(position.offset - starts[index], position.affinity)
        if let next = side == .left ? geometry.position(leftOf: local) : geometry.position(rightOf: local) {
            return self.position(in: index, next)
        }
        let isForward = (side == .right) != isRightToLeft(at: position)
        let offset = isForward ? text.grapheme(after: position.offset) : text.grapheme(before: position.offset)
        return TextPosition(offset, isForward ? .downstream : .upstream)
    }

    /// The position above or below at a horizontal coordinate; nil beyond the first or last line.
    func position(_ direction: TextDirection, ofLineAt position: TextPosition, x: CGFloat, in box: CGFloat) -> TextPosition? {
        var index = paragraph(at: position.offset)
        var line = geometry(index).lineIndex(
            at: TextPosition(position.offset - starts[index], position.affinity)) + (direction == .forward ? 1 : -1)
        if line < 0 {
            guard index > 0 else { return nil }
            index -= 1
            line = geometry(index).lines.count - 1
        } else if line >= geometry(index).lines.count {
            guard index < paragraphs.count - 1 else { return nil }
            index += 1
            line = 0
        }
        return self.position(in: index, geometry(index).position(onLine: line, x: x - indent(index, in: box)))
    }

    /// The rectangles of a selection within a range of heights. A selected line break is shown as a narrow rectangle at the end
    /// of its line.
    func rects(of range: Range<Int>, in box: CGFloat, between heights: ClosedRange<CGFloat>) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        var rects: [CGRect] = []
        let first = max(paragraph(at: range.lowerBound), paragraph(atY: heights.lowerBound)),
            last = min(paragraph(at: range.upperBound), paragraph(atY: heights.upperBound))
        guard first <= last else { return [] }
        for index in first...last {
            let start = starts[index], indent = indent(index, in: box), top = tops[index], geometry = geometry(index)
            let local = max(range.lowerBound - start, 0)..<max(range.upperBound - start, 0)
            rects += geometry.rects(of: local).map { $0.offsetBy(dx: indent, dy: top + halfLeading).insetBy(dx: 0, dy: -halfLeading) }
            if index < paragraphs.count - 1, range.upperBound >= start + paragraphs[index].length, let line = geometry.lines.last {
                let x = line.isRightToLeft ? line.left - lineHeight / 4 : max(line.right, line.clusters.last?.right ?? 0)
                rects.append(
                    CGRect(x: x + indent, y: line.top + top, width: lineHeight / 4, height: line.bottom - line.top + 2 * halfLeading))
            }
        }
        return rects
    }

    // MARK: Drawing

    /// The paragraphs within a range of heights. Those that look the same keep their items.
    func items(
        between heights: ClosedRange<CGFloat>, in box: CGFloat, at origin: CGPoint, _ paint: Paint, identity: UInt32, version: () -> UInt32
    ) -> [DisplayList.Item] {
        var items: [DisplayList.Item] = []
        var index = paragraph(atY: heights.lowerBound)
        while index < paragraphs.count, tops[index] <= heights.upperBound {
            defer { index += 1 }
            let layout = layout(index)
            guard !string(of: index).isEmpty else { continue }
            let corner = CGPoint(x: origin.x + indent(index, in: box), y: origin.y + tops[index] + halfLeading)
            if let item = paragraphs[index].item, case .text(_, let at, _) = item.content, at == corner {
                items.append(item)
                continue
            }
            // Italics and accents extend beyond the line box.
            let margin = attributes.run.font.size / 2
            let bounds = CGRect(origin: corner, size: layout.size).insetBy(dx: -margin, dy: -margin)
            let item = DisplayList.Item(identity: identity, version: version(), bounds: bounds, content: .text(layout, at: corner, paint))
            paragraphs[index].item = item
            items.append(item)
        }
        return items
    }
}

extension Array {
    /// The first index whose element satisfies the predicate; the elements that satisfy it come last.
    fileprivate func partitioningIndex(_ isBeyond: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension String {
    /// The differing part of the two texts, in both; nil if they are equal.
    fileprivate func change(to other: String) -> (old: Range<Int>, new: Range<Int>)? {
        var (old, new) = (self, other)
        return old.withUTF8 { old in
            new.withUTF8 { new -> (old: Range<Int>, new: Range<Int>)? in
                let shorter = Swift.min(old.count, new.count)
                if old.count == new.count, shorter == 0 || memcmp(old.baseAddress!, new.baseAddress!, shorter) == 0 { return nil }
                let block = 4096
                var start = 0
                // Compares whole blocks first, because texts may be long.
                while start + block <= shorter, memcmp(old.baseAddress! + start, new.baseAddress! + start, block) == 0 { start += block }
                while start < shorter, old[start] == new[start] { start += 1 }
                var end = 0
                while end + block <= shorter - start, memcmp(
                    old.baseAddress! + (old.count - end - block), new.baseAddress! + (new.count - end - block), block) == 0 { end += block }
                while end < shorter - start, old[old.count - end - 1] == new[new.count - end - 1] { end += 1 }
                return (start..<(old.count - end), start..<(new.count - end))
            }
        }
    }
}
