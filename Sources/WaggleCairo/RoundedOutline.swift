// Outlines with rounded terminals and corners: the system face's rounded design.

import CPango
import Foundation
import WaggleGeometry

extension GlyphOutline {
    /// The outline with all convex corners rounded. Stroke terminals become half circles, as their two arcs meet in the middle.
    ///
    /// - Parameter radius: the corner radius in font units; about half a stem.
    func rounded(radius: CGFloat) -> GlyphOutline {
        let result = GlyphOutline(flags: flags)
        // PostScript outlines have their interior on the left, TrueType outlines on the right.
        let fillsRight = flags & Int32(FT_OUTLINE_REVERSE_FILL) == 0
        for contour in curves() { result.append(RoundedContour(contour, radius: radius, fillsRight: fillsRight).pieces) }
        return result
    }

    /// The contours as lines and cubic curves.
    private func curves() -> [[Curve]] {
        var first = 0
        return contours.compactMap { end in
            defer { first = Int(end) + 1 }
            return first <= Int(end) ? curves(of: first...Int(end)) : nil
        }
    }

    private func curves(of range: ClosedRange<Int>) -> [Curve] {
        func point(_ index: Int) -> CGPoint { CGPoint(x: points[index].x, y: points[index].y) }
        // In FreeType's tags, bit 0 marks on-curve points and bit 1 cubic controls.
        func isOn(_ index: Int) -> Bool { tags[index] & 1 != 0 }
        guard let start = range.first(where: isOn) else { return [] }
        let order = Array(start...range.upperBound) + Array(range.lowerBound..<start) + [start]
        var curves: [Curve] = []
        var (current, controls) = (point(start), [CGPoint]())
        for index in order.dropFirst() {
            if !isOn(index) {
                // Two consecutive quadratic control points imply an on-curve point midway.
                if tags[index] & 2 == 0, let control = controls.first {
                    let middle = mix(control, point(index), 0.5)
                    curves.append(Curve(current, control, middle))
                    (current, controls) = (middle, [])
                }
                controls.append(point(index))
                continue
            }
            let end = point(index)
            switch controls.count {
            case 0: if hypot(end.x - current.x, end.y - current.y) > 0.5 { curves.append(Curve(line: current, end)) }
            case 1: curves.append(Curve(current, controls[0], end))
            default: curves.append(Curve(from: current, controls[0], controls[1], to: end))
            }
            (current, controls) = (end, [])
        }
        return curves
    }

    private func append(_ curves: [Curve]) {
        guard let first = curves.first else { return }
        func add(_ point: CGPoint, _ tag: CChar) {
            points.append(FT_Vector(x: FT_Pos(point.x.rounded()), y: FT_Pos(point.y.rounded())))
            tags.append(tag)
        }
        add(first.from, 1)
        for (index, curve) in curves.enumerated() {
            if !curve.isLine {
                add(curve.control1, 2)
                add(curve.control2, 2)
            }
            // The last curve ends at the start of the first one.
            if index < curves.count - 1 { add(curve.to, 1) }
        }
        contours.append(Int16(points.count - 1))
    }
}

/// A cubic curve or a straight line.
private struct Curve {
    var from, control1, control2, to: CGPoint
    var isLine = false

    init(from: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to: CGPoint) {
        (self.from, self.control1, self.control2, self.to) = (from, control1, control2, to)
    }
    init(line from: CGPoint, _ to: CGPoint) {
        self.init(from: from, mix(from, to, 1 / 3), mix(from, to, 2 / 3), to: to)
        isLine = true
    }
    /// A quadratic curve.
    init(_ from: CGPoint, _ control: CGPoint, _ to: CGPoint) {
        self.init(from: from, mix(from, control, 2 / 3), mix(to, control, 2 / 3), to: to)
    }

    func point(_ t: CGFloat) -> CGPoint {
        let (a, b, c) = (mix(from, control1, t), mix(control1, control2, t), mix(control2, to, t))
        return mix(mix(a, b, t), mix(b, c, t), t)
    }
    var length: CGFloat {
        isLine ? hypot(to.x - from.x, to.y - from.y) : (0..<12).reduce(0) { length, step in
            let (a, b) = (point(CGFloat(step) / 12), point(CGFloat(step + 1) / 12))
            return length + hypot(b.x - a.x, b.y - a.y)
        }
    }
    /// The directions at its start and end; control points that coincide with an end are skipped.
    var directions: (start: CGFloat, end: CGFloat) {
        func angle(_ points: [CGPoint]) -> CGFloat {
            let next = points.dropFirst().first { hypot($0.x - points[0].x, $0.y - points[0].y) > 0.5 } ?? points[0]
            return atan2(next.y - points[0].y, next.x - points[0].x)
        }
        return (angle([from, control1, control2, to]), angle([to, control2, control1, from]) + .pi)
    }
    /// The part without a length at its start and one at its end.
    func part(from start: CGFloat, to end: CGFloat, of length: CGFloat) -> Curve {
        let (t0, t1) = (start / length, 1 - end / length)
        if isLine { return Curve(line: mix(from, to, t0), mix(from, to, t1)) }
        // Letterforms are even enough for the parameter to approximate the length.
        let (a, b, c) = (mix(from, control1, t1), mix(control1, control2, t1), mix(control2, to, t1))
        let head = Curve(from: from, a, mix(a, b, t1), to: mix(mix(a, b, t1), mix(b, c, t1), t1))
        let t = t1 > 0 ? t0 / t1 : 0
        let (d, e, f) = (mix(head.from, head.control1, t), mix(head.control1, head.control2, t), mix(head.control2, head.to, t))
        return Curve(from: mix(mix(d, e, t), mix(e, f, t), t), mix(e, f, t), f, to: head.to)
    }
}

/// One contour with its corners cut off and replaced by arcs.
private struct RoundedContour {
    var pieces: [Curve] = []

    init(_ curves: [Curve], radius: CGFloat, fillsRight: Bool) {
        guard curves.count > 1 else {
            pieces = curves
            return
        }
        let lengths = curves.map(\.length)
        // For the corner at each curve's end: the length to cut off, and the turning angle.
        let corners = curves.indices.map { index -> (cut: CGFloat, turn: CGFloat) in
            let next = (index + 1) % curves.count
            let turn = remainder(curves[next].directions.start - curves[index].directions.end, 2 * .pi)
            guard (fillsRight ? -turn : turn) > .pi / 7 else { return (0, 0) }
            let reach = min(radius * tan(min(abs(turn), 2.6) / 2), lengths[index] / 2, lengths[next] / 2)
            return (reach, abs(turn))
        }
        for index in curves.indices {
            let before = corners[(index + curves.count - 1) % curves.count], after = corners[index]
            let part = before.cut + after.cut > 0 ? curves[index].part(from: before.cut, to: after.cut, of: lengths[index]) : curves[index]
            pieces.append(part)
            guard after.cut > 0 else { continue }
            let next = (index + 1) % curves.count
            let end = curves[next].part(from: after.cut, to: 0, of: lengths[next]).from
            // The distance of the arc's control points, as a fraction of the distance to the corner.
            let share = 4 / 3 * tan(after.turn / 4) / tan(after.turn / 2), corner = curves[index].to
            pieces.append(Curve(from: part.to, mix(part.to, corner, share), mix(end, corner, share), to: end))
        }
    }
}

private func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
