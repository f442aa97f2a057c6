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
    }

    struct Layer: Sendable {
        var role: Role
        var level: Int
        /// Relative to the weight's stroke width.
        var strokeFactor: Double
        var polylines: [Polyline]
    }

    var layers: [Layer]

    /// Whether a `.fill` variant differs from the outlined one.
    var hasBody: Bool { layers.contains { $0.role == .body } }

    /// Parses a recipe from the tables. Traps on mistakes in a recipe; a test parses all recipes.
    init(_ recipe: String) {
        layers = recipe.split(separator: "|").map { Self.layer($0) }
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
        var strokeFactor = 1.0
        if rest.first == "+" || rest.first == "-" {
            strokeFactor = rest.removeFirst() == "+" ? 1.25 : 0.66
        }
        let polylines = PathText.polylines(rest)
        let turned = (0..<copies).flatMap { copy in
            polylines.map { $0.turned(by: 2 * .pi * Double(copy) / Double(copies)) }
        }
        return Layer(role: role, level: level, strokeFactor: strokeFactor, polylines: turned)
    }
}

extension Polyline {
    /// Rotated around the centre of the grid, clockwise on screen.
    func turned(by angle: Double) -> Polyline {
        guard angle != 0 else { return self }
        let (sine, cosine) = (sin(angle), cos(angle))
        return mapped { CGPoint(x: 12 + ($0.x - 12) * cosine - ($0.y - 12) * sine, y: 12 + ($0.x - 12) * sine + ($0.y - 12) * cosine) }
    }

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
