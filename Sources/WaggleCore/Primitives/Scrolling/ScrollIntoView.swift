// Scrolling to a caret, or to a row selected by keys.

import Foundation
import WaggleGeometry

extension ItemNode {
    /// Scrolls the enclosing scroll views as little as needed to show a part of the item, except those being dragged.
    /// - Parameter rect: the part, in the item's coordinates.
    func scrollIntoView(_ rect: CGRect) {
        var rect = rect, item: ItemNode = self
        while let parent = item.layoutParent {
            rect = rect.offsetBy(dx: item.origin.x, dy: item.origin.y)
            if let scroll = parent as? ScrollNode {
                let target = scroll.position(showing: rect, anchor: nil)
                if target != scroll.position, !scroll.movement.isPulled {
                    scroll.leaveInitialPosition()
                    scroll.setPosition(target)
                }
            }
            if let transform = parent.contentTransform { rect = rect.applying(transform) }
            item = parent
        }
    }
}
