// Boolean operations on two paths.

import Foundation

extension Path {
    /// The area that both paths cover.
    ///
    /// Like the other operations, it approximates curves by chords within a fiftieth of a point, so the result consists of lines. Areas are
    /// clockwise on screen and holes counterclockwise, so either fill rule works. Points beyond a million points from the origin are left
    /// out.
    ///
    /// Complexity: O(*n*²) in the chords of both paths, as for the other operations.
    /// - Parameter eoFill: uses the even-odd rule for both paths instead of the non-zero rule.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill) { $0 && $1 } }
    /// The area that either path covers.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill) { $0 || $1 } }
    /// The area that this path covers and the other does not.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill) { $0 && !$1 } }
    /// The area that exactly one of the paths covers.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill) { $0 != $1 } }
    /// The same area with outlines that do not cross.
    public func normalized(eoFill: Bool = true) -> Path { combined(with: Path(), eoFill) { inside, _ in inside } }

    /// The parts of this path's lines inside or on the other path.
    ///
    /// Complexity: O(*n* · *m*) in the chords of this path and those of the other.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { lines(inside: true, other, eoFill) }
    /// The parts of this path's lines outside the other path.
    ///
    /// Complexity: O(*n* · *m*) in the chords of this path and those of the other.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { lines(inside: false, other, eoFill) }

    private func combined(with other: Path, _ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
        var edges: [ChordEdge] = []
        forEachChord(closing: true) { edges.append(ChordEdge($0, $1, owner: .first)) }
        other.forEachChord(closing: true) { edges.append(ChordEdge($0, $1, owner: .second)) }
        return ChordArrangement(edges.split()).outline(eoFill, isInside)
    }

    private func lines(inside: Bool, _ other: Path, _ eoFill: Bool) -> Path {
        var cutters: [ChordEdge] = []
        other.forEachChord(closing: true) { cutters.append(ChordEdge($0, $1, owner: .second)) }
        var result = Path(), end: GridPoint?
        forEachChord(closing: false) { a, b in
            for (from, to) in ChordEdge(a, b, owner: .first).pieces(cutBy: cutters) {
                let middle = CGPoint(x: (from.point.x + to.point.x) / 2, y: (from.point.y + to.point.y) / 2)
                let isOnOutline = cutters.contains { $0.holds(from) && $0.holds(to) }
                guard (isOnOutline || other.contains(middle, eoFill: eoFill)) == inside else { continue }
                if end != from { result.move(to: from.point) }
                result.addLine(to: to.point)
                end = to
            }
        }
        return result
    }

    /// The path's chords on the grid.
    /// - Parameter closing: whether open subpaths are closed, as filling does.
    private func forEachChord(closing: Bool, _ body: (GridPoint, GridPoint) -> Void) {
        var start: GridPoint?, current: GridPoint?
        func line(to end: GridPoint?) {
            guard let end else { return }
            if let current, current != end { body(current, end) }
            current = end
        }
        forEachFlattened(tolerance: 0.02) { element in
            switch element {
            case .move(let end):
                if closing { line(to: start) }
                (start, current) = (GridPoint(end), GridPoint(end))
            case .line(let end): line(to: GridPoint(end))
            case .closeSubpath: line(to: start)
            case .quadCurve, .curve: break
            }
        }
        if closing { line(to: start) }
    }
}

/// A point on a grid of 1/1024 points, on which intersections can be decided exactly.
private struct GridPoint: Hashable, Comparable {
    var x, y: Int

    private static let step: CGFloat = 1024
    /// Larger coordinates would exceed the range of exact products.
    private static let farthest: CGFloat = 1_000_000

    /// nil if the point is NaN or too far away.
    init?(_ point: CGPoint) {
        guard abs(point.x) <= Self.farthest, abs(point.y) <= Self.farthest else { return nil }
        (x, y) = (Int((point.x * Self.step).rounded()), Int((point.y * Self.step).rounded()))
    }
    init(x: Double, y: Double) { (self.x, self.y) = (Int(x.rounded()), Int(y.rounded())) }

    var point: CGPoint { CGPoint(x: CGFloat(x) / Self.step, y: CGFloat(y) / Self.step) }
    static func < (a: GridPoint, b: GridPoint) -> Bool { (a.x, a.y) < (b.x, b.y) }

