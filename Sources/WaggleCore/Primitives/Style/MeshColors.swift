import WaggleDisplayList

/// The colors of a mesh, subdivided finely enough for interpolation in encoded sRGB.
struct MeshColors {
    let detail: Int
    let colors: [ResolvedColor]

    /// - Parameter corners: encoded, row by row. The initializer fails if their number does not match the grid.
    init?(columns: Int, rows: Int, _ corners: [ColorVector], isSmooth: Bool, space: Gradient.ColorSpace) {
        guard columns >= 2, rows >= 2, columns <= 256, rows <= 256, corners.count == columns * rows else { return nil }
        detail = isSmooth || space == .perceptual ? 8 : 1
        let known = space == .perceptual ? corners.map { ColorSpaceMath.perceptual(ColorSpaceMath.linear($0)) } : corners
        var made: [ResolvedColor] = []
        for y in 0...(rows - 1) * detail {
            for x in 0...(columns - 1) * detail {
                let (column, u) = Self.cell(x, detail, columns), (row, v) = Self.cell(y, detail, rows)
                func along(_ row: Int) -> ColorVector {
                    Self.mixed(u, isSmooth) { known[row * columns + min(max(column + $0, 0), columns - 1)] }
                }
                let mixed = Self.mixed(v, isSmooth) { along(min(max(row + $0, 0), rows - 1)) }
                made.append(ResolvedColor(
                    clamping: space == .perceptual ? ColorSpaceMath.encoded(ColorSpaceMath.linear(perceptual: mixed)) : mixed))
            }
        }
        colors = made
    }

    private static func cell(_ index: Int, _ detail: Int, _ count: Int) -> (Int, Float) {
        let cell = min(index / detail, count - 2)
        return (cell, Float(index - cell * detail) / Float(detail))
    }

    /// Interpolates between the values at 0 and 1: linearly, or by a Catmull-Rom cubic with the slopes of the neighbours at -1 and 2.
    private static func mixed(_ t: Float, _ isSmooth: Bool, _ value: (Int) -> ColorVector) -> ColorVector {
        let from = value(0), to = value(1)
        if t <= 0 { return from }
        if t >= 1 { return to }
        guard isSmooth else { return from + (to - from) * t }
        let start = (to - value(-1)) * 0.5, end = (value(2) - from) * 0.5
        let t2 = t * t, t3 = t2 * t
        return from * (2 * t3 - 3 * t2 + 1) + start * (t3 - 2 * t2 + t) + to * (3 * t2 - 2 * t3) + end * (t3 - t2)
    }
}
