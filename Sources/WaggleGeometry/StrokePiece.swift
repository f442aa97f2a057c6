import Foundation

/// A segment with known offset curves at half the line width: a line, or a curve that bends gently enough.
struct StrokePiece {
    let segment: PathSegment
    let startDirection, endDirection: CGVector
    /// Whether a line or curve of the path begins here; otherwise the piece continues the previous one.
    let startsAtVertex: Bool
    /// An offset curve is (1 - curvature * offset) times as fast as the curve.
    private var startCurvature: CGFloat = 0
    private var endCurvature: CGFloat = 0

    private init(_ segment: PathSegment, startsAtVertex: Bool) {
        self.segment = segment
        self.startsAtVertex = startsAtVertex
        startDirection = segment.startDirection
        endDirection = segment.endDirection
    }

    func start(_ offset: CGFloat) -> CGPoint { segment.p0 + startDirection.turnedClockwise * offset }

    func end(_ offset: CGFloat) -> CGPoint { segment.p3 + endDirection.turnedClockwise * offset }

    /// Appends one side, from the current point.
    func append(to side: inout PathElements, _ offset: CGFloat, end: CGPoint) {
        if segment.isLine {
            side.addLine(to: end)
        } else {
            let curve = sideCurve(offset)
            side.addCurve(to: end, control1: curve.p1, control2: curve.p2)
        }
    }

    /// The cubic curve with the same positions and velocities at both ends.
    private func sideCurve(_ offset: CGFloat) -> PathSegment {
        let (start, end) = (start(offset), end(offset))
        return PathSegment(
            curve: start, start + CGVector(from: segment.p0, to: segment.p1) * (1 - startCurvature * offset),
            end - CGVector(from: segment.p2, to: segment.p3) * (1 - endCurvature * offset), end)
    }

    /// Splits a segment into pieces: bisects a curve until its offset curves are cubic, and uses chords where it bends more tightly than
    /// the pen's radius.
    static func split(_ segment: PathSegment, radius: CGFloat, into pieces: inout [StrokePiece]) {
        let first = pieces.count
        split(segment, radius: radius, tolerance: min(0.01, radius / 10), depth: 8, first: first, into: &pieces)
    }

    private static func split(_ segment: PathSegment, radius: CGFloat, tolerance: CGFloat, depth: Int, first: Int,
                              into pieces: inout [StrokePiece]) {
        func add(_ segment: PathSegment) {
            let piece = StrokePiece(segment, startsAtVertex: pieces.count == first)
            if piece.startDirection != .zero { pieces.append(piece) }
        }
        if segment.isLine { return add(segment) }
        var piece = StrokePiece(segment, startsAtVertex: pieces.count == first)
        switch piece.bend(radius: radius, tolerance: tolerance) {
        case .gentle: pieces.append(piece)
        case .mixed where depth > 0:
            let (left, right) = (segment.part(from: 0, to: 0.5), segment.part(from: 0.5, to: 1))
            split(left, radius: radius, tolerance: tolerance, depth: depth - 1, first: first, into: &pieces)
            split(right, radius: radius, tolerance: tolerance, depth: depth - 1, first: first, into: &pieces)
        case .tight, .mixed:
            let count = segment.chordCount(tolerance: tolerance)
            var start = segment.p0
            for index in 1...count {
                let end = index == count ? segment.p3 : segment.point(at: CGFloat(index) / CGFloat(count))
                add(PathSegment(line: start, end))
                start = end
            }
        }
    }

    private enum Bend { case gentle, mixed, tight }

    /// Samples five points to compare the curvature with the pen, and to check how well cubic curves fit the sides.
    private mutating func bend(radius: CGFloat, tolerance: CGFloat) -> Bend {
        let samples: [CGFloat] = [0, 0.25, 0.5, 0.75, 1]
        let curvatures = samples.map(segment.curvature)
        startCurvature = curvatures[0]
        endCurvature = curvatures[4]
        // 0.95 avoids points where a side is stationary and its curve has no direction.
        let gentle = curvatures.filter { abs($0) * radius < 0.95 }.count
        if gentle == 0 { return .tight }
        guard gentle == samples.count, startDirection.dot(endDirection) > 0 else { return .mixed }
        for offset in [-radius, radius] {
            let curve = sideCurve(offset)
            for t in samples[1...3] {
                let exact = segment.point(at: t) + segment.velocity(at: t).normalized.turnedClockwise * offset
                guard curve.point(at: t).distance(to: exact) <= tolerance else { return .mixed }
            }
        }
        return .gentle
    }
}

extension PathSegment {
    /// The curvature, positive for a clockwise turn on screen; not finite where the curve is stationary.
    fileprivate func curvature(at t: CGFloat) -> CGFloat {
        let velocity = velocity(at: t)
        let speed = velocity.length
        return velocity.cross(acceleration(at: t)) / (speed * speed * speed)
    }
}
