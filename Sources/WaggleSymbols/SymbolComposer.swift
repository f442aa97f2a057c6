// The grammar of symbol names: composition from glyphs, enclosures and marks.

import Foundation

struct SymbolComposer {
    /// True for drawings in several colours: glyphs are drawn over a filled enclosure instead of being cut out.
    let isLayered: Bool

    /// The stamps of a name, back to front; nil if the name is in no table and matches no rule.
    func stamps(named name: String) -> [Stamp]? { plain(name) ?? filled(name) ?? decorated(name, filled: false) }

    private func plain(_ name: String) -> [Stamp]? { GlyphTable.recipe(named: name)?.stamps(filled: false) }

    private func filled(_ name: String) -> [Stamp]? {
        guard let base = name.dropping(suffix: ".fill") else { return nil }
        if let recipe = GlyphTable.recipe(named: base) { return recipe.hasBody ? recipe.stamps(filled: true, isLayered: isLayered) : nil }
        return decorated(base, filled: true)
    }

    /// What is decorated may be a part that is no symbol of its own.
    private func inner(_ base: String, filled isFilled: Bool) -> [Stamp]? {
        (isFilled ? filled(base + ".fill") : stamps(named: base)) ?? GlyphTable.parts[base].map { GlyphRecipe($0).stamps(filled: isFilled) }
    }

    /// A glyph with a slash, a badge or an enclosure.
    private func decorated(_ name: String, filled isFilled: Bool) -> [Stamp]? {
        if let base = name.dropping(suffix: ".slash") {
            return inner(base, filled: isFilled).map { Self.behind($0) + Badge.slash }
        }
        if let base = name.dropping(suffix: ".badge") {
            return inner(base, filled: isFilled).map { Self.behind($0) + Badge.dot }
        }
        if let (base, mark) = Badge.parse(name) {
            guard let glyph = inner(base, filled: isFilled), let mark = SymbolComposer(isLayered: false).stamps(named: mark) else { return nil }
            return Self.behind(glyph) + Badge.stamps(mark, on: glyph)
        }
        guard let (base, enclosure) = Enclosure.parse(name), var body = GlyphTable.part(named: enclosure.name) else { return nil }
        if enclosure.dropsDetails { body.layers.removeAll(where: \.isDetail) }
        return enclosed(base, in: enclosure, body, filled: isFilled)
    }

    /// The visible rest of a glyph moves to a level behind its mark.
    private static func behind(_ glyph: [Stamp]) -> [Stamp] {
        glyph.map { stamp in
            var stamp = stamp
            if !stamp.erases, stamp.level == 1 { stamp.level = 2 }
            return stamp
        }
    }

    // MARK: Enclosures

    /// Glyphs too fine for an enclosure, and their replacements.
    private static let simpler = ["gear": "gearshape"]

    private func enclosed(_ base: String, in enclosure: Enclosure, _ body: GlyphRecipe, filled isFilled: Bool) -> [Stamp]? {
        if let text = characters(base) { return enclose(text, in: enclosure, body, filled: isFilled, mostScale: 0.72) }
        // An enclosure leaves no room for outlines, so glyphs with a filled variant use it.
        let glyph = Self.simpler[base] ?? base
        let plain = SymbolComposer(isLayered: false)
        let solid = plain.filled(glyph + ".fill") ?? plain.inner(glyph, filled: false)
        return solid.flatMap { enclose($0, in: enclosure, body, filled: isFilled, mostScale: 0.6) }
    }

    /// The strokes of a number from "0" to "50", also with a leading zero, or of one letter; nil for other text.
    private func characters(_ text: String) -> [Stamp]? {
        let isNumber = text.count <= 2 && text.allSatisfy { $0.isASCII && $0.isNumber } && (Int(text) ?? 51) <= 50
        guard isNumber || text.count == 1 || text == "4k", let line = CharacterLine(text) else { return nil }
        return [Stamp(polylines: line.polylines, isFilled: false, strokeFactor: text.count == 1 ? 1 : 0.88)]
    }

    /// - Parameter mostScale: the maximum scale; reduced if the glyph does not fit.
    private func enclose(_ glyph: [Stamp], in enclosure: Enclosure, _ body: GlyphRecipe, filled: Bool, mostScale: Double) -> [Stamp] {
        let isFilled = filled && body.hasBody
        let around = body.stamps(filled: isFilled).map { stamp in
            var stamp = stamp
            stamp.level = isFilled && !isLayered ? 1 : 2
            stamp.isBackground = isFilled && isLayered
            return stamp
        }
        return around + fit(glyph, center: enclosure.center, halfDiagonal: enclosure.halfDiagonal, mostScale: mostScale).map { stamp in
            var stamp = stamp
            stamp.level = 1
            stamp.isBackground = false
            if isFilled, !isLayered { stamp.erases.toggle() }
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
            // Glyphs that are wide or high become small; with full strokes, their parts would run together.
            stamp.strokeFactor *= 0.92 - 1.2 * max(0.6 - scale, 0)
            stamp.strokeExtra *= scale
            return stamp
        }
    }
}

extension String {
    /// The part before a suffix; nil without the suffix or if nothing is before it.
    func dropping(suffix: String) -> String? {
        hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
    }
}
