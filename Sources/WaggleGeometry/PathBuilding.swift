// Adding to a path, element by element and figure by figure.

import Foundation

extension Path {
    /// Begins a new subpath.
    public mutating func move(to end: CGPoint) { edit { $0.move(to: end) } }

    /// A straight line from the current point. Left out where no subpath has begun, as are curves.
    public mutating func addLine(to end: CGPoint) { edit { $0.addLine(to: end) } }

    /// A parabola from the current point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { edit { $0.addQuadCurve(to: end, control: control) } }

    /// A cubic Bézier curve from the current point.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        edit { $0.addCurve(to: end, control1: control1, control2: control2) }
    }

    /// A straight line to where the subpath began, with a join instead of caps there.
    public mutating func closeSubpath() { edit { $0.closeSubpath() } }

    /// A closed rectangle as a subpath, from its top left corner clockwise.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    /// A closed rectangle with equal corners as a subpath; see `init(roundedRect:cornerSize:style:)`.
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
                                        transform: CGAffineTransform = .identity) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    /// A closed rectangle with four corners of their own as a subpath.
    public mutating func addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
                                        transform: CGAffineTransform = .identity) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }

    /// A closed ellipse as a subpath, from its rightmost point clockwise on screen.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    /// One closed rectangle after the other.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// A new subpath that begins at the first point and goes straight to the others; it stays open.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        edit {
            $0.move(to: first)
            for point in lines.dropFirst() { $0.addLine(to: point) }
        }
    }

    /// All elements of the other path behind those of this one.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let path = path.applying(transform)
        if isEmpty {
            self = path
        } else {
            edit { elements in path.forEach { elements.append($0) } }
        }
    }

    /// Changes the elements in place. The kind is emptied meanwhile so that the rows have one owner and need no copy.
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
