// Scroll views, as seen by scripts and tests.

import Foundation
import WaggleGeometry

/// A snapshot of a scroll view.
package struct ScrollViewState: Sendable {
    /// In window coordinates, in points.
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

    /// The visible scroll views, outer ones first, in source order.
    package var scrollViews: [ScrollViewState] {
        var found: [ScrollViewState] = []
        forEachItem { item in
            guard let scroll = item as? ScrollNode, scroll.isPlaced else { return }
            found.append(
                ScrollViewState(frame: scroll.convert(scroll.bounds, to: .global), geometry: scroll.geometry, phase: scroll.movement.phase))
        }
        return found
    }

    /// Scrolls the enclosing scroll views as little as needed to show an element completely, inner ones first.
    /// - Returns: false if the element is in no scroll view.
    @discardableResult
    package func reveal(_ id: AccessibilityElement.ID, animation: Animation? = nil) -> Bool {
        var target: ItemNode?, isFound = false
        forEachItem { if target == nil, $0.number == id.node { target = $0 } }
        guard let target else { return false }
        var item = target.layoutParent
        while let current = item {
            if let scroll = current as? ScrollNode {
                isFound = true
                let position = scroll.restingPosition(showing: scroll.frame(of: target))
                if position != scroll.position {
                    scroll.movement.go(to: .point(x: position.x, y: position.y), animation: animation, scroll)
                }
            }
            item = current.layoutParent
        }
        return isFound
    }
}
