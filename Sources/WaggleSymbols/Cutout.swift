// Polygon difference: what remains of a drawing when pieces are cut out of it.

import Foundation

/// Cuts rings out of rings. Both use the non-zero winding rule and may intersect themselves.
///
/// All edges are split at their crossings; a piece of an edge is kept if the remaining area is on exactly one side of it. There are a few
/// hundred edges, each of which is compared with those beside, above and below it; this happens once per symbol.
struct Cutout {
    /// Vertices are rounded to this lattice, in grid units, so that split edges meet exactly.
    private static let lattice = 1.0 / 4096

    fileprivate struct Edge {
        var a, b: CGPoint
        var isCut: Bool
        var lowX: Double { min(a.x, b.x) }
        var highX: Double { max(a.x, b.x) }
        var lowY: Double { min(a.y, b.y) }
        var highY: Double { max(a.y, b.y) }

        func hasSameEnds(as other: Edge) -> Bool { a == other.a && b == other.b || a == other.b && b == other.a }
    }

    /// The remainder of `area`, as rings without crossings; the inside is to the right of each edge (clockwise on screen).
    static func remainder(of area: [[CGPoint]], without cut: [[CGPoint]]) -> [[CGPoint]] {
        var edges = (area.map { ($0, false) } + cut.map { ($0, true) }).flatMap { ring, isCut in
            ring.indices.map { Edge(a: snap(ring[$0]), b: snap(ring[($0 + 1) % ring.count]), isCut: isCut) }
        }.filter { $0.a != $0.b }
        // Rounding crossings to the lattice moves edges slightly, which can create new crossings; the second or third round finds none.
        for _ in 0..<4 {
            let pieces = split(edges)
            let isDone = pieces.count == edges.count
            edges = pieces
            if isDone { break }
        }
        return chain(boundary(of: edges))
    }

    private static func snap(_ p: CGPoint) -> CGPoint {
        CGPoint(x: (p.x / lattice).rounded() * lattice, y: (p.y / lattice).rounded() * lattice)
    }

    // MARK: Splitting

    private static func split(_ unsorted: [Edge]) -> [Edge] {
        let edges = unsorted.sorted { $0.lowX < $1.lowX }
        var cuts: [[Double]] = Array(repeating: [], count: edges.count)
        for i in edges.indices {
            let a = edges[i]
            for j in (i + 1)..<max(edges.count, i + 1) {
                let b = edges[j]
                if b.lowX > a.highX { break }
                if b.lowY > a.highY || b.highY < a.lowY { continue }
                let (onA, onB) = crossings(a, b)
                cuts[i] += onA
                cuts[j] += onB
            }
        }
        return zip(edges, cuts).flatMap { edge, cuts in
            let corners = [edge.a] + cuts.sorted().map { t in
                snap(CGPoint(x: edge.a.x + (edge.b.x - edge.a.x) * t, y: edge.a.y + (edge.b.y - edge.a.y) * t))
            } + [edge.b]
            return zip(corners, corners.dropFirst()).filter { $0 != $1 }.map { Edge(a: $0, b: $1, isCut: edge.isCut) }
        }
    }

    /// The crossings of two edges, as fractions of each.
    private static func crossings(_ a: Edge, _ b: Edge) -> ([Double], [Double]) {
        let (ax, ay) = (a.b.x - a.a.x, a.b.y - a.a.y)
        let (bx, by) = (b.b.x - b.a.x, b.b.y - b.a.y)
        let (dx, dy) = (b.a.x - a.a.x, b.a.y - a.a.y)
        let area = ax * by - ay * bx
        if abs(area) > 1e-9 {
            let (t, u) = ((dx * by - dy * bx) / area, (dx * ay - dy * ax) / area)
            guard t >= 0, t <= 1, u >= 0, u <= 1 else { return ([], []) }
            return ([t], [u])
        }
        guard abs(dx * ay - dy * ax) < 1e-6 else { return ([], []) }
        // Collinear edges are split at each other's ends.
        let (aa, bb) = (ax * ax + ay * ay, bx * bx + by * by)
        let onA: [Double] = [(dx * ax + dy * ay) / aa, ((dx + bx) * ax + (dy + by) * ay) / aa]
        let onB: [Double] = [-(dx * bx + dy * by) / bb, ((ax - dx) * bx + (ay - dy) * by) / bb]
        return (onA.filter { $0 > 0 && $0 < 1 }, onB.filter { $0 > 0 && $0 < 1 })
    }

    // MARK: Selecting

