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
        "wifi": VariableParts(firstLayer: 0), "speaker.wave.1": VariableParts(firstLayer: 1), "speaker.wave.2": VariableParts(firstLayer: 1),
        "speaker.wave.3": VariableParts(firstLayer: 1), "dot.radiowaves.left.and.right": VariableParts(firstLayer: 0),
        "chart.bar": VariableParts(firstLayer: 0, dividesLayers: true), "ellipsis": VariableParts(firstLayer: 0, dividesLayers: true),
        "waveform": VariableParts(firstLayer: 0, dividesLayers: true), "rays": VariableParts(firstLayer: 0, dividesLayers: true),
        "sun.max": VariableParts(firstLayer: 1, dividesLayers: true),
    ]

    /// Of the symbol with a name, filled or not; nil for one that shows no value.
    static func parts(of name: String) -> VariableParts? {
        let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
        return table[GlyphTable.aliases[base] ?? base]
    }

    /// The stamps piece by piece, with the number of each.
    func pieces(of stamps: [Stamp]) -> [(stamps: [Stamp], number: Int?)] {
        var number = 0, result: [(stamps: [Stamp], number: Int?)] = []
        for (index, stamp) in stamps.enumerated() {
            guard index >= firstLayer else {
                result.append(([stamp], nil))
                continue
            }
            for part in dividesLayers ? stamp.polylines.map({ [$0] }) : [stamp.polylines] {
                var piece = stamp
                piece.polylines = part
                result.append(([piece], number))
                number += 1
            }
        }
        return result
    }
}
