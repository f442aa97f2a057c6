// A symbol: outlines for a weight and a scale, and its alignment with text.

import Foundation
import WaggleGeometry

/// A named drawing, available in any weight and size.
///
/// Outlines are created on first use and cached. They look the same with either fill rule, except that `SymbolDrawing.path` needs non-zero.
package final class Symbol: Sendable {
    package enum Scale: Sendable, Hashable { case small, medium, large }

    /// A part of a symbol, in drawing order.
    package struct Layer: Sendable {
        /// Filled with the non-zero rule.
        package var path: Path
        /// The hierarchical level: 1, 2 or 3, from foreground to background.
        package var level: Int
        /// A filled shape that others are drawn over.
        package var isBackground = false

        /// The opacity relative to the colour's, in hierarchical colouring.
        package var opacity: Double { isBackground ? 0.25 : [1, 0.5, 0.25][min(max(level, 1), 3) - 1] }
    }

    package let name: String
    /// Whether the drawing points in reading direction and is mirrored in right-to-left text.
    package var followsReadingDirection: Bool {
        // Playback symbols (`forward.fill`) point the same way in every language.
        let words = name.split(separator: ".")
        return words.dropFirst().contains { $0 == "forward" || $0 == "backward" }
            || words.contains { $0.hasPrefix("leading") || $0.hasPrefix("trailing") } || words.first == "list"
    }

    private let shapes: [SymbolShape]
    /// For several colours: shapes are drawn over others instead of being cut out.
    private var layeredShapes: [SymbolShape] { SymbolComposer(isLayered: true).shapes(named: name) ?? shapes }
    private let variableParts: VariableParts?
    private let lock = NSLock()
    nonisolated(unsafe) private var outlines: [OutlineKey: GridOutline] = [:]
    nonisolated(unsafe) private var pieceOutlines: [OutlineKey: [Piece]] = [:]

    private struct OutlineKey: Hashable { var weight: Int, scale: Scale, isLayered: Bool }

    /// - Parameter shapes: for one colour.
    init(name: String, shapes: [SymbolShape]) {
        self.name = name
        self.shapes = shapes
        variableParts = VariableParts.parts(of: name)
    }

    /// The symbol for text of a font size and weight.
    /// - Parameters:
    ///   - fontSize: in points; 0 or less yields an empty drawing.
    ///   - weight: the CSS weight, clamped to 100...900; values in between are interpolated.
    ///   - isLayered: true if the parts have different colours, so that they overlap instead of being cut out.
    package func drawing(fontSize: CGFloat, weight: Int = 400, scale: Scale = .medium, isLayered: Bool = false) -> SymbolDrawing {
        guard fontSize > 0, fontSize.isFinite else { return SymbolDrawing(layers: [], size: .zero, ink: .zero, baseline: 0) }
        let outline = outline(weight: weight, scale: scale, isLayered: isLayered)
        let unit = fontSize * SymbolMetrics.boxPerFontSize * scale.factor / SymbolMetrics.gridSize
        let box = outline.box, air = fontSize * SymbolMetrics.airPerFontSize * scale.factor
        let transform = CGAffineTransform(a: unit, b: 0, c: 0, d: unit, tx: air - box.minX * unit, ty: air - box.minY * unit)
        let ink = CGRect(x: air, y: air, width: box.width * unit, height: box.height * unit)
        let pieces = hasVariableParts ? self.pieces(weight: weight, scale: scale)
            .map { Piece(path: $0.path.applying(transform), level: $0.level, number: $0.number) } : []
        return SymbolDrawing(
            layers: outline.layers.map { Layer(path: $0.path.applying(transform), level: $0.level, isBackground: $0.isBackground) },
            size: CGSize(width: ink.width + 2 * air, height: ink.height + 2 * air), ink: ink,
            // The centre of the grid is level with the centre of capital letters at any scale.
            baseline: air + (SymbolMetrics.gridSize / 2 - box.minY) * unit + SymbolMetrics.capHeightPerFontSize * fontSize / 2,
            pieces: pieces)
    }

    /// Whether some pieces of the symbol show a value.
    package var hasVariableParts: Bool { variableParts != nil }

    private func pieces(weight: Int, scale: Scale) -> [Piece] {
        guard let variableParts else { return [] }
        let key = OutlineKey(weight: min(max(weight, 100), 900), scale: scale, isLayered: false)
        if let known = lock.withLock({ pieceOutlines[key] }) { return known }
        let strokeWidth = SymbolMetrics.regularStroke * SymbolMetrics.strokeFactor(weight: key.weight) / scale.factor
        let pieces = variableParts.pieces(of: shapes).flatMap { piece in
            GridOutline(piece.shapes, strokeWidth: strokeWidth).layers.map { Piece(path: $0.path, level: $0.level, number: piece.number) }
        }
        lock.withLock { pieceOutlines[key] = pieces }
        return pieces
    }

    private func outline(weight: Int, scale: Scale, isLayered: Bool) -> GridOutline {
        let weight = min(max(weight, 100), 900)
        let key = OutlineKey(weight: weight, scale: scale, isLayered: isLayered)
        if let known = lock.withLock({ outlines[key] }) { return known }
        // At other scales, strokes stay as thick as those of the adjacent text.
        let strokeWidth = SymbolMetrics.regularStroke * SymbolMetrics.strokeFactor(weight: weight) / scale.factor
        let outline = GridOutline(isLayered ? layeredShapes : shapes, strokeWidth: strokeWidth)
        lock.withLock { outlines[key] = outline }
        return outline
    }
}

