// Ways along an outline for algorithms: segments with their own starts, and chords within a tolerance.

import Foundation

/// What a walk along the segments meets.
enum PathStep {
    case begin(CGPoint)
    case segment(PathSegment)
    /// The line back to the start, when the subpath is closed and does not already end there; then `close`.
    case closingLine(PathSegment)
    case close
}

extension Path {
    /// All subpaths in order. A subpath that goes on after a close begins again where it was closed.
    func forEachStep(_ body: (PathStep) -> Void) {
        var start = CGPoint.zero
        var current = CGPoint.zero
        var isOpen = false
        func segment(_ segment: PathSegment) {
            if !isOpen { body(.begin(current)) }
            isOpen = true
            body(.segment(segment))
            current = segment.p3
        }
        forEach { element in
            switch element {
            case .move(let end):
                (start, current, isOpen) = (end, end, true)
                body(.begin(end))
            case .line(let end): segment(PathSegment(line: current, end))
            case .quadCurve(let end, let control): segment(PathSegment(quadCurve: current, control: control, end))
            case .curve(let end, let control1, let control2): segment(PathSegment(curve: current, control1, control2, end))
            case .closeSubpath:
                if current != start { body(.closingLine(PathSegment(line: current, start))) }
                body(.close)
                (current, isOpen) = (start, false)
            }
        }
    }

    /// The outline with its curves replaced by chords: only moves, lines and closes are given to the closure.
    /// - Parameter tolerance: how far a chord may stray from its curve, in points; must be positive.
    package func forEachFlattened(tolerance: CGFloat, _ body: (Path.Element) -> Void) {
        precondition(tolerance > 0, "A path is flattened with a positive tolerance, not \(tolerance).")
        forEachStep { step in
            switch step {
            case .begin(let start): body(.move(to: start))
            case .segment(let segment):
                let count = segment.chordCount(tolerance: tolerance)
                for index in 1..<count { body(.line(to: segment.point(at: CGFloat(index) / CGFloat(count)))) }
                body(.line(to: segment.p3))
            case .closingLine: break
            case .close: body(.closeSubpath)
            }
        }
    }
}
