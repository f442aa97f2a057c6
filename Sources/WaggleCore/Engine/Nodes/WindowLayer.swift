// Layers in front of a window's content: sheets, alerts, menus, popovers, tooltips.

import Foundation
import WaggleGeometry
import WaggleDisplayList

/// A layer of a window, as large as the window and in front of its content and of earlier layers.
///
/// A layer belongs to the node that presents it: it inherits that node's environment and ends with it. It is shown while the node is shown;
/// a modal one stays when another screen covers that node. The window lays it out, draws it and sends it touches. The preferences of its
/// content stay within it.
@MainActor
final class WindowLayer: ItemNode, SafeAreaCovering {
    override class var roles: NodeRoles { super.roles.union([.layer, .coversSafeArea]) }
    /// True if touches and accessibility cannot reach anything behind the layer while it is shown.
    var isModal: Bool
    /// True if the views behind it keep offering their focused values while the layer has the focus.
    var keepsFocusedValues = false
    /// True if it leaves the window's menu bar in sight and in reach.
    let leavesMenuBar: Bool
    /// How far the content behind the layer has receded, from 0 to 1.
    var recession: CGFloat = 0 {
        didSet { if recession != oldValue { root.setNeedsDisplay() } }
    }
    /// The window's root item. It may still be under construction when the first views present a layer.
    private unowned let root: RootNode
    /// Several views form a ZStack.
    private(set) var stack: LayoutNode<ZStackLayout>!
    /// Safe area insets in points; `leading` is left. nil for the window's.
    var safeArea: EdgeInsets? {
        didSet {
            guard safeArea != oldValue else { return }
            setNeedsLayout()
            didMove()
        }
    }

    init<Content: View>(_ content: Content, isModal: Bool, leavesMenuBar: Bool = false, _ inputs: ViewInputs) {
        (self.isModal, self.leavesMenuBar) = (isModal, leavesMenuBar)
        root = Self.root(above: inputs.parent)
        var inputs = inputs
        inputs.makesSubviewsOnDemand = false
        // A scroll view around the presenting node does not scroll the layer.
        (inputs.scrollSite, inputs.scrollModifiers) = (nil, nil)
        super.init(inputs)
        // Before the content is made, which may present layers in front of this one.
        root.add(self)
        stack = LayoutNode(ZStackLayout(), inputs.child(of: self), isImplicit: true)
        stack.layoutParent = self
        stack.adopt(Content._makeNode(content, in: inputs.child(of: stack)))
    }
    static func root(above node: ViewNode?) -> RootNode {
        var node = node
        while let parent = node?.parent { node = parent }
        guard let root = node as? RootNode else { preconditionFailure("A layer can be presented only inside a window.") }
        return root
    }
    /// The layer that contains an item; nil if it is in the window's content.
    static func around(_ item: ItemNode) -> WindowLayer? {
        var item: ItemNode? = item
        while let current = item, !(current is WindowLayer) { item = current.layoutParent }
        return item as? WindowLayer
    }
    /// The layer of the view that presents this one; nil if that is in the window's content.
    var layerBehind: WindowLayer? {
        var node = parent
        while let current = node, !(current is ItemNode) { node = current.parentAsShown }
        return (node as? ItemNode).flatMap(Self.around)
    }
    func update<Content: View>(_ content: Content) { Content._updateNode(stack.content, with: content) }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let stack { body(stack) } }
    override func forEachItem(_ body: (ItemNode) -> Void) { if let stack { body(stack) } }
    override func didEnd() { root.remove(self) }
    /// True if the layer goes on being shown when its presenter is hidden, because that is on a covered screen.
    var outlivesHiding: Bool {
        var node = parent
        while let current = node {
            if current.isHiddenByContainer, !current.isCovered { return false }
            node = current.parent
        }
        return isModal
    }
    override func shownDidChange() { root.layerDidChangeShown(self) }

    // MARK: Layout

    private var coveredEdges: EdgeInsets { safeArea ?? root.coveredEdges(of: self) }
    var safeAreaEdges: EdgeInsets { coveredEdges.adding(keyboard: keyboardEdge) }
    var keyboardEdge: CGFloat { keyboardReach(above: coveredEdges.bottom) }
    override var fixesSize: Bool { true }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func placeItems() {
        let covered = coveredEdges.adding(keyboard: keyboardEdge)
        let safe = CGRect(x: covered.leading, y: covered.top, width: max(size.width - covered.leading - covered.trailing, 0),
                          height: max(size.height - covered.top - covered.bottom, 0))
        let offer = ProposedViewSize(safe.size), size = stack.sizeThatFits(offer)
        stack.place(at: CGPoint(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2), proposal: offer)
    }

    override func makeDisplayList() -> DisplayList {
        var items: [DisplayList.Item] = []
        stack.appendDisplay(to: &items)
        return DisplayList(items)
    }
}
