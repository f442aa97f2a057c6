import Foundation
import WaggleGeometry

/// Finds a view by its id in the content of a scroll view, except in nested scroll views.
@MainActor
struct ScrollSearch {
    private let id: AnyHashable
    init(_ id: AnyHashable) { self.id = id }

    /// The frame of the first view with the id at or below an item, in the coordinates of the scroll view's content; nil if there is none.
    func frame(in item: ItemNode, of scroll: ScrollNode) -> CGRect? {
        if let lazy = item as? any LazyContainer, let frame = lazy.frame(ofSubview: id) {
            let origin = scroll.frame(of: item).origin
            return frame.offsetBy(dx: origin.x, dy: origin.y)
        }
        if let container = item as? ContainerNode, let index = container.content.subviewIndex(of: id),
           container.items.indices.contains(index) {
            return scroll.frame(of: container.items[index])
        }
        guard !(item is ScrollNode) else { return nil }
        var found: CGRect?
        item.forEachItem { below in
            if found == nil, below.isPlaced, !below.isLeaving { found = frame(in: below, of: scroll) }
        }
        return found
    }
}

// MARK: Scrolling to a caret, or to a row selected by keys

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
