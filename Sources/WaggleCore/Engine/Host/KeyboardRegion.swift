// The keyboard's region of the safe area: what the host draws there, and a bar on it, while a text is edited.

import Foundation
import WaggleGeometry

/// Makes the view at the bottom of a layer the keyboard's region of the window.
nonisolated struct KeyboardRegionModifier: ConstantModifier {
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> KeyboardRegionNode { KeyboardRegionNode(inputs) }
}

@MainActor
final class KeyboardRegionNode: WrapperNode {
    override func placeItems() {
        super.placeItems()
        guard let layer = WindowLayer.around(self) else { return }
        graph.root.keyboardBar = KeyboardBarRegion(height: size.height, layer: layer, node: number)
    }
    override func didEnd() {
        super.didEnd()
        // Another text's bar may be there already.
        if graph.root?.keyboardBar?.node == number { graph.root.keyboardBar = nil }
    }
}

/// A bar that stands on the keyboard, or on the window's bottom where the host draws none.
struct KeyboardBarRegion: Equatable {
    let height: CGFloat
    /// The layer that holds the bar.
    private(set) weak var layer: WindowLayer?
    /// The number of the node that makes the region.
    let node: UInt32

    init(height: CGFloat, layer: WindowLayer, node: UInt32) { (self.height, self.layer, self.node) = (height, layer, node) }
    static func == (a: Self, b: Self) -> Bool { a.height == b.height && a.layer === b.layer && a.node == b.node }
}

/// A keyboard that the host draws in front of the window.
struct DrawnKeyboard: Equatable {
    /// From the window's bottom.
    let height: CGFloat
    /// The layer in which a text is edited; nil for the window's content.
    private(set) weak var layer: WindowLayer?

    init(height: CGFloat, layer: WindowLayer?) { (self.height, self.layer) = (height, layer) }
    static func == (a: Self, b: Self) -> Bool { a.height == b.height && a.layer === b.layer }
}

/// The region at the bottom of the window that the keyboard and the bar on it cover.
struct KeyboardRegion: Equatable {
    /// From the window's bottom.
    let height: CGFloat
    /// The height of the keyboard that the host draws, which the bar stands on; 0 without one.
    let drawn: CGFloat
    /// The layer in which a text is edited; nil for the window's content. What is in others stays where it is.
    private(set) weak var layer: WindowLayer?
    private(set) weak var barLayer: WindowLayer?

    /// - Parameter covered: How far the safe area covers the window's bottom.
    @MainActor
    init?(bar: KeyboardBarRegion?, drawn: DrawnKeyboard?, covered: CGFloat) {
        guard bar != nil || drawn != nil else { return nil }
        self.drawn = drawn?.height ?? 0
        height = bar.map { $0.height + max(drawn?.height ?? 0, covered) } ?? self.drawn
        layer = bar.map { $0.layer?.layerBehind } ?? drawn?.layer
        barLayer = bar?.layer
    }
    static func == (a: Self, b: Self) -> Bool {
        a.height == b.height && a.drawn == b.drawn && a.layer === b.layer && a.barLayer === b.barLayer
    }
}

extension EdgeInsets {
    func adding(keyboard: CGFloat) -> EdgeInsets { EdgeInsets(top: top, leading: leading, bottom: bottom + keyboard, trailing: trailing) }
}

extension ItemNode {
    /// How far the keyboard's region reaches above the item's covered bottom edge, in points.
    func keyboardReach(above covered: CGFloat) -> CGFloat { max(keyboardOverlap - covered, 0) }

    /// How far the keyboard's region covers the item from the bottom; 0 if a view around it ignores that region, and outside of the layer
    /// that it belongs to.
    var keyboardOverlap: CGFloat {
        guard let root = graph.root, let keyboard = root.keyboard, isPlaced else { return 0 }
        var outermost: ItemNode = self
        while let parent = outermost.layoutParent, !(outermost is WindowLayer) {
            if (outermost as? IgnoresSafeAreaNode)?.ignoresKeyboard == true { return 0 }
            outermost = parent
        }
        let layer = outermost as? WindowLayer, height: CGFloat
        if layer === keyboard.layer {
            height = keyboard.height
        } else if let layer, layer === keyboard.barLayer {
            height = keyboard.drawn
        } else {
            return 0
        }
        // A view in a sheet that still slides in reaches below the window; the keyboard covers no more of it for that.
        return min(max(convert(bounds, to: .global).maxY - (root.size.height - height), 0), height)
    }
}
