// All recipes by name.

/// Recipes use a grid of 24 by 24 units, y down, and strokes 1.9 units wide. Capital letters of adjacent text are from 4.8 to 19.2.
///
/// A recipe is a list of layers separated by `|`; line breaks count as spaces. A layer is a role, then optionally a level for hierarchical
/// colouring (2, 3), `*n` for n copies rotated around the centre, `%` for a mirrored copy across x = 12, one or more `+` or `-` for a heavier or
/// lighter stroke; then a path.
///
/// Roles: `s` stroke, `f` fill, `p` fill and stroke, `b` body (stroked; filled in the `.fill` variant), `d` detail stroke and `D` detail fill (cut out
/// of the body in the `.fill` variant), `k` body or stroke with a gap cut around it, `i` stroke in the outlined variant only, `x` and `X` cut out a
/// stroke or a fill, `c` cuts out a fill or a stroke with a gap around it.
///
/// Paths are written as in SVG, with additional shapes: `O` circle (x y r), `E` ellipse (x y rx ry), `R` rounded rectangle (x y width height r), `B`
/// circular arc (x y r and the angles of its ends, in degrees clockwise from the right), `P` polygon (x y r corners degrees), `W` star (x y outer inner
/// points degrees), `G` cog (x y outer inner teeth), `T` text in capitals (x y height 'text'). `K` rounds the corners of what follows (radius).
///
/// A layer `@name` has the layers of another glyph, filled if the name ends in `.fill`. After the name may follow the place of its centre, its scale
/// and its turn in degrees (`@cloud 12 9`, `@lock.fill 18 18 .4`); strokes keep their width. `@%name` is mirrored, `k@name` has a gap cut around it.
enum GlyphTable {
    static let tables = [
        communication, weather, objects, devices, connectivity, transportation, human, home, nature, editing, textFormatting, media, keyboard,
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
