// Compares the cached layout of the tree with a full layout.

import Foundation
import SwiftUI
@testable import WaggleCore
@testable import WaggleHeadless

extension HeadlessWindow {
    /// Lays out, rounds and draws every visible view again, and describes differences from the cached results; nil if there are none.
    ///
    /// Call while nothing moves.
    @MainActor func staleViews() -> String? {
        advance(to: time)
        let before = viewsInSight
        for view in before {
            view.item.setNeedsLayout()
            view.item.setNeedsResolve()
            view.item.setNeedsDisplay()
        }
        advance(to: time)
        let after = viewsInSight
        guard before.count == after.count else {
            let (old, new) = (Set(before.map { ObjectIdentifier($0.item) }), Set(after.map { ObjectIdentifier($0.item) }))
            let gone = before.first { !new.contains(ObjectIdentifier($0.item)) }, come = after.first { !old.contains(ObjectIdentifier($0.item)) }
            func name(_ view: ViewInSight?) -> String { view.map { "\(type(of: $0.item)) of \($0.item.viewPath ?? "the window"), \($0.frame)" } ?? "none" }
            return "\(before.count) views were in sight, \(after.count) are after a new layout; the first that has gone is \(name(gone)), the first that has come is \(name(come))"
        }
        for (old, new) in zip(before, after) where old.item !== new.item || !old.isNear(new) {
            return "\(type(of: new.item)) of \(new.item.viewPath ?? "the window"): \(old.frame), shown at \(old.shown), becomes \(new.frame), shown at \(new.shown)"
        }
        return nil
    }

    private struct ViewInSight {
        let item: ItemNode
        let frame: CGRect
        /// The frame that a leaf shows in its own space, and its size as drawn.
        let shown: CGRect, drawn: CGSize

        @MainActor init(_ item: ItemNode) {
            self.item = item
            frame = CGRect(origin: item.origin, size: item.size)
            let leaf = item as? LeafNode
            (shown, drawn) = (leaf?.shownFrame ?? .zero, leaf?.drawnSize ?? .zero)
        }
        func isNear(_ other: Self) -> Bool {
            func near(_ a: CGRect, _ b: CGRect) -> Bool {
                [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy { abs($0) < 1e-6 || $0.isNaN }
            }
            return near(frame, other.frame) && near(shown, other.shown) && near(CGRect(origin: .zero, size: drawn), CGRect(origin: .zero, size: other.drawn))
        }
    }
    @MainActor private var viewsInSight: [ViewInSight] {
        var views: [ViewInSight] = []
        func visit(_ item: ItemNode) {
            item.forEachItem { inner in
                guard !inner.isLeaving, inner.isPlaced else { return }
                views.append(ViewInSight(inner))
                visit(inner)
            }
        }
        visit(graph.root)
        return views
    }
}
