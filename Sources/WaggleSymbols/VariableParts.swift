// The parts of symbols that show a value.

import Foundation
import WaggleGeometry

extension Symbol {
    /// A piece of a symbol that lights up with a value, or that is always lit.
    package struct Piece: Sendable {
        /// Filled by the non-zero rule.
        package var path: Path
        /// As that of `Layer`.
        package var level: Int
        /// The number of the piece among those that show a value, from 0; nil for a piece that is always lit.
        package var number: Int?
    }
}

/// Which pieces of a drawn symbol show a value.
struct VariableParts {
    /// The layer of the recipe with the first such piece; layers before it are always lit.
    var firstLayer: Int
    /// True if each line of a layer is a piece of its own; else each layer is one.
    var dividesLayers = false

    private static let table: [String: VariableParts] = [
        // Signals that grow outwards.
        "wifi": VariableParts(firstLayer: 0), "dot.radiowaves.left.and.right": VariableParts(firstLayer: 0),
        "antenna.radiowaves.left.and.right": VariableParts(firstLayer: 0), "dot.radiowaves.right": VariableParts(firstLayer: 0),
        "dot.radiowaves.up.forward": VariableParts(firstLayer: 0), "wave.3.left": VariableParts(firstLayer: 0),
        "wave.3.right": VariableParts(firstLayer: 0),
        "cellularbars": VariableParts(firstLayer: 0, dividesLayers: true),
        "person.wave.2": VariableParts(firstLayer: 2), "phone.connection": VariableParts(firstLayer: 1),

        // Sound.
        "speaker.wave.1": VariableParts(firstLayer: 1), "speaker.wave.2": VariableParts(firstLayer: 1),
        "speaker.wave.3": VariableParts(firstLayer: 1),
        "waveform": VariableParts(firstLayer: 0, dividesLayers: true),

        // Bars, dots and rays.
        "chart.bar": VariableParts(firstLayer: 0, dividesLayers: true), "ellipsis": VariableParts(firstLayer: 0, dividesLayers: true),
        "rays": VariableParts(firstLayer: 0, dividesLayers: true), "sun.max": VariableParts(firstLayer: 1, dividesLayers: true),
        "slowmo": VariableParts(firstLayer: 1, dividesLayers: true), "timelapse": VariableParts(firstLayer: 1, dividesLayers: true),
        "aqi.low": VariableParts(firstLayer: 0), "aqi.medium": VariableParts(firstLayer: 0), "aqi.high": VariableParts(firstLayer: 0),
        "circle.hexagongrid": VariableParts(firstLayer: 0, dividesLayers: true), "target": VariableParts(firstLayer: 0),
        "lightbulb.max": VariableParts(firstLayer: 2, dividesLayers: true), "touchid": VariableParts(firstLayer: 0, dividesLayers: true),
        "rainbow": VariableParts(firstLayer: 0), "water.waves": VariableParts(firstLayer: 0, dividesLayers: true),
    ]

    /// Of the symbol with a name, filled or not; nil for one that shows no value.
    static func parts(of name: String) -> VariableParts? {
        let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
        return table[GlyphTable.aliases[base] ?? base]
    }

    /// The shapes piece by piece, with the number of each.
    func pieces(of shapes: [SymbolShape]) -> [(shapes: [SymbolShape], number: Int?)] {
        var number = 0, result: [(shapes: [SymbolShape], number: Int?)] = []
        for (index, shape) in shapes.enumerated() {
            guard index >= firstLayer else {
                result.append(([shape], nil))
                continue
            }
            for part in dividesLayers ? shape.polylines.map({ [$0] }) : [shape.polylines] {
                var piece = shape
                piece.polylines = part
                result.append(([piece], number))
                number += 1
            }
        }
        return result
    }
}
