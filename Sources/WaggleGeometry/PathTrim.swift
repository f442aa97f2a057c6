import Foundation

extension Path {
    /// The part of the outline between two fractions of its total length, over all subpaths in order.
    ///
    /// Fractions are clamped to 0...1; the result is empty unless `from` is below `to`. Subpaths entirely inside are unchanged, including
    /// closed ones; others become open lines and curves. Closing lines count toward the length.
    ///
    /// Complexity: O(*n*) in the elements, whose lengths are measured at each call.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        if from <= 0, to >= 1 { return self }
        let (from, to) = (max(0, from), min(1, to))
        guard from < to else { return Path() }

        let segments = measuredSegments()
        let total = segments.reduce(0) { $0 + $1.length }
        guard total > 0, total.isFinite else { return Path() }
        let (first, last) = (from * total, to * total)

        var result = PathElements(minimumCapacity: 16)
        var position: CGFloat = 0
        var index = 0
        while index < segments.count {
            let end = segments[index...].dropFirst().firstIndex(where: \.beginsSubpath) ?? segments.count
            let subpath = segments[index..<end]
            let length = subpath.reduce(0) { $0 + $1.length }
            // Rounding makes the sum of lengths miss the end, which must not cost a subpath its join.
            let slack = total * 1e-12
            let isWhole = position >= first - slack && position + length <= last + slack
            result.append(subpath, from: first - position, to: last - position, isWhole: isWhole)
            position += length
            index = end
        }
        return Path(result)
    }

    /// Every line and curve with its length, including closing lines. Subpaths without length are omitted.
    fileprivate func measuredSegments() -> [MeasuredSegment] {
        var segments: [MeasuredSegment] = []
        var begins = true
        func add(_ segment: PathSegment) {
            segments.append(MeasuredSegment(segment: segment, length: segment.length(), beginsSubpath: begins))
            begins = false
        }
        forEachStep { step in
            switch step {
            case .begin: begins = true
            case .segment(let segment): add(segment)
            case .closingLine(let segment):
                add(segment)
                segments[segments.count - 1].isClosingLine = true
            case .close:
                if !begins { segments[segments.count - 1].closesSubpath = true }
                begins = true
            }
        }
        return segments
    }
}

private struct MeasuredSegment {
    var segment: PathSegment
    var length: CGFloat
    var beginsSubpath: Bool
    var isClosingLine = false
    var closesSubpath = false
}

extension PathElements {
    /// The part of one subpath between two distances from its start.
    fileprivate mutating func append(_ subpath: ArraySlice<MeasuredSegment>, from: CGFloat, to: CGFloat, isWhole: Bool) {
        var position: CGFloat = 0
        var hasBegun = false
        for measured in subpath {
            let (start, length) = (position, measured.length)
            position += length
            if isWhole {
                if !hasBegun { move(to: measured.segment.p0) }
                hasBegun = true
                if !measured.isClosingLine { append(measured.segment) }
                if measured.closesSubpath { closeSubpath() }
                continue
            }
            guard length > 0, position > from, start < to else { continue }
            let t0 = measured.segment.parameter(atLength: from - start, of: length)
            let t1 = measured.segment.parameter(atLength: to - start, of: length)
            guard t0 < t1 else { continue }
            let part = measured.segment.part(from: t0, to: t1)
            if !hasBegun { move(to: part.p0) }
            hasBegun = true
            append(part)
        }
    }

    mutating func append(_ segment: PathSegment) {
        if segment.isLine {
            addLine(to: segment.p3)
        } else {
            addCurve(to: segment.p3, control1: segment.p1, control2: segment.p2)
        }
    }
}
