import Foundation

extension Path {
    /// The outline of the stroked path; fill it with the non-zero rule.
    ///
    /// The outline of a closed figure consists of two subpaths. It crosses itself inside tight bends, but the non-zero rule always covers
    /// exactly what the pen touched. Empty if the width is not positive and finite.
    ///
    /// Complexity: O(*n*) in the elements, and in the dashes if there are any. A curve that bends tightly becomes many.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var subpaths = strokeSubpaths
        if let pattern = DashPattern(style.dash, phase: style.dashPhase) { subpaths = subpaths.flatMap(pattern.cut) }
        var stroker = Stroker(style)
        for subpath in subpaths { stroker.add(subpath) }
        return Path(stroker.outline)
    }

    /// The dashes along the outline, as open subpaths; the outline itself if the pattern is a solid line.
    func dashed(_ phase: CGFloat, _ lengths: [CGFloat]) -> Path {
        guard let pattern = DashPattern(lengths, phase: phase) else { return self }
        var dashes = PathElements(minimumCapacity: 64)
        for dash in strokeSubpaths.flatMap(pattern.cut) {
            dashes.move(to: dash.start)
            for segment in dash.segments {
                segment.isLine ? dashes.addLine(to: segment.p3) : dashes.addCurve(
                    to: segment.p3, control1: segment.p1, control2: segment.p2)
            }
            if dash.isClosed { dashes.closeSubpath() }
        }
        return Path(dashes)
    }

    /// The subpaths that have something to stroke. Segments that are not finite or have no length are omitted.
    private var strokeSubpaths: [StrokeSubpath] {
        var subpaths: [StrokeSubpath] = []
        var current: StrokeSubpath?
        func add(_ segment: PathSegment) {
            current?.isDrawn = true
            if segment.isFinite, !segment.isPoint { current?.segments.append(segment) }
        }
        func finish(isClosed: Bool) {
            if var subpath = current, subpath.isDrawn || isClosed, subpath.start.x.isFinite, subpath.start.y.isFinite {
                subpath.isClosed = isClosed
                subpaths.append(subpath)
            }
            current = nil
        }
        forEachStep { step in
            switch step {
            case .begin(let start):
                finish(isClosed: false)
                current = StrokeSubpath(start: start)
            case .segment(let segment), .closingLine(let segment): add(segment)
            case .close: finish(isClosed: true)
            }
        }
        finish(isClosed: false)
        return subpaths
    }
}

extension PathSegment {
    var isFinite: Bool { (p0.x + p0.y + p1.x + p1.y + p2.x + p2.y + p3.x + p3.y).isFinite }

    var isPoint: Bool { p0 == p1 && p0 == p2 && p0 == p3 }
}

/// A subpath to be stroked.
struct StrokeSubpath {
    var start: CGPoint
    var segments: [PathSegment] = []
    var isClosed = false
    /// Whether there was any line or curve, even one of zero length: that draws a dot, whereas a mere move draws nothing.
    var isDrawn = false
    /// The direction of a dot's square cap.
    var direction = CGVector(dx: 1, dy: 0)
}

/// Outlines both sides of subpaths at half the line width.
private struct Stroker {
    private(set) var outline = PathElements()
    private let radius: CGFloat
    private let cap: CGLineCap
    private let join: CGLineJoin
    private let miterLimit: CGFloat

    init(_ style: StrokeStyle) {
        radius = style.lineWidth / 2
        cap = style.lineCap
        join = style.lineJoin
        miterLimit = style.miterLimit
    }

    mutating func add(_ subpath: StrokeSubpath) {
        var pieces: [StrokePiece] = []
        for segment in subpath.segments { StrokePiece.split(segment, radius: radius, into: &pieces) }
        guard let first = pieces.first, let last = pieces.last else { return addDot(subpath) }

        let closingJoin = subpath.isClosed ? StrokeJoin(last, first, radius: radius) : nil
        // In the direction of travel, `left` is at -radius and `right` at +radius on the clockwise normal.
        var left = side(-radius, pieces, closingJoin)
        let right = side(radius, pieces, closingJoin)
        if subpath.isClosed {
            left.closeSubpath()
            outline.append(left)
            if let start = right.currentPoint { outline.move(to: start) }
            outline.appendReversed(right)
            outline.closeSubpath()
        } else {
            addCap(to: &left, at: last.segment.p3, last.endDirection)
            left.appendReversed(right)
            addCap(to: &left, at: first.segment.p0, -first.startDirection)
            left.closeSubpath()
            outline.append(left)
        }
    }

    /// One side of the whole subpath, forward, with its joins; on a closed subpath it ends where it starts.
    private func side(_ offset: CGFloat, _ pieces: [StrokePiece], _ closingJoin: StrokeJoin?) -> PathElements {
        var side = PathElements(minimumCapacity: 4 * pieces.count)
        side.move(to: closingJoin?.shortcut(offset) ?? pieces[0].start(offset))
        for (index, piece) in pieces.enumerated() {
            let isLast = index == pieces.count - 1
            let join = isLast ? closingJoin : StrokeJoin(piece, pieces[index + 1], radius: radius)
            piece.append(to: &side, offset, end: join?.shortcut(offset) ?? piece.end(offset))
            if let join { append(join, to: &side, offset) }
        }
        return side
    }

