// Scrolling to what has to be seen: a caret, or the row that a key has reached.

import Foundation
import WaggleGeometry

extension ItemNode {
    /// Scrolls the scroll views around as little as needed for a part of the item to be seen. A scroll view that a finger pulls stays.
    /// - Parameter rect: the part, in the item's coordinates.
    func scrollIntoView(_ rect: CGRect) {
        var rect = rect, item: ItemNode = self
        while let parent = item.layoutParent {
            rect = rect.offsetBy(dx: item.origin.x, dy: item.origin.y)
            if let scroll = parent as? ScrollNode {
                let target = scroll.position(showing: rect, anchor: nil)
                if target != scroll.position, !scroll.movement.isPulled {
                    scroll.leaveInitialPlace()
                    scroll.setPosition(target)
                }
            }
            if let transform = parent.contentTransform { rect = rect.applying(transform) }
            item = parent
        }
    }
}
