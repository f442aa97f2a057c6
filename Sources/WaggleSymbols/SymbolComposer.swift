// The grammar of symbol names: composition from glyphs, enclosures and marks.

import Foundation

struct SymbolComposer {
    /// True for drawings in several colours: glyphs are drawn over a filled enclosure instead of being cut out.
    let isLayered: Bool

    /// The stamps of a name, back to front; nil if the name is in no table and matches no rule.
    func stamps(named name: String) -> [Stamp]? { plain(name) ?? filled(name) ?? decorated(name, filled: false) }

    private func recipe(_ name: String) -> GlyphRecipe? {
        GlyphTable.all[GlyphTable.aliases[name] ?? name].map { GlyphRecipe($0) }
    }

    private func plain(_ name: String) -> [Stamp]? { recipe(name)?.stamps(filled: false) }

    private func filled(_ name: String) -> [Stamp]? {
        guard let base = name.dropping(suffix: ".fill") else { return nil }
        if let recipe = recipe(base) { return recipe.hasBody ? recipe.stamps(filled: true, isLayered: isLayered) : nil }
        return decorated(base, filled: true)
    }

    /// Glyphs too fine for an enclosure, and their replacements.
    private static let simpler = ["gear": "gearshape"]

    /// A glyph with a slash, a badge or an enclosure.
    private func decorated(_ name: String, filled isFilled: Bool) -> [Stamp]? {
        if let base = name.dropping(suffix: ".slash") {
            return inner(base, filled: isFilled).map { Self.withMark($0, Self.slash) }
        }
        if let base = name.dropping(suffix: ".badge") {
            return inner(base, filled: isFilled).map { Self.withMark($0, Self.dot) }
        }
        if let mark = Self.badgeMarks.first(where: { name.hasSuffix(".badge." + $0) }), let base = name.dropping(suffix: ".badge." + mark) {
            return inner(base, filled: isFilled).flatMap { base in plain(mark).map { Self.withMark(base, badge($0)) } }
        }
        for enclosure in Enclosure.all {
            guard let base = name.dropping(suffix: "." + enclosure.name), let body = recipe(enclosure.name) else { continue }
            if let text = characters(base) { return enclose(text, in: enclosure, body, filled: isFilled, mostScale: 0.72) }
            // An enclosure leaves no room for outlines, so glyphs with a filled variant use it.
            let glyph = Self.simpler[base] ?? base
            let plain = SymbolComposer(isLayered: false)
            let solid = plain.filled(glyph + ".fill") ?? plain.inner(glyph, filled: false)
            return solid.flatMap { enclose($0, in: enclosure, body, filled: isFilled, mostScale: 0.6) }
        }
        return nil
    }

    private func inner(_ base: String, filled isFilled: Bool) -> [Stamp]? { isFilled ? filled(base + ".fill") : stamps(named: base) }

    // MARK: Characters

    /// The strokes of a number from "0" to "50", also with a leading zero, or of one letter; nil for other text.
    private func characters(_ text: String) -> [Stamp]? {
        let isNumber = text.count <= 2 && text.allSatisfy { $0.isASCII && $0.isNumber } && (Int(text) ?? 51) <= 50
        guard isNumber || text.count == 1 else { return nil }
        var x = 0.0
        var polylines: [Polyline] = []
        for character in text {
            guard let glyph = GlyphTable.characters[character] else { return nil }
            let start = x
            polylines += PathText.polylines(glyph.path[...]).map { $0.mapped { CGPoint(x: $0.x + start, y: $0.y) } }
            x += glyph.width + 3.6
        }
        return polylines.isEmpty ? nil : [Stamp(polylines: polylines, isFilled: false, strokeFactor: text.count == 1 ? 1 : 0.88)]
    }

    // MARK: Decorations

    /// The visible rest of a marked glyph moves to a level behind the mark.
    private static func withMark(_ glyph: [Stamp], _ mark: [Stamp]) -> [Stamp] {
        glyph.map { stamp in
            var stamp = stamp
            if !stamp.erases, stamp.level == 1 { stamp.level = 2 }
            return stamp
        } + mark
    }

