// Underlines and strikethroughs.

import Foundation
import WaggleDisplayList

extension FontDescription {
    /// The thickness of an underline or strikethrough: a sixteenth of the size for regular weight up to an eighth for heavy ones,
    /// in half points.
    var lineThickness: CGFloat {
        let share = min(max(CGFloat(weight - 400) / 400, 0), 1)
        return max((usableSize / 16 * (1 + share) * 2).rounded() / 2, 0.5)
    }
}

extension StyledText.Line.Pattern {
    /// The dashes within a part of a line. The pattern starts at 0, so that it continues across runs.
    func parts(from left: CGFloat, width: CGFloat, thickness: CGFloat) -> [Range<CGFloat>] {
        let lengths = lengths.map { $0 * thickness }, period = lengths.reduce(0, +)
        // So many dashes are not recognizable as a pattern.
        guard width > 0, period > 0, width / period < 10_000 else { return width > 0 ? [left..<(left + width)] : [] }
        var parts: [Range<CGFloat>] = []
        var begin = (left / period).rounded(.down) * period
        while begin < left + width {
            for (index, length) in lengths.enumerated() {
                let part = max(begin, left)..<max(min(begin + length, left + width), max(begin, left))
                if index % 2 == 0, !part.isEmpty { parts.append(part) }
                begin += length
            }
        }
        return parts
    }

    /// Alternating lengths of dashes and gaps, in line thicknesses; empty for a solid line.
    private var lengths: [CGFloat] {
        switch self {
        case .solid: []
        case .dot: [3, 3]
        case .dash: [10, 5]
        case .dashDot: [10, 3, 3, 3]
        case .dashDotDot: [10, 3, 3, 3, 3, 3]
        }
    }
}