    /// Positive if the path from `a` through `b` to this point turns clockwise on screen.
    func side(of a: GridPoint, _ b: GridPoint) -> Int { (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) }
}

/// A chord of one of the two paths.
private struct ChordEdge {
    enum Owner { case first, second }
    let a, b: GridPoint
    let owner: Owner

    init(_ a: GridPoint, _ b: GridPoint, owner: Owner) { (self.a, self.b, self.owner) = (a, b, owner) }

    var left: Int { min(a.x, b.x) }
    var right: Int { max(a.x, b.x) }
    var top: Int { min(a.y, b.y) }
    var bottom: Int { max(a.y, b.y) }

    func touchesBox(of other: ChordEdge) -> Bool {
        left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
    }

    /// True for points on the chord, including its ends.
    func holds(_ p: GridPoint) -> Bool { p.x >= left && p.x <= right && p.y >= top && p.y <= bottom && p.side(of: a, b) == 0 }

    /// The points where another chord cuts this one, except its own ends.
    func cuts(by other: ChordEdge) -> [GridPoint] {
        guard touchesBox(of: other) else { return [] }
        var points = [other.a, other.b].filter { $0 != a && $0 != b && holds($0) }
        let (c, d) = (other.a.side(of: a, b), other.b.side(of: a, b)), (e, f) = (a.side(of: other.a, other.b), b.side(of: other.a, other.b))
        if c.signum() * d.signum() < 0, e.signum() * f.signum() < 0 {
            let t = Double(e) / (Double(e) - Double(f))
            let point = GridPoint(x: Double(a.x) + t * Double(b.x - a.x), y: Double(a.y) + t * Double(b.y - a.y))
            if point != a, point != b { points.append(point) }
        }
        return points
    }

    /// The pieces of the chord from `a` to `b`.
    func pieces(at points: [GridPoint]) -> [(GridPoint, GridPoint)] {
        let forward = Set(points).sorted {
            ($0.x - a.x) * (b.x - a.x) + ($0.y - a.y) * (b.y - a.y) < ($1.x - a.x) * (b.x - a.x) + ($1.y - a.y) * (b.y - a.y)
        }
        let all = [a] + forward + [b]
        return zip(all, all.dropFirst()).filter { $0 != $1 }
    }
    func pieces(cutBy others: [ChordEdge]) -> [(GridPoint, GridPoint)] { pieces(at: others.flatMap(cuts)) }
}

extension [ChordEdge] {
    /// The chords split at their intersections, so that they meet only at ends.
    fileprivate func split() -> [ChordEdge] {
        var edges = self
        // Snapping cut points to the grid can create new intersections one grid step away; a few rounds remove them.
        for _ in 0..<4 {
            let order = edges.indices.sorted { edges[$0].left < edges[$1].left }
            var cuts = [[GridPoint]](repeating: [], count: edges.count)
            var isCut = false
            for (position, i) in order.enumerated() {
                for j in order[(position + 1)...] {
                    if edges[j].left > edges[i].right { break }
                    let first = edges[i].cuts(by: edges[j]), second = edges[j].cuts(by: edges[i])
                    if first.isEmpty && second.isEmpty { continue }
                    isCut = true
                    cuts[i] += first
                    cuts[j] += second
                }
            }
            guard isCut else { break }
            edges = edges.indices.flatMap { index in
                cuts[index].isEmpty ? [edges[index]] : edges[index].pieces(at: cuts[index]).map {
                    ChordEdge($0, $1, owner: edges[index].owner)
                }
            }
        }
        return edges
    }
}

/// The plane divided by chords that meet only at their ends.
private struct ChordArrangement {
    /// All chords between two points, from the lesser to the greater.
    struct Wall {
        let a, b: GridPoint
        /// How often the outlines run from a to b, minus how often they run back.
        var first = 0, second = 0
    }
    private let walls: [Wall]

    init(_ edges: [ChordEdge]) {
        struct Ends: Hashable { let a, b: GridPoint }
        var found: [Ends: Int] = [:]
        var walls: [Wall] = []
        for edge in edges {
            let isForward = edge.a < edge.b
            let ends = isForward ? Ends(a: edge.a, b: edge.b) : Ends(a: edge.b, b: edge.a)
            let index = found[ends] ?? walls.count
            if index == walls.count {
                walls.append(Wall(a: ends.a, b: ends.b))
                found[ends] = index
            }
            switch edge.owner {
            case .first: walls[index].first += isForward ? 1 : -1
            case .second: walls[index].second += isForward ? 1 : -1
            }
        }
        self.walls = walls.filter { $0.first != 0 || $0.second != 0 }
    }