/// A symbol at a size, in points relative to the top left corner of its box.
package struct SymbolDrawing: Sendable {
    package var layers: [Symbol.Layer]
    package var size: CGSize
    /// The bounding box of the drawing: the box without margins.
    package var ink: CGRect
    /// The distance from the top of the box to the baseline of adjacent text; may exceed the height for raised symbols.
    package var baseline: CGFloat
    /// The same as pieces that light up one by one; empty for symbols that show no value.
    package var pieces: [Symbol.Piece] = []
    /// How many of the pieces show a value.
    package var variableCount: Int { pieces.reduce(0) { max($0, ($1.number ?? -1) + 1) } }

    /// The drawing as seen in a mirror, for text that is read from right to left.
    package var mirrored: SymbolDrawing {
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
        var drawing = self
        for index in layers.indices { drawing.layers[index].path = layers[index].path.applying(mirror) }
        for index in pieces.indices { drawing.pieces[index].path = pieces[index].path.applying(mirror) }
        drawing.ink.origin.x = size.width - ink.maxX
        return drawing
    }

    /// All layers as one path, for a single colour; filled with the non-zero rule.
    package var path: Path {
        if layers.count == 1 { return layers[0].path }
        return layers.reduce(into: Path()) { $0.addPath($1.path) }
    }
}

extension Symbol.Scale {
    fileprivate var factor: CGFloat {
        switch self {
        case .small: 0.79
        case .medium: 1
        case .large: 1.29
        }
    }
}

/// The relation of the grid to text.
enum SymbolMetrics {
    static let gridSize = 24.0
    /// A full circle is as wide as the font size: 22 units plus the stroke.
    static let boxPerFontSize = gridSize / (22 + regularStroke)
    /// A symbol's layout size includes margins of two points on each side at 22 points.
    static let airPerFontSize = 2.0 / 22
    static let capHeightPerFontSize = 0.705
    static let regularStroke = 1.9

    /// The stroke width of a weight relative to regular, like the stems of a sans-serif face.
    static func strokeFactor(weight: Int) -> Double {
        let known = [0.32, 0.5, 0.74, 1, 1.12, 1.26, 1.4, 1.54, 1.68]
        let position = Double(min(max(weight, 100), 900) - 100) / 100
        let index = min(Int(position), known.count - 2)
        return known[index] + (known[index + 1] - known[index]) * (position - Double(index))
    }
}
