import Foundation

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
