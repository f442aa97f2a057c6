// All recipes by name.

/// Recipes use a grid of 24 by 24 units, y down, and strokes 1.8 units wide. Capital letters of adjacent text are from 4.8 to 19.2.
///
/// A recipe is a list of layers separated by `|`. A layer is a role, then optionally a level for hierarchical colouring (2, 3), `*n` for n copies
/// rotated around the centre, `+` or `-` for a heavier or lighter stroke; then a path. Roles: `s` stroke, `f` fill, `p` fill and stroke, `b` body
/// (stroked; filled in the `.fill` variant), `d` detail stroke and `D` detail fill (cut out of the body in the `.fill` variant), `k` body or stroke
/// with a gap cut around it, `i` stroke in the outlined variant only. Paths are written as in SVG, with additional shapes: `O` circle (x y r), `E`
/// ellipse (x y rx ry), `R` rounded rectangle (x y width height r), `P` polygon (x y r corners degrees), `W` star (x y outer inner points degrees),
/// `G` cog (x y outer inner teeth).
enum GlyphTable {
    static let all: [String: String] = [signs, shapes, nature, people, objects, keys, windows, devices, daily].reduce(into: [:]) { all, table in
        all.merge(table) { first, _ in first }
    }

    static let aliases: [String: String] = everydayAliases.merging([
        "arrow.backward": "arrow.left", "arrow.forward": "arrow.right",
        "chevron.backward": "chevron.left", "chevron.forward": "chevron.right",
        "chevron.backward.2": "chevron.left.2", "chevron.forward.2": "chevron.right.2",
        "arrow.uturn.backward": "arrow.uturn.left", "arrow.uturn.forward": "arrow.uturn.right",
        "arrowtriangle.backward": "arrowtriangle.left", "arrowtriangle.forward": "arrowtriangle.right",
        "arrow.up.forward": "arrow.up.right", "arrow.down.forward": "arrow.down.right",
        "arrow.up.backward": "arrow.up.left", "arrow.down.backward": "arrow.down.left",
        "sidebar.leading": "sidebar.left", "music.mic": "mic", "bubble": "bubble.left",
        "speaker.1": "speaker.wave.1", "speaker.2": "speaker.wave.2", "speaker.3": "speaker.wave.3",
        "thermometer": "thermometer.medium", "chart.xyaxis.line": "chart.line.uptrend.xyaxis", "gauge.medium": "gauge",
        "die.face.5": "dice", "text.justify.left": "text.alignleft",
        "line.horizontal.3": "line.3.horizontal", "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    ]) { _, second in second }
}
