import Foundation
import WaggleGeometry

/// Deterministic pseudorandom numbers.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }

    mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &self) }

    mutating func point(_ range: ClosedRange<CGFloat>) -> CGPoint { CGPoint(x: number(range), y: number(range)) }

    /// One to three subpaths of lines and curves, some closed.
    mutating func path(_ range: ClosedRange<CGFloat> = 0...100) -> Path {
        var path = Path()
        for _ in 0..<Int.random(in: 1...3, using: &self) {
            path.move(to: point(range))
            for _ in 0..<Int.random(in: 1...4, using: &self) {
                switch Int.random(in: 0..<3, using: &self) {
                case 0: path.addLine(to: point(range))
                case 1: path.addQuadCurve(to: point(range), control: point(range))
                default: path.addCurve(to: point(range), control1: point(range), control2: point(range))
                }
            }
            if Bool.random(using: &self) { path.closeSubpath() }
        }
        return path
    }
}

extension CGPoint {
    init(_ x: CGFloat, _ y: CGFloat) { self.init(x: x, y: y) }

    func isNear(_ other: CGPoint, _ tolerance: CGFloat = 1e-6) -> Bool { distance(to: other) <= tolerance }
}

extension Path {
    var allElements: [Element] {
        var result: [Element] = []
        forEach { result.append($0) }
        return result
    }

    /// Chords of all subpaths, closing lines included.
    func chords(tolerance: CGFloat = 1e-3) -> [(CGPoint, CGPoint)] {
        var result: [(CGPoint, CGPoint)] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        forEachFlattened(tolerance: tolerance) { element in
            switch element {
            case .move(let end): (start, current) = (end, end)
            case .line(let end):
                result.append((current, end))
                current = end
            case .closeSubpath:
                result.append((current, start))
                current = start
            case .quadCurve, .curve: break
            }
        }
        return result
    }

    var length: CGFloat { chords(tolerance: 1e-5).reduce(0) { $0 + $1.0.distance(to: $1.1) } }

    /// The enclosed area; positive if clockwise on screen.
    var signedArea: CGFloat { chords(tolerance: 1e-5).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 } }

}

func distance(_ p: CGPoint, _ chords: [(CGPoint, CGPoint)]) -> CGFloat {
    chords.reduce(.infinity) { nearest, chord in
        let (line, toPoint) = (CGVector(from: chord.0, to: chord.1), CGVector(from: chord.0, to: p))
        let squared = line.dot(line)
        let t = squared > 0 ? max(0, min(1, line.dot(toPoint) / squared)) : 0
        return min(nearest, p.distance(to: chord.0.interpolated(to: chord.1, t)))
    }
}
