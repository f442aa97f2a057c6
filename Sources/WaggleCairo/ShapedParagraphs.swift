// Text of several plain paragraphs.

import Foundation
import WaggleDisplayList

/// Paragraphs that are labels in one font, each shaped once. Pango would lay all of them out again for each width.
struct ShapedParagraphs {
    private let labels: [(label: ShapedLabel, start: Int)]
    private let first: ShapedLabel

    /// - Parameters:
    ///   - paragraphs: with the byte offset of each in the text.
    ///   - makeLabel: returns nil for a paragraph that is not a label, such as an empty one.
    /// - Returns: nil unless all paragraphs are labels.
    init?(_ paragraphs: [(source: TextSource, start: Int)], _ makeLabel: (TextSource) -> ShapedLabel?) {
        var labels: [(label: ShapedLabel, start: Int)] = []
        for paragraph in paragraphs {
            guard let label = makeLabel(paragraph.source) else { return nil }
            labels.append((label, paragraph.start))
        }
        guard let first = labels.first else { return nil }
        (self.labels, self.first) = (labels, first.label)
    }

    func lines(width: CGFloat) -> [TextLine] {
        var lines: [TextLine] = []
        for (label, start) in labels {
            for var line in width.isFinite ? label.lines(width: width, avoidsOrphan: false) : [label.wholeLine()] {
                line.start += start
                line.textEnd += start
                lines.append(line)
            }
        }
        return lines
    }

    /// - Returns: nil if the text must be truncated.
    func measure(width: CGFloat, height: CGFloat, _ style: ParagraphStyle) -> TextMeasure? {
        var (count, widest) = (0, CGFloat(0))
        for (label, _) in labels {
            let extent = label.extent(width: width)
            count += extent.lines
            widest = max(widest, extent.width)
        }
        guard count <= first.allowedLines(height: height, lineLimit: style.lineLimit, lineSpacing: style.lineSpacing) else { return nil }
        return first.measure(lines: count, width: widest, lineSpacing: style.lineSpacing)
    }
}
