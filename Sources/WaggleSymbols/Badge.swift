// Badges: marks at the lower right of a glyph.

import Foundation

/// A small mark that a glyph wears, with a gap around it.
enum Badge {
    /// A dot at the upper right, which says that there is something new.
    static let dot: [SymbolShape] = cleared(PathText.polylines("O19 5 4"))

    /// A line from the upper left to the lower right, which says that something is off.
    static let slash: [SymbolShape] = {
        let line = [Polyline(points: [CGPoint(x: 2.6, y: 2.2), CGPoint(x: 21.4, y: 21.8)], isClosed: false)]
        return [SymbolShape(polylines: line, isFilled: false, strokeFactor: 1, strokeExtra: 2 * SymbolShape.gap, erases: true),
                SymbolShape(polylines: line, isFilled: false, strokeFactor: 1)]
    }()

    private static let signs: Set = [
        "plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark", "ellipsis", "arrow.up", "arrow.down",
        "chevron.backward", "play", "key", "bolt",
    ]
    /// Marks that need no disc.
    private static let shapes = [
        "clock": "clock.fill", "gearshape": "gearshape.fill", "person.crop": "person.crop.circle.fill", "lock": "lock.fill",
        "heart": "heart.fill",
        "star": "star.fill", "wifi": "wifi", "timemachine": "clock.arrow.circlepath", "sparkles": "sparkles",
        "magnifyingglass": "magnifyingglass",
        "shield.checkmark": "checkmark.shield.fill", "shield.half.filled": "shield.lefthalf.filled",
    ]

    /// Splits the name of a symbol with a badge into the glyph's name and the mark's; nil if the name does not end in a badge.
    static func parse(_ name: String) -> (glyph: String, mark: String)? {
        if let glyph = name.dropping(suffix: ".trianglebadge.exclamationmark") { return (glyph, "exclamationmark.triangle.fill") }
        guard let range = name.range(of: ".badge.", options: .backwards), range.lowerBound > name.startIndex else { return nil }
        let glyph = String(name[..<range.lowerBound]), mark = String(name[range.upperBound...])
        if signs.contains(mark) { return (glyph, mark + ".circle.fill") }
        return shapes[mark].map { (glyph, $0) }
    }

    /// The shapes of a mark at the lower right of a glyph.
    static func shapes(_ mark: [SymbolShape], on glyph: [SymbolShape]) -> [SymbolShape] {
        let bounds = SymbolShape.bounds(of: glyph, strokeWidth: 0), markBounds = SymbolShape.bounds(of: mark, strokeWidth: 0)
        guard !bounds.isNull, !markBounds.isNull else { return mark }
        let scale = 10 / max(markBounds.width, markBounds.height)
        let center = CGPoint(x: max(bounds.maxX, 16) - 2.8, y: bounds.maxY - 3.2)
        let placed = mark.map { shape in
            var shape = shape.mapped {
                CGPoint(x: center.x + ($0.x - markBounds.midX) * scale, y: center.y + ($0.y - markBounds.midY) * scale)
            }
            shape.strokeExtra *= scale
            return shape
        }
        return placed.filter { !$0.erases }.map(\.clearance) + placed
    }

    private static func cleared(_ polylines: [Polyline]) -> [SymbolShape] {
        let shape = SymbolShape(polylines: polylines, isFilled: true, strokeFactor: 0)
        return [shape.clearance, shape]
    }
}

extension SymbolShape {
    /// What makes room for the shape: its area, with the inside of closed lines and a gap around it.
    fileprivate var clearance: SymbolShape {
        var copy = self
        copy.isFilled = isFilled || polylines.allSatisfy(\.isClosed)
        copy.strokeExtra += 2 * SymbolShape.gap
        copy.erases = true
        return copy
    }
}
