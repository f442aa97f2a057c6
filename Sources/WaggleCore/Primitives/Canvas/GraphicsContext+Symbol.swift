// Views in a canvas.

import Foundation
import WaggleDisplayList
import WaggleGeometry

extension GraphicsContext {
    /// The current appearance of one of a canvas's symbol views.
    public struct ResolvedSymbol {
        /// The view's ideal size in points.
        public var size: CGSize { symbol.size }
        let symbol: GraphicsSymbols.Symbol
    }

    /// The symbol view with a tag; nil if the canvas has none.
    ///
    /// Symbols keep their state and animate like any view; the canvas is drawn again when one changes. They receive no touches and
    /// are not accessible.
    public func resolveSymbol<ID>(id: ID) -> ResolvedSymbol? where ID: Hashable {
        recorder.symbols.symbol(AnyHashable(id)).map { ResolvedSymbol(symbol: $0) }
    }

    /// Draws a symbol view stretched to fill a rectangle of the context's coordinates, in points. An empty or infinite one draws nothing.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let rect = rect.standardized, size = symbol.size
        guard rect.isUsable, rect.width > 0, rect.height > 0, size.width > 0, size.height > 0, !symbol.symbol.list.isEmpty else { return }
        let transform = CGAffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
        draw(symbol.symbol, transform)
    }

    /// Draws a symbol view at its ideal size.
    /// - Parameter anchor: the point of the view that is placed at `point`.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = symbol.size
        draw(symbol.symbol, CGAffineTransform(translationX: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height))
    }

    private func draw(_ symbol: GraphicsSymbols.Symbol, _ transform: CGAffineTransform) {
        guard !symbol.list.isEmpty, transform.tx.isFinite, transform.ty.isFinite else { return }
        // A view's effects apply to each of its leaves; those of the context apply to the view as a whole.
        let flat = state.effects == 0 && state.opacity >= 1 || symbol.list.items.count == 1 && symbol.list.items[0]
            .content.hasNoParts ? symbol.list : recorder.wrapped(symbol.list, .flatten)
        record(DisplayList([recorder.transformed(flat, transform)]))
    }
}

extension DisplayList.Content {
    fileprivate var hasNoParts: Bool {
        switch self {
        case .fill, .stroke, .text, .image: true
        case .list, .effect, .sprites: false
        }
    }
}

/// The symbol views of a canvas, by tag. This base class has none, for contexts without symbols.
class GraphicsSymbols: @unchecked Sendable {
    struct Symbol {
        let size: CGSize
        /// With the view's top left corner at the origin.
        let list: DisplayList
    }
    func symbol(_ id: AnyHashable) -> Symbol? { nil }
}
