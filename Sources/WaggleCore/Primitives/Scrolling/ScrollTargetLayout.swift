// The views at which a scroll view settles, and which it reports.

import Foundation
import WaggleGeometry

nonisolated private struct ScrollTargetLayoutModifier: ItemModifier {
    let isEnabled: Bool
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> ScrollTargetLayoutNode {
        ScrollTargetLayoutNode(modifier.isEnabled, inputs)
    }
    @MainActor static func update(_ wrapper: ScrollTargetLayoutNode, with modifier: Self) { wrapper.isEnabled = modifier.isEnabled }
}

/// A layout whose subviews are the targets of the enclosing scroll view.
@MainActor
final class ScrollTargetLayoutNode: WrapperNode {
    var isEnabled: Bool
    private unowned let scroll: ScrollNode?

    init(_ isEnabled: Bool, _ inputs: ViewInputs) {
        self.isEnabled = isEnabled
        scroll = inputs.scroll
        super.init(inputs)
        scroll?.addTargetLayout(self)
    }
    override func didEnd() {
        super.didEnd()
        if let scroll, scroll.isAlive { scroll.parts.remove(self) }
    }

    /// Calls the closure for each target (in a lazy layout, each visible or nearby one) with its frame in the content's coordinates.
    func forEachTarget(_ body: (_ id: AnyHashable?, _ frame: CGRect) -> Void) {
        guard isEnabled, let scroll else { return }
        var item = inner
        // There may be modifiers around the layout.
        while let wrapper = item as? WrapperNode, !(wrapper is ScrollNode) { item = wrapper.inner }
        if let lazy = item as? any LazyContainer {
            let origin = scroll.frame(of: lazy).origin
            lazy.forEachSubviewNearby { body($0, $1.offsetBy(dx: origin.x, dy: origin.y)) }
        } else if let container = item as? ContainerNode, container.isPlaced {
            let origin = scroll.frame(of: container).origin
            for (index, item) in container.items.enumerated() where item.isPlaced {
                body(
                    container.content.subviewID(at: index),
                    CGRect(origin: CGPoint(x: origin.x + item.origin.x, y: origin.y + item.origin.y), size: item.size))
            }
        }
    }
}

extension View {
    /// Makes the subviews of the layout the targets of the enclosing scroll view, for `scrollPosition`,
    /// `scrollTargetBehavior(.viewAligned)` and others.
    ///
    /// If such layouts are nested, the outermost counts.
    @_disfavoredOverload public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}
