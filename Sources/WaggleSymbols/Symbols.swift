// Symbols by name: what `Image(systemName:)` draws. All are our own drawings, described as short stroke and fill recipes.

import Foundation
import Synchronization
import WaggleGeometry

/// The symbols that can be drawn by name.
///
/// A name is a glyph of the tables, or made from one by rule: `.fill`, `.slash`, an enclosure such as `.circle` or `.square.fill` around it,
/// or `.badge.plus` and the like at its corner. Digits 0 to 50 and letters exist inside enclosures: `7.circle`, `a.square.fill`.
/// Next: `Symbol`, which gives outlines, and `SymbolComposer`, which knows the rules.
package enum Symbols {
    /// The symbol of that name; nil when there is none, so that the caller can draw a placeholder and say so.
    package static func symbol(named name: String) -> Symbol? {
        if let known = found.withLock({ $0[name] }) { return known }
        guard let stamps = SymbolComposer(isLayered: false).stamps(named: name), let layered = SymbolComposer(isLayered: true).stamps(named: name) else { return nil }
        let symbol = Symbol(name: name, stamps: stamps, layered: layered)
        return found.withLock {
            // Two threads may have composed it at once; the first one's outlines are kept.
            if let earlier = $0[name] { return earlier }
            $0[name] = symbol
            return symbol
        }
    }

    /// The names that are drawn rather than composed by rule, and the other names of the same glyphs; sorted.
    package static var drawnNames: [String] { (Array(GlyphTable.all.keys) + Array(GlyphTable.aliases.keys)).sorted() }

    /// A symbol never changes once it is made, so the whole process can share it.
    private static let found = Mutex<[String: Symbol]>([:])
}
