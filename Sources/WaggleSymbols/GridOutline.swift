// Stamps with a stroke width become areas.

import Foundation
import WaggleGeometry

/// A symbol of one weight on the grid: a path for each level, and the box around them.
struct GridOutline: Sendable {
    var layers: [Symbol.Layer] = []
    /// What layout sees, in grid units: the drawing with half a unit at either side.
    var box = CGRect(x: 0, y: 0, width: SymbolMetrics.gridSize, height: SymbolMetrics.gridSize)

    init(_ stamps: [Stamp], strokeWidth: Double) {
        var rings: [Int: [[CGPoint]]] = [:]
        var index = 0
        while index < stamps.count {
            // Pieces to be cut come in runs; one cut for each run and level.
            let isCut = stamps[index].erases
            let end = stamps[index...].firstIndex { $0.erases != isCut } ?? stamps.count
            if isCut {
                let cut = stamps[index..<end].flatMap { $0.rings(strokeWidth: strokeWidth) }
                for (level, area) in rings { rings[level] = Cutout.remainder(of: area, without: cut) }
            } else {
                for stamp in stamps[index..<end] { rings[stamp.level, default: []] += stamp.rings(strokeWidth: strokeWidth) }
            }
            index = end
        }
        var box = CGRect.null
        for level in rings.keys.sorted() {
            var path = Path()
            for ring in rings[level] ?? [] where ring.count > 2 {
                path.addLines(ring)
                path.closeSubpath()
            }
            guard !path.isEmpty else { continue }
            box = box.union(path.boundingRect)
            layers.append(Symbol.Layer(path: path, level: level))
        }
        if !box.isNull { self.box = box.insetBy(dx: -0.5, dy: 0) }
    }
}

extension Stamp {
    /// The area as rings that all wind the same way, so that overlapping pieces add up.
    fileprivate func rings(strokeWidth: Double) -> [[CGPoint]] {
        let width = strokeFactor * strokeWidth + strokeExtra
        return polylines.flatMap { line in
            var rings = StrokeOutline.rings(isFilled ? Polyline(points: line.points, isClosed: true) : line, width: width)
            if isFilled { rings.append(line.doubleArea < 0 ? line.points.reversed() : line.points) }
            return rings
        }
    }
}
