// A glyph in a known variant and enclosure, as pieces that are added or cut out in order.

import Foundation

/// A piece of a composed symbol; the weight determines the stroke width later.
struct SymbolShape: Sendable {
    var polylines: [Polyline]
    var isFilled: Bool
    /// Relative to the weight's stroke width; 0 for no stroke.
    var strokeFactor: Double
    /// Added to the stroke width for any weight, in grid units: the gap around pieces.
    var strokeExtra: Double = 0
    /// True to cut the piece out of everything before it instead of drawing it.
    var erases: Bool = false
    /// The level in hierarchical colouring: 1 for the foreground, 2 and 3 for the background.
    var level: Int = 1
    /// A filled shape that others are drawn over; only in layered drawings.
    var isBackground = false
}

extension GlyphRecipe {
    /// - Parameter isLayered: true to draw the details of a filled body over it in their own colour instead of cutting them out.
    func shapes(filled: Bool, isLayered: Bool = false) -> [SymbolShape] {
        let shapes = layers.flatMap { $0.shapes(filled: filled) }
        // With several filled shapes, it is not known which of them a detail lies on.
        guard isLayered, filled, layers.contains(where: \.isDetail), layers.filter(\.isFillable).count == 1 else { return shapes }
        return zip(layers.flatMap { layer in layer.shapes(filled: filled).map { _ in layer } }, shapes).map { layer, shape in
            var shape = shape
            if layer.role == .body { (shape.level, shape.isBackground) = (2, true) }
            if layer.isDetail { (shape.level, shape.erases) = (1, false) }
            return shape
        }
    }
}

extension GlyphRecipe.Layer {
    var isDetail: Bool { role == .detailStroke || role == .detailFill }

    /// Whether the layer is an area in the `.fill` variant.
    fileprivate var isFillable: Bool { role == .body || role == .spaced && polylines.allSatisfy(\.isClosed) }

    func shapes(filled variantIsFilled: Bool) -> [SymbolShape] {
        let filled = variantIsFilled || isAlwaysFilled
        func shape(fill: Bool, stroke: Bool, erases: Bool = false) -> SymbolShape {
            SymbolShape(polylines: polylines, isFilled: fill, strokeFactor: stroke ? strokeFactor : 0, erases: erases, level: level)
        }
        switch role {
        case .stroke: return [shape(fill: false, stroke: true)]
        case .fill: return [shape(fill: true, stroke: false)]
        case .plump: return [shape(fill: true, stroke: true)]
        case .body: return [shape(fill: filled, stroke: true)]
        case .detailStroke: return [shape(fill: false, stroke: true, erases: filled)]
        case .detailFill: return [shape(fill: true, stroke: false, erases: filled)]
        case .outlineOnly: return filled ? [] : [shape(fill: false, stroke: true)]
        case .eraseStroke: return [shape(fill: false, stroke: true, erases: true)]
        case .eraseFill: return [shape(fill: true, stroke: false, erases: true)]
        case .clear, .spaced:
            let isClosed = polylines.allSatisfy(\.isClosed)
            let gaps = [true, false].compactMap { isClosed in
                gap(around: polylines.filter { $0.isClosed == isClosed }, isFilled: isClosed)
            }
            return role == .clear ? gaps : gaps + [shape(fill: isClosed && filled, stroke: true)]
        }
    }

    private func gap(around polylines: [Polyline], isFilled: Bool) -> SymbolShape? {
        guard !polylines.isEmpty else { return nil }
        return SymbolShape(
            polylines: polylines, isFilled: isFilled, strokeFactor: strokeFactor, strokeExtra: 2 * SymbolShape.gap, erases: true,
            level: level)
    }
}

extension SymbolShape {
    /// The gap around a piece that overlaps another.
    static let gap = 1.5

    /// The bounding box of the drawing, including half of the regular stroke; null if nothing is drawn.
    static func bounds(of shapes: [SymbolShape], strokeWidth: Double) -> CGRect {
        shapes.filter { !$0.erases }.reduce(CGRect.null) { bounds, shape in
            let half = shape.strokeFactor * strokeWidth / 2
            return shape.polylines.reduce(bounds) { bounds, line in
                line.points.reduce(bounds) { $0.union(CGRect(x: $1.x - half, y: $1.y - half, width: 2 * half, height: 2 * half)) }
            }
        }
    }

    func mapped(_ map: (CGPoint) -> CGPoint) -> SymbolShape {
        var copy = self
        copy.polylines = polylines.map { $0.mapped(map) }
        return copy
    }
}
