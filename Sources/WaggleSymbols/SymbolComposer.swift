// The grammar of symbol names: composition from glyphs, enclosures and marks.

import Foundation

struct SymbolComposer {
    /// True for drawings in several colours: glyphs are drawn over a filled enclosure instead of being cut out.
    let isLayered: Bool

    /// The shapes of a name, back to front; nil if the name is in no table and matches no rule.
    func shapes(named name: String) -> [SymbolShape]? { plain(name) ?? filled(name) ?? decorated(name, filled: false) }

    private func plain(_ name: String) -> [SymbolShape]? { GlyphTable.recipe(named: name)?.shapes(filled: false) }

    private func filled(_ name: String) -> [SymbolShape]? {
        guard let base = name.dropping(suffix: ".fill") else { return nil }
        if let recipe = GlyphTable.recipe(named: base) { return recipe.hasBody ? recipe.shapes(filled: true, isLayered: isLayered) : nil }
        return decorated(base, filled: true)
    }

    /// What is decorated may be a part that is no symbol of its own.
    private func inner(_ base: String, filled isFilled: Bool) -> [SymbolShape]? {
        (isFilled ? filled(base + ".fill") : shapes(named: base)) ?? GlyphTable.parts[base].map { GlyphRecipe($0).shapes(filled: isFilled) }
    }

    /// A glyph with a slash, a badge or an enclosure.
    private func decorated(_ name: String, filled isFilled: Bool) -> [SymbolShape]? {
        if let base = name.dropping(suffix: ".slash") {
            return inner(base, filled: isFilled).map { Self.behind($0) + Badge.slash }
        }
        if let base = name.dropping(suffix: ".badge") {
            return inner(base, filled: isFilled).map { Self.behind($0) + Badge.dot }
        }
        if let (base, mark) = Badge.parse(name) {
            guard let glyph = inner(base, filled: isFilled),
                  let mark = SymbolComposer(isLayered: false).shapes(named: mark) else { return nil }
            return Self.behind(glyph) + Badge.shapes(mark, on: glyph)
        }
        guard let (base, enclosure) = Enclosure.parse(name), var body = GlyphTable.part(named: enclosure.name) else { return nil }
        if enclosure.dropsDetails { body.layers.removeAll(where: \.isDetail) }
        return enclosed(base, in: enclosure, body, filled: isFilled)
    }

    /// The visible rest of a glyph moves to a level behind its mark.
    private static func behind(_ glyph: [SymbolShape]) -> [SymbolShape] {
        glyph.map { shape in
            var shape = shape
            if !shape.erases, shape.level == 1 { shape.level = 2 }
            return shape
        }
    }

    // MARK: Enclosures

    /// Glyphs too fine for an enclosure, and their replacements.
    private static let simpler = ["gear": "gearshape"]

    private func enclosed(_ base: String, in enclosure: Enclosure, _ body: GlyphRecipe, filled isFilled: Bool) -> [SymbolShape]? {
        if let text = characters(base) { return enclose(text, in: enclosure, body, filled: isFilled, mostScale: 0.72) }
        // An enclosure leaves no room for outlines, so glyphs with a filled variant use it.
        let glyph = Self.simpler[base] ?? base
        let plain = SymbolComposer(isLayered: false)
        let solid = plain.filled(glyph + ".fill") ?? plain.inner(glyph, filled: false)
        return solid.flatMap { enclose($0, in: enclosure, body, filled: isFilled, mostScale: 0.6) }
    }

    /// The strokes of a number from "0" to "50", also with a leading zero, or of one letter; nil for other text.
    private func characters(_ text: String) -> [SymbolShape]? {
        let isNumber = text.count <= 2 && text.allSatisfy { $0.isASCII && $0.isNumber } && (Int(text) ?? 51) <= 50
        guard isNumber || text.count == 1 || text == "4k", let line = CharacterLine(text) else { return nil }
        return [SymbolShape(polylines: line.polylines, isFilled: false, strokeFactor: text.count == 1 ? 1 : 0.88)]
    }

    /// - Parameter mostScale: the maximum scale; reduced if the glyph does not fit.
    private func enclose(
        _ glyph: [SymbolShape], in enclosure: Enclosure, _ body: GlyphRecipe, filled: Bool, mostScale: Double
    ) -> [SymbolShape] {
        let isFilled = filled && body.hasBody
        let around = body.shapes(filled: isFilled).map { shape in
            var shape = shape
            shape.level = isFilled && !isLayered ? 1 : 2
            shape.isBackground = isFilled && isLayered
            return shape
        }
        return around + fit(glyph, center: enclosure.center, halfDiagonal: enclosure.halfDiagonal, mostScale: mostScale).map { shape in
            var shape = shape
            shape.level = 1
            shape.isBackground = false
            if isFilled, !isLayered { shape.erases.toggle() }
            return shape
        }
    }

    private func fit(_ glyph: [SymbolShape], center: CGPoint, halfDiagonal: Double, mostScale: Double) -> [SymbolShape] {
        let bounds = SymbolShape.bounds(of: glyph, strokeWidth: 0)
        guard !bounds.isNull else { return glyph }
        let scale = min(mostScale, halfDiagonal / max(hypot(bounds.width, bounds.height) / 2, 0.1))
        return glyph.map { shape in
            var shape = shape.mapped {
                CGPoint(x: center.x + ($0.x - bounds.midX) * scale, y: center.y + ($0.y - bounds.midY) * scale)
            }
            // Glyphs that are wide or high become small; with full strokes, their parts would run together.
            shape.strokeFactor *= 0.92 - 1.2 * max(0.6 - scale, 0)
            shape.strokeExtra *= scale
            return shape
        }
    }
}

extension String {
    /// The part before a suffix; nil without the suffix or if nothing is before it.
    func dropping(suffix: String) -> String? {
        hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
    }
}
