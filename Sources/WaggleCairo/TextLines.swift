// The lines under and through text.

import Foundation
import WaggleDisplayList

extension FontDescription {
    /// How thick a line under or through text is: a sixteenth of the size beside regular letters, an eighth beside heavy ones, in half points.
    var lineThickness: CGFloat {
        let share = min(max(CGFloat(weight - 400) / 400, 0), 1)
        return max((usableSize / 16 * (1 + share) * 2).rounded() / 2, 0.5)
    }
}

extension StyledText.Line.Pattern {
    /// The parts that are drawn between two places of a line; the pattern begins at 0, so it goes on from one run to the next.
    func parts(from left: CGFloat, width: CGFloat, thickness: CGFloat) -> [Range<CGFloat>] {
        let lengths = lengths.map { $0 * thickness }, period = lengths.reduce(0, +)
        // A line with so many parts is not seen as a pattern any more.
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

    /// Drawn and left out in turn, in thicknesses of the line; empty: all of it is drawn.
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