    /// The edges with the remaining area on exactly one side, directed so that it is to the right.
    private static func boundary(of edges: [Edge]) -> [CGPoint: [CGPoint]] {
        // Flat edges are probed vertically, steep ones horizontally: a probe along an edge cannot distinguish its sides.
        let upright = Columns(edges), turned = Columns(edges.map(\.transposed))
        var kept: [CGPoint: [CGPoint]] = [:]
        func keep(_ from: CGPoint, _ to: CGPoint) {
            // Coincident edges are kept once.
            if kept[from]?.contains(to) != true { kept[from, default: []].append(to) }
        }
        for edge in upright.edges where edge.isFlat {
            let (isInAbove, isInBelow) = sides(of: edge, upright)
            guard isInAbove != isInBelow else { continue }
            let (west, east) = edge.a.x < edge.b.x ? (edge.a, edge.b) : (edge.b, edge.a)
            if isInBelow { keep(west, east) } else { keep(east, west) }
        }
        for edge in turned.edges where !edge.isSteepWhenTransposed {
            let (isInWest, isInEast) = sides(of: edge, turned)
            guard isInWest != isInEast else { continue }
            let (north, south) = edge.a.x < edge.b.x ? (edge.a, edge.b) : (edge.b, edge.a)
            if isInEast { keep(south.transposed, north.transposed) } else { keep(north.transposed, south.transposed) }
        }
        return kept
    }

    /// Whether the remaining area is just before and just after the edge's midpoint, in order of increasing y.
    private static func sides(of edge: Edge, _ columns: Columns) -> (before: Bool, after: Bool) {
        let middle = CGPoint(x: (edge.a.x + edge.b.x) / 2, y: (edge.a.y + edge.b.y) / 2)
        var before = Winding()
        var across = Winding()
        for other in columns.edges(at: middle.x) {
            guard (other.a.x <= middle.x) != (other.b.x <= middle.x) else { continue }
            if other.hasSameEnds(as: edge) {
                across.count(other)
            } else if other.a.y + (other.b.y - other.a.y) * (middle.x - other.a.x) / (other.b.x - other.a.x) < middle.y {
                before.count(other)
            }
        }
        let after = Winding(area: before.area + across.area, cut: before.cut + across.cut)
        return (before.remains, after.remains)
    }

    /// Edges by the columns of the grid that they touch, so that a probe meets only those near it.
    private struct Columns {
        private static let width = 0.25
        let edges: [Edge]
        private var first = 0
        private var members: [[Int]] = []

        init(_ edges: [Edge]) {
            self.edges = edges
            guard let low = edges.map(\.lowX).min(), let high = edges.map(\.highX).max() else { return }
            first = Self.column(low)
            members = Array(repeating: [], count: Self.column(high) - first + 1)
            for (index, edge) in edges.enumerated() {
                for column in Self.column(edge.lowX)...Self.column(edge.highX) { members[column - first].append(index) }
            }
        }

        private static func column(_ x: Double) -> Int { Int((x / width).rounded(.down)) }

        func edges(at x: Double) -> some Sequence<Edge> { members[Self.column(x) - first].lazy.map { edges[$0] } }
    }

    private struct Winding {
        var area = 0, cut = 0
        var remains: Bool { area != 0 && cut == 0 }

        mutating func count(_ edge: Edge) {
            let turn = edge.b.x > edge.a.x ? 1 : -1
            if edge.isCut { cut += turn } else { area += turn }
        }
    }

    // MARK: Joining

    /// Joins edges to rings. If rounding has lost an edge, the nearest loose ends are joined; they are a few lattice steps apart.
    private static func chain(_ edges: [CGPoint: [CGPoint]]) -> [[CGPoint]] {
        var next = edges
        var rings: [[CGPoint]] = []
        var loose: [[CGPoint]] = []
        // Chains that start at a loose end come first, so that a broken ring stays one chain.
        let ends = Set(edges.values.joined())
        let starts = edges.keys.sorted { (ends.contains($0) ? 1 : 0, $0.x, $0.y) < (ends.contains($1) ? 1 : 0, $1.x, $1.y) }
        for start in starts {
            while let first = next[start]?.popLast() {
                var way = [start]
                var current = first
                var isClosed = true
                while current != start {
                    way.append(current)
                    guard let further = next[current]?.popLast() else { isClosed = false; break }
                    current = further
                }
                if isClosed { rings.append(way) } else { loose.append(way) }
            }
        }
        while var way = loose.popLast() {
            while let end = way.last, let start = way.first {
                func distance(_ p: CGPoint) -> Double { hypot(p.x - end.x, p.y - end.y) }
                guard let near = loose.indices.min(by: { distance(loose[$0][0]) < distance(loose[$1][0]) }),
                      distance(loose[near][0]) < distance(start) else { break }
                way += loose.remove(at: near)
            }
            rings.append(way)
        }
        return rings.filter { $0.count > 2 }
    }
}

extension CGPoint {
    fileprivate var transposed: CGPoint { CGPoint(x: y, y: x) }
}

extension Cutout.Edge {
    /// True if its height is at most its width; other edges are transposed.
    fileprivate var isFlat: Bool { abs(b.y - a.y) <= abs(b.x - a.x) }
    fileprivate var isSteepWhenTransposed: Bool { transposed.isFlat }
    fileprivate var transposed: Self { Self(a: a.transposed, b: b.transposed, isCut: isCut) }
}
