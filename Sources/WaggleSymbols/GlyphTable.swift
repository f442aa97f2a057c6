// All recipes by name.

/// Recipes use a grid of 24 by 24 units, y down, and strokes 1.9 units wide. Capital letters of adjacent text are from 4.8 to 19.2.
///
/// A recipe is a list of layers separated by `|`; line breaks count as spaces. A layer is a role, then optionally a level for hierarchical
/// colouring (2, 3), `*n` for n copies rotated around the centre, `%` for a mirrored copy across x = 12, one or more `+` or `-` for a
/// heavier or lighter stroke; then a path.
///
/// Roles: `s` stroke, `f` fill, `p` fill and stroke, `b` body (stroked; filled in the `.fill` variant), `d` detail stroke and `D` detail
/// fill (cut out of the body in the `.fill` variant), `k` body or stroke with a gap cut around it, `i` stroke in the outlined variant only,
/// `x` and `X` cut out a stroke or a fill, `c` cuts out a fill or a stroke with a gap around it.
///
/// Paths are written as in SVG, with additional shapes: `O` circle (x y r), `E` ellipse (x y rx ry), `R` rounded rectangle (x y width
/// height r), `B` circular arc (x y r and the angles of its ends, in degrees clockwise from the right), `P` polygon (x y r corners
/// degrees), `W` star (x y outer inner points degrees), `G` cog (x y outer inner teeth), `T` text in capitals (x y height 'text'). `K`
/// rounds the corners of what follows (radius).
///
/// A layer `@name` has the layers of another glyph, filled if the name ends in `.fill`. After the name may follow the place of its centre,
/// its scale and its turn in degrees (`@cloud 12 9`, `@lock.fill 18 18 .4`); strokes keep their width. `@%name` is mirrored, `k@name` has a
/// gap cut around it.
enum GlyphTable {
    static let tables = [
        communication, weather, objects, devices, connectivity, transportation, human, home, nature, editing, textFormatting, media,
        keyboard,
        commerce, time, health, shapes, arrows, math, gaming, fitness, portions,
    ]

    /// For walks over all names; look-ups ask the tables one by one, which is faster than merging them at the start of a program.
    static let all: [String: String] = tables.reduce(into: [:]) { all, table in all.merge(table) { first, _ in first } }

    /// The glyph with a name or another of its names; nil if it is in no table.
    static func recipe(named name: String) -> GlyphRecipe? {
        let name = aliases[name] ?? name
        return tables.lazy.compactMap { $0[name] }.first.map { GlyphRecipe($0) }
    }

    /// As `recipe(named:)`, also for what occurs only within other names.
    static func part(named name: String) -> GlyphRecipe? { recipe(named: name) ?? parts[name].map { GlyphRecipe($0) } }
}

// MARK: Parts of names

extension GlyphTable {
    /// Glyphs that occur only within other names, such as `text` in `text.bubble` and `bin` in `xmark.bin`.
    static let parts: [String: String] = [
        "text": "sM2.5 5H21.5M2.5 12H21.5M2.5 19H14.5",
        "dot": "fO12 12 4",
        "slash": "sM5.6 18.4L18.4 5.6",
        "bin": "bM3.4 8.4V18.6A2.2 2.2 0 0 0 5.6 20.8H18.4A2.2 2.2 0 0 0 20.6 18.6V8.4Z|bR1.6 3.2 20.8 5 1.4",
        "batteryblock": "bR1.6 6.6 20.8 13.8 2.6|sM5.4 3.6H8.2M15.8 3.6H18.6",
        "cloud.upper": "bM6.6 14.6A4.4 4.4 0 0 1 6 5.8A6.2 6.2 0 0 1 17.8 5A4.9 4.9 0 0 1 17 14.6Z",
        "minus.plus": "sM1.6 12H9.4M14.6 12H22.4M18.5 8.1V15.9",
        "battery.case": "sR-1.8 6 24.4 12 3.8M25.4 10.2V13.8",
        "syringe.upright": "bR8.6 6.6 6.8 11 1|dM8.6 10.4H11.4M8.6 13.8H11.4|sM12 17.8V23.4M12 1V6.4M8.6 1H15.4",
        "highlighter.upright": "bK.7M8.4 1.4H15.6V13.4L14.2 16.6H9.8L8.4 13.4Z|bM9.8 16.6H14.2V20.2L9.8 22.4Z|dM8.4 12.6H15.6",
        "screwdriver.upright": "bR8.8 -.6 6.4 11 2.4|sM12 10.6V17.6|pK.2M11.4 17.6H12.6L13 23.2H11Z|dM12 2.6V7.4",
        "airplane.side": """
            fM22.8 5.6C22.2 3.8 20 3.4 18.2 4.2L14.6 5.8L6.4 2.2L3.6 3.4L9.2 8.2L5.4 9.9L2.6 8.6L.6 9.5L3.8 13.6C4.4 14.4 5.4 14.6 6.4 14.2L21.2 8
            C22.6 7.4 23.2 6.6 22.8 5.6Z
            """,
        "racket.upright": "bE12 7.4 5.6 7|sM12 14.4V23.4|d-M9.6 1.4V13.4M14.4 1.4V13.4M6.6 5H17.4M6.6 9.8H17.4",
        "board.upright": "bR8.4 -.8 7.2 25.6 3.6",
        "surfboard.upright": "bM12 -2.4C16 3 16.6 8 16.6 13C16.6 18 15.6 22 14.2 25.4H9.8C8.4 22 7.4 18 7.4 13C7.4 8 8 3 12 -2.4Z|dM12 1V25.4",
        "moon.behind": "b2M21 14.8A9.8 9.8 0 1 1 9.2 3A8.4 8.4 0 0 0 21 14.8Z",
    ]
}
