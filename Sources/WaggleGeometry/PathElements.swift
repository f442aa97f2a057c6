import Foundation

/// The elements of a general path, packed into two arrays: one byte for each verb, and its points.
///
/// Copies share both arrays until one is changed.
package struct PathElements: Sendable {
    package enum Verb: UInt8, Sendable, BitwiseCopyable {
        case move, line, quadCurve, curve, closeSubpath

        package var pointCount: Int {
            switch self {
            case .move, .line: 1
            case .quadCurve: 2
            case .curve: 3
            case .closeSubpath: 0
            }
        }
    }

    package private(set) var verbs: ContiguousArray<Verb> = []
    package private(set) var points: ContiguousArray<CGPoint> = []
    /// The start of the last subpath, where `closeSubpath` returns to.
    private(set) var subpathStart = CGPoint.zero

    package init() {}

    /// Most paths are small polygons; growing from one element would allocate four times.
    init(minimumCapacity: Int) {
        verbs.reserveCapacity(minimumCapacity)
        points.reserveCapacity(minimumCapacity)
    }

    package var isEmpty: Bool { verbs.isEmpty }

    /// Where the next segment begins; nil before the first move.
    package var currentPoint: CGPoint? {
        guard let last = verbs.last else { return nil }
        return last == .closeSubpath ? subpathStart : points.last
    }

    /// Whether there is an open subpath that a line can connect an arc to.
    var hasOpenSubpath: Bool { verbs.last.map { $0 != .closeSubpath } ?? false }

    mutating func move(to end: CGPoint) {
        verbs.append(.move)
        points.append(end)
        subpathStart = end
    }

    /// Lines, curves and closing need a current subpath. Without one they are omitted, as in PostScript.
    mutating func addLine(to end: CGPoint) {
        guard !verbs.isEmpty else { return }
        verbs.append(.line)
        points.append(end)
    }

    mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard !verbs.isEmpty else { return }
        verbs.append(.quadCurve)
        points.append(control)
        points.append(end)
    }

    mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard !verbs.isEmpty else { return }
        verbs.append(.curve)
        points.append(control1)
        points.append(control2)
        points.append(end)
    }

    mutating func closeSubpath() {
        guard hasOpenSubpath else { return }
        verbs.append(.closeSubpath)
    }

    mutating func append(_ element: Path.Element) {
        switch element {
        case .move(let end): move(to: end)
        case .line(let end): addLine(to: end)
        case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
        case .curve(let end, let control1, let control2): addCurve(to: end, control1: control1, control2: control2)
        case .closeSubpath: closeSubpath()
        }
    }

    /// All elements in order, without allocating.
    package func forEach(_ body: (Path.Element) -> Void) { forEach(in: verbs.indices, fromPoint: 0, body) }
    /// The elements of some verbs, the first of which begins with a given point.
    package func forEach(in range: Range<Int>, fromPoint start: Int, _ body: (Path.Element) -> Void) {
        var next = start
        for verb in verbs[range] {
            switch verb {
            case .move:
                body(.move(to: points[next]))
                next += 1
            case .line:
                body(.line(to: points[next]))
                next += 1
            case .quadCurve:
                body(.quadCurve(to: points[next + 1], control: points[next]))
                next += 2
            case .curve:
                body(.curve(to: points[next + 2], control1: points[next], control2: points[next + 1]))
                next += 3
            case .closeSubpath:
                body(.closeSubpath)
            }
        }
        assert(range.upperBound < verbs.count || next == points.count, "A path has points that belong to no element.")
    }

    /// The same elements with every point mapped.
    func applying(_ transform: CGAffineTransform) -> PathElements {
        var result = self
        for index in result.points.indices { result.points[index] = points[index].applying(transform) }
        result.subpathStart = subpathStart.applying(transform)
        return result
    }
}

extension PathElements: Equatable {
    package static func == (a: PathElements, b: PathElements) -> Bool { a.verbs == b.verbs && a.points == b.points }
}
