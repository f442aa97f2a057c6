// Symbols by name, as used by `Image(systemName:)`. All are original drawings, described by short stroke and fill recipes.

import Foundation
import WaggleGeometry

/// The symbols by name.
///
/// A name denotes a glyph of the tables, or one composed from it: with `.fill`, `.slash`, an enclosure such as `.circle` or `.square.fill`,
/// or a badge such as `.badge.plus`. Digits 0 to 50 and letters exist inside enclosures: `7.circle`, `a.square.fill`. Other names that
/// exist are shown by the nearest drawing. See also `Symbol`, which provides outlines, `SymbolComposer`, which implements the rules, and
/// `SymbolFallback`.
package enum Symbols {
    /// The symbol with a name, or the nearest drawn one if it has no drawing; nil if there is no such name, so that the caller can draw a
    /// placeholder and report it.
    package static func symbol(named name: String) -> Symbol? {
        if let known = lock.withLock({ found[name] }) { return known }
        let drawn = SymbolComposer(isLayered: false).shapes(named: name).map { Symbol(name: name, shapes: $0) }
        let symbol = drawn ?? SymbolFallback.name(for: name).flatMap { Self.symbol(named: $0) }
        return lock.withLock {
            // Two threads may compose it at the same time; the first one's symbol is kept.
            if let earlier = found[name] { return earlier }
            found.updateValue(symbol, forKey: name)
            return symbol
        }
    }

    /// The names that are drawn rather than composed, and their aliases; sorted.
    package static var drawnNames: [String] { (Array(GlyphTable.all.keys) + Array(GlyphTable.aliases.keys)).sorted() }

    /// Also that there is none. Symbols are immutable, so the whole process shares them.
    nonisolated(unsafe) private static var found: [String: Symbol?] = [:]
    private static let lock = NSLock()
}
