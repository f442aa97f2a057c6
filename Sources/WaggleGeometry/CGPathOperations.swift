// Paths made of others.

import Foundation

extension CGPath {
    /// Dashes along the path, as open subpaths.
    /// - Parameters:
    ///   - phase: how far into the pattern the path begins, in points; any sign.
    ///   - lengths: of dashes and gaps in turn, in points. An odd number is used twice. None, a negative length or only zeros leave the
    ///     path as it is, as does a pattern of which the path would hold 100,000.
    public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
        CGPath(path.applying(transform).dashed(phase, lengths))
    }

    /// What is inside of either path. Curves become lines; see `Path.intersection(_:eoFill:)`.
    ///
    /// Complexity: O(*n*²) in the lines of both outlines, as for the other operations here.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.union(other.path, eoFill: rule == .evenOdd))
    }
    /// What is inside of both paths.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
    }
    /// What is inside of this path alone.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
    }
    /// What is inside of one path, and not of the other.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
    }
    /// The parts of this line that are inside of the other path.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
    }
    /// The parts of this line that are outside of the other path.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
    }
    /// The same area, without overlaps.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath { CGPath(path.normalized(eoFill: rule == .evenOdd)) }
    /// True if something is inside of both paths.
    ///
    /// Complexity: O(1) beyond the bounding boxes if these do not meet, otherwise that of `intersection(_:using:)`.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        boundingBox.intersects(other.boundingBox) && !path.intersection(other.path, eoFill: rule == .evenOdd).isEmpty
    }

    /// The path with lines instead of curves.
    ///
    /// - Parameter threshold: how far a line may be from its curve, in points; nothing and less count as a tenth of a point. No curve
    ///   becomes more than 1,000 lines.
    public func flattened(threshold: CGFloat) -> CGPath {
        var flat = Path()
        path.forEachFlattened(tolerance: threshold > 0 ? threshold : 0.1) { element in
            switch element {
            case .move(let end): flat.move(to: end)
            case .line(let end): flat.addLine(to: end)
            case .quadCurve(let end, _), .curve(let end, _, _): flat.addLine(to: end)
            case .closeSubpath: flat.closeSubpath()
            }
        }
        return CGPath(flat)
    }
}