    /// Joins the end of one piece's side to the start of the next.
    private func append(_ join: StrokeJoin, to side: inout PathElements, _ offset: CGFloat) {
        if join.shortcut(offset) != nil { return }
        let end = join.corner + join.normalAfter * offset
        if join.isSmooth {
            side.addLine(to: end, unlessWithin: radius * 1e-4)
        } else if join.turn * offset > 0 {
            // The inner side passes through the corner itself. Every segment is then outlined completely in one direction, and overlaps
            // inside are covered more than once instead of being left out.
            side.addLine(to: join.corner)
            side.addLine(to: end)
        } else {
            switch join.isVertex ? self.join : .round {
            case .bevel: break
            case .miter:
                if miterLimit * miterLimit * (1 + join.cosine) / 2 >= 1 { side.addLine(to: join.miter(offset)) }
            case .round:
                let normal = join.normalBefore * offset
                side.appendArc(
                    center: join.corner, radius: radius, start: atan2(normal.dy, normal.dx), sweep: atan2(join.turn, join.cosine))
            }
            side.addLine(to: end, unlessWithin: radius * 1e-9)
        }
    }

    /// From one side around the end to the other, clockwise on screen.
    private func addCap(to side: inout PathElements, at end: CGPoint, _ direction: CGVector) {
        let (ahead, across) = (direction * radius, direction.turnedClockwise * radius)
        switch cap {
        case .butt: break
        case .square:
            side.addLine(to: end - across + ahead)
            side.addLine(to: end + across + ahead)
        case .round:
            side.appendArc(center: end, radius: radius, start: atan2(-across.dy, -across.dx), sweep: .pi)
        }
        side.addLine(to: end + across, unlessWithin: radius * 1e-9)
    }

    private mutating func addDot(_ subpath: StrokeSubpath) {
        guard cap != .butt else { return }
        var dot = PathElements()
        dot.move(to: subpath.start - subpath.direction.turnedClockwise * radius)
        addCap(to: &dot, at: subpath.start, subpath.direction)
        addCap(to: &dot, at: subpath.start, -subpath.direction)
        dot.closeSubpath()
        outline.append(dot)
    }
}

/// The corner between two pieces.
private struct StrokeJoin {
    let corner: CGPoint
    let normalBefore, normalAfter: CGVector
    let cosine: CGFloat
    /// The sine of the change of direction, positive for a turn clockwise on screen.
    let turn: CGFloat
    let isSmooth: Bool
    let isVertex: Bool
    private let canShortcut: Bool

    init(_ before: StrokePiece, _ after: StrokePiece, radius: CGFloat) {
        corner = after.segment.p0
        normalBefore = before.endDirection.turnedClockwise
        normalAfter = after.startDirection.turnedClockwise
        cosine = before.endDirection.dot(after.startDirection)
        let sine = before.endDirection.cross(after.startDirection)
        // A reversal can turn either way, but both sides must agree. Any tiny number that survives multiplication will do.
        turn = sine == 0 && cosine < 0 ? 1e-200 : sine
        isSmooth = cosine > 0 && abs(sine) < 1e-5
        isVertex = after.startsAtVertex
        let cutOff = radius * abs(sine) / (1 + cosine)
        canShortcut = !isSmooth && before.segment.isLine && after.segment.isLine
            && cutOff <= before.segment.length() / 2 && cutOff <= after.segment.length() / 2
    }

    /// Where the inner sides of two lines intersect, if both are long enough to be cut off there.
    func shortcut(_ offset: CGFloat) -> CGPoint? { canShortcut && turn * offset > 0 ? miter(offset) : nil }

    /// Where both sides intersect when extended.
    func miter(_ offset: CGFloat) -> CGPoint { corner + (normalBefore + normalAfter) * (offset / (1 + cosine)) }
}

extension PathElements {
    mutating func addLine(to end: CGPoint, unlessWithin tolerance: CGFloat) {
        if let currentPoint, !currentPoint.isClose(to: end, within: tolerance) { addLine(to: end) }
    }

    mutating func append(_ other: PathElements) { other.forEach { append($0) } }

    /// The lines and curves of an open subpath in reverse. The current point must be its end.
    mutating func appendReversed(_ subpath: PathElements) {
        var last = subpath.points.count - 1
        for verb in subpath.verbs.reversed() {
            switch verb {
            case .line:
                addLine(to: subpath.points[last - 1])
                last -= 1
            case .quadCurve:
                addQuadCurve(to: subpath.points[last - 2], control: subpath.points[last - 1])
                last -= 2
            case .curve:
                addCurve(to: subpath.points[last - 3], control1: subpath.points[last - 1], control2: subpath.points[last - 2])
                last -= 3
            case .move, .closeSubpath: break
            }
        }
    }
}
