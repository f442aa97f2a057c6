import Foundation

/// An outline of lines and curves in points, y down, for filling, stroking and clipping.
///
/// A path is a sequence of subpaths; each begins with a move and may be closed. Rectangles, ellipses and rounded rectangles are special
/// cases until something is added to them, so that creating, comparing and drawing them is almost free. Paths are equal if their elements
/// are; their descriptions are then equal, too.
///
/// Complexity: a copy takes O(1), and shares its elements until one of the two is changed. Adding an element takes O(1) on average, and
/// O(*n*) for the first one added to such a copy.
public struct Path: Equatable, LosslessStringConvertible, Sendable {
    /// The representation. Some figures can be drawn faster than general paths.
    package enum Kind: Sendable {
        case empty
        /// Never null; sides are not negative.
        case rect(CGRect)
        case ellipse(CGRect)
        /// The corner size is positive and at most half of the sides.
        case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
        /// Not empty.
        case general(PathElements)
    }

    package var kind: Kind

    package init(kind: Kind) { self.kind = kind }

    init(_ elements: PathElements) { kind = elements.isEmpty ? .empty : .general(elements) }

    /// A path without elements.
    public init() { kind = .empty }

    /// A closed rectangle, clockwise from its top left corner; empty for the null rectangle.
    public init(_ rect: CGRect) { kind = rect.isNull ? .empty : .rect(rect.standardized) }

    /// A rectangle with four equal corners.
    /// - Parameter cornerSize: the extent of a corner along both sides, clamped to half of each. If both are equal, they are clamped to
    ///   half of the shorter side, so that the corner stays circular. 0 or less gives sharp corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        guard !rect.isNull else {
            kind = .empty
            return
        }
        let rect = rect.standardized
        var corner = CGSize(width: min(cornerSize.width, rect.width / 2), height: min(cornerSize.height, rect.height / 2))
        if cornerSize.width == cornerSize.height {
            let radius = min(corner.width, corner.height)
            corner = CGSize(width: radius, height: radius)
        }
        kind = corner.width > 0 && corner.height > 0 ? .roundedRect(rect, cornerSize: corner, style: style) : .rect(rect)
    }

    /// A rectangle with four equal corners.
    /// - Parameter cornerRadius: in points, clamped to half of the shorter side; 0 or less gives sharp corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A rectangle with individual corners, in points; each radius is clamped to half of the shorter side, and negative ones to 0.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        let radii = cornerRadii
        if radii.topLeading == radii.topTrailing, radii.topTrailing == radii.bottomTrailing, radii.bottomTrailing == radii.bottomLeading {
            let radius = min(radii.topLeading, abs(rect.width) / 2, abs(rect.height) / 2)
            self.init(roundedRect: rect, cornerRadius: radius, style: style)
        } else {
            var elements = PathElements(minimumCapacity: 40)
            if !rect.isNull {
                RoundedRectOutline(rect.standardized, cornerRadii: radii, style: style).forEach { elements.append($0) }
            }
            self.init(elements)
        }
    }

    /// The largest ellipse in the rectangle, clockwise on screen from its rightmost point; empty for the null rectangle.
    public init(ellipseIn rect: CGRect) { kind = rect.isNull ? .empty : .ellipse(rect.standardized) }

    /// A path drawn by the closure.
    public init(_ callback: (inout Path) -> ()) {
        self.init()
        callback(&self)
    }

    public var isEmpty: Bool {
        if case .empty = kind { true } else { false }
    }

    /// Where the next segment begins; nil for an empty path. After closing, the start of the subpath.
    public var currentPoint: CGPoint? {
        switch kind {
        case .empty: nil
        case .rect(let rect): CGPoint(x: rect.minX, y: rect.minY)
        case .ellipse(let rect), .roundedRect(let rect, _, _): CGPoint(x: rect.maxX, y: rect.midY)
        case .general(let elements): elements.currentPoint
        }
    }

    /// One step of an outline. Its points are in the path's coordinates.
    @frozen public enum Element: Equatable, Sendable {
        /// Begins a subpath.
        case move(to: CGPoint)
        case line(to: CGPoint)
        /// A quadratic Bézier curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to the start of the subpath.
        case closeSubpath
    }

    /// Calls the closure with all elements in order, without allocating.
    ///
    /// Complexity: O(*n*) in the elements.
    public func forEach(_ body: (Path.Element) -> Void) {
        switch kind {
        case .empty:
            break
        case .rect(let rect):
            body(.move(to: CGPoint(x: rect.minX, y: rect.minY)))
            body(.line(to: CGPoint(x: rect.maxX, y: rect.minY)))
            body(.line(to: CGPoint(x: rect.maxX, y: rect.maxY)))
            body(.line(to: CGPoint(x: rect.minX, y: rect.maxY)))
            body(.closeSubpath)
        case .ellipse(let rect):
            forEachEllipseElement(in: rect, body)
        case .roundedRect(let rect, let cornerSize, let style):
            RoundedRectOutline(rect, cornerSize: cornerSize, style: style).forEach(body)
        case .general(let elements):
            elements.forEach(body)
        }
    }

    /// True if all elements are equal.
    ///
    /// Complexity: O(*n*) in the elements; O(1) for two rectangles, ellipses or rounded rectangles.
    public static func == (a: Path, b: Path) -> Bool {
        switch (a.kind, b.kind) {
        case (.empty, .empty): true
        case (.empty, _), (_, .empty): false
        case (.rect(let a), .rect(let b)): a == b
        case (.ellipse(let a), .ellipse(let b)): a == b
        case (.roundedRect(let a, let aCorner, let aStyle), .roundedRect(let b, let bCorner, let bStyle)):
            a == b && aCorner == bCorner && aStyle == bStyle
        case (.general(let a), .general(let b)): a == b
        case (.rect, _), (.ellipse, _), (.roundedRect, _), (.general, _): a.elements == b.elements
        }
    }

    /// The elements of any path; allocates for the special cases.
    package var elements: PathElements {
        if case .general(let elements) = kind { return elements }
        var elements = PathElements(minimumCapacity: 40)
        forEach { elements.append($0) }
        return elements
    }
}

/// Four quarters, starting downward from the rightmost point.
private func forEachEllipseElement(in rect: CGRect, _ body: (Path.Element) -> Void) {
    let (midX, midY) = (rect.midX, rect.midY)
    let (dx, dy) = (rect.width / 2 * circleKappa, rect.height / 2 * circleKappa)
    body(.move(to: CGPoint(x: rect.maxX, y: midY)))
    body(.curve(
        to: CGPoint(x: midX, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: midY + dy), control2: CGPoint(x: midX + dx, y: rect.maxY)))
    body(.curve(
        to: CGPoint(x: rect.minX, y: midY), control1: CGPoint(x: midX - dx, y: rect.maxY), control2: CGPoint(x: rect.minX, y: midY + dy)))
    body(.curve(
        to: CGPoint(x: midX, y: rect.minY), control1: CGPoint(x: rect.minX, y: midY - dy), control2: CGPoint(x: midX - dx, y: rect.minY)))
    body(.curve(
        to: CGPoint(x: rect.maxX, y: midY), control1: CGPoint(x: midX + dx, y: rect.minY), control2: CGPoint(x: rect.maxX, y: midY - dy)))
    body(.closeSubpath)
}

/// The distance of a unit quarter circle's control points from its ends: 4/3 (sqrt 2 - 1).
let circleKappa: CGFloat = 0.5522847498307936
