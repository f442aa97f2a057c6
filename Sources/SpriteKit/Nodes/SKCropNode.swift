import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A node that shows its children only where another node draws something.
@MainActor @preconcurrency
open class SKCropNode: SKNode {
    /// The children are visible where the mask's pixels have an opacity of at least 0.05; nil, the default, disables masking.
    ///
    /// The mask uses the coordinates of this node and must have no parent. Its actions run with those of the children.
    open var maskNode: SKNode? {
        willSet { precondition(newValue?.parent == nil, "A crop node's mask must have no parent; remove it from its parent first.") }
        didSet {
            guard maskNode !== oldValue else { return }
            if oldValue?.croppedNode === self { oldValue?.croppedNode = nil }
            maskNode?.croppedNode = self
            didChange()
        }
    }

    /// The minimum opacity at which a pixel of the mask shows the children.
    private static let threshold = 0.05

    override var properties: [[NodeProperty]] { super.properties + [NodeProperty.crop] }
    override var nodeBesideChildren: SKNode? { maskNode }
    override var drawsChildrenAsOne: Bool { maskNode != nil }
    override func group(_ children: DisplayList, in renderer: SceneRenderer, _ state: NodeState) {
        guard let maskNode else { return }
        let mask = SceneRenderer(maskNode, maskNode.transformToParent.concatenating(state.transform), textEngine: renderer.textEngine).run()
        guard !mask.isEmpty else { return }
        let limit = DisplayList.Filter.alphaThreshold(min: Self.threshold, max: 1, color: .white)
        let cut = DisplayList([DisplayList.Item(bounds: mask.bounds, content: .effect(.filter(limit), mask))])
        renderer.add(
            DisplayList.Item(bounds: children.bounds.intersection(mask.bounds), content: .effect(.mask(cut), children)), state,
            blend: .alpha)
    }
}
