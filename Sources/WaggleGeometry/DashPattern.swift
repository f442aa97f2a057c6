import Foundation

/// Alternating lengths of dashes and gaps.
struct DashPattern {
    private let lengths: [CGFloat]
    private let period: CGFloat
    private let phase: CGFloat

    /// Nil if the line is solid: no lengths, a negative or infinite one, or only zeros. An odd number of lengths is repeated twice.
    init?(_ dash: [CGFloat], phase: CGFloat) {
        lengths = dash.count.isMultiple(of: 2) ? dash : dash + dash
        period = lengths.reduce(0, +)
        guard lengths.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite else { return nil }
        let rest = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
        self.phase = rest < 0 ? rest + period : rest
    }

    /// The dashes as open subpaths; the pattern restarts with each subpath.
    ///
    /// A dash that spans the start of a closed subpath stays in one piece.
    func cut(_ subpath: StrokeSubpath) -> [StrokeSubpath] {
        let measured = subpath.segments.map { ($0, $0.length()) }
        let total = measured.reduce(0) { $0 + $1.1 }
        // A pattern far below a pixel would only waste time and memory.
        guard total > 0, total / period < 100_000 else { return [subpath] }

        var result: [StrokeSubpath] = []
        var cursor = Cursor(self)
        let startsDrawn = cursor.isDrawn
        var current: StrokeSubpath?
        for (segment, length) in measured where length > 0 {
            var position: CGFloat = 0
            var t: CGFloat = 0
            while true {
                let isDashEnd = position + cursor.remaining < length
                let nextPosition = isDashEnd ? position + cursor.remaining : length
                let nextT = isDashEnd ? segment.parameter(atLength: nextPosition, of: length) : 1
                if cursor.isDrawn {
                    let direction = segment.part(from: t, to: 1).startDirection
                    if current == nil { current = StrokeSubpath(start: segment.point(at: t), isDrawn: true, direction: direction) }
                    if nextT > t { current?.segments.append(segment.part(from: t, to: nextT)) }
                }
                if !isDashEnd {
                    cursor.remaining -= length - position
                    break
                }
                if let finished = current { result.append(finished) }
                current = nil
                cursor.advance()
                (position, t) = (nextPosition, nextT)
            }
        }
        if var last = current {
            if subpath.isClosed, startsDrawn, let first = result.first {
                last.segments += first.segments
                result[0] = last
            } else if subpath.isClosed, startsDrawn {
                return [subpath]
            } else {
                result.append(last)
            }
        }
        return result
    }

    private struct Cursor {
        private let lengths: [CGFloat]
        private var index = 0
        var remaining: CGFloat

        init(_ pattern: DashPattern) {
            lengths = pattern.lengths
            assert(pattern.phase >= 0 && pattern.phase <= pattern.period, "A dash pattern begins outside of its period.")
            var skipped = pattern.phase
            while skipped >= lengths[index], skipped > 0 {
                skipped -= lengths[index]
                index = (index + 1) % lengths.count
            }
            remaining = lengths[index] - skipped
        }

        var isDrawn: Bool { index.isMultiple(of: 2) }

        mutating func advance() {
            index = (index + 1) % lengths.count
            remaining = lengths[index]
        }
    }
}
