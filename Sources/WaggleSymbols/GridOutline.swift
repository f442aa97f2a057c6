// Converts shapes to areas with a given stroke width.

import Foundation
import WaggleGeometry

/// A symbol of one weight on the grid: a path for each level, and their bounding box.
struct GridOutline: Sendable {
    var layers: [Symbol.Layer] = []
    /// The bounding box of the drawing, in grid units.
    var box = CGRect(x: 0, y: 0, width: SymbolMetrics.gridSize, height: SymbolMetrics.gridSize)

    init(_ shapes: [SymbolShape], strokeWidth: Double) {
        // Back to front, in order of first appearance.
        var levels: [Int] = []
        var backgroundLevels: Set<Int> = []
        var rings: [Int: [[CGPoint]]] = [:]
        var index = 0
        while index < shapes.count {
            // Consecutive erasing shapes are cut out together, once per level.
            let isCut = shapes[index].erases
            let end = shapes[index...].firstIndex { $0.erases != isCut } ?? shapes.count
            if isCut {
                let cut = shapes[index..<end].flatMap { $0.rings(strokeWidth: strokeWidth) }
                // A glyph on its own filled ground is cut separately.
                for (level, area) in rings where !backgroundLevels.contains(level) {
                    rings[level] = Cutout.remainder(of: area, without: cut)
                }
            } else {
                for shape in shapes[index..<end] {
                    if !levels.contains(shape.level) { levels.append(shape.level) }
                    if shape.isBackground { backgroundLevels.insert(shape.level) }
                    rings[shape.level, default: []] += shape.rings(strokeWidth: strokeWidth)
                }
            }
            index = end
        }
        var box = CGRect.null
        for level in levels {
            var path = Path()
            for ring in rings[level] ?? [] where ring.count > 2 {
                path.addLines(ring)
                path.closeSubpath()
            }
            guard !path.isEmpty else { continue }
            box = box.union(path.boundingRect)
            layers.append(Symbol.Layer(path: path, level: level, isBackground: backgroundLevels.contains(level)))
        }
        if !box.isNull { self.box = box }
    }
}

extension SymbolShape {
    /// The area as rings with the same winding direction, so that overlapping pieces add up.
    fileprivate func rings(strokeWidth: Double) -> [[CGPoint]] {
        let width = strokeFactor * strokeWidth + strokeExtra
        return polylines.flatMap { line in
            var rings = StrokeOutline.rings(
                isFilled ? Polyline(points: line.points, isClosed: true) : line, width: width, isFilled: isFilled)
            if isFilled { rings.append(line.doubleArea < 0 ? line.points.reversed() : line.points) }
            return rings
        }
    }
}
