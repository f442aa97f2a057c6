// A glyph in a known variant and enclosure, as pieces that are added or cut out in order.

import Foundation

/// A piece of a composed symbol; the weight determines the stroke width later.
struct Stamp: Sendable {
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
    func stamps(filled: Bool, isLayered: Bool = false) -> [Stamp] {
        let stamps = layers.flatMap { $0.stamps(filled: filled) }
        // With several filled shapes, it is not known which of them a detail lies on.
        guard isLayered, filled, layers.contains(where: \.isDetail), layers.filter(\.isFillable).count == 1 else { return stamps }
        return zip(layers.flatMap { layer in layer.stamps(filled: filled).map { _ in layer } }, stamps).map { layer, stamp in
            var stamp = stamp
            if layer.role == .body { (stamp.level, stamp.isBackground) = (2, true) }
            if layer.isDetail { (stamp.level, stamp.erases) = (1, false) }
            return stamp
        }
    }
}

extension GlyphRecipe.Layer {
    var isDetail: Bool { role == .detailStroke || role == .detailFill }

    /// Whether the layer is an area in the `.fill` variant.
    fileprivate var isFillable: Bool { role == .body || role == .spaced && polylines.allSatisfy(\.isClosed) }

    func stamps(filled variantIsFilled: Bool) -> [Stamp] {
        let filled = variantIsFilled || isAlwaysFilled
        func stamp(fill: Bool, stroke: Bool, erases: Bool = false) -> Stamp {
            Stamp(polylines: polylines, isFilled: fill, strokeFactor: stroke ? strokeFactor : 0, erases: erases, level: level)
        }
        switch role {
        case .stroke: return [stamp(fill: false, stroke: true)]
        case .fill: return [stamp(fill: true, stroke: false)]
        case .plump: return [stamp(fill: true, stroke: true)]
        case .body: return [stamp(fill: filled, stroke: true)]
        case .detailStroke: return [stamp(fill: false, stroke: true, erases: filled)]
        case .detailFill: return [stamp(fill: true, stroke: false, erases: filled)]
        case .outlineOnly: return filled ? [] : [stamp(fill: false, stroke: true)]
        case .eraseStroke: return [stamp(fill: false, stroke: true, erases: true)]
        case .eraseFill: return [stamp(fill: true, stroke: false, erases: true)]
        case .clear, .spaced:
            let isClosed = polylines.allSatisfy(\.isClosed)
            let gaps = [true, false].compactMap { isClosed in gap(around: polylines.filter { $0.isClosed == isClosed }, isFilled: isClosed) }
            return role == .clear ? gaps : gaps + [stamp(fill: isClosed && filled, stroke: true)]
        }
    }

    private func gap(around polylines: [Polyline], isFilled: Bool) -> Stamp? {
        guard !polylines.isEmpty else { return nil }
        return Stamp(polylines: polylines, isFilled: isFilled, strokeFactor: strokeFactor, strokeExtra: 2 * Stamp.gap, erases: true, level: level)
    }
}

extension Stamp {
    /// The gap around a piece that overlaps another.
    static let gap = 1.5

    /// The bounding box of the drawing, including half of the regular stroke; null if nothing is drawn.
    static func bounds(of stamps: [Stamp], strokeWidth: Double) -> CGRect {
        stamps.filter { !$0.erases }.reduce(CGRect.null) { bounds, stamp in
            let half = stamp.strokeFactor * strokeWidth / 2
            return stamp.polylines.reduce(bounds) { bounds, line in
                line.points.reduce(bounds) { $0.union(CGRect(x: $1.x - half, y: $1.y - half, width: 2 * half, height: 2 * half)) }
            }
        }
    }

    func mapped(_ map: (CGPoint) -> CGPoint) -> Stamp {
        var copy = self
        copy.polylines = polylines.map { $0.mapped(map) }
        return copy
    }
}
