// Traversals of an outline for algorithms: segments with start points, and chords within a tolerance.

import Foundation

/// The events of a traversal.
enum PathStep {
    case begin(CGPoint)
    case segment(PathSegment)
    /// The line back to the start, if the subpath is closed and does not already end there; then `close`.
    case closingLine(PathSegment)
    case close
}

extension Path {
    /// All subpaths in order. A subpath that continues after a close starts where it was closed.
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

    /// Flattens the outline: the closure receives only moves, lines and closes.
    /// - Parameter tolerance: the maximum distance of a chord from its curve in points; must be positive.
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