    /// The outline of the interior, which is to the right of its lines.
    func outline(_ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
        func covers(_ winding: Int) -> Bool { eoFill ? !winding.isMultiple(of: 2) : winding != 0 }
        var next: [GridPoint: [GridPoint]] = [:], starts: [GridPoint] = []
        for wall in walls {
            let below = windings(beside: wall)
            // The right side of a rightward wall is below it.
            let here = isInside(covers(below.first), covers(below.second))
            let there = isInside(covers(below.first - wall.first), covers(below.second - wall.second))
            guard here != there else { continue }
            let (from, to) = here ? (wall.a, wall.b) : (wall.b, wall.a)
            next[from, default: []].append(to)
            starts.append(from)
        }
        var path = Path()
        for start in starts {
            while let first = next[start]?.popLast() { addLoop(from: start, first, &next, &path) }
        }
        return path
    }

    /// The winding numbers just to the right of the wall in its direction: below it, or to the left of a vertical one.
    private func windings(beside wall: Wall) -> (first: Int, second: Int) {
        var first = 0, second = 0
        if wall.a.x != wall.b.x {
            // Downward from the middle. Walls run rightward from a to b, so their right side is below them.
            let x = Double(wall.a.x) + Double(wall.b.x - wall.a.x) / 2
            let y = Double(wall.a.y) + Double(wall.b.y - wall.a.y) / 2
            for other in walls where Double(other.a.x) <= x && x < Double(other.b.x) && other.bottom >= wall.top && !(
                other.a == wall.a && other.b == wall.b
            ) {
                let meets = Double(other.a.y) + (x - Double(other.a.x)) / Double(other.b.x - other.a.x) * Double(other.b.y - other.a.y)
                guard meets > y else { continue }
                first -= other.first
                second -= other.second
            }
        } else {
            // Leftward from the middle.
            let x = Double(wall.a.x), y = Double(wall.a.y) + Double(wall.b.y - wall.a.y) / 2
            for other in walls where Double(other.top) <= y && y < Double(other.bottom) && other.a.x <= wall.a.x && !(
                other.a == wall.a && other.b == wall.b
            ) {
                let meets = Double(other.a.x) + (y - Double(other.a.y)) / Double(other.b.y - other.a.y) * Double(other.b.x - other.a.x)
                guard meets < x else { continue }
                // The right side of a downward wall is on its left.
                let direction = other.b.y > other.a.y ? 1 : -1
                first -= other.first * direction
                second -= other.second * direction
            }
        }
        return (first, second)
    }

    private func addLoop(from start: GridPoint, _ second: GridPoint, _ next: inout [GridPoint: [GridPoint]], _ path: inout Path) {
        var points = [start, second]
        while let current = points.last, current != start {
            guard var ends = next[current], !ends.isEmpty else { break }
            // Where loops touch, the sharpest right turn keeps them separate.
            let before = points[points.count - 2]
            let choice = ends.indices.min { turn(before, current, ends[$0]) < turn(before, current, ends[$1]) } ?? 0
            points.append(ends.remove(at: choice))
            next[current] = ends
        }
        points.removeLast()
        // Points in the middle of straight lines are redundant.
        let corners = points.indices.filter { index in
            points[index].side(of: points[(index + points.count - 1) % points.count], points[(index + 1) % points.count]) != 0
        }.map { points[$0] }
        guard corners.count > 2 else { return }
        path.move(to: corners[0].point)
        for corner in corners.dropFirst() { path.addLine(to: corner.point) }
        path.closeSubpath()
    }

    /// The turn from one line to the next, from -pi (sharp right) to pi (sharp left).
    private func turn(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Double {
        let cross = Double(c.side(of: a, b)), dot = Double(b.x - a.x) * Double(c.x - b.x) + Double(b.y - a.y) * Double(c.y - b.y)
        return -atan2(cross, dot)
    }
}

extension ChordArrangement.Wall {
    fileprivate var top: Int { min(a.y, b.y) }
    fileprivate var bottom: Int { max(a.y, b.y) }
}
