import Foundation

extension Path {
    /// The outline in the other direction: subpaths from the last to the first, each from its end to its start. Closed ones stay closed.
    package var reversed: Path {
        var subpaths: [(points: [CGPoint], segments: [Element], isClosed: Bool)] = []
        forEach { element in
            switch element {
            case .move(let end): subpaths.append(([end], [], false))
            case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
                if subpaths.last?.isClosed ?? true { subpaths.append(([subpaths.last?.points.first ?? end], [], false)) }
                subpaths[subpaths.count - 1].points.append(end)
                subpaths[subpaths.count - 1].segments.append(element)
            case .closeSubpath:
                if !subpaths.isEmpty { subpaths[subpaths.count - 1].isClosed = true }
            }
        }
        var result = Path()
        for subpath in subpaths.reversed() {
            guard let last = subpath.points.last else { continue }
            result.move(to: last)
            for (index, segment) in subpath.segments.enumerated().reversed() {
                let start = subpath.points[index]
                switch segment {
                case .quadCurve(_, let control): result.addQuadCurve(to: start, control: control)
                case .curve(_, let control1, let control2): result.addCurve(to: start, control1: control2, control2: control1)
                case .move, .line, .closeSubpath: result.addLine(to: start)
                }
            }
            if subpath.isClosed { result.closeSubpath() }
        }
        return result
    }
}

extension Path {
    /// The path with every point mapped. Special cases such as rectangles are preserved if the map only translates and scales.
    ///
    /// Complexity: O(*n*) in the elements; O(1) for the identity and for special cases that are preserved.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        let keepsPrimitive = transform.isPositiveScaleAndTranslation
        switch kind {
        case .empty: return self
        case .rect(let rect) where keepsPrimitive: return Path(rect.applying(transform))
        case .ellipse(let rect) where keepsPrimitive: return Path(ellipseIn: rect.applying(transform))
        case .roundedRect(let rect, let cornerSize, let style) where keepsPrimitive:
            return Path(roundedRect: rect.applying(transform), cornerSize: cornerSize.applying(transform), style: style)
        case .rect, .ellipse, .roundedRect, .general: return Path(elements.applying(transform))
        }
    }

    /// The path translated by a distance in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}
