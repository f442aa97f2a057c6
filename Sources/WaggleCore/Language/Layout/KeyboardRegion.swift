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
        guard let layer = WindowLayer.around(self) else { return }
        graph.root.keyboard = KeyboardRegion(height: size.height + graph.root.coveredEdges.bottom, layer: layer.layerBehind, node: number)
    }
    override func didEnd() {
        super.didEnd()
        // Another text's bar may be there already.
        if graph.root?.keyboard?.node == number { graph.root.keyboard = nil }
    }
}

/// The region at the bottom of the window that the keyboard covers.
struct KeyboardRegion: Equatable {
    /// From the window's bottom.
    let height: CGFloat
    /// The layer in which a text is edited; nil for the window's content. What is in others stays where it is.
    private(set) weak var layer: WindowLayer?
    /// The number of the node that makes the region.
    let node: UInt32

    init(height: CGFloat, layer: WindowLayer?, node: UInt32) { (self.height, self.layer, self.node) = (height, layer, node) }
    static func == (a: Self, b: Self) -> Bool { a.height == b.height && a.layer === b.layer && a.node == b.node }
}

extension EdgeInsets {
    func adding(keyboard: CGFloat) -> EdgeInsets { EdgeInsets(top: top, leading: leading, bottom: bottom + keyboard, trailing: trailing) }
}

extension ItemNode {
    /// How far the keyboard's region reaches above the item's covered bottom edge, in points.
    func keyboardReach(above covered: CGFloat) -> CGFloat { max(keyboardOverlap - covered, 0) }

    /// How far the keyboard's region covers the item from the bottom; 0 if a view around it ignores that region, and outside of the layer that it belongs to.
    var keyboardOverlap: CGFloat {
        guard let root = graph.root, let keyboard = root.keyboard, isPlaced else { return 0 }
        var outermost: ItemNode = self
        while let parent = outermost.layoutParent, !(outermost is WindowLayer) {
            if (outermost as? IgnoresSafeAreaNode)?.ignoresKeyboard == true { return 0 }
            outermost = parent
        }
        guard (outermost as? WindowLayer) === keyboard.layer else { return 0 }
        return max(convert(bounds, to: .global).maxY - (root.size.height - keyboard.height), 0)
    }
}
