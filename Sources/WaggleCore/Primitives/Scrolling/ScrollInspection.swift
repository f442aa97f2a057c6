// Scroll views as scripts and tests see them.

import Foundation
import WaggleGeometry

/// One scroll view of a window, as of the last update.
package struct ScrollViewState: Sendable {
    /// In the window, in points.
    package let frame: CGRect
    package let geometry: ScrollGeometry
    package let phase: ScrollPhase
}

extension ViewGraph {
    private func forEachItem(_ body: (ItemNode) -> Void) {
        func visit(_ item: ItemNode) {
            body(item)
            item.forEachItem { if !$0.isLeaving { visit($0) } }
        }
        visit(root)
    }

    /// The scroll views that are shown, outer ones first, in the order of the source.
    package var scrollViews: [ScrollViewState] {
        var found: [ScrollViewState] = []
        forEachItem { item in
            guard let scroll = item as? ScrollNode, scroll.isPlaced else { return }
            found.append(ScrollViewState(frame: scroll.convert(scroll.bounds, to: .global), geometry: scroll.geometry, phase: scroll.movement.phase))
        }
        return found
    }

    /// Scrolls the enclosing scroll views as little as needed to show all of an element, inner ones first.
    /// - Returns: false if it is in no scroll view.
    @discardableResult
    package func reveal(_ id: AccessibilityElement.ID, animation: Animation? = nil) -> Bool {
        var target: ItemNode?, isFound = false
        forEachItem { if target == nil, $0.number == id.node { target = $0 } }
        guard let target else { return false }
        var item = target.layoutParent
        while let current = item {
            if let scroll = current as? ScrollNode {
                isFound = true
                let place = scroll.position(showing: scroll.frame(of: target), anchor: nil)
                if place != scroll.position { scroll.movement.go(to: .place(x: place.x, y: place.y), animation: animation, scroll) }
            }
            item = current.layoutParent
        }
        return isFound
    }
}
