// The keyboard's region of the safe area: a bar at the bottom of the window while a text is edited.

import Foundation
import WaggleGeometry

/// Makes the view at the bottom of a layer the keyboard's region of the window.
nonisolated struct KeyboardRegionModifier: ItemModifier {
    typealias Body = Never
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> KeyboardRegionNode { KeyboardRegionNode(inputs) }
    @MainActor static func update(_ wrapper: KeyboardRegionNode, with modifier: Self) {}
}

@MainActor
final class KeyboardRegionNode: WrapperNode {
    override func placeItems() {
        super.placeItems()
        graph.root.keyboardHeight = size.height + graph.root.coveredEdges.bottom
    }
    override func didEnd() {
        super.didEnd()
        graph.root?.keyboardHeight = 0
    }
}

extension ItemNode {
    /// How far the keyboard's region covers the item from the bottom; 0 if a view around it ignores that region.
    var keyboardOverlap: CGFloat {
        guard let root = graph.root, root.keyboardHeight > 0, isPlaced else { return 0 }
        var item: ItemNode? = self
        while let current = item {
            if (current as? IgnoresSafeAreaNode)?.ignoresKeyboard == true { return 0 }
            item = current.layoutParent
        }
        return max(convert(bounds, to: .global).maxY - (root.size.height - root.keyboardHeight), 0)
    }
}
