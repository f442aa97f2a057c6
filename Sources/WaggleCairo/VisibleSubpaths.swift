// The parts of a large path that can be seen: a seat plan under a zoom is one path of thousands of curves, of which few are in the window.

import Foundation
import WaggleGeometry

extension PathElements {
    /// In paths with fewer elements, looking for hidden subpaths takes longer than drawing them.
    static let manyElements = 64

    /// Calls the closure with the elements of the subpaths whose points' bounds reach into a rectangle, in order.
    ///
    /// Filled with either rule they cover the same of the rectangle as all subpaths do, since a closed curve winds around nothing outside
    /// its bounds. Subpaths with points that are not finite are always among them.
    func forEach(reaching visible: CGRect, _ body: (Path.Element) -> Void) {
        var verb = 0, point = 0
        while verb < verbs.count {
            let (lastVerb, lastPoint) = endOfSubpath(verb, point)
            if reaches(visible, point..<lastPoint) { forEach(in: verb..<lastVerb, fromPoint: point, body) }
            (verb, point) = (lastVerb, lastPoint)
        }
        assert(point == points.count, "A path's number of points does not match its elements.")
    }

    /// The indices behind the elements up to the next `move`, and behind their points.
    private func endOfSubpath(_ start: Int, _ startPoint: Int) -> (verb: Int, point: Int) {
        var verb = start, point = startPoint
        repeat {
            point += verbs[verb].pointCount
            verb += 1
        } while verb < verbs.count && verbs[verb] != .move
        return (verb, point)
    }

    private func reaches(_ visible: CGRect, _ range: Range<Int>) -> Bool {
        guard let first = range.first else { return true }
        var (left, top) = (points[first].x, points[first].y), (right, bottom) = (left, top), isFinite = true
        for point in points[range] {
            if point.x < left { left = point.x }
            if point.x > right { right = point.x }
            if point.y < top { top = point.y }
            if point.y > bottom { bottom = point.y }
            isFinite = isFinite && point.x.isFinite && point.y.isFinite
        }
        return !isFinite || (left <= visible.maxX && right >= visible.minX && top <= visible.maxY && bottom >= visible.minY)
    }
}
