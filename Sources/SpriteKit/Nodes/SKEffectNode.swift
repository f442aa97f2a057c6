import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A node whose children are first drawn into one image. The image has the node's z position, opacity and blend mode.
///
/// The children are sorted by z position among themselves. Overlapping children fade as one and blend only with each other.
@MainActor @preconcurrency
open class SKEffectNode: SKNode {
    /// True, the default, draws the children into one image; false draws them like those of any other node. A scene's default is false.
    open var shouldEnableEffects = true { didSet { if shouldEnableEffects != oldValue { didChange() } } }
    /// Has no effect: unchanged content is never redrawn.
    open var shouldRasterize = false
    /// How the image is blended with the content below it. `subtract` and `multiplyX2`, which only sprites and particles support,
    /// act as `alpha`.
    open var blendMode = SKBlendMode.alpha { didSet { if blendMode != oldValue { didChange() } } }

    @available(*, unavailable, message: "Nodes have no filters here; use SwiftUI's effects on the SpriteView.")
    open var filter: Any? { get { nil } set {} }
    @available(*, unavailable, message: "Nodes have no filters here; use SwiftUI's effects on the SpriteView.")
    open var shouldCenterFilter: Bool { get { true } set {} }
    @available(*, unavailable, message: "There are no shaders here.")
    open var shader: Any? { get { nil } set {} }

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    override var properties: [[NodeProperty]] { super.properties + [NodeProperty.effect] }
    override var drawsChildrenAsOne: Bool { shouldEnableEffects }
    override func group(_ children: DisplayList, in renderer: SceneRenderer, _ state: NodeState) {
        renderer.add(DisplayList.Item(bounds: children.bounds, content: .effect(.flatten, children)), state, blend: blendMode)
    }
}
