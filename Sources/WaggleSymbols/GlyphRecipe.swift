// A glyph parsed from its recipe: polylines with roles.

import Foundation

/// A sequence of points on the grid; curves are already flattened.
struct Polyline: Sendable {
    var points: [CGPoint]
    var isClosed: Bool
}

/// A glyph before its variant, weight and enclosure are known.
struct GlyphRecipe: Sendable {
    enum Role: Character, Sendable {
        case stroke = "s", fill = "f", plump = "p", body = "b"
        case detailStroke = "d", detailFill = "D", spaced = "k", outlineOnly = "i"
        case eraseStroke = "x", eraseFill = "X", clear = "c"
    }

    struct Layer: Sendable {
        var role: Role
        var level: Int
        /// Relative to the weight's stroke width.
        var strokeFactor: Double
        var polylines: [Polyline]
        /// True if the part is filled even in the outlined variant.
        var isAlwaysFilled = false
    }

    var layers: [Layer]

    /// Whether a `.fill` variant differs from the outlined one.
    var hasBody: Bool { layers.contains { $0.role == .body && !$0.isAlwaysFilled } }

    /// Parses a recipe from the tables. Traps on mistakes in a recipe; a test parses all recipes.
    init(_ recipe: String) {
        layers = recipe.split(separator: "|").flatMap { Self.layers(String($0).trimmingCharacters(in: .whitespacesAndNewlines)[...]) }
    }

    private static func layers(_ text: Substring) -> [Layer] {
        guard text.first != "@" else { return parts(text.dropFirst()) }
        guard !text.hasPrefix("k@") else {
            let parts = parts(text.dropFirst(2))
            return parts.filter { !$0.erases }.map(\.clearance) + parts
        }
        return [layer(text)]
    }

    private static func layer(_ text: Substring) -> Layer {
        var rest = text
        guard let first = rest.popFirst(), let role = Role(rawValue: first) else {
            preconditionFailure("A symbol layer begins with its role: \(text)")
        }
        var level = 1
        if let digit = rest.first?.wholeNumberValue {
            level = digit
            rest.removeFirst()
        }
        var copies = 1
        if rest.first == "*" {
            let digits = rest.dropFirst().prefix { $0.isNumber }
            copies = Int(digits) ?? 1
            rest = rest.dropFirst(1 + digits.count)
        }
        let isMirrored = rest.first == "%"
        if isMirrored { rest.removeFirst() }
        var strokeFactor = 1.0
        while rest.first == "+" || rest.first == "-" { strokeFactor *= rest.removeFirst() == "+" ? 1.25 : 0.66 }
        var polylines = PathText.polylines(rest)
        if isMirrored { polylines += polylines.map(\.mirrored) }
        let turned = (0..<copies).flatMap { copy in
            polylines.map { $0.turned(by: 2 * .pi * Double(copy) / Double(copies)) }
        }
        return Layer(role: role, level: level, strokeFactor: strokeFactor, polylines: turned)
    }

    /// The layers of another glyph: its name, with `%` before it for a mirrored one, then optionally the place of its centre, its scale and
    /// its turn in degrees.
    private static func parts(_ text: Substring) -> [Layer] {
        let isMirrored = text.hasPrefix("%")
        let words = (isMirrored ? text.dropFirst() : text).split(whereSeparator: \.isWhitespace)
        let name = String(words.first ?? "")
        let isFilled = name.hasSuffix(".fill")
        guard let recipe = GlyphTable.part(named: isFilled ? String(name.dropLast(5)) : name) else {
            preconditionFailure("A recipe contains \(name), which is in no table")
        }
        let given = words.dropFirst().map { Double($0) ?? .nan }
        precondition(
            given.allSatisfy(\.isFinite) && given.count <= 4 && given.count != 1, "A part is placed by x, y, scale and degrees: \(text)")
        let placement = given + [12, 12, 1, 0].dropFirst(given.count)
        func placed(_ point: CGPoint) -> CGPoint {
            CGPoint(x: placement[0] + (point.x - 12) * placement[2], y: placement[1] + (point.y - 12) * placement[2])
        }
        return recipe.layers.map { layer in
            var layer = layer
            layer.isAlwaysFilled = layer.isAlwaysFilled || isFilled
            layer.polylines = layer.polylines.map { (isMirrored ? $0.mirrored : $0).turned(by: placement[3] * .pi / 180).mapped(placed) }
            return layer
        }
    }
}

extension GlyphRecipe.Layer {
    var erases: Bool { role == .eraseStroke || role == .eraseFill || role == .clear }

    /// What makes room for the layer: its area with a gap around it.
    fileprivate var clearance: Self {
        var copy = self
        copy.role = .clear
        return copy
    }
}

extension Polyline {
    /// Rotated around the centre of the grid, clockwise on screen.
    func turned(by angle: Double) -> Polyline {
        guard angle != 0 else { return self }
        let (sine, cosine) = (sin(angle), cos(angle))
        return mapped { CGPoint(x: 12 + ($0.x - 12) * cosine - ($0.y - 12) * sine, y: 12 + ($0.x - 12) * sine + ($0.y - 12) * cosine) }
    }

    /// Mirrored across the vertical through the centre of the grid.
    var mirrored: Polyline { mapped { CGPoint(x: 24 - $0.x, y: $0.y) } }

    func mapped(_ map: (CGPoint) -> CGPoint) -> Polyline { Polyline(points: points.map(map), isClosed: isClosed) }

    /// Twice the area, positive if the points run clockwise on screen.
    var doubleArea: Double {
        var sum = 0.0
        var previous = points.last ?? .zero
        for point in points {
            sum += previous.x * point.y - point.x * previous.y
            previous = point
        }
        return sum
    }
}
