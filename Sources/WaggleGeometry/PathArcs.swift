// Circular arcs as cubic curves of at most a quarter turn each; the error is below 0.03 % of the radius.

import Foundation

extension Path {
    /// An arc with a start angle and a sweep. A line connects it to an open subpath; otherwise it begins one.
    /// - Parameters:
    ///   - radius: in points; a negative one begins on the opposite side of the centre.
    ///   - startAngle: the direction from the center to the start of the arc, clockwise on screen from the positive x axis.
    ///   - delta: the sweep; positive is clockwise on screen. More than two full turns are reduced to one plus the remainder.
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
                                        transform: CGAffineTransform = .identity) {
        let fullTurn = 2 * Double.pi
        let turn = delta.radians
        let sweep = abs(turn) <= 2 * fullTurn ? turn : turn.truncatingRemainder(dividingBy: fullTurn) + (turn < 0 ? -fullTurn : fullTurn)
        addArc(center: center, radius: radius, start: startAngle.radians, sweep: sweep, transform: transform)
    }

    /// An arc between two angles, with a radius in points. A line connects it to an open subpath; otherwise it begins one.
    ///
    /// The flag refers to a space whose y axis points up, so on screen it is reversed: from 0 to 90 degrees, `clockwise: false` draws the
    /// quarter through the lower right, and `clockwise: true` the other three quarters. Angles a full turn or more apart give a full
    /// circle; equal angles give a single point. Angles that are not finite add nothing.
    public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
                                transform: CGAffineTransform = .identity) {
        let fullTurn = 2 * Double.pi
        var sweep = endAngle.radians - startAngle.radians
        // Angles in degrees may miss a full turn by rounding.
        if abs(sweep) >= fullTurn - 1e-9 {
            sweep = clockwise ? -fullTurn : fullTurn
        } else if clockwise, sweep > 0 {
            sweep -= fullTurn
        } else if !clockwise, sweep < 0 {
            sweep += fullTurn
        }
        addArc(center: center, radius: radius, start: startAngle.radians, sweep: sweep, transform: transform)
    }

    /// A line and an arc that round the corner between the current point, `tangent1End` and `tangent2End`.
    ///
    /// The circle touches both legs of the corner. Without a corner (points coincide or are collinear, or the radius is 0 or less) it is a
    /// line to the corner. Omitted if no subpath has begun.
    public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        guard let current = currentPoint else { return }
        guard transform.isInvertible else { return addLine(to: tangent1End.applying(transform)) }
        let start = transform.isIdentity ? current : current.applying(transform.inverted())
        let corner = tangent1End
        let toStart = CGVector(from: corner, to: start).normalized
        let toEnd = CGVector(from: corner, to: tangent2End).normalized
        let cosine = toStart.dot(toEnd)
        let sine = toStart.cross(toEnd)
        guard radius > 0, toStart != .zero, toEnd != .zero, abs(sine) > 1e-9 else { return addLine(to: corner.applying(transform)) }

        // Uses the half angle between the legs: tan(a/2) = sin a / (1 + cos a).
        let tangentLength = radius * (1 + cosine) / abs(sine)
        let from = corner + toStart * tangentLength
        let to = corner + toEnd * tangentLength
        let normal = sine > 0 ? toStart.turnedClockwise : -toStart.turnedClockwise
        let center = from + normal * radius
        let startAngle = atan2(from.y - center.y, from.x - center.x)
        let endAngle = atan2(to.y - center.y, to.x - center.x)
        // The shorter way around.
        let sweep = (endAngle - startAngle).remainder(dividingBy: 2 * .pi)
        addArc(center: center, radius: radius, start: startAngle, sweep: sweep, transform: transform)
    }

    private mutating func addArc(center: CGPoint, radius: CGFloat, start: Double, sweep: Double, transform: CGAffineTransform) {
        guard start.isFinite, sweep.isFinite else { return }
        edit { elements in
            elements.appendArc(center: center, radius: radius, start: start, sweep: sweep, transform: transform)
        }
    }
}

extension PathElements {
    /// - Parameters start, sweep: in radians, clockwise on screen.
    mutating func appendArc(center: CGPoint, radius: CGFloat, start: Double, sweep: Double, transform: CGAffineTransform = .identity) {
        func point(_ angle: Double, turn: CGFloat = 0) -> CGPoint {
            let (sine, cosine) = exactSineAndCosine(angle)
            return CGPoint(x: center.x + radius * (cosine - turn * sine), y: center.y + radius * (sine + turn * cosine)).applying(transform)
        }
        let first = point(start)
        if !hasOpenSubpath {
            move(to: first)
        } else if let current = currentPoint, !current.isClose(to: first, within: max(abs(radius), abs(center.x), abs(center.y)) * 1e-12) {
            addLine(to: first)
        }
        // The tolerance keeps a quarter in one piece if rounding made it slightly longer.
        let count = (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)
        guard count >= 1 else { return }
        let step = sweep / count
        let reach = 4.0 / 3.0 * tan(step / 4)
        for index in 0..<Int(count) {
            let from = start + Double(index) * step
            let to = start + Double(index + 1) * step
            addCurve(to: point(to), control1: point(from, turn: reach), control2: point(to, turn: -reach))
        }
    }
}

/// Sine and cosine, exact at whole quarter turns, where library functions return 6e-17 instead of 0.
private func exactSineAndCosine(_ angle: Double) -> (sine: CGFloat, cosine: CGFloat) {
    let quarters = angle / (.pi / 2)
    let nearest = quarters.rounded()
    guard abs(quarters - nearest) < 1e-12 else { return (sin(angle), cos(angle)) }
    switch Int(nearest.remainder(dividingBy: 4)) {
    case 0: return (0, 1)
    case 1: return (1, 0)
    case -1: return (-1, 0)
    default: return (0, -1)
    }
}

extension Path {
    /// False if a coordinate of a point or control point is infinite or NaN.
    package var hasOnlyFiniteNumbers: Bool {
        func isFinite(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }
        var result = true
        forEach { element in
            switch element {
            case .move(let to), .line(let to): result = result && isFinite(to)
            case .quadCurve(let to, let control): result = result && isFinite(to) && isFinite(control)
            case .curve(let to, let control1, let control2): result = result && isFinite(to) && isFinite(control1) && isFinite(control2)
            case .closeSubpath: break
            }
        }
        return result
    }
}