    private static let slash: [Stamp] = {
        let line = [Polyline(points: [CGPoint(x: 2.6, y: 2.2), CGPoint(x: 21.4, y: 21.8)], isClosed: false)]
        return [Stamp(polylines: line, isFilled: false, strokeFactor: 1, strokeExtra: 2 * Stamp.gap, erases: true),
                Stamp(polylines: line, isFilled: false, strokeFactor: 1)]
    }()

    private static let dot: [Stamp] = {
        let circle = PathText.polylines("O19 5 4")
        return [Stamp(polylines: circle, isFilled: true, strokeFactor: 0, erases: true).grown(by: Stamp.gap),
                Stamp(polylines: circle, isFilled: true, strokeFactor: 0)]
    }()

    private static let badgeMarks = ["plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark"]

    /// A mark in the lower right corner with a clear disc around it.
    private func badge(_ mark: [Stamp]) -> [Stamp] {
        let disc = Stamp(polylines: PathText.polylines("O19 19 5.4"), isFilled: true, strokeFactor: 0, erases: true)
        return [disc] + fit(mark, center: CGPoint(x: 19, y: 19), halfDiagonal: 4.4, mostScale: 0.4)
    }

    /// - Parameter mostScale: the maximum scale; reduced if the glyph does not fit.
    private func enclose(_ glyph: [Stamp], in enclosure: Enclosure, _ body: GlyphRecipe, filled: Bool, mostScale: Double) -> [Stamp] {
        let fitted = fit(glyph, center: enclosure.center, halfDiagonal: enclosure.halfDiagonal, mostScale: mostScale)
        let around = body.stamps(filled: filled).map { stamp in
            var stamp = stamp
            stamp.level = filled && !isLayered ? 1 : 2
            stamp.isGround = filled && isLayered
            return stamp
        }
        return around + fitted.map { stamp in
            var stamp = stamp
            stamp.level = 1
            stamp.isGround = false
            if filled, !isLayered { stamp.erases.toggle() }
            return stamp
        }
    }

    private func fit(_ glyph: [Stamp], center: CGPoint, halfDiagonal: Double, mostScale: Double) -> [Stamp] {
        let bounds = Stamp.bounds(of: glyph, strokeWidth: 0)
        guard !bounds.isNull else { return glyph }
        let scale = min(mostScale, halfDiagonal / max(hypot(bounds.width, bounds.height) / 2, 0.1))
        return glyph.map { stamp in
            var stamp = stamp.mapped {
                CGPoint(x: center.x + ($0.x - bounds.midX) * scale, y: center.y + ($0.y - bounds.midY) * scale)
            }
            stamp.strokeFactor *= 0.92
            stamp.strokeExtra *= scale
            return stamp
        }
    }
}

/// A shape that can enclose a glyph, and the space in it.
private struct Enclosure {
    var name: String
    var center = CGPoint(x: 12, y: 12)
    /// Half of the diagonal of the largest glyph.
    var halfDiagonal: Double

    static let all = [
        Enclosure(name: "circle", halfDiagonal: 7.2),
        Enclosure(name: "square", halfDiagonal: 7.6),
        Enclosure(name: "app", halfDiagonal: 7.6),
        Enclosure(name: "rectangle", halfDiagonal: 6),
        Enclosure(name: "capsule", halfDiagonal: 5),
        Enclosure(name: "triangle", center: CGPoint(x: 12, y: 14.2), halfDiagonal: 4.9),
        Enclosure(name: "diamond", halfDiagonal: 5.4),
        Enclosure(name: "hexagon", halfDiagonal: 6.4),
        Enclosure(name: "octagon", halfDiagonal: 6.8),
        Enclosure(name: "seal", halfDiagonal: 6.4),
        Enclosure(name: "shield", center: CGPoint(x: 12, y: 11.8), halfDiagonal: 6),
        Enclosure(name: "bubble", center: CGPoint(x: 12, y: 10.4), halfDiagonal: 5.6),
    ]
}

extension Stamp {
    fileprivate func grown(by distance: Double) -> Stamp {
        var copy = self
        copy.strokeExtra = 2 * distance
        return copy
    }
}

extension String {
    fileprivate func dropping(suffix: String) -> String? {
        hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
    }
}
