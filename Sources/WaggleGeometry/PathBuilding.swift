// Builds paths from elements and figures.

import Foundation

extension Path {
    /// Begins a new subpath at a point in the path's coordinates.
    public mutating func move(to end: CGPoint) { edit { $0.move(to: end) } }

    /// A straight line from the current point. Omitted if no subpath has begun, like curves.
    public mutating func addLine(to end: CGPoint) { edit { $0.addLine(to: end) } }

    /// A quadratic Bézier curve from the current point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { edit { $0.addQuadCurve(to: end, control: control) } }

    /// A cubic Bézier curve from the current point.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        edit { $0.addCurve(to: end, control1: control1, control2: control2) }
    }

    /// A straight line to the start of the subpath, with a join instead of caps.
    public mutating func closeSubpath() { edit { $0.closeSubpath() } }

    /// A closed rectangle as a subpath, from its top left corner clockwise.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    /// A closed rectangle with equal corners, whose extents are in points, as a subpath; see `init(roundedRect:cornerSize:style:)`.
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
                                        transform: CGAffineTransform = .identity) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    /// A closed rectangle with individual corners, whose radii are in points, as a subpath.
    public mutating func addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
                                        transform: CGAffineTransform = .identity) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }

    /// A closed ellipse as a subpath, from its rightmost point clockwise on screen.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    /// The rectangles as closed subpaths.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// A new, open subpath of straight lines through the points.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        edit {
            $0.move(to: first)
            for point in lines.dropFirst() { $0.addLine(to: point) }
        }
    }

    /// Appends all elements of the other path.
    ///
    /// Complexity: O(*m*) in its elements. If this path is empty and the map the identity, O(1).
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let path = path.applying(transform)
        if isEmpty {
            self = path
        } else {
            edit { elements in path.forEach { elements.append($0) } }
        }
    }

    /// Changes the elements in place. Emptying the kind first leaves the arrays uniquely referenced, so they are not copied.
    mutating func edit(_ change: (inout PathElements) -> Void) {
        var elements: PathElements
        switch kind {
        case .general(let existing): elements = existing
        case .empty: elements = PathElements(minimumCapacity: 8)
        case .rect, .ellipse, .roundedRect: elements = self.elements
        }
        kind = .empty
        change(&elements)
        self = Path(elements)
    }
}
